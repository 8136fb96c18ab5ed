import { ANY_MEDICINE, INDUCED_VOMITING, MEDICINES, type Refusal } from './refusals.data.js';

const ASKS_TO_GIVE =
  /\b(?:can|could|may|should|shall) (?:(?:i|we)\b|(?:he|she|it|they) (?:have|take)\b)|\bhow (?:much|many)\b|\b(?:what|which|safe|right) (?:dose|dosage|amount)\b|\bdos(?:e|age)\b|\bwhich\b.*\bcan i\b|\b(?:posso|possiamo|devo|potrei)\b|\bquant[oaie]\b|\bche (?:dose|dosaggio|antibiotico|farmaco|medicina)\b|\b(?:va bene|d[oò]|dargli|darle|dare)\b|\bis it (?:ok|safe|fine)\b/i;
const ASKS_AMOUNT =
  /\bhow (?:much|many)\b|\bdos(?:e|age|aggio)\b|\bmg\b|\bquant[oaie]\b(?! (?:volte|spesso|tempo|costa))/i;
/** It has been swallowed: the safety rules and the entries on poisons answer that. */
const HAPPENED = /\b(?:ate|eaten|swallowed|licked|chewed|mangiato|ingoiato|ingerito|leccato)\b/i;

/**
 * Why a request for a medicine's dose, or for making an animal vomit, is refused; otherwise `null`.
 */
export function refusalOf(question: string): Refusal | null {
  if (INDUCED_VOMITING.asks.test(question)) return INDUCED_VOMITING;
  if (HAPPENED.test(question)) return null;
  if (ASKS_TO_GIVE.test(question)) {
    const named = MEDICINES.find(({ asks }) => asks.test(question));
    if (named) return named;
  }
  return ASKS_AMOUNT.test(question) && ANY_MEDICINE.asks.test(question) ? ANY_MEDICINE : null;
}
