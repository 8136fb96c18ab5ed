import type { Dose, Triage, TriageLevel, TriageReply } from '../contract/chat.js';
import type { Species } from '../contract/species.js';
import { animalsOf, type Animal } from './animals.js';
import { recognizeLanguage, type Language } from './language.js';
import { findPresent } from './mention.js';
import type { SignRule, Text } from './rule.js';
import { SIGNS_BY_ANIMAL } from './signs-by-animal.js';
import { SIGNS_OF_ALL } from './signs-of-all.js';
import { CALL_TODAY, GO_NOW } from './steps.js';
import { fold, type Span } from './text.js';
import { assessToxins, type ToxinFinding } from './toxins/assess-toxins.js';

// The door of this room: other rooms import from here only.
export { readWeightKg } from './body-weight.js';
export { recognizeLanguage, type Language } from './language.js';
export { isRisky, neverSaid, saidInstead, type NeverSaidReason } from './never-said.js';

export interface TriageQuestion {
  text: string;
  /** Of the selected profile; an animal named in the text counts instead. */
  species: Species;
  /** Of the profile; a weight in the text counts instead. */
  weightKg?: number | null;
  ageYears?: number | null;
  /** Of the reasons and actions when the text itself does not tell. */
  language?: Language;
}

const ROUTINE: Triage = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };
const FIRST_STEP: Record<Exclude<TriageLevel, 'routine'>, Text> = {
  emergency: GO_NOW,
  urgent: CALL_TODAY,
};
const MAX_REASONS = 3;
const MAX_ACTIONS = 5;
const MAX_DONTS = 4;
/** Characters between the parts of one sign, so that far apart sentences do not add up. */
const REACH = 200;

const concerns = (rule: { animals?: readonly Animal[] }, animals: ReadonlySet<Animal>) =>
  !rule.animals || rule.animals.some((animal) => animals.has(animal));

const isNear = (a: Span, b: Span) => Math.abs(a.start - b.start) <= REACH;

function showsSign(rule: SignRule, text: string): boolean {
  if (rule.unless?.test(text)) return false;
  const [first = [], ...others] = rule.all.map((pattern) => findPresent(pattern, text));
  return first.some((span) => others.every((spans) => spans.some((other) => isNear(span, other))));
}

/** What decides a level, be it a sign or a substance. */
interface Finding {
  level: TriageLevel;
  reasons: readonly Text[];
  steps: readonly Text[];
  donts: readonly Text[];
}

const ofSign = ({ level, reason, steps }: SignRule): Finding => ({
  level,
  reasons: [reason],
  steps,
  donts: [],
});
const ofToxin = ({ triage: level, reasons, actions, donts }: ToxinFinding): Finding => ({
  level,
  reasons,
  steps: actions,
  donts,
});

/**
 * How urgent a question is by the sign and toxin rules, before any model: level, reasons and what
 * to do, in the language of the text (English when nothing tells), with the dose of every toxic
 * substance. Pure and without a diagnosis; the source of every rule stands beside it in
 * `signs-*.ts` and `toxins/*.data.ts`. Never throws.
 */
export function assess(question: TriageQuestion): TriageReply {
  const text = fold(question.text);
  const language = recognizeLanguage(question.text) ?? question.language ?? 'en';
  const animals = animalsOf(text, question.species);
  const toxins = assessToxins(question);
  const signs = [...SIGNS_OF_ALL, ...SIGNS_BY_ANIMAL].filter(
    (rule) => concerns(rule, animals) && showsSign(rule, text),
  );
  const doses: Dose[] = toxins.map(({ substance, mgPerKg, level }) => ({
    substance,
    mgPerKg,
    level,
  }));
  return { ...decide([...toxins.map(ofToxin), ...signs.map(ofSign)], language), doses };
}

/** How urgent a question is, as `assess` says it, without the doses. */
export function triage(question: TriageQuestion): Triage {
  const { level, reasons, actions, donts, contacts } = assess(question);
  return { level, reasons, actions, donts, contacts };
}

function decide(found: readonly Finding[], language: Language): Triage {
  const level = found.some((one) => one.level === 'emergency') ? 'emergency' : 'urgent';
  const decisive = found.filter((one) => one.level === level);
  if (decisive.length === 0) return ROUTINE;

  const steps = new Set([FIRST_STEP[level], ...decisive.flatMap((one) => one.steps)]);
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
