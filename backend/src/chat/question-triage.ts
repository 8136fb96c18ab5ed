import type { Dose, Triage } from '../contract/chat.js';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import {
  assessInCase,
  concernsPoison,
  contactsFor,
  type TriageCase,
  type TriageQuestion,
} from '../safety/triage.js';
import { recognizeLanguage } from '../language/language.js';

interface Asked {
  /** As the owner has set it. */
  country: Country | null;
  /** That the owner's browser spoke last: it counts where the question does not tell. */
  language: Language;
}

export interface Assessed {
  triage: Triage;
  doses: Dose[];
  /** An alarm of an earlier message is still open. */
  carried: boolean;
  /** The conversation's case with this question. */
  next: TriageCase;
}

/**
 * What the safety rules say of an owner's question in the light of its conversation, with the
 * poison lines that can help there.
 */
export function assessFor(
  owner: Asked,
  question: Omit<TriageQuestion, 'language'>,
  known: TriageCase | null = null,
  now = new Date(),
): Assessed {
  const language = recognizeLanguage(question.text) ?? owner.language;
  const assessed = assessInCase(known, { ...question, language }, now);
  const { level, reasons, actions, donts, since, doses, carried, next } = assessed;
  const told = carried ? `${next.alarm?.text ?? ''}\n${question.text}` : question.text;
  const callable = level !== 'routine' && concernsPoison(told, doses);
  const contacts = callable ? contactsFor({ country: owner.country, language }) : [];
  const triage = { level, reasons, actions, donts, contacts, ...(since && { since }) };
  return { triage, doses, carried, next };
}
