import type { TriageLevel } from '../../contract/chat.js';
import type { Species } from '../../contract/species.js';
import { animalsOf, type Animal } from '../animals.js';
import { findPresent } from '../mention.js';
import { words as signs, type Text } from '../rule.js';
import { fold } from '../text.js';
import { readQuantities, type Amount, type Quantities } from './amounts.js';
import { levelOf, mgOf, mgPerGram, rowsFor, SMALLEST_KG, worse, type Assumption } from './dose.js';
import { explain } from './explain.js';
import { hasHappened } from './happened.js';
import { findMentions, type Mention } from './mentions.js';
import { tokenize } from './tokens.js';
import { ANY, NEVER, type DoseLevel, type DoseRow, type Source, type Substance } from './toxin.js';
import { findBodyWeights } from './weight-in-text.js';

export interface ToxinQuestion {
  text: string;
  /** Of the selected profile; an animal named in the text counts instead. */
  species: Species;
  /** Of the profile, in kg; a weight in the text counts instead. */
  weightKg?: number | null;
  ageYears?: number | null;
}

export interface ToxinFinding {
  /** Id of the substance. */
  substance: string;
  name: Text;
  /** mg of the substance per kg of body weight; `null` when its amount does not matter or nothing is known. */
  mgPerKg: number | null;
  level: DoseLevel;
  assumed: Assumption[];
  triage: TriageLevel;
  reasons: Text[];
  actions: Text[];
  donts: Text[];
  sources: Source[];
}

const GRAVE = signs(
  String.raw`tremor\w*|trembl\w+|shak(?:ing|es)|twitch\w+|seiz\w+|convuls\w+|collaps\w+|fitting|having fits|unconscious|trema\w*|crisi epilettic\w+|collass\w+|svenut\w|barcoll\w+|incoscient\w`,
);
const BABY = /\b(?:pupp(?:y|ies)|kittens?|cucciol\w+|gattin[oaie]|micin[oaie])\b/;
const BABY_YEARS = 0.5;
const BABY_SHARE = 0.4;
const OWN_REACH = 160;
const LICKED = /\b(?:lick|sniff|touch|brush|rub|leccat|annusat|toccat|strofinat)/;
const EATEN = /\b(?:ate|eat|chew|swallow|nibbl|mangi|mastic|ingoi|rosicchi)/;

interface Scene {
  text: string;
  quantities: Quantities;
  /** Each amount with the mention it belongs to. */
  owned: ReadonlyMap<Mention, readonly Amount[]>;
  animals: ReadonlySet<Animal>;
  weightKg: number | null;
  isBaby: boolean;
}

function ownersOf(amounts: readonly Amount[], mentions: readonly Mention[]) {
  const owned = new Map<Mention, Amount[]>();
  const gap = (amount: Amount, mention: Mention) =>
    Math.max(0, mention.start - amount.end, amount.start - mention.end);
  for (const amount of amounts) {
    const [owner] = [...mentions].sort((a, b) => gap(amount, a) - gap(amount, b));
    if (!owner || gap(amount, owner) > OWN_REACH) continue;
    owned.set(owner, [...(owned.get(owner) ?? []), amount]);
  }
  return owned;
}

interface Eaten {
  mg: number | null;
  floor: DoseLevel;
  what?: Text;
  assumed: Assumption[];
}

function eatenOf(scene: Scene, mentions: readonly Mention[]): Eaten {
  const exact = mentions.find(({ form }) => !form.generic);
  const byForm = new Map<unknown, { mg: number; isAssumed: boolean }>();
  for (const mention of mentions) {
    const amounts = scene.owned.get(mention) ?? [];
    const form = mention.form.generic && exact ? exact.form : mention.form;
    const perGram = mgPerGram(mention, form, scene.quantities);
    const weighed = amounts.filter(({ count }) => !count);
    for (const amount of weighed.length > 0 ? weighed : amounts) {
      const eaten = mgOf(amount, form, perGram, scene.quantities.mgPerMl);
      if (eaten.mg > (byForm.get(form)?.mg ?? -1)) byForm.set(form, eaten);
    }
  }
  const parts = [...byForm.values()];
  if (parts.length > 0) {
    const mg = parts.reduce((sum, part) => sum + part.mg, 0);
    const assumed: Assumption[] = parts.some(({ isAssumed }) => isAssumed) ? ['strength'] : [];
    return { mg, floor: 'none', assumed };
  }
  const form = exact?.form ?? mentions[0]?.form;
  const { assume, floor = 'severe' } = form ?? {};
  return { mg: assume?.mg ?? null, floor, ...(assume && { what: assume.what }), assumed: ['amount'] };
}

