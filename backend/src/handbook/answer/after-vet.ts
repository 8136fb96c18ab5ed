import type { Language } from '../../contract/languages.js';
import { fold } from '../../language/text.js';
import type { Turn } from '../../contract/chat.js';

/** Number of the owner's latest messages searched for a treatment by the vet. */
const IN_MIND = 3;
const TREATED =
  /\b(?:vets?|clinic|hospital|veterinari[oa]|clinica)\b.*\b(?:vomit\w*|sick|throw\w* up|pumped|stomach|vomitare|lavanda|stomaco)\b|\b(?:made (?:him|her|it) (?:sick|vomit)|fatt[oa] vomitare)\b.*\b(?:vets?|clinic|veterinari[oa]|clinica)\b/;
const ASKS_ABOUT_FOOD =
  /\b(?:eat|feed|food|dinner|breakfast|meals?)\b.*\b(?:normal\w*|usual\w*|tonight|now|today|again)\b|\bnormal (?:food|dinner|meals?|diet)\b|\b(?:mangiare|cibo|pappa|cena|mangia)\b.*\b(?:normal\w*|solit[oa]|stasera|oggi|adesso|ora)\b|\b(?:stasera|oggi|adesso|ora)\b.*\b(?:mangiare|cibo|pappa|cena)\b/;

const REPLIES: Record<Language, (name: string) => string> = {
  en: (name) =>
    `**Go by what the clinic told you about food; if they said nothing, ring and ask before the first meal.** After an animal has been made to vomit, vets often let the stomach rest first and then begin with a small portion rather than a full bowl. Call them again at once if **${name}** vomits, is dull or does not want to eat.`,
  it: (name) =>
    `**Segui quello che ti hanno detto in clinica sul cibo; se non ne hanno parlato, telefona prima del primo pasto.** Dopo il vomito provocato spesso si lascia riposare lo stomaco e si ricomincia con una piccola porzione, non con la ciotola piena. Richiama subito se **${name}** vomita, sembra giù o non vuole mangiare.`,
};

/** The reply to a question about food after a vet has made the animal vomit; otherwise `null`. */
export function replyAfterVet(
  question: string,
  { history, name, language }: { history: readonly Turn[]; name: string; language: Language },
): string | null {
  if (!ASKS_ABOUT_FOOD.test(fold(question))) return null;
  const told = history.filter(({ role }) => role === 'user').slice(-IN_MIND);
  const isTreated = told.some(({ content }) => TREATED.test(fold(content)));
  return isTreated ? REPLIES[language](name) : null;
}
