import type { Language } from '../../contract/languages.js';
import { tellsOfDeath } from '../../language/death.js';
import { questionWithin } from '../../language/questions.js';
import { wordsIn } from '../../language/text.js';
import type { Turn } from '../../contract/chat.js';
import { TALK, TALK_REPLIES, type Talk } from './talk.data.js';

const IN_MIND = 6;
/** Maximum number of words: a longer text says more than that an animal has died. */
const MOST_OF_GRIEF = 40;
/** Talk that would otherwise get a cheerful reply, which an owner in grief must not. */
const SOFTENED: readonly Talk[] = ['thanks', 'agreement', 'farewell'];

/** Complaints about an answer; in a first message, they describe the animal ("smells awful"). */
const COMPLAINTS: readonly Talk[] = ['anger', 'tried'];

/** Said before a question: "thanks. what litter is good". */
const PLEASANTRIES: readonly Talk[] = ['relieved', 'thanks', 'farewell', 'greeting', 'agreement'];

const isGrief = (text: string): boolean => wordsIn(text) <= MOST_OF_GRIEF && tellsOfDeath(text);

const smallTalkIn = (text: string): Talk | null =>
  TALK.find(({ asks, words }) => wordsIn(text) <= words && asks.test(text))?.talk ?? null;

/**
 * What a text says to the assistant, other than a question about an animal; `null` for a question.
 */
export function talkOf(text: string): Talk | null {
  const talk = isGrief(text) ? 'grief' : smallTalkIn(text);
  if (talk === null || talk === 'how-are-you') return talk;
  const isPleasantry = PLEASANTRIES.includes(talk);
  return text.includes('?') || (isPleasantry && questionWithin(text) !== '') ? null : talk;
}

/** Whether the owner has reported a death in the newest turns of the conversation. */
export const isGrieving = (history: readonly Turn[]): boolean =>
  history.slice(-IN_MIND).some(({ role, content }) => role === 'user' && tellsOfDeath(content));

/** The reply to such talk; `null` for a question about an animal. */
export function replyToTalk(
  text: string,
  { history, name, language }: { history: readonly Turn[]; name: string; language: Language },
): string | null {
  const talk = talkOf(text);
  if (talk === null || (COMPLAINTS.includes(talk) && history.length === 0)) return null;
  const isSoftened = SOFTENED.includes(talk) && isGrieving(history);
  return TALK_REPLIES[isSoftened ? 'comfort' : talk][language](name);
}
