import { describe, expect, it } from '@jest/globals';
import { exactBounds, share } from './share.mjs';

describe('exact confidence bounds', () => {
  // Where all or nothing hits, the bound has a closed form: 1 - 0.025^(1/n).
  it.each([1, 10, 80, 300])('for none of %i equal the closed form', (of) => {
    const { lower, upper } = exactBounds(share(0, of));
    expect(lower).toBe(0);
    expect(upper).toBeCloseTo(1 - 0.025 ** (1 / of), 10);
    expect(exactBounds(share(of, of)).lower).toBeCloseTo(0.025 ** (1 / of), 10);
    expect(exactBounds(share(of, of)).upper).toBe(1);
  });

  it.each([
    [1, 10, 0.0025, 0.445],
    [5, 10, 0.1871, 0.8129],
    [4, 20, 0.0573, 0.4366],
    [73, 81, 0.8146, 0.9564],
  ])('for %i of %i equal the published tables', (count, of, lower, upper) => {
    const bounds = exactBounds(share(count, of));
    expect(bounds.lower).toBeCloseTo(lower, 3);
    expect(bounds.upper).toBeCloseTo(upper, 3);
  });
});
