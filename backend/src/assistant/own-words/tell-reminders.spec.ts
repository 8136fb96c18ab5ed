import { describe, expect, it } from '@jest/globals';
import { tellReminders } from './tell-reminders.js';

const NOW = new Date('2026-06-30T20:00:00Z');
const TOLD = {
  name: 'Micia',
  url: 'https://zampa.example/pets/7',
  now: NOW,
  isPaid: true,
  language: 'en' as const,
};

const reminder = (title: string, nextAt: string | null) => ({
  title,
  nextAt,
  timeZone: 'Europe/Rome',
});

const SET = [
  reminder('Give the *drops*', '2026-06-30T06:00:00Z'),
  reminder('Weigh her', '2026-07-05T07:00:00Z'),
];

describe('the list of reminders in an answer', () => {
  it("uses each reminder's time zone, and marks overdue ones", () => {
    expect(tellReminders(SET, TOLD)).toBe(
      [
        '- **Give the drops**: was due Tuesday 30 June at 08:00',
        '- **Weigh her**: Sunday 5 July at 09:00',
        '',
        "You tick them off on [Micia's page](https://zampa.example/pets/7).",
      ].join('\n'),
    );
    expect(tellReminders(SET, { ...TOLD, language: 'it' })).toContain('domenica 5 luglio');
  });

  it('says on the free plan that reminders are not sent', () => {
    expect(tellReminders(SET, { ...TOLD, isPaid: false })).toMatch(
      /are paused until you have Pro again\.$/,
    );
    expect(tellReminders([], { ...TOLD, isPaid: false })).toMatch(/are part of Pro\.$/);
  });

  it('says when there is none and how to set one, and shortens a long list', () => {
    expect(tellReminders([], TOLD)).toMatch(/"remind me every Sunday at 9 to weigh Micia"/);
    expect(tellReminders([reminder('x', null)], TOLD)).toMatch(/^No reminder is set for Micia yet/);
    const many = Array.from({ length: 9 }, () => reminder('Weigh her', '2026-07-05T07:00:00Z'));
    expect(tellReminders(many, TOLD)).toContain('- and 3 more');
    const seven = tellReminders(many.slice(2), { ...TOLD, language: 'it' });
    expect(seven).toContain('- e un altro\n');
  });
});
