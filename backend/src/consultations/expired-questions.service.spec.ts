import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Audit } from '../platform/logging/audit.js';
import type { StaffService } from '../staff/staff.service.js';
import type { CaseEventsService } from './case-events.service.js';
import type { ConsultationsRepository } from './consultations.repository.js';
import { ExpiredQuestionsService } from './expired-questions.service.js';
import type { OwnerMailsService } from './owner-mails.service.js';

const FRIDAY_EVENING = new Date('2026-11-27T19:00:00Z');
const MONDAY_MORNING = new Date('2026-11-30T08:00:00Z');

/** Ids that expire of one question, asked on Friday evening. @param duty when a vet is next on. */
async function endedAt(now: string, duty: Date | null): Promise<number[]> {
  const ended: number[] = [];
  const asked = { id: 7, waitsSince: FRIDAY_EVENING, species: 'gatto', userId: 1 };
  const rows = {
    waitingSince: (moment: Date) => Promise.resolve(asked.waitsSince < moment ? [asked] : []),
    move: () => {
      ended.push(asked.id);
      return Promise.resolve(asked);
    },
  } as unknown as ConsultationsRepository;
  const questions = new ExpiredQuestionsService(
    { transaction: (work: (tx: object) => unknown) => work({}) } as unknown as DataSource,
    rows,
    { nextDuty: () => Promise.resolve(duty) } as unknown as StaffService,
    { changed: () => undefined } as unknown as CaseEventsService,
    {
      ofExpiry: () => Promise.resolve(null),
      send: () => Promise.resolve(),
    } as unknown as OwnerMailsService,
    { record: () => undefined } as unknown as Audit,
  );
  await questions.end(new Date(now));
  return ended;
}

it('a question waits two days for vets who are on duty', async () => {
  expect(await endedAt('2026-11-29T18:59:00Z', FRIDAY_EVENING)).toEqual([]);
  expect(await endedAt('2026-11-29T19:01:00Z', FRIDAY_EVENING)).toEqual([7]);
});

it('one asked while nobody was on duty waits two days from the next duty on', async () => {
  expect(await endedAt('2026-12-02T07:59:00Z', MONDAY_MORNING)).toEqual([]);
  expect(await endedAt('2026-12-02T08:01:00Z', MONDAY_MORNING)).toEqual([7]);
});

it('nothing is waited for where no vet is announced any more', async () => {
  expect(await endedAt('2026-11-29T19:01:00Z', null)).toEqual([7]);
});
