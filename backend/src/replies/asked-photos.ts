import type { ChatMessageEntity } from '../chat/chat-message.entity.js';
import { LIMITS } from '../contract/limits.js';

/** Photos of a question and of those shortly before it, by id, in their order. */
export interface AskedPhotos {
  now: number[];
  before: number[];
}

/** Questions whose photos are still looked at: with the one that is asked, the last three. */
const QUESTIONS = 3;

/** Photos that are looked at for an answer; those of the question itself go first. */
export function askedPhotos(
  turns: Pick<ChatMessageEntity, 'role' | 'photos'>[],
): AskedPhotos | undefined {
  const questions = turns.filter(({ role }) => role === 'user').slice(-QUESTIONS);
  const ids = questions.map(({ photos }) => (photos ?? []).map(({ id }) => id));
  const now = ids.pop() ?? [];
  const room = LIMITS.photos.perQuestion - now.length;
  const before = room > 0 ? ids.flat().slice(-room) : [];
  return now.length + before.length > 0 ? { now, before } : undefined;
}
