import type { Species } from '../../contract/species.js';
import type { Language } from '../../contract/languages.js';
import type { EntryText } from '../entry.js';
import { intentsOf, TELLS, topicWords } from '../handbook.service.js';
import type { Subject } from './subject.js';

/** A part that mostly repeats what was said is left out. */
const MAX_REPEATED = 0.6;

/** Below this, a part has little to do with the question. */
const MIN_FIT = 0.8;
const MIN_PARTS = 3;

/** Parts about one animal, by name: "**Dog**: pulse ...". */
const OF_ONE_ANIMAL: readonly (readonly [Species, RegExp])[] = [
  ['cane', /^- \*\*(?:dog|cane)\w*\*\*/i],
  ['gatto', /^- \*\*(?:cat|gatto)\w*\*\*/i],
  ['coniglio', /^- \*\*(?:rabbit|coniglio)\w*\*\*/i],
  ['uccello', /^- \*\*(?:parrot|birds?|pappagallo|uccell[oi])\w*\*\*/i],
  [
    'altro',
    /^- \*\*(?:guinea pig|ferret|rat|hamster|cavia|furetto|ratto|criceto|rodents|reptiles|fish|roditori|rettili|pesci)[\w, -]*\*\*/i,
  ],
];

export interface Choosing {
  question: string;
  language: Language;
  most: number;
  /** Parts that are given even if none has to do with the question; three if not set. */
  least?: number | undefined;
  /** What the answer has already said. */
  said: string;
  /** What earlier answers said: repeated only if nothing else is left. */
  told?: string;
  /** The animal it is about. */
  subject: Pick<Subject, 'species' | 'stage'>;
}

const OF_THE_YOUNG = /^- (?:kittens?|puppies|a?i gattini|a?i cuccioli)\b/i;
const OF_THE_OLD =
  /^- (?:(?:for )?(?:old|older|senior) |(?:(?:a?gli|per gli) )?anzian[io]\b|un anzian[oa]\b)/i;
/** What a part about the animal's own age is worth: as much as a word of the question. */
const OWN_AGE = 1;

/** Whether a part explicitly concerns another animal, or one of another age. */
export const isOfOther = (part: string, { species, stage }: Choosing['subject']): boolean =>
  OF_ONE_ANIMAL.some(([one, pattern]) => one !== species && pattern.test(part)) ||
  (OF_THE_YOUNG.test(part) && (stage === 'adult' || stage === 'senior'));

const stems = (text: string, language: Language): string[] => topicWords(text, language);

/** Fit of a part: the question's words in it, its stage of life and its kind of answer. */
export function fitOf(part: string, { question, language, subject }: Choosing): number {
  const own = new Set(stems(part, language));
  const asked = stems(question, language).filter((word) => own.has(word)).length;
  const kinds = intentsOf(question).filter((intent) => TELLS[intent]?.test(part));
  const age = subject.stage === 'senior' && OF_THE_OLD.test(part) ? OWN_AGE : 0;
  return asked + age + Math.min(kinds.length, 1) * 0.8;
}

/** Whether a text mostly repeats what was already said. */
export function repeats(part: string, said: string, language: Language): boolean {
  const own = stems(part, language);
  const known = new Set(stems(said, language));
  return own.filter((word) => known.has(word)).length > own.length * MAX_REPEATED;
}

/**
 * The parts that fit the question best, in their original order, without what was already said: at
 * least three, more only if they have to do with the question.
 */
export function fittingParts({ parts }: EntryText, choosing: Choosing): string[] {
  const { said, subject, language, most } = choosing;
  const own = parts.filter((part) => !isOfOther(part, subject) && !repeats(part, said, language));
  const fresh = own.filter((part) => choosing.told?.includes(part) !== true);
  const left = fresh.length > 0 ? fresh : own;
  const fitting = left.filter((part) => fitOf(part, choosing) >= MIN_FIT).length;
  const count = Math.min(most, Math.max(fitting, choosing.least ?? MIN_PARTS));
  return pick(left, (part) => fitOf(part, choosing), count);
}

/** The parts that fit best, in their original order. */
export function pick(
  parts: readonly string[],
  fit: (part: string) => number,
  most: number,
): string[] {
  return parts
    .map((part, place) => ({ part, place, fit: fit(part) }))
    .sort((a, b) => b.fit - a.fit || a.place - b.place)
    .slice(0, most)
    .sort((a, b) => a.place - b.place)
    .map(({ part }) => part);
}

/** Markdown of paragraphs and list items: items stay together, the rest is separated. */
export function joinParts(parts: readonly string[]): string {
  return parts
    .map((part, place) => {
      if (place === 0) return part;
      const inList = part.startsWith('- ') && parts[place - 1]?.startsWith('- ');
      return (inList ? '\n' : '\n\n') + part;
    })
    .join('');
}
