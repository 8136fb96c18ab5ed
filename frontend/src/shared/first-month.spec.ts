import { afterEach, describe, expect, it } from 'vitest';
import { firstMonthPercent } from './installation';

const page = document.documentElement;

afterEach(() => delete page.dataset.firstMonth);

describe('the first-month discount', () => {
  it.each([
    ['50', 50],
    ['0', 0],
    ['__FIRST_MONTH__', 0],
    ['', 0],
  ])('is read from the page: "%s" is %s', (said, percent) => {
    page.dataset.firstMonth = said;
    expect(firstMonthPercent()).toBe(percent);
  });

  it('is 0 when the page specifies none', () => {
    expect(firstMonthPercent()).toBe(0);
  });
});
