import { describe, expect, it } from 'vitest';
import {
  cutText,
  formatDay,
  formatDayOfYear,
  formatMoment,
  formatMonth,
  formatNearDay,
  formatNumber,
  formatPrice,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeight,
  formatYear,
} from './format';
import { formatDays } from './format-days';

describe('a weight', () => {
  it.each([
    ['12', '12 kg'],
    ['about 3,5', 'about 3,5 kg'],
    ['3.8 kg', '3.8 kg'],
    ['4KG', '4KG'],
    ['900 g', '900 g'],
    ['26 lbs', '26 lbs'],
    ['unknown', 'unknown'],
  ])('of %s is shown as %s', (weight, shown) => {
    expect(formatWeight(weight, 'en')).toBe(shown);
  });

  it('has a decimal comma in Italian, however it was typed', () => {
    expect(formatWeight('3.8', 'it')).toBe('3,8 kg');
    expect(formatWeight('circa 3.5 kg', 'it')).toBe('circa 3,5 kg');
    expect(formatWeight('12', 'it')).toBe('12 kg');
  });
});

describe('a date and time', () => {
  const moment = new Date(2026, 1, 6, 9, 5, 7);

  it.each(['en-GB', 'it-IT'])('is formatted as the browser does in %s', (locale) => {
    const twoDigits = { hour: '2-digit', minute: '2-digit' } as const;
    const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const time = new Intl.DateTimeFormat(locale, twoDigits);
    const whole = new Intl.DateTimeFormat(locale, { ...figures, ...twoDigits, second: '2-digit' });
    expect(formatTime(moment.toISOString())).toBe(time.format(moment));
    expect(formatMoment(moment.toISOString())).toBe(whole.format(moment));
  });
});

describe('a day', () => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(2025, month, month + 1, 9));

  it.each([
    ['en', 'en-GB'],
    ['it', 'it-IT'],
  ] as const)('is formatted as the browser does in %s', (language, locale) => {
    const [day, year] = [{ day: 'numeric' }, { year: 'numeric' }] as const;
    const [long, short] = [{ month: 'long' }, { month: 'short' }] as const;
    const formats = [
      [formatDay, { dateStyle: 'long' }],
      [formatDayOfYear, { ...day, ...long }],
      [formatShortDay, { ...day, ...short }],
      [formatNearDay, { ...day, ...short, ...year }],
      [formatWeekday, { weekday: 'long' }],
      [formatMonth, short],
      [formatYear, year],
    ] as const;
    for (const [format, options] of formats) {
      const written = days.map((one) => format(one.toISOString(), language));
      const browser = new Intl.DateTimeFormat(locale, options);
      expect(written).toEqual(days.map((one) => browser.format(one)));
    }
  });
});

describe('a date range', () => {
  it.each([
    ['2026-05-03', '2026-05-03', '3 May 2026', '3 maggio 2026'],
    ['2026-05-03', '2026-05-09', '3–9 May 2026', '3–9 maggio 2026'],
    ['2026-05-03', '2026-06-09', '3 May – 9 June 2026', '3 maggio – 9 giugno 2026'],
    ['2025-05-03', '2026-05-09', '3 May 2025 – 9 May 2026', '3 maggio 2025 – 9 maggio 2026'],
  ])('from %s to %s repeats no month or year needlessly', (from, to, english, italian) => {
    expect(formatDays(from, to, 'en')).toBe(english);
    expect(formatDays(from, to, 'it')).toBe(italian);
  });
});

describe('a number', () => {
  it.each([
    ['en', 'en-GB'],
    ['it', 'it-IT'],
  ] as const)('is formatted as the browser does in %s', (language, locale) => {
    const plain = [0, 4, 4.05, -0.5, 0.001, 12.3456789, 999, 999.9994, -37.5, 1 / 3];
    const others = [0.0001, 0.0000001, 999.9996, 1000, 1234.5, 12_345, 1_000_000];
    const browser = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
    const all = [...plain, ...others];
    const written = all.map((value) => formatNumber(value, language));
    expect(written).toEqual(all.map((value) => browser.format(value)));
  });
});

describe('a long text', () => {
  it('is cut with one ellipsis character', () => {
    expect(cutText('x'.repeat(31), 30)).toBe(`${'x'.repeat(30)}…`);
  });

  it('is not cut within an emoji', () => {
    expect(cutText('ab🐾cd', 3)).toBe('ab…');
  });

  it('is not cut at exactly the maximum length', () => {
    expect(cutText('x'.repeat(30), 30)).toBe('x'.repeat(30));
  });
});

describe('a price', () => {
  it('is formatted as in the specification', () => {
    const prices = [formatPrice(1299, 'EUR', 'en'), formatPrice(1499, 'USD', 'en')];
    expect(prices).toEqual(['€12.99', '$14.99']);
  });

  it('is formatted the Italian way in Italian', () => {
    expect(formatPrice(1299, 'EUR', 'it')).toBe('12,99\u00a0€');
  });

  it('has no decimals when it is zero', () => {
    expect(formatPrice(0, 'EUR', 'en')).toBe('€0');
  });
});
