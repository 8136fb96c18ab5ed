import { expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Species } from '../contract/species.js';
import type { Audit } from '../platform/logging/audit.js';
import { BY_HOURS, dutyOf, nextDutyOf } from '../staff/duty.js';
import { readHours } from '../staff/hours-text.js';
import type { StaffService } from '../staff/staff.service.js';
import type { CaseEventsService } from './case-events.service.js';
import type { ConsultationsRepository } from './consultations.repository.js';
import { ExpiredQuestionsService } from './expired-questions.service.js';
import type { OwnerMailsService } from './owner-mails.service.js';
import type { WaitingQuestions } from './waiting-questions.repository.js';

const HOUR = 3_600_000;
const FRIDAY_EVENING = new Date('2026-11-27T19:00:00Z');

/** Hours of one vet for cats, in UTC, and since when they hold. */
type Hours = Record<string, string>;

const OFFICE: Hours = { '2026-11-01T00:00:00Z': 'mon-fri 08:00-17:00' };

function staffWith(hours: Hours, clock: { now: Date }): StaffService {
  const plan = () => {
    const holding = Object.entries(hours).filter(([since]) => new Date(since) <= clock.now);
    return { timeZone: 'UTC', hours: readHours(holding.at(-1)?.[1] ?? ''), ...BY_HOURS };
  };
  const vet = { species: ['gatto'] };
  return {
    vetsOnDuty: (at: Date) => Promise.resolve(dutyOf(plan(), at).onDuty ? [vet] : []),
    nextDuty: (at: Date) => Promise.resolve(nextDutyOf(plan(), at)),
  } as unknown as StaffService;
}

/** When a question about a cat ends that is asked on Friday evening, by hourly sweeps. */
async function endOf(hours: Hours): Promise<string | null> {
  const clock = { now: FRIDAY_EVENING };
  const asked = { id: 7, waitsSince: FRIDAY_EVENING, species: 'gatto' as const, userId: 1 };
  let dutySince: Date | null = null;
  const ends: string[] = [];
  const waiting = {
    now: () => Promise.resolve(clock.now),
    markSwept: () => Promise.resolve(),
    markOnDuty: (species: Species[], at: Date) => {
      if (species.includes(asked.species)) dutySince ??= at;
      return Promise.resolve();
    },
    waitingSince: (moment: Date) =>
      Promise.resolve(asked.waitsSince < moment ? [{ ...asked, dutySince }] : []),
  } as unknown as WaitingQuestions;
  const rows = {
    move: () => {
      ends.push(clock.now.toISOString());
      return Promise.resolve(asked);
    },
  } as unknown as ConsultationsRepository;
  const questions = new ExpiredQuestionsService(
    { transaction: (work: (tx: object) => unknown) => work({}) } as unknown as DataSource,
    rows,
    waiting,
    staffWith(hours, clock),
    { changed: () => undefined } as unknown as CaseEventsService,
    {
      ofExpiry: () => Promise.resolve(null),
      send: () => Promise.resolve(),
    } as unknown as OwnerMailsService,
    { record: () => undefined } as unknown as Audit,
  );
  for (let sweep = 0; sweep < 14 * 24 && ends.length === 0; sweep += 1) {
    clock.now = new Date(FRIDAY_EVENING.getTime() + sweep * HOUR);
    await questions.end();
  }
  return ends[0] ?? null;
}

it('a question waits two days for vets who are on duty', async () => {
  const end = await endOf({ '2026-11-01T00:00:00Z': 'mon-sun 00:00-24:00' });
  expect(end).toBe('2026-11-29T20:00:00.000Z');
});

it('one asked while nobody was on duty waits two days from the next duty on', async () => {
  expect(await endOf(OFFICE)).toBe('2026-12-02T08:00:00.000Z');
});

it('hours that change while it waits do not end it early', async () => {
  const longer = { ...OFFICE, '2026-12-01T12:00:00Z': 'mon-fri 08:00-21:00' };
  expect(await endOf(longer)).toBe('2026-12-02T08:00:00.000Z');
  const weekend = { ...OFFICE, '2026-11-29T20:00:00Z': 'mon-sun 07:00-21:00' };
  expect(await endOf(weekend)).toBe('2026-12-01T20:00:00.000Z');
});

it('nothing is waited for where no vet is announced any more', async () => {
  expect(await endOf({ '2026-11-01T00:00:00Z': '' })).toBe('2026-11-29T20:00:00.000Z');
});

it('the waits go by the clock of the database: a fast worker moves none of them', async () => {
  const now = new Date(Date.now() - HOUR);
  const waiting = {
    now: () => Promise.resolve(now),
    markSwept: jest.fn((_at: Date) => Promise.resolve()),
    markOnDuty: jest.fn((_species: Species[], _at: Date) => Promise.resolve()),
    waitingSince: () => Promise.resolve([]),
  };
  const none = {} as never;
  await new ExpiredQuestionsService(
    none,
    none,
    waiting as unknown as WaitingQuestions,
    staffWith(OFFICE, { now }),
    none,
    none,
    none,
  ).end();
  expect(waiting.markSwept.mock.calls).toEqual([[now]]);
  expect(waiting.markOnDuty.mock.calls).toEqual([[expect.anything(), now]]);
});
