import type { DoseLevel, TriageLevel } from '../../contract/chat.js';
import type { Animal } from '../animals.js';
import { findPresent } from '../mention.js';
import type { Text } from '../rule.js';
import type { Span } from '../../language/text.js';
import { isMuch, isUsualDose } from './dosing.js';
import { hasNoDose, levelBetween, worse, rowsFor } from './dose.js';
import { eatenOf, type Assumption, type Eaten } from './eaten.js';
import { isSaved } from './elsewhere.js';
import { findEvents } from './events.js';
import { rinsedFirst } from './on-coat.js';
import { explain } from './explain.js';
import { exposureTo } from './exposure.js';
import { GRAVE, ILL } from './illness.js';
import { readScene, type Scene, type ToxinQuestion } from './scene.js';
import type { DoseRow, Range, Source, Substance, ToxinRoute, Mention } from './toxin.js';
import { plausibleKg } from './weights.js';

export type { ToxinQuestion } from './scene.js';

export interface ToxinFinding {
  /** Of the substance: all kinds of chocolate share one. */
  id: string;
  /** Name of the substance, as precise as the question is ("chocolate-milk"). */
  substance: string;
  /**
   * mg of the substance per kg of body weight; `null` if the amount does not matter or is unknown.
   */
  mgPerKg: number | null;
  level: DoseLevel;
  assumed: Assumption[];
  triage: TriageLevel;
  /** Whether the question says outright that the animal took it; otherwise it is just likely. */
  isTold: boolean;
  reasons: Text[];
  /** One of the reasons, if it can be computed. */
  dose: Text | null;
  actions: Text[];
  /** Those of the actions that come before the call. */
  atOnce: Text[];
  donts: Text[];
  sources: Source[];
}

const TRIAGE_OF: Record<DoseLevel, TriageLevel> = {
  none: 'routine',
  mild: 'urgent',
  severe: 'emergency',
  'lethal-risk': 'emergency',
};

interface Judged {
  level: DoseLevel;
  /** `null` if the weight or the amount is unknown. */
  mgPerKg: number | null;
  row: DoseRow;
  animal: Animal;
}

function doseOf(scene: Scene, animal: Animal, row: DoseRow, { mg }: Eaten): Range {
  if (row.perAnimal) return mg;
  const known = scene.weightOf(animal);
  const { least, most } =
    known === null ? plausibleKg(scene.text, animal, scene.isBaby) : { least: known, most: known };
  return { least: mg.least / most, most: mg.most / least };
}

function judge(
  scene: Scene,
  substance: Substance,
  animal: Animal,
  row: DoseRow,
  eaten: Eaten,
  isTooMuch: boolean,
): Judged {
  const dose = doseOf(scene, animal, row, eaten);
  const hasWeight = scene.weightOf(animal) !== null || row.perAnimal === true;
  const level = levelBetween(dose, row, eaten.isUnknown || !hasWeight);
  const isFaint = level === 'lethal-risk' && (substance.faintContact?.test(scene.text) ?? false);
  const isWorst = level === 'severe' && (substance.worstPart?.test(scene.text) ?? false);
  const isCounted = hasWeight && !eaten.isUnknown && !row.perAnimal && !hasNoDose(row);
  return {
    level: isWorst ? 'lethal-risk' : isFaint || (isTooMuch && level === 'mild') ? 'severe' : level,
    mgPerKg: isCounted ? dose.most : null,
    row,
    animal,
  };
}

function triageOf(scene: Scene, { level, row }: Judged): TriageLevel {
  if (level === 'none') return 'routine';
  const isWorse = scene.isBaby || row.neverSafe || findPresent(GRAVE, scene.text).length > 0;
  return isWorse ? 'emergency' : TRIAGE_OF[level];
}

function findingOf(
  scene: Scene,
  substance: Substance,
  mentions: readonly [Mention, ...Mention[]],
): Omit<ToxinFinding, 'isTold'> | null {
  const eaten = eatenOf(scene, mentions);
  const isTooMuch =
    substance.graveWhenMuch === true && mentions.some((mention) => isMuch(scene, mention));
  const [first, ...others] = [...scene.animals].flatMap((animal) =>
    rowsFor(substance, animal, scene.kind)
      .filter(({ within }) => within?.test(scene.text) ?? true)
      .map((row) => judge(scene, substance, animal, row, eaten, isTooMuch)),
  );
  if (!first) return null;
  const judged = others.reduce(
    (worst, one) => (worse(worst.level, one.level) === worst.level ? worst : one),
    first,
  );
  const hasFixedLevel = hasNoDose(judged.row);
  const lacksWeight = scene.weightOf(judged.animal) === null && judged.row.perAnimal !== true;
  const assumed: Assumption[] = hasFixedLevel
    ? []
    : [...(eaten.assumed ? [eaten.assumed] : []), ...(lacksWeight ? ['weight' as const] : [])];
  const explained = explain(substance, { ...judged, assumed, kind: scene.kind });
  return {
    id: substance.id,
    substance: eaten.name,
    mgPerKg: judged.mgPerKg,
    level: judged.level,
    assumed,
    triage: triageOf(scene, judged),
    ...explained,
    atOnce: rinsedFirst(explained.actions, scene.text),
  };
}

const KEPT =
  /\b(?:have|has|'ve|got|bought|keep|own|there(?:'s| is)|abbiamo|ho|tengo|comprat[oaei]|c'e)(?: got)? $/;

/** "We have a peace lily" and "some lilies" state no amount. */
const hasToldAmount = (scene: Scene, mention: Mention): boolean =>
  (scene.owned.get(mention) ?? []).some(
    ({ start, isSome }) => !isSome && !KEPT.test(scene.text.slice(Math.max(0, start - 20), start)),
  );

/**
 * Toxic substances that reached an animal according to a question (English or Italian), each with
 * its dose in mg/kg, level, triage level, reasons, actions and don'ts in both languages and
 * sources; the worst first. Pure. An unknown amount or weight counts as severe unless every
 * plausible one has the same level. The boundaries and their sources are in the rows of
 * `*.data.ts`.
 */
export function assessToxins(question: ToxinQuestion): ToxinFinding[] {
  const scene = readScene(question);
  if (!scene || isSaved(scene.text)) return [];
  const isSick = findPresent(ILL, scene.text).length > 0;
  const eventsOn = new Map<ToxinRoute, Span[]>();
  const known = { isSick, hasWeight: scene.hasToldWeight };
  const bySubstance = new Map<Substance, [Mention, ...Mention[]]>();
  const told = new Set<Substance>();
  for (const mention of scene.mentions) {
    const { substance } = mention;
    const events = eventsOn.get(substance.route) ?? findEvents(scene.text, substance.route);
    eventsOn.set(substance.route, events);
    const evidence = { ...known, events, hasAmount: hasToldAmount(scene, mention) };
    const exposure = exposureTo(scene.text, mention, evidence);
    if (exposure === 'none' || isUsualDose(scene, mention)) continue;
    if (exposure === 'told') told.add(substance);
    bySubstance.set(substance, [...(bySubstance.get(substance) ?? []), mention] as [Mention]);
  }
  return [...bySubstance]
    .flatMap(([substance, group]) => {
      const finding = findingOf(scene, substance, group);
      return finding ? { ...finding, isTold: told.has(substance) } : [];
    })
    .sort((a, b) => (a.level === b.level ? 0 : worse(a.level, b.level) === a.level ? -1 : 1));
}
