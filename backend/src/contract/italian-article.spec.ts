import { describe, expect, it } from '@jest/globals';
import { withArticle } from './italian-article.js';

const day = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('it-IT', { ...options, timeZone: 'UTC' }).format(new Date(iso));

describe('the Italian article of a date', () => {
  it.each([
    ['2027-01-08', "l'8 gennaio 2027"],
    ['2027-03-11', "l'11 marzo 2027"],
    ['2027-01-01', 'il 1 gennaio 2027'],
    ['2027-02-18', 'il 18 febbraio 2027'],
    ['2027-12-28', 'il 28 dicembre 2027'],
  ])('of %s: %s', (iso, said) => {
    expect(withArticle('il', day(iso, { dateStyle: 'long' }))).toBe(said);
  });

  it('is the same for short and numeric dates', () => {
    const short = { day: 'numeric', month: 'short' } as const;
    expect(withArticle('dal', day('2027-01-08', short))).toBe("dall'8 gen");
    expect(withArticle('al', day('2027-03-11', short))).toBe("all'11 mar");
    expect(withArticle('del', day('2027-01-01', short))).toBe('del 1 gen');
    expect(withArticle('dal', '08/12/2026, 21:05:09')).toBe("dall'08/12/2026, 21:05:09");
    expect(withArticle('dal', '01/12/2026, 21:05:09')).toBe('dal 01/12/2026, 21:05:09');
  });
});

describe('the Italian article of a number', () => {
  it.each([
    ['8 %', "nell'8 %"],
    ['8,5 %', "nell'8,5 %"],
    ['11%', "nell'11%"],
    ['80 %', "nell'80 %"],
    ['18 %', 'nel 18 %'],
    ['110 %', 'nel 110 %'],
    ['1\u00a0%', "nell'1\u00a0%"],
    ['10 %', 'nel 10 %'],
    ['1,5 %', "nell'1,5 %"],
    ['0 %', 'nello 0 %'],
    ['0,8 %', 'nello 0,8 %'],
  ])('of %s: %s', (number, said) => {
    expect(withArticle('nel', number)).toBe(said);
  });
});
