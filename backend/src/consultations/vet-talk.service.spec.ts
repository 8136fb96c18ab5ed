import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { ConsultationMessagesRepository } from '../chat/consultation-messages.repository.js';
import type { VetView } from '../contract/vets.js';
import type { DiaryService } from '../diary/diary.service.js';
import type { Audit } from '../platform/logging/audit.js';
import type { CaseEventsService } from './case-events.service.js';
import type { ConsultationsRepository } from './consultations.repository.js';
import type { OwnerMailsService } from './owner-mails.service.js';
import type { VetCallsService } from './vet-calls.service.js';
import type { VetNoticesService } from './vet-notices.service.js';
import { VetTalkService } from './vet-talk.service.js';

const VET = { id: 3, userId: 4, name: 'Dr. Ada Verdi', registerNumber: 'RM-1234' } as VetView;

/** What an owner hears of a vet's message, which may have been stored before. */
async function heardOf(isNew: boolean): Promise<string[]> {
  const heard: string[] = [];
  const message = { id: 7, sessionId: 5, content: 'Hello', timestamp: new Date() };
  const talk = new VetTalkService(
    { transaction: (work: (tx: object) => unknown) => work({}) } as unknown as DataSource,
    { lockTaken: () => Promise.resolve({ id: 1 }) } as unknown as ConsultationsRepository,
    {
      addOfVet: () => Promise.resolve({ message, isNew }),
    } as unknown as ConsultationMessagesRepository,
    {} as DiaryService,
    { written: () => void heard.push('tabs') } as unknown as CaseEventsService,
    {
      tell: () => Promise.resolve(void heard.push('notification')),
    } as unknown as VetNoticesService,
    {
      ofMessage: () => Promise.resolve(heard.push('mail')),
      send: () => Promise.resolve(),
    } as unknown as OwnerMailsService,
    {} as VetCallsService,
    {} as Audit,
  );
  const written = await talk.write(VET, 1, { text: 'Hello', clientId: 'a' });
  expect(written).toMatchObject({ id: 7, content: 'Hello' });
  return heard.sort();
}

it('a message that a vet sends again is shown again, but neither mailed nor notified', async () => {
  expect(await heardOf(true)).toEqual(['mail', 'notification', 'tabs']);
  expect(await heardOf(false)).toEqual(['tabs']);
});
