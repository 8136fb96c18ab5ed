import { LIMITS } from '../../contract/limits.js';

const NOT_ALLOWED = /[^\p{L}\p{M}\p{N} ._-]+/gu;

/** Characters reserved for the suffix of a taken name. */
const ROOM = 8;

/** A username based on a provider's display name; `Pet owner` when no character is usable. */
export function usernameFrom(name: string): string {
  const allowed = name.normalize('NFKC').replace(NOT_ALLOWED, ' ').replace(/\s+/g, ' ').trim();
  const short = allowed
    .slice(0, LIMITS.username.max - ROOM)
    .toWellFormed()
    .replace('\uFFFD', '')
    .trim();
  return short.length >= LIMITS.username.min ? short : 'Pet owner';
}

/** Appends four random digits, which make the name available in all likelihood. */
export const withRandomDigits = (name: string): string =>
  `${name} ${String(Math.floor(1000 + Math.random() * 9000))}`;
