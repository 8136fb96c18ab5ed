import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { ConsultationMessagesRepository } from '../chat/consultation-messages.repository.js';
import type { MessagesRepository } from '../chat/messages.repository.js';
import type { SharedWithVet } from '../contract/consultations.js';
import type { VetView } from '../contract/vets.js';
import type { DiaryService } from '../diary/diary.service.js';
import type { PetsService } from '../pets/pets.service.js';
import type { PhotosService } from '../photos/photos.service.js';
import type { Audit } from '../platform/logging/audit.js';
import type { SummariesService } from '../summaries/summaries.service.js';
import type { CaseEventsService } from './case-events.service.js';
import type { ConsultationEntity } from './consultation.entity.js';
import type { ConsultationsRepository } from './consultations.repository.js';
import { VetCasesService } from './vet-cases.service.js';

const AT = new Date('2026-11-21T12:00:00Z');
const VET = { id: 3, languages: ['en'] } as unknown as VetView;

const message = (id: number, content: string) => ({ id, role: 'user', content, timestamp: AT });

/** What the vet of a case reads of what its owner has, shared or not. */
async function shownTo(shared: SharedWithVet, state: ConsultationEntity['state'] = 'taken') {
  const row = { id: 1, userId: 2, petId: 4, sessionId: 5, askedAt: AT, takenAt: AT, state, shared };
  const cases = new VetCasesService(
    {} as DataSource,
    {
      getOfVet: () => Promise.resolve(row),
      caseOf: () => Promise.resolve(row),
    } as unknown as ConsultationsRepository,
    {
      of: () => Promise.resolve([message(20, 'said to the vet')]),
      firstAfter: () => Promise.resolve(20),
    } as unknown as ConsultationMessagesRepository,
    {
      page: () => Promise.resolve({ messages: [message(10, 'said before')] }),
    } as unknown as MessagesRepository,
    { getOwned: () => Promise.resolve({ id: 4 }) } as unknown as PetsService,
    {
      since: () => Promise.resolve([{ id: 6, at: AT, value: null, unit: null }]),
    } as unknown as DiaryService,
    { preview: () => Promise.resolve({ petName: 'Micia' }) } as unknown as SummariesService,
    {} as PhotosService,
    {} as CaseEventsService,
    {} as Audit,
  );
  const { summary, diary, messages } = await cases.read(VET, 1);
  return {
    summary: summary !== null,
    diary: diary !== null,
    conversation: messages.some(({ content }) => content === 'said before'),
    case: messages.some(({ content }) => content === 'said to the vet'),
  };
}

const NOTHING = { summary: false, diary: false, conversation: false };

it.each(['summary', 'diary', 'conversation'] as const)(
  'a vet to whom only the %s is shared sees nothing else',
  async (part) => {
    const shared = { ...NOTHING, [part]: true };
    expect(await shownTo(shared)).toEqual({ ...shared, case: true });
    const others = { summary: true, diary: true, conversation: true, [part]: false };
    expect(await shownTo(others)).toEqual({ ...others, case: true });
  },
);

it('a closed case shows its vet only what was said in it', async () => {
  const all = { summary: true, diary: true, conversation: true };
  expect(await shownTo(all, 'closed')).toEqual({ ...NOTHING, case: true });
});
