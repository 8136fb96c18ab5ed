import { intentsOf, topicWords, type Match } from '../handbook.service.js';
import { directAnswer } from './direct.js';
import { repeats } from './parts.js';
import type { HandbookAnswerInput } from './question.js';

/** From this fit on, a further question of a message is one that the handbook answers. */
const SURE_FIT = 0.75;

export interface Further {
  text: string;
  match: Match;
}

/**
 * The answers to the other questions of a message that asks several things.
 * @param main the match that the answer begins with, maybe as a figure
 * @param said what the answer and the conversation have already said
 */
export function furtherAnswers(input: HandbookAnswerInput, main: Match, said: string): Further[] {
  const { clauses = [], language, history } = input;
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const told = [said];
  return clauses.flatMap(({ question, match, isCarried }) => {
    const asking = { question, intents: intentsOf(question), language, isCarried, before, said };
    const { text, answersIt, isLead } = directAnswer(match, asking);
    const isMain = match.answered !== undefined && match.answered === main.answered;
    // "How do I teach him?" names no topic of its own.
    const isOwn = match.entry === main.entry || topicWords(question, language).length > 1;
    const isKnown = isOwn && answersIt && !isLead && !isMain && (match.fit ?? 0) >= SURE_FIT;
    if (!isKnown || told.some((one) => repeats(text, one, language))) return [];
    told.push(text);
    return [{ text, match }];
  });
}
