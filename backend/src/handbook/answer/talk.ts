import type { Language } from '../../contract/languages.js';
import type { Question, Turn } from './question.js';
import { TALK, TALK_REPLIES, type Talk } from './talk.data.js';

const IN_MIND = 6;
/** What a person in grief may say, and would otherwise get a cheerful reply to. */
const SOFTENED: readonly Talk[] = ['thanks', 'agreement', 'farewell'];

const wordsIn = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;

/**
 * What a text says to the assistant, other than a question about an animal; `null` for a question.
 */
export function talkOf(text: string): Talk | null {
  const found = TALK.find(({ asks, words }) => wordsIn(text) <= words && asks.test(text));
  if (!found) return null;
  if (found.talk === 'grief' && !tellsOfDeath(text)) return null;
  return text.includes('?') && found.talk !== 'how-are-you' ? null : found.talk;
}

const HEDGED =
  /\b(?:almost|nearly|think|seems?|looks?|might|if|quasi|sembra\w*|credo|forse|pare|come se|stava per)\b/i;
const GRIEF = TALK.find(({ talk }) => talk === 'grief');

/** Whether a text clearly says that the animal has died. */
export const tellsOfDeath = (text: string): boolean =>
  GRIEF?.asks.test(text) === true && !HEDGED.test(text);

/** Whether the owner has reported a death in the newest turns of the conversation. */
export const isGrieving = (history: readonly Turn[]): boolean =>
  history.slice(-IN_MIND).some(({ role, content }) => role === 'user' && tellsOfDeath(content));

/** The reply to such talk; `null` for a question about an animal. */
export function replyToTalk(
  text: string,
  { history, name, language }: { history: readonly Turn[]; name: string; language: Language },
): string | null {
  const talk = talkOf(text);
  if (talk === null) return null;
  const isSoftened = SOFTENED.includes(talk) && isGrieving(history);
  return TALK_REPLIES[isSoftened ? 'comfort' : talk][language](name);
}

/** The question of somebody whose animal has died, without an alarm that can no longer help it. */
export function withoutVainAlarm(question: Question): Question {
  const { history, triage } = question;
  // A newly raised alarm is about another animal.
  const isVain = triage.since !== undefined && isGrieving(history);
  if (!isVain && !tellsOfDeath(question.question)) return question;
  return {
    ...question,
    triage: { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] },
  };
}
