import { endOf, startOf, type Found, type Reader } from './amount.js';
import { NUMBER_WORDS } from './number-words.data.js';
import { readNumber } from './numbers.js';
import { gapBefore, isCut } from './tokens.js';
import type { CountUnit } from './toxin.js';
import { COUNTS, MASS_MG, NO_AMOUNT, VOLUME_ML } from './units.data.js';

export const STOPS = new Set(
  'of di d from in and e with con da del della dello dal dalla a al alla to for per than the il la i gli le ate has had is was ha sono'.split(
    ' ',
  ),
);
const TOTAL = new Set(
  'about circa total totale tutto roughly around approximately cioe approx so almost quasi diciamo say saranno sara forse maybe perhaps tipo'.split(
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

const OF_THEM = new Set('them those these queste quelle questi esse loro'.split(' '));
const MAX_AFTER = 60;

/** The counted unit or named substance that a number belongs to, within a few words. */
export function readUnit(reader: Reader, from: number, isMeasured: boolean) {
  const { text, tokens, mentions } = reader;
  let named: { unit: CountUnit; next: number } | null = null;
  for (let at = from; at < Math.min(tokens.length, from + 5); at += 1) {
    const word = tokens[at]?.text ?? '';
    if (at > from && isCut(text, tokens, at)) break;
    if (isMeasured && (NUMBER_WORDS.get(word) ?? 0) > 1) break;
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
    const word = tokens[at]?.text ?? '';
    const isPer = (word === 'per' || word === 'a') && COUNTS.has(tokens[at + 1]?.text ?? '');
    if (isPer || EACH.has(word)) return true;
  }
  return false;
}

/** "1 g of xylitol": the mass of the substance itself, whatever contained it. */
const isOfPure = ({ tokens, mentions }: Reader, next: number): boolean => {
  const from = /^(?:of|di)$/.test(tokens[next]?.text ?? '') ? next + 1 : next;
  return mentions.some((one) => one.form.pure && one.from === from);
};

/** "of 400 mg", "da 100 g", "(200 mg each)" after a counted unit. */
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
      const isEach =
        OF_EACH.has(last) || EACH.has(tokens[at - 2]?.text ?? '') || isSaidOfEach(reader, next);
      const isDosed = mentions.some(
        (one) => one.form.isDosed && one.to >= from - 3 && one.from <= at,
      );
      const gap = gapBefore(text, tokens, at);
      const isAside = unit === 'item' && !isEach && !isDosed && /[(,]/.test(gap);
      const isTotal =
        isAside ||
        TOTAL.has(last) ||
        (PORTIONS.has(unit) && unit !== 'item' && !isEach && !isDosed);
      const isPure = isOfPure(reader, next);
      return { mg: number.value * (factor ?? 1), isTotal, isPure, at, next };
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

/** A count of units, with the strength stated after it. */
export function counted(
  reader: Reader,
  at: number,
  number: number,
  unit: CountUnit,
  from: number,
): Found {
  const { tokens } = reader;
  const isHalfMore = tokens[from]?.text === 'e' && /^mezz[oa]$/.test(tokens[from + 1]?.text ?? '');
  const total = isHalfMore ? number + 0.5 : number;
  const end = isHalfMore ? from + 2 : from;
  const strength = readStrength(reader, end, unit);
  const next = strength?.next ?? end;
  // A mass beside the name of a pure substance belongs to the substance, not to the product.
  const start = startOf(reader, strength?.isPure ? strength.at : at);
  const span = { start, end: endOf(reader, next) };
  if (strength?.isTotal) return { amount: { ...span, mg: strength.mg }, next };
  const eachMg = strength && { eachMg: strength.mg };
  return { amount: { ...span, count: { number: total, unit, ...eachMg } }, next };
}

/**
 * "aspirin 500 mg, two", "ibuprofen 400, two of them", "gummy x 3": how many, stated after the
 * strength.
 */
export function countAfter({ text, tokens, mentions }: Reader, from: number) {
  const named = mentions.find((one) => one.from <= from && from < one.to);
  const after = named ? named.to : from;
  const at = tokens[after]?.text === 'x' ? after + 1 : after;
  const number = readNumber(text, tokens, at);
  if (!number || number.isArticle || number.value > MAX_AFTER) return null;
  if (/[^ ,(:-]/.test(gapBefore(text, tokens, after))) return null;
  const word = tokens[number.next]?.text ?? '';
  const isTablet = /^(?:tablet|piece)$/.test(COUNTS.get(word) ?? '');
  const isEnd = !word || isCut(text, tokens, number.next);
  if (isEnd || isTablet || OF_THEM.has(word)) {
    return { number: number.value, next: number.next + (isTablet ? 1 : 0) };
  }
  const isOther = MASS_MG.has(word) || VOLUME_ML.has(word) || NO_AMOUNT.has(word) || word === '%';
  const isDone =
    /^(?:in|at|all|total\w*|eaten|gone|missing|swallowed|mangiat\w|ingoiat\w|in)$/.test(word);
  return !isOther && isDone ? { number: number.value, next: number.next } : null;
}
