import { exactAge } from '../contract/age.js';
import { readWeightKg } from '../contract/body-weight.js';
import type { Dose, Triage } from '../contract/chat.js';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import type { PetFacts } from '../contract/pets.js';
import {
  assessInCase,
  concernsPoison,
  contactsFor,
  raiseInCase,
  type TriageCase,
  type TriageQuestion,
} from '../safety/triage.js';
import { languageOf } from '../language/language.js';

interface Asked {
  /** As the owner has set it. */
  country: Country | null;
  /** Last sent by the owner's browser: used if the question does not show its language. */
  language: Language;
}

export interface Assessed {
  triage: Triage;
  doses: Dose[];
  /** An alarm of an earlier message is still open. */
  carried: boolean;
  /** The conversation's case including this question. */
  next: TriageCase;
}

/** What the safety rules need of a pet's profile. */
export const animalOf = ({ species, breed, weight, healthConditions, ...aged }: PetFacts) => ({
  species,
  breed,
  weightKg: readWeightKg(weight),
  ageYears: exactAge(aged),
  condition: healthConditions,
});

/**
 * What the safety rules say about an owner's question in the light of its conversation, with the
 * poison lines that can help there.
 */
export function assessFor(
  owner: Asked,
  question: Omit<TriageQuestion, 'language'>,
  known: TriageCase | null = null,
  now = new Date(),
): Assessed {
  const language = languageIn(owner, question, known);
  const assessed = assessInCase(known, { ...question, language }, now);
  const { level, reasons, actions, donts, since, rules, doses, carried, next } = assessed;
  const told = carried ? `${next.alarm?.text ?? ''}\n${question.text}` : question.text;
  const contacts = level === 'routine' ? [] : contactsOf(owner, told, { doses, language });
  const advice = { level, reasons, actions, donts, contacts, ...(since && { since }) };
  const triage = { ...advice, ...(rules.length > 0 && { rules }) };
  return { triage, doses, carried, next };
}

/**
 * The card for an emergency that a model has recognised in an owner's newest question, in the words
 * of the safety rules, and the conversation's case with this alarm.
 */
export function raisedFor(
  owner: Asked,
  question: Omit<TriageQuestion, 'language'>,
  known: TriageCase | null,
  now = new Date(),
): Pick<Assessed, 'triage' | 'next'> {
  const language = languageIn(owner, question, known);
  const { level, reasons, actions, donts, rules, doses, next } = raiseInCase(
    known,
    { ...question, language },
    now,
  );
  const told = next.alarm?.text ?? question.text;
  const contacts = contactsOf(owner, told, { doses, language });
  const advice = { level, reasons, actions, donts, contacts };
  return { triage: { ...advice, ...(rules.length > 0 && { rules }) }, next };
}

/** The question's language, otherwise that of the conversation before it. */
const languageIn = (
  owner: Asked,
  { text, condition }: Omit<TriageQuestion, 'language'>,
  known: TriageCase | null,
): Language =>
  languageOf(text, known?.told ?? [], { profile: condition ?? null, language: owner.language })
    .language;

const contactsOf = (
  { country }: Asked,
  told: string,
  { doses, language }: { doses: Dose[]; language: Language },
) => (concernsPoison(told, doses) ? contactsFor({ country, language }) : []);

/** Whether an assessment raises an alarm, rather than carrying an earlier one. */
export const raisesAlarm = (triage: Triage | null): boolean =>
  triage !== null && triage.level !== 'routine' && triage.since === undefined;

/** The case as it is stored: a new alarm belongs to the question. */
export const caseAfter = (next: TriageCase, questionId: number): TriageCase =>
  next.alarm?.since === null ? { ...next, alarm: { ...next.alarm, since: questionId } } : next;
