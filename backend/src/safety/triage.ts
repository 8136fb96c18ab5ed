import type { Triage, TriageLevel } from '../contract/chat.js';
import type { Species } from '../contract/species.js';
import { animalsOf, type Animal } from './animals.js';
import { isExposed } from './exposure.js';
import { recognizeLanguage, type Language } from './language.js';
import { findPresent } from './mention.js';
import type { SignRule, Text, ToxinRule } from './rule.js';
import { SIGNS_BY_ANIMAL } from './signs-by-animal.js';
import { SIGNS_OF_ALL } from './signs-of-all.js';
import { CALL_TODAY, GO_NOW } from './steps.js';
import { findAll, fold, type Span } from './text.js';
import { TOXINS } from './toxins.js';

// The door of this room: other rooms import from here only.
export { readWeightKg } from './body-weight.js';
export { recognizeLanguage, type Language } from './language.js';

export interface TriageQuestion {
  text: string;
  /** Of the selected profile; an animal named in the text counts instead. */
  species: Species;
  /** Of the reasons and actions when the text itself does not tell. */
  language?: Language;
}

const FIRST_STEP: Record<Exclude<TriageLevel, 'routine'>, Text> = {
  emergency: GO_NOW,
  urgent: CALL_TODAY,
};
const MAX_REASONS = 3;
const MAX_ACTIONS = 6;
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

const isPoisoned = (rule: ToxinRule, text: string) =>
  findAll(rule.substance, text).some((span) => isExposed(text, span, rule.route));

/**
 * How urgent a question is by the sign and toxin rules, before any model: level, reasons and what
 * to do, in the language of the text (English when nothing tells). Pure and without a diagnosis;
 * the source of every rule stands beside it in `signs-*.ts` and `toxins.ts`. Never throws.
 */
export function triage(question: TriageQuestion): Triage {
  const text = fold(question.text);
  const language = recognizeLanguage(question.text) ?? question.language ?? 'en';
  const animals = animalsOf(text, question.species);
  const found = [
    ...TOXINS.filter((rule) => concerns(rule, animals) && isPoisoned(rule, text)),
    ...[...SIGNS_OF_ALL, ...SIGNS_BY_ANIMAL].filter(
      (rule) => concerns(rule, animals) && showsSign(rule, text),
    ),
  ];
  const level = found.some((rule) => rule.level === 'emergency') ? 'emergency' : 'urgent';
  const decisive = found.filter((rule) => rule.level === level);
  if (decisive.length === 0) return { level: 'routine', reasons: [], actions: [] };

  const steps = new Set([FIRST_STEP[level], ...decisive.flatMap((rule) => rule.steps)]);
  return {
    level,
    reasons: decisive.slice(0, MAX_REASONS).map((rule) => rule.reason[language]),
    actions: [...steps].slice(0, MAX_ACTIONS).map((step) => step[language]),
  };
}
