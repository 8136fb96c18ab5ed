import { expect, it } from '@jest/globals';
import type { PetsService } from '../pets/pets.service.js';
import type { MessagesRepository } from './messages.repository.js';
import { RemovedPetsService } from './removed-pets.service.js';
import type { RepliesPort } from './replies.port.js';

type Hook = Parameters<PetsService['onRemoved']>[0];

/** The replies that are cut when a pet is removed, before and after its rows are gone. */
async function cutFor(live: { id: number } | null, cut = () => Promise.resolve()) {
  const ids: number[] = [];
  let hook: Hook | undefined;
  new RemovedPetsService(
    { onRemoved: (one: Hook) => (hook = one) } as unknown as PetsService,
    { findLiveReplyOf: () => Promise.resolve(live) } as unknown as MessagesRepository,
    {
      cut: (id: number) => {
        ids.push(id);
        return cut();
      },
    } as unknown as RepliesPort,
  ).onModuleInit();
  const tell = await hook?.(1, 7);
  const before = [...ids];
  tell?.();
  return { before, after: ids };
}

it('what is being written about a removed pet ends, once the pet is gone', async () => {
  expect(await cutFor({ id: 42 })).toEqual({ before: [], after: [42] });
  expect(await cutFor(null)).toEqual({ before: [], after: [] });
});

it('a removal does not fail with the message to the worker', async () => {
  const lost = () => Promise.reject(new Error('Redis is away'));
  expect((await cutFor({ id: 42 }, lost)).after).toEqual([42]);
});
