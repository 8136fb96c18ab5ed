import type { Animal } from '../animals.js';
import type { Amount, Quantities } from './amounts.js';
import type { Mention } from './mentions.js';
import {
  DOSE_LEVELS,
  type CountUnit,
  type DoseLevel,
  type DoseRow,
  type Form,
  type Substance,
} from './toxin.js';

/** What had to be assumed, always to the side of the greater danger. */
export type Assumption = 'amount' | 'weight' | 'strength';

/** Smallest usual adult in kg, for an animal of unknown weight. */
export const SMALLEST_KG: Record<Animal, number> = {
  dog: 1.5,
  cat: 2.5,
  rabbit: 0.8,
  bird: 0.03,
  cavy: 0.4,
  rodent: 0.02,
  ferret: 0.6,
  reptile: 0.05,
  other: 0.02,
};

const USUAL_GRAMS: Record<CountUnit, number> = {
  item: 10, bar: 100, square: 10, piece: 10, tablet: 1, pack: 100, clove: 6, handful: 30, leaf: 1,
  slice: 30, egg: 50, cookie: 15, bite: 5, block: 20, sachet: 10, bulb: 50,
};
const PERCENT_REACH = 40;
const SMALL_ANIMALS: readonly Animal[] = ['ferret', 'cavy', 'rodent', 'reptile', 'rabbit', 'bird'];

export const worse = (a: DoseLevel, b: DoseLevel): DoseLevel =>
  DOSE_LEVELS.indexOf(a) >= DOSE_LEVELS.indexOf(b) ? a : b;

/** mg of the substance in a gram of the product, by the percent on its label when one is told nearby. */
export function mgPerGram(mention: Mention, form: Form, { percents }: Quantities): number {
  const { perPercent, minPercent = 0 } = form;
  const told = percents.find(
    ({ value, start }) =>
      value >= minPercent &&
      value <= 100 &&
      Math.min(Math.abs(start - mention.end), Math.abs(mention.start - start)) <= PERCENT_REACH,
  );
  return told && perPercent !== undefined ? told.value * perPercent : (form.mgPerGram ?? 1000);
}

/** mg of the substance in an amount of one form. */
export function mgOf(
  amount: Amount,
  form: Form,
  perGram: number,
  perMl: number | null,
): { mg: number; isAssumed: boolean } {
  if (amount.mg !== undefined) return { mg: (amount.mg * perGram) / 1000, isAssumed: false };
  if (amount.ml !== undefined) {
    const content = perMl ?? form.mgPerMl ?? perGram * (form.gramsPerMl ?? 0.6);
    return { mg: amount.ml * content, isAssumed: perMl === null && form.mgPerMl !== undefined };
  }
  const { number, unit, eachMg } = amount.count ?? { number: 1, unit: 'item' as const };
  if (eachMg !== undefined && unit === 'pack' && form.mg?.pack && form.mg.tablet) {
    return { mg: (number * eachMg * form.mg.pack) / form.mg.tablet, isAssumed: true };
  }
  if (eachMg !== undefined) return { mg: (number * eachMg * perGram) / 1000, isAssumed: false };
  const each = form.mg?.[unit] ?? (form.grams?.[unit] ?? USUAL_GRAMS[unit]) * perGram;
  return { mg: number * each, isAssumed: true };
}

/** Level of a dose in mg/kg (mg when the row is per animal); a boundary belongs to the worse level. */
export function levelOf(dose: number, row: DoseRow): DoseLevel {
  if (dose >= row.lethal) return 'lethal-risk';
  if (dose >= row.severe) return 'severe';
  return dose >= row.mild ? 'mild' : 'none';
}

/** Rows that judge an animal; of an unnamed small animal the rows of all small ones. */
export function rowsFor(substance: Substance, animal: Animal): readonly DoseRow[] {
  const { rows, harmlessFor = [] } = substance;
  const own = rows.filter((row) => row.animals?.includes(animal));
  const isSmall = animal === 'other';
  const small = isSmall
    ? rows.filter((row) => row.animals?.some((one) => SMALL_ANIMALS.includes(one)))
    : [];
  if (own.length + small.length > 0) return [...own, ...small];
  return harmlessFor.includes(animal) ? [] : rows.filter((row) => !row.animals);
}
