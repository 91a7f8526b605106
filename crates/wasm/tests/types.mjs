// src/api/types.d.ts: declarations of what crosses to and from JavaScript, from the schemas of examples/types.rs.
// Usage: types.mjs SCHEMAS.json; without UPDATE=1 it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const schemas = JSON.parse(readFileSync(process.argv[2], "utf8"));
const tree = await openapiTS(schemas, { rootTypes: true, rootTypesNoSchemaPrefix: true });
// Only the types: there are no addresses.
const text = astToString(tree)
  .replace(/^export (type|interface) (paths|webhooks|operations|\$defs)\b.*\n/gm, "")
  .replace(/^export interface components/m, "interface components")
  .replace(/^ *\* Format: .*\n/gm, "")
  .replace(/@description /g, "")
  .replace(/^    (responses|parameters|requestBodies|headers|pathItems): never;\n/gm, "");
const file = new URL("../src/api/types.d.ts", import.meta.url);
if (text !== readFileSync(file, "utf8")) {
  if (!process.env.UPDATE) throw new Error("src/api/types.d.ts is out of date: UPDATE=1 crates/wasm/tests/run types");
  writeFileSync(file, text);
}
