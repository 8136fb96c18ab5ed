import type { DoseLevel } from '../../contract/chat.js';
import type { Amount } from './amount.js';
import {
  DOSE_LEVELS,
  NEVER,
  type CountUnit,
  type DoseRow,
  type Form,
  type Measure,
  type Range,
  type Substance,
} from './toxin.js';
import type { Animal } from '../animals.js';
import type { Kind } from '../kind.js';

const USUAL_GRAMS: Record<CountUnit, Measure> = {
  item: 10,
  bar: [40, 100],
  square: [4, 10],
  piece: [4, 10],
  tablet: 1,
  pack: [50, 200],
  clove: 6,
  handful: [20, 40],
  leaf: 1,
  slice: 30,
  egg: [20, 150],
  cookie: 15,
  bite: 5,
  block: 20,
  sachet: 10,
  bulb: 50,
};
const ACTIVE_BELOW_MG = 1000;
/** Tolerance for rounding: 3.5 g in 35 g of body weight is 100 g/kg, not slightly less. */
const ROUNDING = 1 + 1e-9;
const LOOSE_GRAMS_PER_ML = 0.6;
const TABLETS_A_PACK: Measure = [10, 30];

export const worse = (a: DoseLevel, b: DoseLevel): DoseLevel =>
  DOSE_LEVELS.indexOf(a) >= DOSE_LEVELS.indexOf(b) ? a : b;
const milder = (a: DoseLevel, b: DoseLevel): DoseLevel => (worse(a, b) === a ? b : a);

const exactly = (mg: number): Range => ({ least: mg, most: mg });

const times = (measure: Measure, factor: number): Range =>
  typeof measure === 'number'
    ? exactly(measure * factor)
    : { least: measure[0] * factor, most: measure[1] * factor };

function ofUnit(form: Form, unit: CountUnit, perGram: number): Range {
  const mg = form.mg?.[unit];
  return mg === undefined ? times(form.grams?.[unit] ?? USUAL_GRAMS[unit], perGram) : times(mg, 1);
}

/** A few mg of a drink, a gum or a cigarette refer to the substance, not to the product. */
const isDilute = (form: Form): boolean =>
  (form.mgPerGram ?? 1000) < 1000 && (form.gramsPerMl === 1 || form.mg !== undefined);

/** mg of the substance in an amount of one form. */
export function mgOf(amount: Amount, form: Form, perGram: number, perMl: number | null): Range {
  if (amount.mg !== undefined) return exactly((amount.mg * perGram) / 1000);
  if (amount.ml !== undefined) {
    const content = perMl ?? form.mgPerMl ?? perGram * (form.gramsPerMl ?? LOOSE_GRAMS_PER_ML);
    return exactly(amount.ml * content);
  }
  const { number, unit, eachMg } = amount.count ?? { number: 1, unit: 'item' as const };
  if (eachMg === undefined) {
    const { least, most } = ofUnit(form, unit, perGram);
    return { least: least * number, most: most * number };
  }
  if (eachMg < ACTIVE_BELOW_MG && isDilute(form)) return exactly(number * eachMg);
  const tablets = unit === 'pack' && form.isDosed ? TABLETS_A_PACK : 1;
  return times(tablets, (number * eachMg * perGram) / 1000);
}

/**
 * Level of a dose in mg/kg (mg if the row is per animal); a boundary belongs to the worse level.
 */
export function levelOf(dose: number, row: DoseRow): DoseLevel {
  const reaches = (bound: number) => dose * ROUNDING >= bound;
  if (reaches(row.lethal)) return 'lethal-risk';
  if (reaches(row.severe)) return 'severe';
  return reaches(row.mild) ? 'mild' : 'none';
}

/**
 * Level of a dose between two bounds. If every plausible dose has the same level, that level
 * applies. Otherwise the highest dose counts, and an unknown amount or weight is severe unless that
 * dose is milder.
 */
export function levelBetween(dose: Range, row: DoseRow, isUnknown: boolean): DoseLevel {
  const least = levelOf(dose.least, row);
  const most = levelOf(dose.most, row);
  return isUnknown ? worse(least, milder(most, 'severe')) : most;
}

/** Whether the level is the same at any amount. */
export const hasNoDose = (row: DoseRow): boolean =>
  [row.mild, row.severe, row.lethal].every((bound) => bound === 0 || bound === NEVER);

const SMALL_ANIMALS: readonly Animal[] = ['ferret', 'cavy', 'rodent', 'reptile', 'rabbit', 'bird'];

/** Kinds of other animals, and the animals whose rows are theirs as well. */
const ALIKE: Partial<Record<Kind, readonly Animal[]>> = {
  reptile: ['reptile'],
  fish: [],
  horse: [],
  ruminant: [],
  hedgehog: [],
  pig: [],
  rodent: ['rodent'],
  grazer: ['rabbit', 'cavy'],
  // Whatever touches its skin gets in; only what harms birds by air does not count.
  amphibian: ['ferret', 'cavy', 'rodent', 'reptile', 'rabbit'],
};

/**
 * Rows that apply to an animal; for another animal, which may be a small one, the rows of all small
 * ones, unless the substance spares its kind.
 */
export function rowsFor(
  { rows, harmlessFor = [], sparesOthers }: Substance,
  animal: Animal,
  kind: Kind,
): readonly DoseRow[] {
  const own = rows.filter((row) => row.animals?.includes(animal));
  const alike = (sparesOthers && ALIKE[kind]) || SMALL_ANIMALS;
  const small =
    animal === 'other' ? rows.filter((row) => row.animals?.some((one) => alike.includes(one))) : [];
  if (own.length + small.length > 0) return [...own, ...small];
  return harmlessFor.includes(animal) ? [] : rows.filter((row) => !row.animals);
}
