import type { Dose, Triage } from '../contract/chat.js';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import { assess, concernsPoison, contactsFor, type TriageQuestion } from '../safety/triage.js';
import { recognizeLanguage } from '../language/language.js';

interface Asked {
  /** As the owner has set it. */
  country: Country | null;
  /** That the owner's browser spoke last: it counts where the question does not tell. */
  language: Language;
}

/** What the safety rules say of an owner's question, with the poison lines that can help there. */
export function assessFor(
  owner: Asked,
  question: Omit<TriageQuestion, 'language'>,
): { triage: Triage; doses: Dose[] } {
  const language = recognizeLanguage(question.text) ?? owner.language;
  const { doses, ...triage } = assess({ ...question, language });
  const callable = triage.level !== 'routine' && concernsPoison(question.text, doses);
  const contacts = callable ? contactsFor({ country: owner.country, language }) : [];
  return { triage: { ...triage, contacts }, doses };
}
