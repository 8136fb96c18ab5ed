import { NO_WAITING } from '../contract/emergency-words.js';
import type { TriageLevel } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import { isForbidden, isListedAsForbidden, plainAdvice, warns } from './advice-text.js';
import { NEVER_SAID, RISKY_WORDS, SAID_INSTEAD } from './never-said.data.js';
import type { NeverSaidReason, NeverSaidRule } from './never-said-rule.js';

export type { NeverSaidReason };

export interface Advice {
  /** Level of the question being answered: an emergency forbids more than a routine question. */
  level: TriageLevel;
  /** Earlier text of the same answer: it may name the medicine, or head a list of don'ts. */
  before?: string;
}

/** "Giving", "dare": mentions an act, without ordering it. */
const DOING =
  /^(?:\w+ing|dare|dargli\w*|darle|darne|far\w*|somministrare|usare|indurre|provocare|stimolare|sospendere|interrompere|smettere)\b/;

/** Number of characters before the advice in which the name of a medicine or poison counts. */
const REACH = 240;

/**
 * Which forbidden advice a sentence gives: a dose or a medicine for home use, induced vomiting, a
 * home remedy, waiting against the level, ending a prescribed medicine; `null` for none. Checks for
 * both English and Italian, whatever language the answer should be in. A warning ("never give
 * ibuprofen") is allowed. Pure, never throws.
 */
export function neverSaid(
  sentence: string,
  { level, before = '' }: Advice,
): NeverSaidReason | null {
  const text = plainAdvice(sentence).trim();
  const earlier = plainAdvice(before);
  if (isListedAsForbidden(text, earlier)) return null;
  const around = `${earlier.slice(-REACH)} ${text}`;
  const broken = NEVER_SAID.find(
    (rule) =>
      (rule.levels?.includes(level) ?? true) &&
      saysIt(rule, text) &&
      !rule.unless?.test(text) &&
      (rule.about?.test(around) ?? true),
  );
  return broken?.reason ?? null;
}

function saysIt({ find, kind, unlessAfter }: NeverSaidRule, text: string): boolean {
  return Array.from(text.matchAll(find)).some((match) => {
    const head = text.slice(0, match.index);
    const tail = text.slice(match.index + match[0].length);
    const isDoing = kind === 'order' && DOING.test(match[0]);
    const form = isDoing || kind === 'statement' ? 'doing' : kind;
    if (unlessAfter?.test(head) || isForbidden(head, tail, form)) return false;
    if (isDoing) return !warns(tail.split(/[.,;:\n]/)[0] ?? '');
    return kind !== 'statement' || !warns(clauseOf(text, match.index));
  });
}

/** The clause around a place, between full stops of any kind. */
function clauseOf(text: string, index: number): string {
  const head =
    text
      .slice(0, index)
      .split(/[.;:\n]/)
      .at(-1) ?? '';
  return head + (text.slice(index).split(/[.;:\n]/)[0] ?? '');
}

/** What the safety layer says instead of such a sentence. */
export function saidInstead(
  reason: NeverSaidReason,
  { language, level }: { language: Language; level: TriageLevel },
): string {
  const isAlarm = level === 'emergency' && reason === 'waiting';
  return (isAlarm ? NO_WAITING : SAID_INSTEAD[reason])[language];
}

const STEMS = new Set(
  RISKY_WORDS.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
);
const WHOLE = new Set(RISKY_WORDS.filter((word) => !word.endsWith('*')));
const BEGINNINGS = new Set(
  RISKY_WORDS.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))),
);

/**
 * Whether a word can be part of what must never be said at any level.
 * @param isWhole if false, more letters may follow, and the beginning of such a word counts too.
 */
export function isRisky(word: string, isWhole: boolean): boolean {
  const plain = /^[a-z]+$/.test(word) ? word : plainAdvice(word);
  if (plain === '') return !isWhole;
  if (!BEGINNINGS.has(plain.slice(0, 2))) return false;
  if (WHOLE.has(plain) || beginsWithStem(plain)) return true;
  return !isWhole && BEGINNINGS.has(plain);
}

function beginsWithStem(word: string): boolean {
  for (let length = 2; length <= word.length; length += 1) {
    const beginning = word.slice(0, length);
    if (STEMS.has(beginning)) return true;
    if (!BEGINNINGS.has(beginning)) return false;
  }
  return false;
}
