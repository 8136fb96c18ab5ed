import type { Span } from '../text.js';
import { repeated } from './each.js';
import type { Mention } from './mentions.js';
import { readNumber } from './numbers.js';
import { gapBefore, isCut, type Token } from './tokens.js';
import type { CountUnit } from './toxin.js';
import { COUNTS, MASS_MG, NO_AMOUNT, SINGULAR, VOLUME_ML } from './units.data.js';

/** What was eaten: a mass, a volume or a count, where each counted unit may have a stated mass. */
export interface Amount extends Span {
  mg?: number;
  ml?: number;
  count?: { number: number; unit: CountUnit; eachMg?: number };
  /** A household measure (cup, spoon), less sure than a stated volume. */
  isHousehold?: true;
}

/** What a text tells of quantities; percent and mg/ml describe a product. */
export interface Quantities {
  amounts: Amount[];
  percents: { value: number; start: number }[];
  mgPerMl: number | null;
}

interface Reader {
  text: string;
  tokens: readonly Token[];
  mentions: readonly Mention[];
}

interface Found {
  amount: Amount;
  next: number;
}

const STOPS = new Set(
  'of di d from in and e with con da del della dello dal dalla a al alla to for per than the il la i gli le ate has had is was ha sono'.split(
    ' ',
  ),
);
const STATED_VOLUME =
  /^(?:mls?|milli\w+|cc|cl|dl|l|lit\w+|centi\w+|drops?|gocc\w+|tsps?|tbsps?|teasp\w+|tablesp\w+|cucchiai\w*)$/;
const TOTAL = new Set(
  'about circa total totale tutto roughly around approximately cioe approx so almost quasi'.split(
    ' ',
  ),
);
const EACH = new Set('each l ciascuna ciascuno ognuna ognuno apiece'.split(' '));
const OF_EACH = new Set(['da', 'x', 'of', 'di', 'at']);
const PORTIONS = new Set<CountUnit>([
  'square',
  'piece',
  'slice',
  'cookie',
  'handful',
  'clove',
  'leaf',
  'bite',
  'egg',
  'item',
]);

const LEAST_BARE_MG = 50;
const RATIO = /^(\d+(?:[.,]\d+)?) ?(mg|mcg|ug|ui|iu) ?(?:\/|per|in|ogni) ?(\d*) ?ml/;

const tokensOf = ([, , , ml]: RegExpExecArray): number => (ml ? 4 : 3);

function mgPerMlOf([, amount, unit, ml]: RegExpExecArray): number {
  const number = Number(amount?.replace(/[.,](?=000$)/, '').replace(',', '.'));
  return (number * (MASS_MG.get(unit ?? '') ?? 1)) / (Number(ml) || 1);
}

const startOf = ({ tokens }: Reader, at: number) => tokens[at]?.start ?? 0;
const endOf = ({ tokens }: Reader, next: number) => tokens[next - 1]?.end ?? 0;

/** The counted unit or the named substance that a number belongs to, a few words on. */
function readUnit(reader: Reader, from: number, isMeasured: boolean) {
  const { text, tokens, mentions } = reader;
  let named: { unit: CountUnit; next: number } | null = null;
  for (let at = from; at < Math.min(tokens.length, from + 5); at += 1) {
    const word = tokens[at]?.text ?? '';
    if (at > from && isCut(text, tokens, at)) break;
    const unit = COUNTS.get(word);
    if (unit) return { unit, next: at + 1 };
    const mention = mentions.find((one) => one.from <= at && at < one.to);
    if (mention) named = { unit: 'item', next: mention.to };
    else if (STOPS.has(word) || /^[\d%]/.test(word) || NO_AMOUNT.has(word)) break;
  }
  return isMeasured ? null : named;
}

function isSaidOfEach({ text, tokens }: Reader, from: number): boolean {
  for (let at = from; at < from + 4 && tokens[at] && !isCut(text, tokens, at); at += 1) {
    if (EACH.has(tokens[at]?.text ?? '')) return true;
  }
  return false;
}

