import type { Sentence } from './sentence.js';
import { EVERY, WEEKDAY, weekdayOf } from './words.js';

/** From Monday; Sunday is 0. */
const ALL = [1, 2, 3, 4, 5, 6, 0];
const WORKING = [1, 2, 3, 4, 5];
const WEEKEND = [6, 0];

const EVERY_DAY = new RegExp(`${EVERY}(?:days?|giorn[oi])\\b`);
const EVERY_WEEK = new RegExp(`${EVERY}(?:week|settimana)\\b`);

const WORKDAYS = new RegExp(
  `(?:${EVERY}|\\b(?:on|nei|durante i)\\s+)(?:the\\s+)?(?:weekdays?|working days?|work days?|workdays?|(?:giorn[oi]\\s+)?(?:ferial[ei]|lavorativ[oi]))\\b`,
);
const RANGE = new RegExp(
  `\\b(?:(?:from|every|each|dal(?:la)?|da)\\s+)?(?<first>${WEEKDAY})\\s*(?:\\s(?:to|through|thru|al(?:la)?|a)\\s|[-–])\\s*(?<last>${WEEKDAY})`,
);

const ONE = `(?:(?:on|the|il|la|di|nel|nei) )*(?:${WEEKDAY}|weekends?\\b|fine settimana\\b)`;
const DAYS = `(?<days>${ONE}(?:\\s*(?:,|and|or|e|o)\\s+${ONE})*)`;
const BUT = new RegExp(`(?<=${EVERY}(?:days?|giorn[oi]))\\s+(?:but|ma non)\\s+${DAYS}`);
const EXCEPT = new RegExp(
  `,?\\s*\\b(?:except(?: for)?|excluding|apart from|other than|tranne|eccetto|salvo|esclus[oaie]|a parte)\\s+${DAYS}`,
);

/** Days of the week from Monday on, each once. */
export const inWeek = (days: readonly number[]): number[] =>
  ALL.filter((day) => days.includes(day));

const namedIn = (words = ''): number[] => [
  ...Array.from(words.matchAll(new RegExp(WEEKDAY, 'g')), ([day]) => weekdayOf(day)),
  ...(/weekend|fine settimana/.test(words) ? WEEKEND : []),
];

/** From the first to the last day, across the end of the week if needed. */
function between({ first = '', last = '' }: Record<string, string | undefined>): number[] {
  const from = ALL.indexOf(weekdayOf(first));
  const length = (ALL.indexOf(weekdayOf(last)) - from + 7) % 7;
  return [...ALL, ...ALL].slice(from, from + length + 1);
}

function takeBase(sentence: Sentence): number[] | null {
  if (sentence.take(WORKDAYS)) return WORKING;
  const range = sentence.take(RANGE);
  return range && between(range);
}

/**
 * Takes the words that limit "every day" to certain weekdays: "every weekday", "Monday to Friday",
 * "every day except Sunday". Null if there are none.
 */
export function takeSomeDays(sentence: Sentence): number[] | null {
  const base = takeBase(sentence);
  const isDaily = base !== null || sentence.around(EVERY_DAY) !== null;
  const excluded = isDaily ? (sentence.take(BUT) ?? sentence.take(EXCEPT)) : null;
  if (base === null && excluded === null) return null;
  if (sentence.take(EVERY_DAY) === null) sentence.take(EVERY_WEEK);
  const without = namedIn(excluded?.days);
  return inWeek((base ?? ALL).filter((day) => !without.includes(day)));
}
