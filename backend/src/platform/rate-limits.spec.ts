import { expect, it } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countGuess } from './rate-limits.js';

const limiter = () => new RateLimiterMemory({ points: 2, duration: 60 });

const wrong = () => Promise.resolve(null);
const right = () => Promise.resolve('found');

it('wrong guesses use up the limit, even for the right one', async () => {
  const wrongs = limiter();
  expect(await countGuess(wrongs, 'ada', wrong)).toBeNull();
  expect(await countGuess(wrongs, 'ada', wrong)).toBeNull();
  await expect(countGuess(wrongs, 'ada', right)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

it('guesses that are right, or cannot be checked, do not count', async () => {
  const wrongs = limiter();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const away = new Error('the database is away');
    await expect(countGuess(wrongs, 'ada', () => Promise.reject(away))).rejects.toBe(away);
    expect(await countGuess(wrongs, 'ada', right)).toBe('found');
  }
});
