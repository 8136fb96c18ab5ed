import { expect, it } from '@jest/globals';
import type { AllowanceService } from '../billing/allowance.service.js';
import { AppError } from '../platform/errors/app-error.js';
import type { UserChannel } from '../platform/redis/user-channel.js';
import type { PhotosService } from '../photos/photos.service.js';
import type { ConsultationMessagesService } from './consultation-messages.service.js';
import { ChatService } from './chat.service.js';
import type { ChatSessionsService } from './chat-sessions.service.js';
import type { MessagesRepository } from './messages.repository.js';
import type { QuestionAdmissionService } from './question-admission.service.js';
import { QuestionAssessmentService } from './question-assessment.service.js';
import { QuestionRefusalsService } from './question-refusals.service.js';
import type { QuestionThrottle } from './question-throttle.js';
import type { ChatSessionCache } from './chat-session-cache.js';
import type { VersionsRepository } from './versions.repository.js';

const SESSION = {
  id: 5,
  userId: 1,
  triageCase: null,
  consultationId: null,
  owner: { country: null, language: 'en' },
  pet: { species: 'cane', breed: null, age: 3, weight: '10 kg' },
};

/** PostgreSQL is away: only the session in the process's cache is known. */
function chatDuringOutage(refusal?: AppError): ChatService {
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  const allowance = {} as AllowanceService;
  const versions = {} as VersionsRepository;
  const photos = {} as PhotosService;
  const enter = () => Promise.resolve({ numberInMinute: 1, refusal });
  const mayAssessRefused = () => Promise.resolve(true);
  return new ChatService(
    { getOwned: () => Promise.resolve(SESSION) } as unknown as ChatSessionsService,
    { get: () => SESSION } as unknown as ChatSessionCache,
    { findExchange: away } as unknown as MessagesRepository,
    allowance,
    { enter, mayAssessRefused, giveBack: () => undefined } as unknown as QuestionThrottle,
    new QuestionAssessmentService(versions),
    { admit: away } as unknown as QuestionAdmissionService,
    {} as ConsultationMessagesService,
    new QuestionRefusalsService(allowance, photos, versions, {} as UserChannel),
  );
}

it.each([
  ['', undefined],
  [', also with a full queue', new AppError('BUSY', {}, 5)],
])('an emergency gets its card while PostgreSQL is away%s', async (_name, refusal) => {
  const asker = { userId: 1, sessionId: 5 };
  const body = { content: 'He is having a seizure', clientId: 'a-client-id' };
  await expect(chatDuringOutage(refusal).send(asker, body)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { triage: { level: 'emergency' } },
  });
});
