import type { Dose, Triage, TriageLevel, TriageReply } from '../contract/chat.js';
import type { Species } from '../contract/species.js';
import { animalsOf } from './animals.js';
import type { Language } from '../contract/languages.js';
import { recognizeLanguage } from '../language/language.js';
import { type Text, CALL_TODAY, GO_NOW } from './rule.js';
import { factsOf } from './signs/facts.js';
import { findSigns, type ShownGroup } from './signs/find-signs.js';
import type { AlarmLevel } from './signs/sign.js';
import { fold } from '../language/text.js';
import { assessToxins, type ToxinFinding } from './toxins/assess-toxins.js';

// The door of this room: other rooms import from here only.
export { concernsPoison, contactsFor, daysUnchecked } from './contacts.js';
export { isRisky, neverSaid, saidInstead, type NeverSaidReason } from './never-said.js';

export interface TriageQuestion {
  text: string;
  /** Of the selected profile; an animal named in the text counts instead. */
  species: Species;
  /** Of the profile; a weight in the text counts instead. */
  weightKg?: number | null;
  ageYears?: number | null;
  /** Health conditions of the profile, as their owner wrote them. */
  condition?: string | null;
  /** Of the reasons and actions when the text itself does not tell. */
  language?: Language;
}

const ROUTINE: Triage = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };
const FIRST_STEP: Record<AlarmLevel, Text> = { emergency: GO_NOW, urgent: CALL_TODAY };
const MAX_REASONS = 3;
const MAX_ACTIONS = 5;
const MAX_DONTS = 4;

/** What decides a level, be it a sign or a substance. */
interface Finding {
  level: TriageLevel;
  reasons: readonly Text[];
  /** First aid that comes before the call. */
  atOnce: readonly Text[];
  steps: readonly Text[];
  donts: readonly Text[];
}

const ofSign = ({ level, group }: ShownGroup): Finding => ({
  level,
  reasons: [group.reason],
  atOnce: group.atOnce ?? [],
  steps: group.steps,
  donts: group.donts,
});
const ofToxin = ({ triage: level, reasons, actions, donts }: ToxinFinding): Finding => ({
  level,
  reasons,
  atOnce: [],
  steps: actions,
  donts,
});

/**
 * How urgent a question is by the sign and toxin rules, before any model: level, reasons and what
 * to do, in the language of the text (English when nothing tells), with the dose of every toxic
 * substance. Pure and without a diagnosis; the source of every rule stands beside it in
 * `signs/groups` and `toxins/*.data.ts`. Never throws.
 */
export function assess(question: TriageQuestion): TriageReply {
  const text = fold(question.text);
  const recognized = recognizeLanguage(question.text);
  const language = recognized ?? question.language ?? 'en';
  const animals = animalsOf(text, question.species);
  const toxins = assessToxins(question);
  const ageYears = question.ageYears ?? null;
  const facts = factsOf({ text, ageYears, condition: fold(question.condition ?? '') });
  const signs = findSigns({ text, language: recognized, animals, facts });
  const doses: Dose[] = toxins.map(({ substance, mgPerKg, level }) => ({
    substance,
    mgPerKg,
    level,
  }));
  return { ...decide([...toxins.map(ofToxin), ...signs.map(ofSign)], language), doses };
}

function decide(found: readonly Finding[], language: Language): Triage {
  const level = found.some((one) => one.level === 'emergency') ? 'emergency' : 'urgent';
  const decisive = found.filter((one) => one.level === level);
  if (decisive.length === 0) return ROUTINE;

  const steps = new Set([
    ...decisive.flatMap((one) => one.atOnce),
    FIRST_STEP[level],
    ...decisive.flatMap((one) => one.steps),
  ]);
  const donts = new Set(decisive.flatMap((one) => one.donts));
  const reasons = decisive.flatMap((one) => one.reasons);
  return {
    level,
    reasons: reasons.slice(0, MAX_REASONS).map((reason) => reason[language]),
    actions: [...steps].slice(0, MAX_ACTIONS).map((step) => step[language]),
    donts: [...donts].slice(0, MAX_DONTS).map((dont) => dont[language]),
    contacts: [],
  };
}
