import { endOf, startOf, type Found, type Reader } from './amount.js';
import { counted, STOPS } from './counted.js';
import { readNumber } from './numbers.js';
import { isCut } from './tokens.js';
import type { CountUnit } from './toxin.js';
import { COUNTS, isPlural, MASS_MG, NO_AMOUNT } from './units.data.js';

const OF = String.raw`(?: (?:of|di|d')(?: ?(?:the|these|those|my|our|his|her|quest\w|quell\w))?| (?:dell?[aeio]?|dei|degli))?`;
/** Only what can be counted: "a few ibuprofen" are several tablets. */
const FEW = new RegExp(
  String.raw`(?:(?:quite )?(?:a |the )?few(?: more)?|several(?: more)?|multiple|(?<!how )many|a couple more|qualche|alcun[ie]|parecchi[e]?|divers[ie]|numeros[ie]|molt[ie]|tant[ie])${OF}\b(?!')`,
  'y',
);
/** "Some bars" are several, "some of the bar" is a part of one. */
const SOME = new RegExp(
  String.raw`(?:some(?: more)?|an? (?:\w+ )?(?:lot|load|pile|bunch|handful)|lots|loads|plenty|un (?:po'|sacco|mucchio|mucchietto|pugno)|una (?:marea|manciata))${OF}\b(?!')`,
  'y',
);
const WORDS = 7;
/** The least that "several" means. */
const SEVERAL = 2;

/** The unit that "several" counts, after any strength: "a few 200 mg ibuprofen tablets". */
function severalOf(reader: Reader, from: number, isFew: boolean, isPile: boolean) {
  const { text, tokens, mentions } = reader;
  let named: { unit: CountUnit; next: number } | null = null;
  for (let at = from; at < Math.min(tokens.length, from + WORDS); at += 1) {
    const word = tokens[at]?.text ?? '';
    if (at > from && isCut(text, tokens, at)) break;
    const unit = COUNTS.get(word);
    if (unit && (isFew || isPlural(word))) return { unit, next: at + 1 };
    const mention = mentions.find((one) => one.from <= at && at < one.to);
    if (mention) {
      const { isDosed = false } = mention.form;
      const isSeveral = isPile ? isDosed : isFew || isPlural(tokens[mention.to - 1]?.text ?? '');
      if (isSeveral) named = { unit: isDosed ? 'item' : 'piece', next: mention.to };
      at = mention.to - 1;
    } else if (unit || STOPS.has(word) || NO_AMOUNT.has(word)) break;
  }
  return named;
}

/** The strength stated before the name of what "several" counts. */
function strengthBefore({ tokens }: Reader, from: number, to: number): number | undefined {
  for (let at = from + 1; at < to; at += 1) {
    const factor = MASS_MG.get(tokens[at]?.text ?? '');
    const number = Number(tokens[at - 1]?.text.replace(',', '.'));
    if (factor !== undefined && number > 0) return number * factor;
  }
  return undefined;
}

/** "A few hundred mg". */
function severalTimes(reader: Reader, at: number, from: number): Found | null {
  const number = readNumber(reader.text, reader.tokens, from);
  const factor = number && MASS_MG.get(reader.tokens[number.next]?.text ?? '');
  if (!number || !factor) return null;
  const next = number.next + 1;
  const mg = SEVERAL * number.value * factor;
  return {
    amount: { start: startOf(reader, at), end: endOf(reader, next), mg, isSome: true },
    next,
  };
}

/**
 * "A few squares", "some 200 mg tablets", "qualche acino": at least two, of unknown number. What
 * they weigh together is an amount: "a few squares, 30 g in all".
 */
export function readSome(reader: Reader, at: number): Found | null {
  const { text, tokens } = reader;
  const start = startOf(reader, at);
  FEW.lastIndex = SOME.lastIndex = start;
  const few = FEW.exec(text);
  const said = few ?? SOME.exec(text);
  if (!said) return null;
  let from = at;
  while ((tokens[from]?.start ?? Infinity) < start + said[0].length) from += 1;
  const isPile = COUNTS.has(tokens[at + 1]?.text ?? '');
  const several = severalOf(reader, from, few !== null, isPile);
  if (!several) return few && severalTimes(reader, at, from);
  const before = strengthBefore(reader, from, several.next);
  const found = counted(reader, at, SEVERAL, several.unit, several.next);
  const { count } = found.amount;
  if (!count) return found;
  const eachMg = before ?? count.eachMg;
  const amount = { ...found.amount, count: { ...count, ...(eachMg && { eachMg }) } };
  return { ...found, amount: { ...amount, isSome: true } };
}
