import type { Source } from '../../contract/chat.js';
import type { Question } from './question.js';
import { isGrieving, tellsOfDeath } from './talk.js';

/** What is said to a question beside the handbook: of this very pet, or of what Zampa can do. */
export interface OwnWords {
  /** Markdown. */
  text: string;
  /**
   * Instead of what the handbook says; before or behind it, and alone where it has no entry; or
   * `beside` an entry only.
   */
  place: 'instead' | 'before' | 'behind' | 'beside';
  /** All of it that is said in an alarm and to somebody who grieves; empty for nothing. */
  fact: string;
  /** Questions that may come next. */
  followUps: string[];
}

interface Said {
  text: string;
  sources: Source[];
  followUps: string[];
}

/** An answer of the handbook together with own words. An alarm and its advice always come first. */
export function withOwnWords<Answer extends Said>(
  answer: Answer,
  own: OwnWords | null,
  { question, history, triage }: Question,
): Answer {
  if (!own) return answer;
  const alone = { ...answer, text: own.text, sources: [], followUps: own.followUps };
  if (triage.level !== 'routine') return joined(answer, answer.text, own.fact);
  if (tellsOfDeath(question) || isGrieving(history)) {
    return own.fact === '' || own.place === 'beside' ? answer : { ...alone, text: own.fact };
  }
  if (own.place === 'beside') {
    return answer.sources.length > 0 ? joined(answer, answer.text, own.text) : answer;
  }
  if (own.place === 'instead' || answer.sources.length === 0) return alone;
  return own.place === 'before'
    ? joined(answer, own.text, answer.text)
    : joined(answer, answer.text, own.text);
}

const joined = <Answer extends Said>(answer: Answer, ...texts: string[]): Answer => ({
  ...answer,
  text: texts.filter((text) => text !== '').join('\n\n'),
});
