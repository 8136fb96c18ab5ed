import { describe, expect, it, jest } from '@jest/globals';
import type { UserChannel } from '../platform/redis/user-channel.js';
import type { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import type { ConsultationsPort } from './consultations.port.js';
import type { ChatSessionsService } from './chat-sessions.service.js';
import type { MessageRow } from './chat.views.js';
import type { MessagesRepository } from './messages.repository.js';
import { RaisedAlarmsService } from './raised-alarms.service.js';

const SESSION = {
  id: 5,
  userId: 1,
  owner: { country: null, language: 'en' },
  pet: { name: 'Micia', species: 'gatto', breed: null, age: 3, weight: '4 kg' },
  triageCase: null,
};

const ROW = { id: 9, role: 'assistant', content: '', timestamp: new Date() } as MessageRow;

async function raise(row: MessageRow | undefined) {
  const alarmed = jest.fn(() => Promise.resolve());
  const alarms = new RaisedAlarmsService(
    {
      getOwned: () => Promise.resolve(SESSION),
      changed: () => Promise.resolve(undefined),
    } as unknown as ChatSessionsService,
    { raise: () => Promise.resolve(row) } as unknown as MessagesRepository,
    { alarmed } as unknown as ConsultationsPort,
    { publish: () => undefined } as unknown as UserChannel,
    { send: () => Promise.resolve() } as unknown as WebhookOutboxService,
  );
  const asked = { userId: 1, sessionId: 5, reply: { id: 9, attempt: 1 } };
  const { level } = await alarms.raise({ ...asked, question: 'Why does she look so strange?' });
  return { level, alarmed };
}

describe('an alarm raised by the model', () => {
  it('is told to vets, who may have a case of the conversation in their queue', async () => {
    const { level, alarmed } = await raise(ROW);
    expect(level).toBe('emergency');
    expect(alarmed.mock.calls).toEqual([[5]]);
  });

  it('is not told if the reply has ended without it', async () => {
    expect((await raise(undefined)).alarmed).not.toHaveBeenCalled();
  });
});
