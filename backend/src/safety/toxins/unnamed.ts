import type { Span } from '../../language/text.js';
import type { Token } from './tokens.js';
import { UNKNOWN_MEDICINE } from './unknowns.data.js';
import type { Mention } from './toxin.js';

const STRENGTH = /^(?:mg|mgs|mcg|milligrams?|milligramm[io]|micrograms?)$/;
const OF_FOOD = /^(?:kcal|sodium|sodio|calcium|calcio|protein\w*|proteine|phosphorus|fosforo)$/;

/**
 * A number of milligrams without a known substance means a medicine with an unknown name. Harmless
 * things named in the text ("glucosamine 500 mg") explain the figure.
 */
export function unnamedMedicines(
  text: string,
  tokens: readonly Token[],
  harmless: readonly Span[],
): Mention[] {
  if (harmless.length > 0) return [];
  const at = tokens.findIndex(
    ({ text: word }, index) => STRENGTH.test(word) && /^\d/.test(tokens[index - 1]?.text ?? ''),
  );
  const [number, unit] = [tokens[at - 1], tokens[at]];
  const isPerKg = /^ ?(?:\/|per|al) ?(?:kg|kilo|chilo)/.test(text.slice(unit?.end ?? 0));
  if (!number || !unit || isPerKg || OF_FOOD.test(tokens[at + 1]?.text ?? '')) return [];
  const [form] = UNKNOWN_MEDICINE.forms;
  if (!form) return [];
  const from = Math.max(0, at - 2);
  const start = tokens[from]?.start ?? number.start;
  return [{ substance: UNKNOWN_MEDICINE, form, from, to: at + 1, start, end: unit.end }];
}
