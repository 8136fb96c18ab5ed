import type { Source } from '../contract/chat.js';
import type { Entry } from '../handbook/entry.js';
import type { HandbookService, Match } from '../handbook/handbook.service.js';
import { detectLanguage, type Language } from './language.js';
import type { MindQuestion } from './mind.js';

/** Earlier questions that tell what a follow-up is about. */
const QUESTIONS_IN_MIND = 3;

/** Entries that ground an answer. */
const ENTRIES = 3;

export interface Knowledge {
  language: Language;
  matches: Match[];
  entries: Entry[];
  sources: Source[];
}

/** What the handbook knows of a question, in the light of the pet and the conversation. */
export function findKnowledge(
  handbook: HandbookService,
  { question, history, pet, triage }: MindQuestion,
): Knowledge {
  const earlier = history
    .filter(({ role }) => role === 'user')
    .slice(-QUESTIONS_IN_MIND)
    .map(({ content }) => content);
  const language = detectLanguage(question, detectLanguage(earlier.at(-1) ?? '', 'en'));
  const matches = handbook
    .search({
      question,
      history: earlier,
      species: pet.species,
      language,
      alarmed: triage.level !== 'routine',
    })
    .slice(0, ENTRIES);
  const entries = matches.map(({ entry }) => entry);
  return { language, matches, entries, sources: entries.flatMap((entry) => entry.sources) };
}
