import type { Dose, Triage, TriageLevel } from '../contract/chat.js';
import type { Species } from '../contract/species.js';
import { animalsOf } from './animals.js';
import { animalOfBreed, kindOf } from './kind.js';
import type { Language } from '../contract/languages.js';
import { recognizeLanguage } from '../language/language.js';
import { type Text, CALL_TODAY, GO_NOW, UNNAMED } from './rule.js';
import { limitsFor, type PartOfConversation } from './limits.js';
import { factsOf } from './signs/facts.js';
import { likelihoodOf } from './learned/level-reader.js';
import type { Table } from './learned/table.js';
import type { Evidence } from './learned/features.js';
import { withoutContradictions } from './signs/contradictions.js';
import {
  adviceFor,
  patientOf,
  reasonFor,
  withoutExplained,
  type Patient,
} from './signs/worded-for.js';
import { findSigns, type ShownGroup } from './signs/find-signs.js';
import type { AlarmLevel } from './signs/sign.js';
import { fold } from '../language/text.js';
import { tellsOnlyCircumstances } from './circumstances.js';
import { withoutDeath } from '../language/death.js';
import { withoutGrief } from '../language/grief.js';
import { nameNoiseFear } from './noise-fear.js';
import { withoutDoubt } from './doubt.js';
import { withoutGivenNames } from './given-names.js';
import { tellsOrdinaryMeal } from './ordinary-meal.js';
import { assessToxins, type ToxinFinding } from './toxins/assess-toxins.js';

export interface TriageQuestion {
  text: string;
  /** Of the selected profile; an animal named in the text takes precedence. */
  species: Species;
  /** From the profile; a weight in the text takes precedence. */
  weightKg?: number | null;
  ageYears?: number | null;
  /** Health conditions from the profile, in the owner's words. */
  condition?: string | null;
  /** From the profile, in the owner's words: shows what an "other" animal is. */
  breed?: string | null;
  /** Language of reasons and actions, if the text does not show its own. */
  language?: Language;
  /** Which part of a conversation the text is, if not its first message; one message a line. */
  part?: PartOfConversation;
}

export const ROUTINE: Triage = {
  level: 'routine',
  reasons: [],
  actions: [],
  donts: [],
  contacts: [],
};
export const RANK: Record<TriageLevel, number> = { routine: 0, urgent: 1, emergency: 2 };

const FIRST_STEP: Record<AlarmLevel, Text> = { emergency: GO_NOW, urgent: CALL_TODAY };
/** The least specific signs: shown only if there are no others. */
const VAGUE = 'unwell';
const MAX_REASONS = 3;
const MAX_ACTIONS = 5;
const MAX_DONTS = 4;

/** A sign or a substance that decides a level. */
interface Finding {
  /** Of the group of signs, or of the substance. */
  id: string;
  level: TriageLevel;
  reasons: readonly Text[];
  /** First aid to give before the call. */
  atOnce: readonly Text[];
  steps: readonly Text[];
  donts: readonly Text[];
  isSign: boolean;
}

const ofSign = ({ level, group }: ShownGroup, patient: Patient): Finding => ({
  id: group.id,
  level,
  reasons: [reasonFor(group, patient)],
  atOnce: group.atOnce ?? [],
  steps: group.steps,
  donts: group.donts,
  isSign: true,
});
const ofToxin = ({ id, triage: level, reasons, ...advice }: ToxinFinding): Finding => ({
  id,
  level,
  reasons,
  atOnce: advice.atOnce,
  steps: advice.actions,
  donts: advice.donts,
  isSign: false,
});

/** The language of the question, otherwise that of its author. */
export const languageFor = ({ text, language }: TriageQuestion): Language =>
  recognizeLanguage(text) ?? language ?? 'en';

/** An assessed question, with what decided its level. */
export interface Assessment extends Triage {
  doses: Dose[];
  /** The groups of signs and the substances that decided the level. */
  rules: string[];
  /** Likelihood of each level according to the learned reader. */
  likelihood: Record<TriageLevel, number>;
  /** Whether a certain sign or a poison that was taken decided, whatever the likelihood. */
  isCertain: boolean;
}

/** What the rules find in a question, as input for the learned reader. */
export function evidenceOf({ text: asked, species, part, ...known }: TriageQuestion): Evidence {
  const breed = fold(known.breed ?? '');
  const told = withoutGivenNames(withoutGrief(withoutDeath(asked)), species, breed);
  const said = withoutDoubt(nameNoiseFear(fold(told)));
  const animal = tellsNothing(said) ? '' : animalOfBreed(said, breed, species);
  const text = animal + said;
  const ageYears = known.ageYears ?? null;
  const animals = animalsOf(text, species);
  const facts = factsOf({ text, animals, ageYears, condition: fold(known.condition ?? '') });
  const language = recognizeLanguage(asked);
  const { shown: signs, reading } = findSigns({ text, language, animals, facts });
  const toxins = assessToxins({ text: animal + told, species, ...known });
  const messages = part === 'together' ? asked.split('\n').length : 1;
  return { text, species, ageYears, reading, animals, facts, signs, toxins, messages };
}

const tellsNothing = (text: string, animals?: ReadonlySet<string>): boolean =>
  tellsOrdinaryMeal(text, animals) || tellsOnlyCircumstances(text);

/**
 * A named poison and a certain sign keep their level, an ordinary meal and mere circumstances are
 * routine; the learned reader decides the rest.
 */
