// A web space as the simplest hosts have it: the files of a folder, `index.html` for a folder, `404.html` for the rest.
// It rewrites nothing and sends no header beside the kind of a file.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KINDS = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const CODINGS = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => gzipSync(content),
};
const ENGINE = new URL('../../assets/engine', import.meta.url).pathname;

/** Whether the engine for browsers was built; where all is checked, it must have been. */
export function hasEngine() {
  const isBuilt = existsSync(ENGINE) && readdirSync(ENGINE).some((name) => name.endsWith('.wasm.br'));
  if (!isBuilt && process.env.CI) throw new Error('there is no engine for browsers: run scripts/wasm first');
  if (!isBuilt) console.log('      skipped: there is no engine for browsers; scripts/wasm builds it');
  return isBuilt;
}

/** Writes a site by `jogada site` to a folder of its own. */
export function writeSite(path = '/', ...more) {
  const folder = mkdtempSync(join(tmpdir(), 'jogada-site-'));
  const args = ['site', folder, '--base-path', path, '--lang', 'en', ...more];
  const { status, stdout, stderr } = spawnSync(process.env.JOGADA ?? 'jogada', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return folder;
}

/** What a site answers to everybody alike, from its file. */
export function answerOf(folder, path) {
  const name = readdirSync(join(folder, 'assets')).find((one) => one.startsWith('answers.')) ?? '';
  return JSON.parse(readFileSync(join(folder, 'assets', name, 'en', `${path}.json`), 'utf8'));
}

export const removeSite = (folder) => rmSync(folder, { recursive: true, force: true });

/** Offers a folder below a path, at the same address again after it was stopped. */
export class WebSpace {
  /** @param {string} folder @param {{path?: string, coding?: 'br' | 'gzip' | null}} [how] */
  constructor(folder, { path = '/', coding = null } = {}) {
    this.folder = folder;
    this.path = path === '/' ? '' : path;
    this.coding = coding;
    this.port = 0;
    this.coded = new Map();
    /** The paths that were asked for, with the status of the answer. */
    this.asked = [];
  }

  get base() {
    return `http://127.0.0.1:${this.port}${this.path}`;
  }

  async start() {
    this.server = createServer((request, response) => this.#answer(request, response));
    await new Promise((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = this.server.address().port;
    return this;
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #answer({ url, headers }, response) {
    const { pathname, search } = new URL(url, this.base);
    const [status, file] = this.#find(pathname);
    this.asked.push([pathname, status]);
    if (status === 301) return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    if (!file) return response.writeHead(404).end();
    const kind = KINDS[extname(file)] ?? 'application/octet-stream';
    const isCoded = this.coding && headers['accept-encoding']?.includes(this.coding) && !kind.endsWith('png');
    const coding = isCoded ? { 'content-encoding': this.coding } : {};
    const content = isCoded ? this.#code(file) : readFileSync(file);
    response.writeHead(status, { 'content-type': kind, 'content-length': content.length, ...coding });
    response.end(content);
  }

  /** @returns {[status: number, file: string | null]} */
  #find(pathname) {
    if (pathname !== this.path && !pathname.startsWith(`${this.path}/`)) return [404, null];
    const file = join(this.folder, normalize(decodeURIComponent(pathname.slice(this.path.length))));
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    if (isFolder && !pathname.endsWith('/')) return [301, null];
    const index = isFolder ? join(file, 'index.html') : file;
    if (existsSync(index)) return [200, index];
    return [404, join(this.folder, '404.html')];
  }

  #code(file) {
    const key = `${this.coding} ${file} ${statSync(file).mtimeMs}`;
    if (!this.coded.has(key)) this.coded.set(key, CODINGS[this.coding](readFileSync(file)));
    return this.coded.get(key);
  }
}
