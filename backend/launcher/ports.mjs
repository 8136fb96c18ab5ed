import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

/** Binds a port briefly. @returns its number, or null when it is in use. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen({ port, host }, () => {
      const bound = server.address().port;
      server.close(() => resolve(bound));
    });
  });
}

export async function isPortFree(port) {
  return (await tryPort(port)) !== null;
}

/** A free port of 127.0.0.1: the last one, stored in `file`, if it is still free. */
export async function choosePort(file) {
  const port = (await tryPort(lastPort(file), '127.0.0.1')) ?? (await tryPort(0, '127.0.0.1'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(port));
  return port;
}

function lastPort(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}
