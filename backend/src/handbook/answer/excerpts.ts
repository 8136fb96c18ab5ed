import type { Language } from '../../contract/languages.js';
import type { Species } from '../../contract/species.js';
import type { HandbookExcerpt } from '../../contract/worries.js';
import type { Match } from '../handbook.service.js';
import type { Knowledge } from './knowledge.js';
import { joinParts } from './parts.js';
import type { HandbookQuestion } from './question.js';
import { readSubject } from './subject.js';
import { urgentParts } from './urgent-parts.js';

const MOST_TOPICS = 2;
const URGENT_PARTS = 2;
/** Visitors who do not say which animal it is usually mean one of these. */
const LIKELY: readonly Species[] = ['cane', 'gatto'];

/**
 * The handbook's own words on the topics nearest to a question. With an alarm, only what can be
 * done now and when to call, so that nothing there is reassuring.
 * @param isSpeciesSure otherwise, only what is true of dogs and cats alike is said.
 */
export function excerptsOf(
  question: HandbookQuestion,
  { matches, language }: Pick<Knowledge, 'matches' | 'language'>,
  isSpeciesSure: boolean,
): HandbookExcerpt[] {
  const fitting = matches.filter(
    ({ entry }) => isSpeciesSure || LIKELY.every((species) => entry.species.includes(species)),
  );
  return fitting.slice(0, MOST_TOPICS).map((match) => ({
    title: match.entry[language].title,
    text:
      question.triage.level === 'routine'
        ? directWords(match, language)
        : urgentWords(match, question, language),
    sources: match.entry.sources,
  }));
}

const directWords = ({ entry, answered, isCovered }: Match, language: Language): string =>
  answered && isCovered === true ? answered.answer : entry[language].lead;

function urgentWords(
  { entry }: Match,
  { question, pet, triage }: HandbookQuestion,
  language: Language,
) {
  const text = entry[language];
  const parts = urgentParts(text.parts, {
    question,
    language,
    most: URGENT_PARTS,
    said: triage.actions.join(' '),
    subject: readSubject(question, pet, entry),
    donts: triage.donts,
  });
  return joinParts([...parts, text.vet]);
}
