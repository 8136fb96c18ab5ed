import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { nodeFlags } from '../launcher/node-flags.mjs';

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const children = new Set();

/**
 * Starts a role of the bench in its own process, with its own event loop. `ask(task, input)` runs a
 * task; `usage()` returns its CPU time and memory.
 */
export async function startRole(file, env = {}) {
  const child = keep(file, fork(pathOf(`roles/${file}`), { env: { ...process.env, ...env } }));
  const ready = once(child, 'message');
  const [{ port }] = await Promise.race([ready, child.failed]);
  const waiting = new Map();
  child.on('message', ({ id, answer }) => waiting.get(id)?.(answer));
  let lastId = 0;
  const ask = (task, input) => {
    const id = (lastId += 1);
    const answered = new Promise((resolve) => waiting.set(id, resolve));
    child.send({ id, task, input });
    return Promise.race([answered, child.failed]).finally(() => waiting.delete(id));
  };
  const url = `http://127.0.0.1:${port}`;
  return { url, ask, usage: () => ask('usage'), end: () => end(child, 'SIGKILL') };
}

/** Starts a process of the product and waits until it is ready. */
export async function startProduct(name, settings) {
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, PORT: port, METRICS_PORT: port, ...settings };
  const script = pathOf(`../dist/${name}.js`);
  const stdio = ['ignore', 'ignore', 'inherit'];
  const child = keep(name, spawn(process.execPath, [...nodeFlags(name), script], { env, stdio }));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([untilReady(url), child.failed]);
  return {
    url,
    pid: child.pid,
    usage: () => usageOf(url),
    end: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

export async function endAll() {
  await Promise.all([...children].map((child) => end(child, 'SIGKILL')));
}

/** Tracks a child; `failed` rejects when it exits unexpectedly. */
function keep(name, child) {
  children.add(child);
  child.failed = new Promise((_, reject) => {
    child.once('exit', (code, signal) => {
      children.delete(child);
      if (!child.ending) reject(new Error(`${name} ended: ${signal ?? code}`));
    });
  });
  child.failed.catch(() => {});
  return child;
}

async function end(child, signal) {
  if (!children.has(child)) return;
  const ended = once(child, 'exit');
  child.ending = true;
  child.kill(signal);
  await ended;
}

async function untilReady(url) {
  const ask = () => fetch(`${url}/health/ready`).catch(() => undefined);
  while (!(await ask())?.ok) await delay(20);
}

/** As reported by the process: CPU time in microseconds, resident memory in bytes. */
async function usageOf(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)[1]);
  const cpu = value('process_cpu_user_seconds_total') + value('process_cpu_system_seconds_total');
  return { cpu: cpu * 1e6, memory: value('process_resident_memory_bytes') };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
