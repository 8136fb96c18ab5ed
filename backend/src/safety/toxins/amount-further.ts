import { startOf, type Amount, type Found, type Reader } from './amount.js';
import { counted, readUnit } from './counted.js';
import { readNumber } from './numbers.js';

const YESTERDAY = /yesterday|last night|ieri/;
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['morning', /morning|breakfast|mattin|stamani|colazione/],
  ['noon', /lunch|noon|pranzo/],
  ['afternoon', /afternoon|pomeriggio/],
  ['evening', /evening|dinner|supper|tonight|last night|ser[ao]|cena/],
];
const TIME = String.raw`\b(?:(?:yesterday|ieri)(?: (?:morning|at (?:noon|lunch)|afternoon|evening|mattina|pomeriggio|sera|a (?:pranzo|cena)))?|(?:this|in the) (?:morning|afternoon|evening)|(?:at|for|with) (?:breakfast|lunch|dinner|supper|noon)|tonight|last night|today|oggi|stamattina|stamani|stasera|(?:questa|di|la) (?:mattina|sera)|(?:questo|nel|il) pomeriggio|a (?:colazione|pranzo|cena))\b`;
const TIME_AFTER = new RegExp(String.raw`^[^,.;:!?()\n]{0,40}?(${TIME})`);
const TIME_BEFORE = new RegExp(
  String.raw`(${TIME}),?(?:(?!\b(?:and|then|it was|they were|that was|e|poi|era|erano)\b)[^,.;:!?\n]){0,40}$`,
);
const SECOND = String.raw`another|an? second|again|(?<!\b(?:gli|le|i) |\bl')altr[oaie]|una? second[oa]|(?:e|poi|mangiat\w|dat\w|pres\w) (?:ancora|di nuovo)`;
const MARKED_BEFORE = new RegExp(String.raw`\b(?:${SECOND})(?: (?:da|of|di))?[ ']$`);
const MARKED_INSIDE = /^(?:another|an? second|un'?(?: )?altr[oa]|una? second[oa])\b/;
const MARKED_AFTER =
  /^(?: (?:of|di) (?:it|them|\w+ ?\w+))? (?:more(?! than)|again|di nuovo|in piu|ancora)\b/;
const LEFT_OVER = /^(?: \w+){0,3} (?:left|remain\w*|rimast\w|avanzat\w|rest\w+)\b/;
const JOINED = /(?:\b(?:and|then|plus|e|ed|poi|piu)|[,&]) ?(?:then |poi )?$/;
const ONE_MORE = new RegExp(
  String.raw`^(?:another(?: one)?|un'?(?: )?altr[oa])(?= ?(?:$|[.,;!?)]|and\b|e\b|later|after|dopo|piu tardi|${TIME}))`,
);
const SOME_MORE = new RegExp(String.raw`^ (?:(?:one|ones) )?(?:more\b(?! than)|${TIME})`);
const REACH = 80;

interface When {
  isYesterday: boolean;
  part: string;
}

function whenOf(words: string | undefined): When | null {
  if (words === undefined) return null;
  const part = PARTS.find(([, pattern]) => pattern.test(words))?.[0] ?? '';
  return { isYesterday: YESTERDAY.test(words), part };
}

const timeOf = (text: string, { start, end }: Amount, from: number): When | null =>
  whenOf(
    TIME_BEFORE.exec(text.slice(Math.max(from, start - REACH), start))?.[1] ??
      TIME_AFTER.exec(text.slice(end, end + REACH))?.[1],
  );

/** "Today" may be this morning; yesterday and tonight are two times. */
const differ = (a: When | null, b: When | null): boolean =>
  a !== null &&
  b !== null &&
  (a.isYesterday !== b.isYesterday || (a.part !== b.part && !!a.part && !!b.part));

/**
 * Whether an amount was eaten in addition to those before it: "another 50 g", "5 more", or at a
 * different time. Otherwise it may only repeat what was said before.
 */
export function isFurther(text: string, amount: Amount, before: readonly Amount[]): boolean {
  const after = text.slice(amount.end, amount.end + REACH);
  if (before.length === 0 || LEFT_OVER.test(after)) return false;
  const isMarked =
    MARKED_BEFORE.test(text.slice(Math.max(0, amount.start - REACH), amount.start)) ||
    MARKED_INSIDE.test(text.slice(amount.start)) ||
    MARKED_AFTER.test(after);
  const last = before.at(-1)?.end ?? 0;
  const time = timeOf(text, amount, last);
  return (
    isMarked ||
    before.every((one, index) => differ(timeOf(text, one, before[index - 1]?.end ?? 0), time))
  );
}

/** "And 3 at dinner", "another one": more of the same as the amount before. */
export function readFurther(reader: Reader, at: number, before?: Amount): Found | null {
  const { text, tokens } = reader;
  const start = startOf(reader, at);
  if (!before || start - before.end > REACH) return null;
  if (/[.;!?\n]/.test(text.slice(before.end, start))) return null;
  const same = (number: number, end: number, next: number): Found => {
    const { mg, ml, count } = before;
    const much = count ? { count: { ...count, number } } : { ...(mg && { mg }), ...(ml && { ml }) };
    return { amount: { start, end, ...much, isFurther: true }, next };
  };
  const one = ONE_MORE.exec(text.slice(start));
  if (one) {
    const end = start + one[0].length;
    return same(1, end, tokens.filter((token) => token.start < end).length);
  }
  if (tokens[at]?.text === 'another') {
    const unit = readUnit(reader, at + 1, false);
    return unit && counted(reader, at, 1, unit.unit, unit.next);
  }
  const number = before.count && readNumber(text, tokens, at);
  if (!number || number.isArticle || !JOINED.test(text.slice(0, start))) return null;
  const end = tokens[number.next - 1]?.end ?? start;
  return SOME_MORE.test(text.slice(end)) ? same(number.value, end, number.next) : null;
}
