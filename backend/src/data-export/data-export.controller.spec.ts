import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import express, { type Response } from 'express';
import type { Logger } from 'pino';
import type { Audit } from '../platform/logging/audit.js';
import { eventually } from '../../test/harness/until.js';
import { DataExportController } from './data-export.controller.js';
import type { DataExportService } from './data-export.service.js';
import type { DataExportThrottle } from './data-export-throttle.js';

const LINE = 'x'.repeat(1000);

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** Serves a download of these pieces. @returns its address, and what is logged. */
async function serve(pieces: () => AsyncGenerator<string>) {
  const error = jest.fn();
  const controller = new DataExportController(
    { pieces } as unknown as DataExportService,
    { run: (_user: number, work: () => Promise<void>) => work() } as DataExportThrottle,
    { record: jest.fn() } as unknown as Audit,
    { error } as unknown as Logger,
  );
  const app = express();
  app.get('/', (request, response: Response) => void controller.download(1, request, response));
  server = app.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, error };
}

describe('a download', () => {
  it('has every piece once, in order', async () => {
    const { url } = await serve(async function* () {
      yield '[0';
      for (let piece = 1; piece < 30_000; piece += 1) yield await Promise.resolve(`,${piece}`);
      yield ']';
    });
    const numbers = Array.from({ length: 30_000 }, (_, index) => index);
    expect(await (await fetch(url)).json()).toEqual(numbers);
  });

  it('is cut off, and never looks complete, if reading fails half-way', async () => {
    const { url, error } = await serve(async function* () {
      for (let piece = 0; piece < 500; piece += 1) yield await Promise.resolve(LINE);
      throw new Error('away');
    });
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('is read no further than a slow client takes it, and no further once it leaves', async () => {
    const reading = { read: 0, ended: false };
    const { url, error } = await serve(async function* () {
      try {
        for (; reading.read < 100_000; reading.read += 1) yield await Promise.resolve(LINE);
      } finally {
        reading.ended = true;
      }
    });
    const leaving = new AbortController();
    await fetch(url, { signal: leaving.signal });
    await eventually(() => expect(reading.read).toBeGreaterThan(100));
    leaving.abort();
    await eventually(() => expect(reading.ended).toBe(true));
    expect(reading.read).toBeLessThan(50_000);
    expect(error).not.toHaveBeenCalled();
  });
});
