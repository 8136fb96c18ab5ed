import { describe, expect, it } from 'vitest';
import { care as en } from './texts/en/care';
import { care as it_ } from './texts/it/care';
import { REPEATS, repeatOf, repeatText, ruleOf, splitRule, withEnd } from './repeat';

const STARTS = ['2026-02-28T08:00', '2028-02-29T20:00', '2026-01-30T09:00', '2026-05-31T00:00'];

describe('a repeat', () => {
  it('survives conversion to a rule and back, whatever day it starts on', () => {
    for (const startsAt of STARTS) {
      for (const repeat of REPEATS)
        expect(repeatOf(ruleOf(repeat, startsAt), startsAt)).toBe(repeat);
    }
  });

  it.each([
    ['monthly', '2026-05-28T09:00', 'FREQ=MONTHLY'],
    ['monthly', '2026-05-31T09:00', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
    ['quarterly', '2026-01-30T09:00', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
    ['yearly', '2028-02-29T09:00', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1'],
  ] as const)('that is %s from %s skips no month: %s', (repeat, startsAt, rule) => {
    expect(ruleOf(repeat, startsAt)).toBe(rule);
  });

  it('is separated from its end', () => {
    const rule = 'FREQ=DAILY;COUNT=7;INTERVAL=2';
    expect(splitRule(rule)).toEqual({ base: 'FREQ=DAILY;INTERVAL=2', count: '7', until: null });
    expect(splitRule('FREQ=DAILY;UNTIL=20270301T200000Z').until).toBe('2027-03-01');
    expect(withEnd('FREQ=DAILY', { count: null, until: '2027-03-01' })).toBe(
      'FREQ=DAILY;UNTIL=20270301',
    );
  });

  it.each([
    ['MO,TU,WE,TH,FR', 'every weekday', 'dal lunedì al venerdì'],
    ['MO,TU,WE,TH,FR,SA', 'every day except Sunday', 'ogni giorno tranne la domenica'],
    ['SU,MO,WE,TH,FR,SA', 'every day except Tuesday', 'ogni giorno tranne il martedì'],
    ['SU,MO,TU,WE,TH,FR,SA', 'every day', 'ogni giorno'],
    ['SU,SA', 'every week on Saturday and Sunday', 'ogni settimana, di sabato e domenica'],
  ])('on %s of each week is described in natural words', (days, english, italian) => {
    expect(repeatText(`FREQ=WEEKLY;BYDAY=${days}`, en)).toBe(english);
    expect(repeatText(`FREQ=WEEKLY;BYDAY=${days}`, it_)).toBe(italian);
  });

  it('that the form does not offer is still described in words', () => {
    expect(repeatOf('FREQ=YEARLY;INTERVAL=3', '2026-05-01T09:00')).toBeNull();
    expect(repeatText('FREQ=YEARLY;INTERVAL=3', en)).toBe('every 3 years');
    expect(repeatText('FREQ=WEEKLY;BYDAY=MO,TH', en)).toBe('every week on Monday and Thursday');
    expect(repeatText('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', it_)).toBe(
      'ogni 2 settimane, di domenica',
    );
    expect(repeatText('FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', en)).toBe('every weekday');
    expect(repeatText('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR', en)).toBe(
      'every 2 weeks on Monday, Tuesday, Wednesday, Thursday and Friday',
    );
    expect(repeatText(null, en)).toBe('once');
  });
});
