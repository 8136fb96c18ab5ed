import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { RaisedAlarmsService } from '../chat/raised-alarms.service.js';
import type { RepliesRepository } from './replies.repository.js';
import type { ReplyGenerator } from './reply-generator.js';
import type { ReplyStoreService } from './reply-store.service.js';
import { ReplyWriterService } from './reply-writer.service.js';
import type { ReplyStream } from './reply.stream.js';
import type { RunningRepliesService } from './running-replies.service.js';

/** Begins a reply for this time. @returns whether it is written, and how it failed. */
async function begun(attempt: number) {
  const done = { isWritten: false, failures: [] as unknown[] };
  const reply = { id: 1, userId: 2, attempt, waited: 0, pet: { id: 3 }, turns: [], summary: null };
  const writer = new ReplyWriterService(
    { begin: () => Promise.resolve(reply) } as unknown as RepliesRepository,
    {
      fail: (...failure: unknown[]) => Promise.resolve(done.failures.push(failure) > 0),
    } as unknown as ReplyStoreService,
    {
      run: () => {
        done.isWritten = true;
        return Promise.resolve('');
      },
    } as unknown as RunningRepliesService,
    {} as ReplyStream,
    {} as RaisedAlarmsService,
    {} as ReplyGenerator,
    pino({ enabled: false }),
  );
  await writer.write({ replyId: 1 } as Parameters<ReplyWriterService['write']>[0]);
  return done;
}

it('a reply that has ended five workers is given up, and its question given back', async () => {
  expect(await begun(5)).toEqual({ isWritten: true, failures: [] });
  const { isWritten, failures } = await begun(6);
  expect(isWritten).toBe(false);
  const end = { content: '', error: 'INTERRUPTED' };
  expect(failures).toEqual([[2, expect.objectContaining({ id: 1 }), end]]);
});
