import { LIMITS } from '../../contract/limits.js';
import type { Memory } from '../../contract/memories.js';
import type { PetMemoryEntity } from './memory.entity.js';

/** @param said the owner's words that stated it. */
export const memoryView = (memory: PetMemoryEntity, said?: string): Memory => ({
  id: memory.id,
  petId: memory.petId,
  text: memory.text,
  kind: memory.kind,
  messageId: memory.messageId,
  said: said === undefined ? null : cut(said),
  createdAt: memory.createdAt.toISOString(),
});

function cut(text: string): string {
  const characters = Array.from(text);
  const { memoryQuote } = LIMITS;
  return characters.length <= memoryQuote ? text : `${characters.slice(0, memoryQuote).join('')}…`;
}
