// Chromium with an empty page, and a server on loopback for what it imports.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const TYPES = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
  ".html": "text/html",
};
const FOLDERS = { npm: "../../../target/wasm/npm", embed: "../../../target/wasm/embed", tests: "." };
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

/** @param {{isolated: boolean}} options whether pages may share memory with their workers */
async function serve({ isolated }) {
  const server = createServer(async (request, response) => {
    const [, folder, ...path] = new URL(request.url ?? "/", "http://localhost").pathname.split("/");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (isolated) response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    if (isolated) response.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
    const file = FOLDERS[folder] && fileURLToPath(new URL(`${FOLDERS[folder]}/${path.join("/")}`, import.meta.url));
    const empty = "<!doctype html><html lang=en><title>Jogada</title><link rel=icon href=data:,>";
    const body = file ? await readFile(file).catch(() => null) : empty;
    response.setHeader("Content-Type", (file && TYPES[extname(file)]) ?? "text/html; charset=utf-8");
    response.writeHead(body === null ? 404 : 200).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** A page; `run` evaluates the body of an async function in it. */
export async function open({ isolated = false, path = "/" } = {}) {
  const server = await serve({ isolated });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
  const page = await browser.newPage({ locale: "en-GB" });
  page.setDefaultTimeout(120_000);
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(server.origin + path);
  const close = async () => {
    await browser.close();
    server.close();
    if (complaints.length) throw new Error(complaints.join("\n"));
  };
  const run = (/** @type {string} */ body) => page.evaluate(`(async () => { ${body} })()`);
  return { origin: server.origin, page, run, close, complaints };
}
