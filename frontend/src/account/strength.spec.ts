import { describe, expect, it } from 'vitest';
import { strengthOf } from './strength';

const ANNA = ['Anna Maria Rossi', 'anna.rossi@a-long-name-of-a-company.example.org'];

describe('the strength of a password', () => {
  it.each([
    ['password', 1],
    ['zampa1', 1],
    ['micia12', 2],
    ['micia-cat', 3],
    ['owls-at-midnight-7', 4],
  ])('of "%s" is level %i', (password, step) => {
    expect(strengthOf(password, [])).toBe(step);
  });

  it.each([
    'AnnaMaria',
    'annamariarossi',
    'anna.rossi',
    'Anna Maria Rossi',
    'rossi1',
    ANNA[1] ?? '',
  ])("is weak when it consists of the user's own details: %s", (password) => {
    expect(strengthOf(password, ANNA)).toBe(1);
  });

  it('counts only the characters added to a name', () => {
    expect(strengthOf('owls-at-midnight-7anna maria rossi', ANNA)).toBe(4);
    expect(strengthOf('Anna Maria Rossi12', ANNA)).toBe(1);
  });

  it('is computed quickly for the longest password', () => {
    const begin = performance.now();
    strengthOf('x7$K9!pQz2&mN4'.repeat(10).slice(0, 128), ANNA);
    expect(performance.now() - begin).toBeLessThan(1_000);
  });
});
