import { expect, it, jest } from '@jest/globals';
import type { UserChannel } from '../platform/redis/user-channel.js';
import type { TriageCase } from '../safety/triage.js';
import type { ConsultationsPort } from './consultations.port.js';
import type { VersionsRepository } from './versions.repository.js';
import { VersionsService } from './versions.service.js';

const CASE: TriageCase = { version: 1, told: [], toldAt: '2026-11-20T10:00:00Z', alarm: null };

/** Shows a version whose question had this level. @returns calls that told vets of an alarm. */
async function show(level: 'emergency' | 'routine', toldAt = new Date()) {
  const alarmed = jest.fn(() => Promise.resolve());
  const wanted = { id: 9, alarming: 'a lily', toldAt, triage: { level }, triageCase: CASE };
  const repository = {
    sessionOf: () => Promise.resolve(5),
    alone: (_session: number, change: (tx: object) => Promise<void>) => change({}),
    hiding: () => Promise.resolve([9]),
    wanted: () => Promise.resolve(wanted),
    show: () => Promise.resolve(),
  };
  const channel = { publish: () => undefined } as unknown as UserChannel;
  const cases = { alarmed } as unknown as ConsultationsPort;
  const versions = new VersionsService(repository as unknown as VersionsRepository, cases, channel);
  await versions.show(1, 9);
  return alarmed.mock.calls;
}

it('a version that is shown again tells vets of its alarm, if it has one', async () => {
  expect(await show('emergency')).toEqual([[5]]);
  expect(await show('routine')).toEqual([]);
});

it('a version of days ago tells vets of no alarm: it has ended by itself', async () => {
  expect(await show('emergency', new Date(Date.now() - 3 * 86_400_000))).toEqual([]);
});