export const levelOf = (
  evidence: Evidence,
  options: { table?: Table<TriageLevel>; part?: PartOfConversation } = {},
): TriageLevel => judge(evidence, options).level;

function judge(
  evidence: Evidence,
  { table, part }: { table?: Table<TriageLevel>; part?: PartOfConversation },
): Pick<Assessment, 'level' | 'likelihood' | 'isCertain'> {
  const { signs, toxins, text, animals } = evidence;
  const likelihood = likelihoodOf(evidence, table);
  const levels = toxins.filter(({ isTold }) => isTold).map(({ triage }) => triage);
  const hasCertainSign = signs.some(({ isCertain }) => isCertain);
  const isCertain = hasCertainSign || levels.some((level) => level !== 'routine');
  const as = (level: TriageLevel) => ({ level, likelihood, isCertain });
  if (hasCertainSign) return as('emergency');
  if (signs.length + toxins.length === 0 && tellsNothing(text, animals)) return as('routine');
  const { emergency, urgent } = likelihood;
  const [emergencyFrom, alarmFrom] = limitsFor(evidence, part);
  if (emergency >= emergencyFrom || levels.includes('emergency')) return as('emergency');
  const isAlarm = emergency + urgent >= alarmFrom || levels.includes('urgent');
  return as(isAlarm ? 'urgent' : 'routine');
}

/**
 * How urgent a question is, before any model: level, reasons and what to do, with the dose of every
 * toxic substance. The rules for poisons and doses come first; a reader that learned from labelled
 * messages decides the rest; reasons and steps are the rules' words. Pure and without a diagnosis;
 * the source of every rule is next to it in `signs/groups` and `toxins/*.data.ts`. Never throws.
 * @param language of the reasons and steps.
 * @param least minimum level, if something else raised an alarm.
 */
export function assess(
  question: TriageQuestion,
  language: Language = languageFor(question),
  least: TriageLevel = 'routine',
): Assessment {
  const evidence = evidenceOf(question);
  const { part } = question;
  const judged = judge(evidence, part === undefined ? {} : { part });
  const level = RANK[judged.level] < RANK[least] ? least : judged.level;
  const doses = evidence.toxins.map(({ substance, mgPerKg, level: dose }): Dose => {
    return { substance, mgPerKg, level: dose };
  });
  if (level === 'routine') return { ...judged, ...ROUTINE, doses, rules: [] };
  return { ...judged, ...advice(level, findingsOf(evidence, question), language), doses };
}

/**
 * The emergency named in a short note: a sign that is one by the rules alone, or a poison. The
 * learned reader is made for whole messages and would call every "vomited" an alarm.
 */
export function emergencyIn(question: TriageQuestion, language: Language): Triage | null {
  const evidence = evidenceOf(question);
  const toxins = evidence.toxins.filter(({ isTold }) => isTold);
  const { found, patient } = findingsOf({ ...evidence, toxins }, question);
  const emergencies = found.filter(({ level }) => level === 'emergency');
  return emergencies.length === 0
    ? null
    : advice('emergency', { found: emergencies, patient }, language);
}

/** The findings that decide a level, and the patient that they are worded for. */
interface Findings {
  found: readonly Finding[];
  patient: Patient;
}

function findingsOf(
  { text, species, signs, toxins }: Evidence,
  { breed }: Pick<TriageQuestion, 'breed'>,
): Findings {
  const asked = { text, breed: fold(breed ?? '') };
  const patient = patientOf(asked, kindOf(asked, species));
  const found = [...toxins.map(ofToxin), ...signs.map((sign) => ofSign(sign, patient))];
  return { found, patient };
}

/** What to say at a level, in the words of the findings, those of this level first. */
function advice(
  level: AlarmLevel,
  { found, patient }: Findings,
  language: Language,
): Triage & Pick<Assessment, 'rules'> {
  const same = found.filter((one) => one.level === level);
  const lower = found.filter((one) => one.level === 'urgent');
  const all = same.length > 0 ? same : level === 'emergency' ? lower : [];
  const told = all.length > 1 ? all.filter(({ id }) => id !== VAGUE) : all;
  const decisive = withoutExplained(told, patient);
  // If the reader lowers an emergency, its signs keep their first aid, though not their reasons.
  const lowered = found.filter((one) => one.isSign && one.level === 'emergency');
  const helped = decisive.length > 0 ? decisive : withoutExplained(lowered, patient);
  const atOnce = helped.flatMap((one) => one.atOnce);
  const later = helped.flatMap((one) => one.steps);
  const forbidden = helped.flatMap((one) => one.donts);
  const said = withoutContradictions([...atOnce, FIRST_STEP[level], ...later], forbidden);
  // Words for a kind of animal may contradict each other where the general ones do not.
  const worded = withoutContradictions(
    adviceFor(said.steps, patient),
    adviceFor(said.donts, patient),
  );
  const reasons = decisive.length > 0 ? decisive.flatMap((one) => one.reasons) : [UNNAMED[level]];
  return {
    level,
    reasons: reasons.slice(0, MAX_REASONS).map((reason) => reason[language]),
    actions: [...new Set(worded.steps)].slice(0, MAX_ACTIONS).map((step) => step[language]),
    donts: [...new Set(worded.donts)].slice(0, MAX_DONTS).map((dont) => dont[language]),
    contacts: [],
    rules: decisive.map(({ id }) => id),
  };
}
