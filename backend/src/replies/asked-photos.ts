import type { ChatMessageEntity } from '../chat/chat-message.entity.js';
import { LIMITS } from '../contract/limits.js';

/** Photos of a question and of those shortly before it, by id, in order. */
export interface AskedPhotos {
  now: number[];
  before: number[];
}

/** Questions whose photos are considered: the last three, including the current one. */
const QUESTIONS = 3;

/** Photos to look at for an answer; those of the question itself take precedence. */
export function askedPhotos(
  turns: Pick<ChatMessageEntity, 'role' | 'photos'>[],
): AskedPhotos | undefined {
  const questions = turns.filter(({ role }) => role === 'user').slice(-QUESTIONS);
  const ids = questions.map(({ photos }) => (photos ?? []).map(({ id }) => id));
  const now = (ids.pop() ?? []).slice(0, LIMITS.photos.perQuestion);
  const room = LIMITS.photos.perQuestion - now.length;
  // A question that was asked once more has the photos of the first one.
  const earlier = [...new Set(ids.flat())].filter((id) => !now.includes(id));
  const before = room > 0 ? earlier.slice(-room) : [];
  return now.length + before.length > 0 ? { now, before } : undefined;
}
