import type { PastCare } from './need.js';

/** What an entry of a vaccine or a treatment may be about. */
export type Subject = 'core' | 'lepto' | 'rabies' | 'worms' | 'fleas';

/** Words for it, in English and Italian; names of diseases are similar in both. */
const WORDS: Record<Subject, RegExp> = {
  core: /core|di base|polivalent|trivalent|tetravalent|esavalent|eptavalent|distemper|cimurro|parvo|epatite|hepatitis|panleu[ck]|fvrcp|dh[ap]?pp?i?|first vaccines|primi vaccini|combined/i,
  lepto: /lepto|\bl[24]\b/i,
  rabies: /\b(?:anti)?(?:rabb?ies|rabb?i(?:a|c[ao]|che|ci))\b/i,
  worms: /worm|verm|sverm/i,
  fleas: /flea|tick|pulc|zecc/i,
};

/** The day of the newest entry about a subject; one that names none counts for all subjects. */
export function lastOf(
  past: readonly PastCare[],
  kind: 'vaccine' | 'parasites',
  subject: Subject,
): string | null {
  const entry = past.find(
    ({ kind: told, text }) => told === kind && (isAbout(text, subject) || !namesAny(text)),
  );
  return entry?.day ?? null;
}

/** The day of the newest vaccine that names a subject. */
export const lastNamed = (past: readonly PastCare[], subject: Subject): string | null =>
  past.find(({ kind, text }) => kind === 'vaccine' && isAbout(text, subject))?.day ?? null;

export const lastEntry = (past: readonly PastCare[], kind: PastCare['kind']): string | null =>
  past.find((entry) => entry.kind === kind)?.day ?? null;

const isAbout = (text: string | null, subject: Subject): boolean =>
  text !== null && WORDS[subject].test(text);

const namesAny = (text: string | null): boolean =>
  Object.values(WORDS).some((words) => words.test(text ?? ''));