interface Judged {
  level: DoseLevel;
  mgPerKg: number | null;
  row: DoseRow;
  animal: Animal;
  hasAssumedWeight: boolean;
}

function judge(scene: Scene, animal: Animal, row: DoseRow, eaten: Eaten): Judged {
  const smallest = SMALLEST_KG[animal] * (scene.isBaby ? BABY_SHARE : 1);
  const mgPerKg = eaten.mg === null ? null : eaten.mg / (scene.weightKg ?? smallest);
  const dose = row.perAnimal ? eaten.mg : mgPerKg;
  const cap = (level: DoseLevel): DoseLevel =>
    row.severe === NEVER && level === 'severe' ? 'mild' : level;
  const known = dose === null ? levelOf(0, row) : levelOf(dose, row);
  const isTrace =
    row.severe === NEVER &&
    LICKED.test(scene.text) &&
    !EATEN.test(scene.text);
  const level = isTrace ? 'none' : worse(known, cap(eaten.floor));
  return { level, mgPerKg, row, animal, hasAssumedWeight: scene.weightKg === null };
}

const DAY_LEVEL: Record<DoseLevel, TriageLevel> = {
  none: 'routine',
  mild: 'urgent',
  severe: 'emergency',
  'lethal-risk': 'emergency',
};

function findingOf(scene: Scene, substance: Substance, mentions: readonly Mention[]): ToxinFinding | null {
  const eaten = eatenOf(scene, mentions);
  const judged = [...scene.animals]
    .flatMap((animal) => rowsFor(substance, animal).map((row) => judge(scene, animal, row, eaten)))
    .reduce<Judged | null>(
      (worst, one) => (worst && worse(worst.level, one.level) === worst.level ? worst : one),
      null,
    );
  if (!judged) return null;
  const { level, mgPerKg, row } = judged;
  const isDoseFree = row.mild === ANY && [ANY, NEVER].includes(row.severe) && [ANY, NEVER].includes(row.lethal);
  const assumed: Assumption[] = isDoseFree
    ? []
    : [...eaten.assumed, ...(judged.hasAssumedWeight && mgPerKg !== null ? ['weight' as const] : [])];
  const isWorse = level === 'mild' && (scene.isBaby || findPresent(GRAVE, scene.text).length > 0);
  return {
    substance: substance.id,
    name: substance.name,
    mgPerKg: isDoseFree ? null : mgPerKg,
    level,
    assumed,
    triage: isWorse ? 'emergency' : DAY_LEVEL[level],
    ...explain(substance, row, { level, mgPerKg, animal: judged.animal, assumed, what: eaten.what }),
  };
}

/**
 * Toxic substances that reached an animal by the words of a question (English or Italian), each with
 * its dose in mg/kg, level, triage level, reasons, actions and don'ts in both languages and sources;
 * the worst first. Pure; under 1 ms. An unknown amount counts as the usual packet and as severe at
 * least, an unknown weight as the smallest adult of the species. Boundaries and their sources stand
 * in the rows of `*.data.ts`.
 */
export function assessToxins(question: ToxinQuestion): ToxinFinding[] {
  const text = fold(question.text);
  const tokens = tokenize(text);
  const mentions = findMentions(text, tokens);
  if (mentions.length === 0) return [];
  const weights = findBodyWeights(text, tokens, mentions);
  const quantities = readQuantities({ text, tokens, mentions }, weights);
  const owned = ownersOf(quantities.amounts, mentions);
  const isYoung = (question.ageYears ?? 1) < BABY_YEARS;
  const scene: Scene = {
    text,
    quantities,
    owned,
    animals: animalsOf(text, question.species),
    weightKg: weights.length > 0 ? Math.min(...weights.map(({ kg }) => kg)) : (question.weightKg ?? null),
    isBaby: BABY.test(text) || isYoung,
  };
  const bySubstance = new Map<Substance, Mention[]>();
  for (const mention of mentions) {
    const { substance } = mention;
    if (!hasHappened(text, mention, substance.route, owned.has(mention))) continue;
    bySubstance.set(substance, [...(bySubstance.get(substance) ?? []), mention]);
  }
  return [...bySubstance]
    .flatMap(([substance, group]) => findingOf(scene, substance, group) ?? [])
    .sort((a, b) => (a.level === b.level ? 0 : worse(a.level, b.level) === a.level ? -1 : 1));
}
