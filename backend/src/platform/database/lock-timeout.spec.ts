import { expect, it, jest } from '@jest/globals';
import { retryOnLockTimeout } from './lock-timeout.js';

const failing = (code: string) =>
  jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(Object.assign(new Error('failed'), { driverError: { code } }))
    .mockResolvedValue('done');

it.each(['55P03', '40P01'])('repeats what failed with %s: others held the locks', async (code) => {
  const work = failing(code);
  expect(await retryOnLockTimeout(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not repeat what failed for another reason', async () => {
  await expect(retryOnLockTimeout(failing('23505'))).rejects.toThrow('failed');
});
