import { readWeightKg } from '../../contract/body-weight.js';
import { LIMITS } from '../../contract/limits.js';
import { MEMORY_KINDS, type MemoryKind } from '../../contract/memories.js';
import { SEXES } from '../../contract/pets.js';
import { fold } from '../../language/text.js';
import type { ToldFact } from './memory-profile.js';
import { spokenDate } from './reading/spoken-date.js';

/** How many first letters of a word of the text must occur in the message. */
const STEM = 4;

const isKind = (kind: unknown): kind is MemoryKind => MEMORY_KINDS.some((known) => known === kind);

const isSaid = (words: string, message: string): boolean =>
  (fold(words).match(/[\p{L}\d]{4,}/gu) ?? []).some((word) =>
    fold(message).includes(word.slice(0, STEM)),
  );

/** Whether a value is valid for its kind and appears in the owner's words. */
function isGrounded(kind: MemoryKind, value: string | null, message: string, now: Date): boolean {
  if (value === null) return true;
  switch (kind) {
    case 'weight':
      return (
        readWeightKg(value) !== null && message.includes(/[\d.,]*\d/.exec(value)?.[0] ?? value)
      );
    case 'birth':
      return spokenDate(value, now) === value && /\d/.test(message);
    case 'sex':
      return SEXES.some((sex) => sex === value);
    case 'neutered':
      return value === 'true' || value === 'false';
    default:
      return fold(message).includes(fold(value));
  }
}

/**
 * A fact that somebody else, such as a language model, read in a message; `null` unless it is well
 * formed and the owner's words support it.
 * @param now what the owner's clocks show, as if it were UTC
 */
export function checkedFact(read: unknown, message: string, now = new Date()): ToldFact | null {
  const { kind, text, value = null } = (read ?? {}) as Record<string, unknown>;
  if (!isKind(kind) || typeof text !== 'string') return null;
  if (value !== null && typeof value !== 'string') return null;
  const said = text.replace(/[\s\0]+/gu, ' ').trim();
  const isShort = said !== '' && said.length <= LIMITS.memory.max && said.isWellFormed();
  if (!isShort || !isSaid(`${said} ${value ?? ''}`, message)) return null;
  const thing = value?.trim() === '' ? null : (value?.trim() ?? null);
  return isGrounded(kind, thing, message, now) ? { kind, text: said, value: thing } : null;
}
