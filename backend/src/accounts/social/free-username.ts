import { LIMITS } from '../../contract/limits.js';

const NOT_ALLOWED = /[^\p{L}\p{M}\p{N} ._-]+/gu;

/** Leaves room for what makes a taken name free. */
const ROOM = 8;

/** A username made of a provider's display name; `Pet owner` when nothing of it can stay. */
export function usernameFrom(name: string): string {
  const allowed = name.normalize('NFKC').replace(NOT_ALLOWED, ' ').replace(/\s+/g, ' ').trim();
  const short = allowed
    .slice(0, LIMITS.username.max - ROOM)
    .toWellFormed()
    .replace('\uFFFD', '')
    .trim();
  return short.length >= LIMITS.username.min ? short : 'Pet owner';
}

/** The same name with four digits that make it free, most likely. */
export const another = (name: string): string =>
  `${name} ${String(Math.floor(1000 + Math.random() * 9000))}`;
