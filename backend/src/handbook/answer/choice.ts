import type { Language } from '../../contract/languages.js';
import { topicWords, type Match } from '../handbook.service.js';
import type { Direct } from './direct.js';
import { repeats } from './parts.js';
import type { Refusal } from './refusals.data.js';

/** A second entry is used only if it fits nearly as well as the best. */
const ALSO_FROM = 0.5;

interface Choosing {
  question: string;
  matches: Match[];
  language: Language;
  refusal: Refusal | null;
  /** Whether the answer is built on one entry. */
  isAlone: boolean;
  /** How an entry would begin the answer. */
  direct: (match: Match) => Direct;
}

/**
 * The entry that the answer is built on, and a second one only if it answers something of the
 * question that the first does not cover. A second one that alone answers it takes the place of the
 * first. A refused request uses the entry that explains the refusal.
 */
export function chooseMatches({
  question,
  matches,
  language,
  refusal,
  isAlone,
  direct,
}: Choosing): {
  main: Match | undefined;
  also: Match | undefined;
} {
  const main = refusal ? matches.find(({ entry }) => entry.id === refusal.entry) : matches[0];
  if (!main || refusal || isAlone) return { main, also: undefined };
  const first = direct(main);
  const missing = missingIn(main, topicWords(question, language), language);
  const also = matches.find(
    (match) =>
      match !== main &&
      match.score >= main.score * ALSO_FROM &&
      missing.length > missingIn(match, missing, language).length &&
      direct(match).answersIt &&
      !saysTheSame(direct(match).text, first.text, language),
  );
  return also && !first.answersIt ? { main: also, also: undefined } : { main, also };
}

const saysTheSame = (one: string, other: string, language: Language): boolean =>
  repeats(one, other, language) || repeats(other, one, language);

/** Words of the question that an entry says nothing about. */
function missingIn({ entry }: Match, asked: string[], language: Language): string[] {
  const { title, synonyms, body, questions } = entry[language];
  const text = [title, synonyms, body, ...questions.map(({ question }) => question)].join(' ');
  const known = new Set(topicWords(text, language));
  return asked.filter((word) => !known.has(word));
}
