import type { Sentence } from './sentence.js';
import { PART, partOf, WEEKDAY, type DayPart } from './words.js';

/** The words for one, two and so on. */
const HOURS = [
  'one two three four five six seven eight nine ten eleven twelve',
  'una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitre',
].map((words) => words.split(' '));

/** What may follow an hour in words. In "alle due zampe", "due" is not an hour. */
const AFTER_WORD =
  "(?=\\s*(?:$|[|,;.!?]|(?:o'clock|[ap]\\.?m|to|in|and|di|del|che|per|e|meno)\\b))";
const HOUR = `(?<hour>\\d{1,2}|(?:${HOURS.flat().join('|')})\\b${AFTER_WORD})(?:[:.h](?<minute>\\d{2}))?`;
const HALF = "(?:(?<half>[ap])\\.?m\\b\\.?|o'clock)?";
const BEFORE = '(?:(?<before>half past|(?:a )?quarter (?:past|to)) )?';
const AFTER = '(?:\\s+(?<after>(?:e|meno) (?:mezz[ao]|(?:un|tre) quart[oi])))?';
const NO_CLOCK = '(?!\\d|\\s*(?:days|hours|weeks|giorni|ore|settimane|ml|mg))';
const ANY = `(?:about |circa )?${BEFORE}${HOUR}${NO_CLOCK}${AFTER}\\s*${HALF}`;

const CLOCK = new RegExp(`\\b(?:at|about|around|alle|dalle|verso le|from|ore)\\s+${ANY}`);
const BARE = '(?<hour>\\d{1,2})(?::(?<minute>\\d{2}))?\\s*(?<half>[ap])\\.?m\\b\\.?';
const BARE_CLOCK = new RegExp(`\\b${BARE}`);
const NOON = /\b(?:at noon|at midday|a mezzogiorno)\b/;
const MIDNIGHT = /\b(?:at midnight|a mezzanotte)\b/;
const ONE = /\ball'una\b/;
const TONIGHT = /\b(?:tonight|stasera|stanotte|this evening|questa sera)\b/;

/** Minutes. Twelve in the evening belongs to the following day, as do the small hours. */
export const END_OF_DAY = 24 * 60;

/** Later hours are in the afternoon: "tonight at 5" means 17:00. */
const LAST_SMALL_HOUR = 4;

/** The hours assumed for parts of the day. */
const USUAL: Record<DayPart, number> = { morning: 8, afternoon: 15, evening: 20, night: 22 };

const AND_AT = new RegExp(`\\b(?:and|e)\\s+(?:at|alle)\\s+${ANY}`);
const AND_BARE = new RegExp(`\\b(?:and|e)\\s+${BARE}`);

/** Takes the second hour of "at 8 and at 20". */
export function takeSecondClock(sentence: Sentence): number | null {
  const found = sentence.take(AND_AT) ?? sentence.take(AND_BARE);
  return found && minutesOf(found, null);
}

/** Words about a time next to those already taken that no rule here can read. */
const LEFT = [
  new RegExp(`\\b(?:at|alle|dalle)\\s+${ANY}`),
  BARE_CLOCK,
  /\|\s*(?:,|and\b|e\b)?\s*\d{1,2}\s*(?:$|[|,]|(?:and|e|to|di)\b)/,
  /\|\s*(?:and|e|meno) (?:an? |un )?(?:half|quarter|mezz[ao]|quarto)\b/,
  /\b(?:half past|quarter (?:past|to)|weekdays?|weekends?|ferial[ei]|festiv[oi]|fine settimana)\b/,
  new RegExp(`\\|\\s*(?:to|through|al|a|-)\\s+${WEEKDAY}`),
  /\b(?:except|excluding|apart from|tranne|eccetto|salvo)(?: \w+)?\s*\|/,
];

/** Whether a time is only read in part: "at 8, 14 and 20", "every 8 hours on weekdays". */
export const isHalfRead = (sentence: Sentence): boolean =>
  LEFT.some((words) => sentence.around(words) !== null);

export interface Clock {
  /** Minutes after midnight; `END_OF_DAY` or more is on the following day. Null if none is said. */
  minutes: number | null;
  isTonight: boolean;
}

/** Takes the hour, such as "at 8 pm" or "domani sera"; null for an hour that does not exist. */
export function takeClock(sentence: Sentence, known: DayPart | null): Clock | null {
  const isTonight = sentence.take(TONIGHT) !== null;
  const found = sentence.take(CLOCK) ?? sentence.take(BARE_CLOCK);
  const told = sentence.take(
    new RegExp(`\\b(?:in the |at |di |del |della |al |alla |nel )?${PART}`),
  )?.part;
  const part = told === undefined ? (known ?? (isTonight ? 'evening' : null)) : partOf(told);
  const isAtNight = isTonight || part === 'night';
  if (found) {
    const minutes = smallHourOf(found, isAtNight) ?? minutesOf(found, part);
    return minutes === null ? null : { minutes, isTonight };
  }
  if (sentence.take(NOON)) return { minutes: 12 * 60, isTonight };
  if (sentence.take(ONE)) return { minutes: 13 * 60, isTonight };
  if (sentence.take(MIDNIGHT)) return { minutes: isNight(part) ? END_OF_DAY : 0, isTonight };
  return { minutes: part && USUAL[part] * 60, isTonight };
}

const hourOf = (said = ''): number =>
  /^\d/.test(said) ? Number(said) : Math.max(...HOURS.map((words) => words.indexOf(said))) + 1;

const SHIFTS: readonly (readonly [RegExp, number])[] = [
  [/half|e mezz/, 30],
  [/ to$|^meno/, -15],
  [/tre/, 45],
  [/quarter|quarto/, 15],
];

/** Minutes that "half past" or "meno un quarto" adds. */
const shiftOf = ({ before, after }: Record<string, string | undefined>): number =>
  SHIFTS.find(([words]) => words.test(before ?? after ?? ''))?.[1] ?? 0;

const isNight = (part: DayPart | null): boolean => part === 'evening' || part === 'night';

/** Minutes of a time such as "tonight at 2", which is on the following day. */
function smallHourOf(found: Record<string, string | undefined>, isAtNight: boolean): number | null {
  const [hour, minute] = [hourOf(found.hour), Number(found.minute ?? 0)];
  const isSmall = isAtNight && found.half !== 'p' && hour >= 1 && hour <= LAST_SMALL_HOUR;
  return isSmall && minute <= 59 ? END_OF_DAY + hour * 60 + minute + shiftOf(found) : null;
}

function minutesOf(found: Record<string, string | undefined>, part: DayPart | null): number | null {
  const hour = hourOf(found.hour);
  const minute = Number(found.minute ?? 0);
  const isMidnight = found.half !== 'p' && hour === 12 && isNight(part);
  if (isMidnight && minute <= 59) return END_OF_DAY + minute + shiftOf(found);
  const isLate =
    found.half === 'p' || (found.half === undefined && part !== null && part !== 'morning');
  const base = found.half !== undefined && hour === 12 ? 0 : hour;
  const clock = isLate && base < 12 ? base + 12 : base;
  return clock > 23 || minute > 59 ? null : clock * 60 + minute + shiftOf(found);
}
