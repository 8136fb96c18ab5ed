import { fold } from '../../language/text.js';
import { spokenDate } from '../../pets/memories/reading/spoken-date.js';
import { localAt, momentIn } from '../../platform/local-time.js';
import { COUNTS, readCount } from './spoken-amount.js';

/** When the words are said, and in which time zone. */
export interface Spoken {
  now: Date;
  timeZone: string;
}

export interface SpokenMoment {
  /** Never after the moment at which the words are said. */
  at: Date;
  /** Whether the words give a time; otherwise `at` is the moment at which they are said. */
  isSaid: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Days after which an event is no longer noted from a conversation. */
const OLDEST = 366;

/** Too long ago, too vague, or in the future. */
const NO_DAY =
  /\b(?:last (?:week|month|year|spring|summer|autumn|fall|winter|time)|(?:months?|years?) ago|(?:a few|some|several) \w+ ago|long ago|the other day|recently|lately|tomorrow|next|(?:in|nel|from|since|dal) (?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:settimana|mese|anno|primavera|estate|autunno|inverno|volta) scors[oa]|scors[oa] (?:settimana|mese|anno|volta)|(?:mes[ei]|ann[oi]) fa|qualche \w+ fa|alcun[ie] \w+ fa|tempo fa|ultimamente|di recente|recentemente|in passato|domani|prossim[oa]|(?:on|il|del) \d{1,2}[/.-]\d{1,2}(?![/.-]?\d)|on the \d{1,2}(?:st|nd|rd|th)?$|il \d{1,2}$)\b/u;

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^min/, MINUTE_MS],
  [/^(?:h|or[ae])/, 60 * MINUTE_MS],
  [/^(?:d|giorn)/, DAY_MS],
  [/^(?:w|settiman)/, 7 * DAY_MS],
];

const AGO = new RegExp(
  `(?<![\\p{L}\\d])(?<count>${COUNTS}|half an|mezz['’]?|un['’])\\s?(?<unit>minut\\p{L}+|mins?|hours?|or[ae]|days?|giorn[oi]|weeks?|settiman[ae]) (?:ago|fa)(?!\\p{L})`,
  'u',
);

const WEEKDAYS = [
  'sundays?|domenica',
  'mondays?|lunedi',
  'tuesdays?|martedi',
  'wednesdays?|mercoledi',
  'thursdays?|giovedi',
  'fridays?|venerdi',
  'saturdays?|sabato',
].map((names) => new RegExp(`\\b(?:${names})\\b`, 'u'));

/** Words for a day, as days before today; longer ones first. */
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:day before yesterday|l'altro ?ieri|ieri l'altro|altro ?ieri|avantieri)\b/u, 2],
  [/\b(?:yesterday|last (?:night|evening)|ieri)\b/u, 1],
  [
    /\b(?:today|this (?:morning|afternoon|evening)|tonight|(?:over|in the |during the )night|overnight|oggi|stamattina|stamani|stamane|stanotte|stasera|questa (?:mattina|sera|notte)|nella notte)\b/u,
    0,
  ],
];

const JUST_NOW = /\b(?:now|just|right now|at the moment|appena|adesso|ora)\b/u;

const NIGHT = 3;
const MORNING = 6;
const AFTERNOON = 15;
const EVENING = 20;
const LAST_NIGHT = 23;

/** Parts of a day and the hour they stand for. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:last night|ieri notte)\b/u, LAST_NIGHT],
  [
    /\b(?:stanotte|(?:over|in the |during the |the )night|overnight|questa notte|nella notte|di notte)\b/u,
    NIGHT,
  ],
  [/\b(?:morning|breakfast|mattin[oa]|stamattina|stamani|stamane|colazione)\b/u, 8],
  [/\b(?:noon|midday|lunch|mezzogiorno|pranzo)\b/u, 13],
  [/\b(?:afternoon|pomeriggio)\b/u, AFTERNOON],
  [/\b(?:evening|tonight|dinner|sera|stasera|cena)\b/u, EVENING],
];

/** A day without a time is at noon: the same day in all neighbouring zones. */
const NOON = 12;

const CLOCK =
  /\b(?:at|alle|all')\s?(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?(?: ?(?<half>[ap])\.?m\b)?(?![.,:]?\d)(?!\s?(?:kgs?|g|gr|lbs?|ml|mg|%|°|degrees|times|breaths|chili|volte|gradi|respiri)\b)/u;

const NUMBERED =
  /(?<!\d)(?:(?<day>\d{1,2})(?:st|nd|rd|th|º|°)?(?: of| di)? (?<month>\p{L}{3,})|(?<first>\p{L}{3,}) (?<second>\d{1,2})(?:st|nd|rd|th)?)(?:,? (?<year>\d{4}))?(?![\d.,:/])/gu;

const FIGURES = /(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})(?!\d)/u;

