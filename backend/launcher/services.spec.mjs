import { expect, it } from '@jest/globals';
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
