import { describe, expect, it } from 'vitest';
import {
  cutText,
  dialOf,
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

describe('a phone number', () => {
  it.each([
    ['as in Italy', '051 649 2114', '0516492114'],
    ['with a slash after the area', '045/8001234', '0458001234'],
    ['with a slash and a country', '+39 0583/123456', '+390583123456'],
    ['with a spaced slash after the area', '030 / 12 34 56', '030123456'],
    ['in parentheses', '(051) 649-2114', '0516492114'],
    ['with the country in parentheses', '(+39) 045 8001234', '+390458001234'],
    ['with 00 for the plus', '0039 051/649.2114', '+390516492114'],
    ['as in Britain, for callers from anywhere', '+44 (0)20 7946 0958', '+442079460958'],
    ['as in Switzerland', '0041 (0)44 668 18 00', '+41446681800'],
    ['of Italy, where the zero is dialled', '+39 (0)51 123456', '+39051123456'],
    ['with a spaced dash within a mobile', '+39 333 123 - 456789', '+39333123456789'],
    ['with a spaced dash within a foreign one', '+86 138 0013 - 800012', '+861380013800012'],
    ['of a short line', '118', '118'],
    ['of an emergency line that starts with zeros', '000', '000'],
  ])('%s is dialled in full', (_, written, dialled) => {
    expect(dialOf(written)).toBe(dialled);
  });

  it.each([
    ['a second one after a slash', '051 123456 / 333 1234567', '051123456'],
    ['a second one right after a slash', '045 8001234/333 1234567', '0458001234'],
    ['a second one after a dash', '+39 045 800 1234 - 333 1234567', '+390458001234'],
    ['a second one of the same area after a dash', '051 123456 - 051 12345', '051123456'],
    ['a second one with its country', '045 8001234 +39 333 1234567', '0458001234'],
    ["the neighbour's last digit", '051 649 2114/5', '0516492114'],
  ])('with %s is dialled without it', (_, written, dialled) => {
    expect(dialOf(written)).toBe(dialled);
  });

  it('keeps an extension after a dash', () => {
    expect(dialOf('+49 30 123456 - 78')).toBe('+493012345678');
  });
});

describe('a weight', () => {
  it.each([
    ['12', '12 kg'],
    ['about 3,5', 'about 3,5 kg'],
    ['3.8 kg', '3.8 kg'],
    ['4KG', '4KG'],
    ['900 g', '900 g'],
    ['26 lbs', '26 lbs'],
    ['26 pounds', '26 pounds'],
    ['12 kilograms', '12 kilograms'],
    ['5 chilogrammi', '5 chilogrammi'],
    ['1 chilo', '1 chilo'],
    ['12 libbre', '12 libbre'],
    ['13 stone', '13 stone'],
    ['2 st 3', '2 st 3'],
    ['Kg 4,5', 'Kg 4,5'],
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
