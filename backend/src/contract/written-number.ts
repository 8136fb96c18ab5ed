import type { DiaryUnit } from './diary.js';

const NUMBER = /^[-+]?\d+(?:[.,]\d+)?$/;
const THOUSANDS = /^[-+]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/** Units that nobody measures to a thousandth: 1.250 kcal means more than a thousand. */
const COARSE: readonly (DiaryUnit | undefined)[] = ['g', 'kcal'];

/** Units whose amounts may have three decimal places, or thousands: 1.250 mg can mean either. */
const DOSED: readonly (DiaryUnit | undefined)[] = ['mg', 'ml'];

/** A number as written with a point or a comma; NaN for anything else. */
const readDecimal = (text: string): number =>
  NUMBER.test(text) ? Number(text.replace(',', '.')) : NaN;

/** The same for a number that never has three decimal places. */
export const readCoarse = (text: string): number =>
  THOUSANDS.test(text) ? Number(text.replace(/[.,]/g, '')) : readDecimal(text);

/** The number of an amount; NaN for anything else, and for an ambiguous dose. */
export function readAmount(text: string, unit?: DiaryUnit): number {
  if (COARSE.includes(unit)) return readCoarse(text);
  return DOSED.includes(unit) && THOUSANDS.test(text) ? NaN : readDecimal(text);
}
