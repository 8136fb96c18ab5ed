import type { Span } from '../../language/text.js';
import { endOf, startOf, type Found, type Quantities, type Reader } from './amount.js';
import { countAfter, counted, readUnit, STOPS } from './counted.js';
import { repeated } from './amount-each.js';
import { isFurther, readFurther } from './amount-further.js';
import { readNumber, type ReadNumber } from './numbers.js';
import { readSome } from './amount-some.js';
import { isCut } from './tokens.js';
import { COUNTS, MASS_MG, NO_AMOUNT, OUNCE, POUND, SINGULAR, VOLUME_ML } from './units.data.js';

const STATED_VOLUME =
  /^(?:mls?|milli\w+|cc|cl|dl|l|lit\w+|centi\w+|drops?|gocc\w+|tsps?|tbsps?|teasp\w+|tablesp\w+|cucchiai\w*)$/;
const MIN_BARE_MG = 50;
const RATIO = /^(\d+(?:[.,]\d+)?) ?(mg|mcg|ug|ui|iu) ?(?:\/|per|in|ogni) ?(\d*) ?ml/;

const tokensOf = ([, , , ml]: RegExpExecArray): number => (ml ? 4 : 3);

function mgPerMlOf([, amount, unit, ml]: RegExpExecArray): number {
  const isGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(amount ?? '');
  const number = Number(amount?.replace(/[.,]/, isGrouped ? '' : '.'));
  return (number * (MASS_MG.get(unit ?? '') ?? 1)) / (Number(ml) || 1);
}

/** "8 oz" or "and 8 oz" after pounds, as a part of the same mass. */
function ouncesAfter({ text, tokens }: Reader, next: number): { mg: number; next: number } | null {
  const at = /^(?:and|e)$/.test(tokens[next]?.text ?? '') ? next + 1 : next;
  const number = isCut(text, tokens, at) ? null : readNumber(text, tokens, at);
  if (!number || MASS_MG.get(tokens[number.next]?.text ?? '') !== OUNCE) return null;
  return { mg: number.value * OUNCE, next: number.next + 1 };
}

/** "200 mg", "500 g", "1 lb 8 oz", with the tablets whose strength it is. */
function readMass(
  reader: Reader,
  number: ReadNumber,
  mass: number,
  span: Span,
  times: number | null,
): Found {
  const { text, tokens, mentions } = reader;
  const at = number.next;
  const isHalfMore = /^ (?:e mezzo|e mezza|and a half)\b/.test(text.slice(span.end, span.end + 12));
  const mg = (number.value + (isHalfMore ? 0.5 : 0)) * mass;
  const ounces = mass === POUND ? ouncesAfter(reader, number.next + 1) : null;
  if (ounces) {
    const end = endOf(reader, ounces.next);
    return { amount: { ...span, end, mg: (mg + ounces.mg) * (times ?? 1) }, next: ounces.next };
  }
  const packed = readUnit(reader, number.next + 1, true);
  if (packed) {
    const later = times === null ? countAfter(reader, packed.next) : null;
    const next = later?.next ?? packed.next;
    const count = { number: times ?? later?.number ?? 1, unit: packed.unit, eachMg: mg };
    return { amount: { start: span.start, end: endOf(reader, next), count }, next };
  }
  const repeat =
    tokens[number.next + 1]?.text === 'x' ? readNumber(text, tokens, number.next + 2) : null;
  const isDosed = mentions.some(
    ({ from, to, form }) => form.isDosed && from - number.next < 4 && at - to < 4,
  );
  const later = isDosed && times === null ? countAfter(reader, number.next + 1) : null;
  const count = times ?? repeat?.value ?? later?.number ?? 1;
  const next = repeat?.next ?? later?.next ?? number.next + 1;
  return { amount: { ...span, end: endOf(reader, next), mg: mg * count }, next };
}

/**
 * A number with what it counts or measures; `times` is a number just before it ("two 200 mg
 * tablets").
 */
