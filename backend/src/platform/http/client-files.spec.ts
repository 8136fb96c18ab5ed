import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import express from 'express';
import { clientFiles } from './client-files.js';

let folder: string;
let server: Server;
let failures: unknown[];

const visit = (path: string, headers = {}) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${String(port)}${path}`, { headers });
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
  writeFileSync(join(folder, 'index.js'), 'run();');
  writeFileSync(join(folder, 'other.js'), 'rest();');
  failures = [];
  const app = express();
  app.use(clientFiles(folder, { extensions: [] }));
  const failed: express.ErrorRequestHandler = (error, _request, response, _next) => {
    failures.push(error);
    response.destroy();
  };
  app.use(failed);
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('a file that is gone ends its connection and nothing else', async () => {
  rmSync(join(folder, 'index.js'));
  await expect(visit('/index.js')).rejects.toThrow();
  expect(await (await visit('/other.js')).text()).toBe('rest();');
  expect(failures).toEqual([]);
});

it.each(['bytes=10-5', 'bytes=0-99999999999999999999', 'bytes=99-', 'bytes=-2', 'lines=1'])(
  'a range gets the whole file: %s',
  async (range) => {
    const response = await visit('/index.js', { range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('run();');
    expect(failures).toEqual([]);
  },
);
