// The real program, on a port of its own.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts `jogada serve`, below a path if one is given, with more arguments on known data, and waits until it answers. */
export async function serve(path = '/', { folder = newFolder(), more = [] } = {}) {
  const port = await freePort();
  const program = spawn(
    process.env.JOGADA ?? 'jogada',
    [
      'serve',
      '--port',
      String(port),
      '--data',
      join(folder, 'games.db'),
      '--no-open',
      '--base-path',
      path,
      ...more,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const halt = () => {
    program.kill('SIGINT');
    return ended;
  };
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  const again = async (...wanted) => {
    await halt();
    return serve(path, { folder, more: wanted });
  };
  const base = `http://127.0.0.1:${port}${path === '/' ? '' : path}`;
  await answers(base, program);
  return { base, stop, halt, again };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'jogada-page-'));

/**
 * A line to the server that can be cut: while it is, nothing gets through and nobody can connect.
 * @param {string} base
 */
export async function cuttable(base) {
  const target = Number(new URL(base).port);
  const open = new Set();
  let isCut = false;
  const relay = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one);
      one.on('error', () => {}).on('close', () => (other.destroy(), open.delete(one)));
      one.pipe(other);
    }
  });
  await new Promise((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${relay.address().port}`,
    cut: () => ((isCut = true), open.forEach((socket) => socket.destroy())),
    mend: () => (isCut = false),
    close: () => (relay.close(), open.forEach((socket) => socket.destroy())),
  };
}

async function answers(base, program) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (program.exitCode !== null) throw new Error(`the server stopped with ${program.exitCode}`);
    if (
      await fetch(`${base}/api/about`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
