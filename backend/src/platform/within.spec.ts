import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { within } from './within.js';

const never = new Promise<string>(() => undefined);
const tooLate = () => {
  throw new Error('too late');
};

it('returns the result or the error of work that ends in time', async () => {
  await expect(within(10_000, delay(1, 'done'), tooLate)).resolves.toBe('done');
  await expect(within(10_000, Promise.reject(new Error('no')), tooLate)).rejects.toThrow('no');
});

it('returns or throws the given outcome for late work', async () => {
  await expect(within(1, never, () => null)).resolves.toBeNull();
  await expect(within(1, never, tooLate)).rejects.toThrow('too late');
});

it('ignores a later failure of late work', async () => {
  const failures: unknown[] = [];
  const note = (reason: unknown) => failures.push(reason);
  process.on('unhandledRejection', note);
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<string>((_, reject) => (fail = reject));
  expect(await within(1, work, () => 'late')).toBe('late');
  fail(new Error('afterwards'));
  await delay(1);
  process.off('unhandledRejection', note);
  expect(failures).toEqual([]);
});
