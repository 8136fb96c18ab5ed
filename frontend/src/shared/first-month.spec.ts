import { afterEach, describe, expect, it } from 'vitest';
import { firstMonthPercent } from './installation';

const page = document.documentElement;

afterEach(() => delete page.dataset.firstMonth);

describe('the percentage of the first month', () => {
  it.each([
    ['50', 50],
    ['0', 0],
    ['__FIRST_MONTH__', 0],
    ['', 0],
  ])('is what the page says: "%s" is %s', (said, percent) => {
    page.dataset.firstMonth = said;
    expect(firstMonthPercent()).toBe(percent);
  });

  it('is nothing where the page says nothing', () => {
    expect(firstMonthPercent()).toBe(0);
  });
});