function readAmount(reader: Reader, at: number, start: number, times: number | null): Found | null {
  const { text, tokens, mentions } = reader;
  const number = readNumber(text, tokens, at);
  if (!number) return null;
  const word = tokens[number.next]?.text ?? '';
  if (NO_AMOUNT.has(word) || word === '%') return null;
  const mass = MASS_MG.get(word);
  const volume = VOLUME_ML.get(word);
  const span = { start: startOf(reader, start), end: endOf(reader, number.next + 1) };
  if (mass !== undefined) return readMass(reader, number, mass, span, times);
  if (volume !== undefined) {
    const ml = number.value * volume * (times ?? 1);
    const household = STATED_VOLUME.test(word) ? {} : { isHousehold: true as const };
    return { amount: { ...span, ml, ...household }, next: number.next + 1 };
  }
  const digits = number.next + (word === 'x' ? 1 : 0);
  if (
    times === null &&
    !number.isArticle &&
    /^\d/.test(tokens[digits]?.text ?? '') &&
    !isCut(text, tokens, digits)
  ) {
    return readAmount(reader, digits, start, number.value);
  }
  if (times === null && number.isArticle && /^\d/.test(tokens[digits]?.text ?? '')) return null;
  const dosed = mentions.find(({ to, form }) => to === at && form.isDosed);
  const isBare = !word || isCut(text, tokens, number.next) || STOPS.has(word);
  if (dosed && number.value >= MIN_BARE_MG && isBare) {
    const later = countAfter(reader, number.next);
    if (!later) return counted(reader, start, 1, 'item', at);
    const count = { number: later.number, unit: 'item' as const, eachMg: number.value };
    return { amount: { ...span, end: endOf(reader, later.next), count }, next: later.next };
  }
  const unit = readUnit(reader, number.next, false);
  return unit && counted(reader, start, number.value, unit.unit, unit.next);
}

/**
 * Amounts in a text, in mg, ml or counted units: "50 g", "1/2 tablet", "due tavolette da 100 g",
 * "4-5 grapes", "half a 100 g bar", "ibuprofen 400". `skip` contains places that are body weights.
 */
export function readQuantities(reader: Reader, skip: readonly Span[]): Quantities {
  const { text, tokens, mentions } = reader;
  const found: Quantities = { amounts: [], percents: [], mgPerMl: null };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token || skip.some(({ start, end }) => token.start >= start && token.start < end)) {
      at += 1;
      continue;
    }
    const ratio = RATIO.exec(text.slice(token.start, token.start + 26));
    const percent = /^(\d+(?:[.,]\d+)?) ?(?:%|per ?cent)/.exec(
      text.slice(token.start, token.start + 16),
    );
    const inName = mentions.some(({ from, to }) => at > from && at < to);
    if (ratio) found.mgPerMl = mgPerMlOf(ratio);
    if (percent)
      found.percents.push({ value: Number(percent[1]?.replace(',', '.')), start: token.start });
    const read =
      ratio || percent || inName
        ? null
        : (readSome(reader, at) ??
          readAmount(reader, at, at, null) ??
          readBare(reader, at) ??
          readFurther(reader, at, found.amounts.at(-1)));
    if (read) {
      const amount = repeated(text, read.amount);
      const isMore = amount.isFurther ?? isFurther(text, amount, found.amounts);
      found.amounts.push({ ...amount, isFurther: isMore });
    }
    at = read ? Math.max(read.next, at + 1) : at + (ratio ? tokensOf(ratio) : 1);
  }
  return found;
}

/** A unit without a number: "the bar", "la confezione", "the whole bottle". */
function readBare(reader: Reader, at: number): Found | null {
  const { tokens, mentions } = reader;
  const word = tokens[at]?.text ?? '';
  if (!SINGULAR.has(word) || mentions.some(({ from, to }) => at >= from && at < to)) return null;
  const volume = VOLUME_ML.get(word);
  const span = { start: startOf(reader, at), end: endOf(reader, at + 1) };
  if (volume !== undefined && word !== 'can')
    return { amount: { ...span, ml: volume, isHousehold: true }, next: at + 1 };
  const unit = COUNTS.get(word);
  return unit ? counted(reader, at, 1, unit, at + 1) : null;
}
