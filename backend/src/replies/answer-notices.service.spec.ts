import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { Presence } from '../platform/redis/presence.js';
import type { Notice, PushService } from '../push/push.service.js';
import { AnswerNoticesService } from './answer-notices.service.js';
import type { RepliesRepository } from './replies.repository.js';

/** The notices of one answer. */
async function noticesOf({ isHere, wants = true }: { isHere: boolean; wants?: boolean }) {
  const sent: Notice[] = [];
  const reader = wants ? { language: 'en', petId: 4, petName: 'Micia' } : undefined;
  const notices = new AnswerNoticesService(
    { isHere: () => Promise.resolve(isHere) } as unknown as Presence,
    { readerToTell: () => Promise.resolve(reader) } as unknown as RepliesRepository,
    {
      notify: (_userId: number, notice: Notice) => Promise.resolve(void sent.push(notice)),
    } as unknown as PushService,
    pino({ enabled: false }),
  );
  await notices.tell(1, { id: 2, sessionId: 3 });
  return sent;
}

it('an answer is announced unless it was shown in a visible tab, read or not wanted', async () => {
  expect(await noticesOf({ isHere: false })).toMatchObject([{ tag: 'answer-3' }]);
  expect(await noticesOf({ isHere: true })).toEqual([]);
  expect(await noticesOf({ isHere: false, wants: false })).toEqual([]);
});
