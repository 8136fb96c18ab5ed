import type { Source } from '../../contract/chat.js';
import type { HandbookQuestion } from './question.js';
import { tellsOfDeath } from '../../language/death.js';
import { isGrieving } from './talk.js';

/** Text in addition to the handbook's: about this very pet, or about what Zampa can do. */
export interface OwnWords {
  /** Markdown. */
  text: string;
  /**
   * `instead` replaces the handbook's answer; `before` or `behind` accompanies it, or stands alone
   * if no entry fits; `beside` follows it, and is omitted if no entry fits.
   */
  place: 'instead' | 'before' | 'behind' | 'beside';
  /** The part that is said in an alarm, and to an owner in grief; empty for none. */
  fact: string;
  /** Possible next questions. */
  followUps: string[];
}

interface Said {
  text: string;
  sources: Source[];
  followUps: string[];
}

/** Combines the handbook's answer with our own words. An alarm and its advice always come first. */
export function withOwnWords<Answer extends Said>(
  answer: Answer,
  own: OwnWords | null,
  { question, history, triage }: HandbookQuestion,
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
