import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const children = [];

/** Starts a part of the bench in a process of its own, with an event loop of its own: its URL. */
export async function startRole(file, env = {}) {
  const child = keep(fork(pathOf(file), { env: { ...process.env, ...env } }));
  const [{ port }] = await Promise.race([once(child, 'message'), early(child, file)]);
  return `http://127.0.0.1:${port}`;
}

/** Starts a real process of the product, and waits until it is ready: its URL. */
export async function startProduct(name, settings) {
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, PORT: port, METRICS_PORT: port, ...settings };
  const script = pathOf(`../dist/${name}.js`);
  const stdio = ['ignore', 'ignore', 'inherit'];
  const child = keep(spawn(process.execPath, [script], { env, stdio }));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([untilReady(url), early(child, name)]);
  return url;
}

export function endAll() {
  for (const child of children) child.kill('SIGKILL');
}

function keep(child) {
  children.push(child);
  return child;
}

async function early(child, name) {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`${name} ended: ${signal ?? code}`);
}

async function untilReady(url) {
  const ask = () => fetch(`${url}/health/ready`).catch(() => undefined);
  while (!(await ask())?.ok) await delay(50);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
