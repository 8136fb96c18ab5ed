import { expect, it, jest } from '@jest/globals';
import { until } from './processes.mjs';
import { provideServices } from './services.mjs';

/** URLs of servers that are not started here. */
const given = { DATABASE_URL: 'postgres://given', REDIS_URL: 'redis://given' };

it('a server given by its URL is used', async () => {
  expect(await provideServices({}, { given })).toEqual(given);
});

it('a server whose URL is in a file is used, and the URL is not copied', async () => {
  const files = { DATABASE_URL_FILE: '/secrets/database', REDIS_URL_FILE: '/secrets/redis' };
  expect(await provideServices({}, { given: files })).toEqual({});
  const { REDIS_URL } = given;
  const mixed = { DATABASE_URL_FILE: '/secrets/database', REDIS_URL };
  expect(await provideServices({}, { given: mixed })).toEqual({ REDIS_URL });
});

it('a server of our own that ended is started again on its port, which all processes know', async () => {
  const starts = [];
  let end;
  const start = (options) => {
    const port = starts.length === 0 ? 5000 : options.port;
    starts.push(port);
    const exited = new Promise((resolve) => (end = resolve));
    return { url: `redis://127.0.0.1:${port}`, port, exited, stop: () => {} };
  };
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.resetModules();
  jest.unstable_mockModule('./redis.mjs', () => ({ startRedis: start }));
  const services = await import('./services.mjs');
  const parts = [];
  const { DATABASE_URL } = given;
  const life = { keep: (part) => parts.push(part) };
  await services.provideServices(life, { given: { DATABASE_URL }, dataDir: 'unused' });
  end('SIGKILL');
  expect(await until(() => starts.length > 1, 5_000)).toBe(true);
  expect(starts).toEqual([5000, 5000]);
  parts[0].stop();
  jest.restoreAllMocks();
});