/** The past ISO date that a text names; without a year, the last such day. */
function dateIn(text: string, today: Date): string | null {
  const figures = FIGURES.exec(text);
  if (figures) return spokenDate(figures[0], today);
  for (const { groups = {} } of text.matchAll(NUMBERED)) {
    const { day = groups['second'], month = groups['first'], year } = groups;
    const thisYear = today.getUTCFullYear();
    const years = year === undefined ? [thisYear, thisYear - 1] : [Number(year)];
    const [date] = years.flatMap(
      (one) => spokenDate(`${day ?? ''} ${month ?? ''} ${String(one)}`, today) ?? [],
    );
    if (date !== undefined) return date;
  }
  return null;
}

/** Days before today; undefined if no day is named, null for one too long ago or invalid. */
function daysBack(text: string, today: Date): number | null | undefined {
  const date = dateIn(text, today);
  const midnight = Math.floor(today.getTime() / DAY_MS);
  if (date !== null) {
    const days = midnight - Date.parse(date) / DAY_MS;
    return days <= OLDEST ? days : null;
  }
  if (FIGURES.test(text)) return null;
  const named = DAYS.find(([words]) => words.test(text));
  if (named) return named[1];
  const weekday = WEEKDAYS.findIndex((names) => names.test(text));
  if (weekday >= 0) return (today.getUTCDay() - weekday + 7) % 7 || 7;
  return undefined;
}

interface Time {
  hour: number;
  minute: number;
  /** Days to add to the named one: after midnight, last night is today. */
  shift?: number;
  /** Whether a clock time is given, rather than a part of the day. */
  isExact?: true;
}

/** The hour of the day, given the part of the day that was said with it. */
function hourOf(told: number, part: number | undefined): Pick<Time, 'hour' | 'shift'> {
  const isLastNight = part === LAST_NIGHT;
  // Twelve at night ends the named day. For NIGHT, that is where the named day begins.
  if (told === 12 && part === NIGHT) return { hour: 0 };
  if (told === 12 && (isLastNight || part === EVENING)) return { hour: 0, shift: 1 };
  if (isLastNight && told < MORNING) return { hour: told, shift: 1 };
  if (part === NIGHT && told > MORNING) return { hour: told < 12 ? told + 12 : told, shift: -1 };
  const isLate = part !== undefined && part >= AFTERNOON && told < 12;
  return { hour: isLate ? told + 12 : told };
}

function timeIn(text: string): Time | null {
  const part = PARTS.find(([words]) => words.test(text))?.[1];
  const { hour, minute, half } = CLOCK.exec(text)?.groups ?? {};
  if (hour === undefined) return part === undefined ? null : { hour: part, minute: 0 };
  const isPm = half === 'p' ? 12 : 0;
  const shown =
    half === undefined ? hourOf(Number(hour), part) : { hour: (Number(hour) % 12) + isPm };
  return shown.hour < 24 ? { ...shown, minute: Number(minute ?? 0), isExact: true } : null;
}

/**
 * When something happened, from the words for it: "last night", "lunedì", "2 hours ago".
 * @returns null for a time that is too vague, too long ago, or in the future.
 */
export function spokenMoment(words: string, { now, timeZone }: Spoken): SpokenMoment | null {
  const text = fold(words);
  if (NO_DAY.test(text)) return null;
  const ago = AGO.exec(text)?.groups;
  const unit = UNITS.find(([name]) => name.test(ago?.['unit'] ?? ''))?.[1];
  if (ago && unit !== undefined) {
    const back = (readCount(ago['count'] ?? '') ?? 0) * unit;
    return back <= OLDEST * DAY_MS ? { at: new Date(now.getTime() - back), isSaid: true } : null;
  }
  const clock = localAt(timeZone, now);
  const days = daysBack(text, clock);
  if (days === null) return null;
  const time = timeIn(text);
  if (days === undefined && time === null) return { at: now, isSaid: JUST_NOW.test(text) };
  if (days === 0 && time === null) return { at: now, isSaid: true };
  const { hour, minute, shift = 0, isExact } = time ?? { hour: NOON, minute: 0 };
  const midnight = Math.floor(clock.getTime() / DAY_MS) * DAY_MS;
  const local = midnight + (shift - (days ?? 0)) * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
  // "At 11 pm", said in the morning, means the evening before.
  const early = days === undefined && local > clock.getTime() ? DAY_MS : 0;
  if (isExact && local - early > clock.getTime()) return null;
  const at = momentIn(timeZone, new Date(local - early));
  return { at: at > now ? now : at, isSaid: true };
}
