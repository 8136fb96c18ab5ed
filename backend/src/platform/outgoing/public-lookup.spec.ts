import { describe, expect, it } from '@jest/globals';
import type { LookupOptions } from 'node:dns';
import { publicLookup } from './public-lookup.js';

const known = new Map([
  ['inside.example', '10.0.0.7'],
  ['mapped.example', '::ffff:169.254.169.254'],
  ['outside.example', '2606:4700::1111'],
]);

const lookUp = (
  hostname: string,
  local = false,
  options: LookupOptions = { all: true },
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    publicLookup({ local, known })(hostname, options, (error, found, family) =>
      error ? reject(error) : resolve(options.all ? found : [found, family]),
    );
  });

describe('a connection to a host chosen by a user', () => {
  it.each(['localhost', '127.0.0.1', '169.254.169.254', 'inside.example', 'mapped.example'])(
    'is not made to an address in our own network: %s',
    async (name) => {
      await expect(lookUp(name)).rejects.toThrow('no public address');
    },
  );

  it('is made to public addresses only, to exactly the one that was checked', async () => {
    expect(await lookUp('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await lookUp('outside.example')).toEqual([{ address: '2606:4700::1111', family: 6 }]);
    expect(await lookUp('outside.example', false, {})).toEqual(['2606:4700::1111', 6]);
  });

  it('may reach this machine by its own names in development, but nothing else private', async () => {
    expect(await lookUp('localhost', true)).not.toEqual([]);
    await expect(lookUp('inside.example', true)).rejects.toThrow('no public address');
  });
});