/** "of 400 mg", "da 100 g", "(200 mg each)" behind a counted unit. */
function readStrength(reader: Reader, from: number, unit: CountUnit) {
  const { text, tokens, mentions } = reader;
  let last = '';
  for (let at = from; at < Math.min(tokens.length, from + 7); at += 1) {
    const word = tokens[at]?.text ?? '';
    if (/[.!?;\n](?!\d)/.test(text.slice(endOf(reader, at), startOf(reader, at)))) return null;
    const number = /^\d/.test(word) ? readNumber(text, tokens, at) : null;
    if (number) {
      const factor = MASS_MG.get(tokens[number.next]?.text ?? '');
      const isNamed = mentions.some(({ to }) => to === at || (to === at - 1 && last === 'da'));
      const bare = isNamed && number.value >= 5 && !NO_AMOUNT.has(tokens[number.next]?.text ?? '');
      if (factor === undefined && !(bare && (unit === 'item' || unit === 'tablet'))) return null;
      if ((factor ?? 1) >= 100_000 && unit !== 'pack') return null;
      const next = number.next + (factor === undefined ? 0 : 1);
      const isEach = OF_EACH.has(last) || isSaidOfEach(reader, next);
      const isDosed = mentions.some((one) => one.to >= from && one.from <= at && one.form.isDosed);
      const gap = gapBefore(text, tokens, at);
      const isAside = unit === 'item' && !isEach && !isDosed && /[(,]/.test(gap);
      const isTotal =
        isAside || TOTAL.has(last) || (PORTIONS.has(unit) && unit !== 'item' && !isEach);
      return { mg: number.value * (factor ?? 1), isTotal, next };
    }
    if (
      word === 'and' ||
      word === 'e' ||
      word === 'plus' ||
      /^(?:ate|mangiat\w|pesa|weigh\w*)$/.test(word)
    )
      return null;
    last = word;
  }
  return null;
}

function counted(reader: Reader, at: number, number: number, unit: CountUnit, from: number): Found {
  const { tokens } = reader;
  const isHalfMore = tokens[from]?.text === 'e' && /^mezz[oa]$/.test(tokens[from + 1]?.text ?? '');
  const total = isHalfMore ? number + 0.5 : number;
  const end = isHalfMore ? from + 2 : from;
  const strength = readStrength(reader, end, unit);
  const next = strength?.next ?? end;
  const span = { start: startOf(reader, at), end: endOf(reader, next) };
  if (strength?.isTotal) return { amount: { ...span, mg: strength.mg }, next };
  const eachMg = strength && { eachMg: strength.mg };
  return { amount: { ...span, count: { number: total, unit, ...eachMg } }, next };
}

/** A number with what it counts or measures; `times` is a number right before it ("two 200 mg tablets"). */
function readAmount(reader: Reader, at: number, start: number, times: number | null): Found | null {
  const { text, tokens, mentions } = reader;
  const number = readNumber(text, tokens, at);
  if (!number) return null;
  const word = tokens[number.next]?.text ?? '';
  if (NO_AMOUNT.has(word) || word === '%') return null;
  const mass = MASS_MG.get(word);
  const volume = VOLUME_ML.get(word);
  const span = { start: startOf(reader, start), end: endOf(reader, number.next + 1) };
  if (mass !== undefined) {
    const isHalfMore = /^ (?:e mezzo|e mezza|and a half)\b/.test(
      text.slice(span.end, span.end + 12),
    );
    const mg = (number.value + (isHalfMore ? 0.5 : 0)) * mass;
    const packed = readUnit(reader, number.next + 1, true);
    if (packed) {
      const count = { number: times ?? 1, unit: packed.unit, eachMg: mg };
      return {
        amount: { start: span.start, end: endOf(reader, packed.next), count },
        next: packed.next,
      };
    }
    const repeat =
      tokens[number.next + 1]?.text === 'x' ? readNumber(text, tokens, number.next + 2) : null;
    const count = times ?? repeat?.value ?? 1;
    return { amount: { ...span, mg: mg * count }, next: repeat?.next ?? number.next + 1 };
  }
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
  if (dosed && number.value >= LEAST_BARE_MG && isBare) {
    return counted(reader, start, 1, 'item', at);
  }
  const unit = readUnit(reader, number.next, false);
  return unit && counted(reader, start, number.value, unit.unit, unit.next);
}

/**
 * Amounts named in a text, in mg, ml or counted units: "50 g", "1/2 tablet", "due tavolette da
 * 100 g", "4-5 grapes", "half a 100 g bar", "ibuprofen 400". `skip` holds places that are body weights.
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
        : (readAmount(reader, at, at, null) ?? readBare(reader, at));
    if (read) found.amounts.push(repeated(text, read.amount));
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
