import { describe, expect, it } from '@jest/globals';
import { assessInCase, raiseInCase, type TriageCase } from './triage-case.js';

const START = new Date('2026-11-23T03:00:00Z');
const MINUTE = 60_000;

describe('an alarm raised by a model', () => {
  const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);
  const asked = (text: string) => ({ text, species: 'cane' as const, ageYears: 3 });

  /** A question, the alarm that a model raises for it, and the messages after it. */
  function raised(first: string, ...later: string[]) {
    const { next } = assessInCase(null, asked(first), at(0));
    const alarm = raiseInCase(next, asked(first), at(0));
    let known: TriageCase = alarm.next;
    const rest = later.map((text, index) => {
      const assessed = assessInCase(known, asked(text), at(index + 1));
      known = assessed.next;
      return assessed;
    });
    return { alarm, rest };
  }

  const UNKNOWN = 'Why does he look so strange at me?';

  it('has its own card, and keeps it during later messages', () => {
    const { alarm, rest } = raised(UNKNOWN, 'And what does it cost?', 'How long do dogs sleep?');
    expect(assessInCase(null, asked(UNKNOWN), at(0)).level).toBe('routine');
    expect(alarm.level).toBe('emergency');
    expect(alarm.actions.length * alarm.reasons.length).toBeGreaterThan(0);
    for (const { level, carried, actions } of rest) {
      expect({ level, carried, actions }).toEqual({
        level: 'emergency',
        carried: true,
        actions: alarm.actions,
      });
    }
  });

  it('is closed by a plain fact', () => {
    const { rest } = raised(
      UNKNOWN,
      'We are back from the vet, they kept him on a drip and he is fine.',
    );
    expect(rest.map(({ level }) => level)).toEqual(['routine']);
  });

  it('uses what was reported after the question', () => {
    const { next } = assessInCase(null, asked(UNKNOWN), at(0));
    const told = assessInCase(next, asked('He ate a whole bar of dark chocolate'), at(1));
    const alarm = raiseInCase(told.next, asked(UNKNOWN), at(2));
    expect(alarm).toMatchObject({ level: 'emergency', reasons: told.reasons });
  });

  it('is not lowered by a harmless dose, unlike an alarm raised by the rules', () => {
    const first = 'My dog ate some milk chocolate and I do not know how much, he weighs 40 kg';
    const own = assessInCase(null, asked(first), at(0));
    const told = 'It was only one square of milk chocolate, 4 g';
    expect(own.doses).toMatchObject([{ mgPerKg: null }]);
    expect(assessInCase(own.next, asked(told), at(1)).level).toBe('routine');
    expect(raised(first, told).rest.map(({ level }) => level)).toEqual(['emergency']);
  });
});
