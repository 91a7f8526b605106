// The worker in Node.
import { parentPort } from "node:worker_threads";
import { serve } from "./serve.js";

if (parentPort) {
  const port = parentPort;
  const hear = serve((message) => port.postMessage(message));
  port.on("message", hear);
}
