import { describe, expect, it } from 'vitest';
import { cutText, formatMoment, formatPrice, formatTime, formatWeight } from './format';

describe('a weight', () => {
  it.each([
    ['12', '12 kg'],
    ['about 3,5', 'about 3,5 kg'],
    ['3.8 kg', '3.8 kg'],
    ['4KG', '4KG'],
    ['900 g', '900 g'],
    ['26 lbs', '26 lbs'],
    ['unknown', 'unknown'],
  ])('%s is shown as %s', (weight, shown) => {
    expect(formatWeight(weight, 'en')).toBe(shown);
  });

  it('has a comma in Italian, however it was typed', () => {
    expect(formatWeight('3.8', 'it')).toBe('3,8 kg');
    expect(formatWeight('circa 3.5 kg', 'it')).toBe('circa 3,5 kg');
    expect(formatWeight('12', 'it')).toBe('12 kg');
  });
});

describe('a moment', () => {
  const moment = new Date(2026, 1, 6, 9, 5, 7);

  it.each(['en-GB', 'it-IT'])('is written as the browser writes it in %s', (locale) => {
    const twoDigits = { hour: '2-digit', minute: '2-digit' } as const;
    const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const time = new Intl.DateTimeFormat(locale, twoDigits);
    const whole = new Intl.DateTimeFormat(locale, { ...figures, ...twoDigits, second: '2-digit' });
    expect(formatTime(moment.toISOString())).toBe(time.format(moment));
    expect(formatMoment(moment.toISOString())).toBe(whole.format(moment));
  });
});

describe('a long text', () => {
  it('is cut with one ellipsis character', () => {
    expect(cutText('x'.repeat(31), 30)).toBe(`${'x'.repeat(30)}…`);
  });

  it('is not cut within an emoji', () => {
    expect(cutText('ab🐾cd', 3)).toBe('ab…');
  });

  it('stays whole at exactly the length', () => {
    expect(cutText('x'.repeat(30), 30)).toBe('x'.repeat(30));
  });
});

describe('a price', () => {
  it('is written as in the specification', () => {
    const prices = [formatPrice(1299, 'EUR', 'en'), formatPrice(1499, 'USD', 'en')];
    expect(prices).toEqual(['€12.99', '$14.99']);
  });

  it('is written as Italians do in Italian', () => {
    expect(formatPrice(1299, 'EUR', 'it')).toBe('12,99\u00a0€');
  });

  it('has no decimals when there is nothing in them', () => {
    expect(formatPrice(0, 'EUR', 'en')).toBe('€0');
  });
});
