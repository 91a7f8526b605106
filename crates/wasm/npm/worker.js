// The worker in browsers.
import { serve } from "./serve.js";

const hear = serve((message) => postMessage(message));
onmessage = (event) => hear(event.data);
