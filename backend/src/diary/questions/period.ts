import { LOCALES, type Language } from '../../contract/languages.js';
import { localAt, momentIn } from '../../platform/local-time.js';
import { readCount } from '../reading/spoken-amount.js';
import { it as italian } from './texts/it.js';

/** A span of days that a question names. */
export interface Period {
  from: Date;
  to: Date;
  /** Wording in the answer: "this month", "a giugno". */
  label: string;
}

export interface Clock {
  now: Date;
  timeZone: string;
  language: Language;
}

const DAY_MS = 86_400_000;

/** The number of days meant by "lately". */
const LATELY = 30;

const MONTHS = [
  'january|gennaio',
  'february|febbraio',
  'march|marzo',
  'april|aprile',
  'may|maggio',
  'june|giugno',
  'july|luglio',
  'august|agosto',
  'september|settembre',
  'october|ottobre',
  'november|novembre',
  'december|dicembre',
];
const WEEKDAYS = [
  'sunday|domenica',
  'monday|lunedi',
  'tuesday|martedi',
  'wednesday|mercoledi',
  'thursday|giovedi',
  'friday|venerdi',
  'saturday|sabato',
];
const placeOf = (names: readonly string[], word: string): number =>
  names.findIndex((name) => name.split('|').includes(word));

const MONTH = `(?<month>${MONTHS.join('|')})(?: (?<year>20\\d\\d))?`;
const COUNT = String.raw`(?<count>\d{1,3}|two|three|four|five|six|seven|ten|due|tre|quattro|cinque|sei|sette|dieci)`;

/** Days since 1970 as if in UTC; `last` is included. */
interface Days {
  first: number;
  last: number;
  en: string;
  it: string;
}

type Groups = Record<string, string | undefined>;
type Reader = (today: Date, groups: Groups) => Days | null;

const dayNumber = (local: Date): number => Math.floor(local.getTime() / DAY_MS);
const dayOf = (year: number, month: number, day: number): number =>
  dayNumber(new Date(Date.UTC(year, month, day)));
const utc = (day: number): Date => new Date(day * DAY_MS);

const named = (local: Date, language: Language, form: Intl.DateTimeFormatOptions): string =>
  local.toLocaleDateString(LOCALES[language], { ...form, timeZone: 'UTC' });

const back = (first: number, last: number, en: string, it: string): Reader => {
  return (today) => ({ first: dayNumber(today) - first, last: dayNumber(today) - last, en, it });
};

/** Days since Monday. */
const inWeek = (today: Date): number => (today.getUTCDay() + 6) % 7;

const week =
  (ago: number, en: string, it: string): Reader =>
  (today) => {
    const first = dayNumber(today) - inWeek(today) - 7 * ago;
    return { first, last: first + 6, en, it };
  };

const month =
  (ago: number, en: string, it: string): Reader =>
  (today) => {
    const [year, at] = [today.getUTCFullYear(), today.getUTCMonth() - ago];
    return { first: dayOf(year, at, 1), last: dayOf(year, at + 1, 0), en, it };
  };

const year =
  (ago: number, en: string, it: string): Reader =>
  (today) => {
    const at = today.getUTCFullYear() - ago;
    return { first: dayOf(at, 0, 1), last: dayOf(at, 11, 31), en, it };
  };

const UNITS: readonly (readonly [RegExp, days: number, en: string, it: string])[] = [
  [/^(?:day|giorn)/, 1, 'days', 'negli ultimi % giorni'],
  [/^(?:week|settiman)/, 7, 'weeks', 'nelle ultime % settimane'],
  [/^(?:month|mes)/, 30.4, 'months', 'negli ultimi % mesi'],
];

const lastDays = (days: number) => ({
  en: days === 1 ? 'in the last day' : `in the last ${String(days)} days`,
  it: days === 1 ? "nell'ultimo giorno" : `negli ultimi ${String(days)} giorni`,
});

const lastFew: Reader = (today, { count = '1', unit = 'day' }) => {
  const found = UNITS.find(([name]) => name.test(unit));
  const number = readCount(count) ?? 0;
  if (!found || number < 1) return null;
  const [, days, en, it] = found;
  const past = Math.round(days * number);
  const span = { first: dayNumber(today) - past, last: dayNumber(today) };
  if (number === 1) return { ...span, ...lastDays(past) };
  const said = String(number);
  return { ...span, en: `in the last ${said} ${en}`, it: it.replace('%', said) };
};

/** The named month of the year given, or else the most recent one, the current month included. */
function monthNamed(today: Date, { month: word = '', year: said }: Groups) {
  const at = placeOf(MONTHS, word);
  const isLater = at > today.getUTCMonth();
  const full = Number(said ?? today.getUTCFullYear() - (isLater ? 1 : 0));
  const form =
    full === today.getUTCFullYear()
      ? ({ month: 'long' } as const)
      : ({ month: 'long', year: 'numeric' } as const);
  const first = dayOf(full, at, 1);
  const words = (language: Language) => named(utc(first), language, form);
  return { first, last: dayOf(full, at + 1, 0), words };
}

const inMonth: Reader = (today, groups) => {
  const { words, ...days } = monthNamed(today, groups);
  const it = words('it');
  return { ...days, en: `in ${words('en')}`, it: `${/^a/.test(it) ? 'ad' : 'a'} ${it}` };
};

const sinceMonth: Reader = (today, groups) => {
  const { first, words } = monthNamed(today, groups);
  return { first, last: dayNumber(today), en: `since ${words('en')}`, it: `da ${words('it')}` };
};

const onDate: Reader = (today, groups) => {
  const { first } = monthNamed(today, groups);
  const wanted = first + Number(groups.day) - 1;
  const isLater = groups.year === undefined && wanted > dayNumber(today);
  const day = isLater ? monthNamed(today, { ...groups, year: yearBefore(today) }) : null;
  const at = day ? day.first + Number(groups.day) - 1 : wanted;
  const form = { day: 'numeric', month: 'long' } as const;
  const words = (language: Language) => named(utc(at), language, form);
  return { first: at, last: at, en: `on ${words('en')}`, it: italian.on(words('it')) };
};

const yearBefore = (today: Date): string => String(today.getUTCFullYear() - 1);

const onWeekday: Reader = (today, { weekday = '' }) => {
  const ago = (today.getUTCDay() - placeOf(WEEKDAYS, weekday) + 7) % 7 || 7;
  const at = dayNumber(today) - ago;
  const words = (language: Language) => named(utc(at), language, { weekday: 'long' });
  return { first: at, last: at, en: `on ${words('en')}`, it: words('it') };
};

const lately: Reader = (today) => {
  const last = dayNumber(today);
  return { first: last - LATELY, last, ...lastDays(LATELY) };
};

const PERIODS: readonly (readonly [RegExp, Reader])[] = [
  [/\b(?:today|this morning|this evening|oggi|stamattina|stasera)\b/, back(0, 0, 'today', 'oggi')],
  [/\b(?:yesterday|ieri)\b/, back(1, 1, 'yesterday', 'ieri')],
  [/\b(?:last night|tonight|stanotte)\b/, back(1, 0, 'since yesterday', 'da ieri')],
  [
    new RegExp(
      String.raw`\b(?:(?:in |over |during |for )?the (?:last|past)|ne(?:gl|ll)?[ie] ultim[ie]|(?:gli|le) ultim[ie]) (?:${COUNT} )?(?<unit>days?|weeks?|months?|giorni|settiman[ae]|mesi)\b`,
    ),
    lastFew,
  ],
  [/\b(?:this week|(?:in )?questa settimana)\b/, week(0, 'this week', 'questa settimana')],
  [
    /\b(?:last week|(?:la )?(?:scorsa settimana|settimana (?:scorsa|passata)))\b/,
    week(1, 'last week', 'la settimana scorsa'),
  ],
  [/\b(?:this month|(?:in )?questo mese)\b/, month(0, 'this month', 'questo mese')],
  [
    /\b(?:last month|(?:lo scorso mese|il mese (?:scorso|passato)|mese scorso))\b/,
    month(1, 'last month', 'il mese scorso'),
  ],
  [/\b(?:this year|quest'anno)\b/, year(0, 'this year', "quest'anno")],
  [
    /\b(?:last year|(?:l'anno (?:scorso|passato)|lo scorso anno))/,
    year(1, 'last year', "l'anno scorso"),
  ],
  [
    /\b(?:lately|recently|these days|in recent (?:days|weeks|times)|ultimamente|di recente|in questi giorni|in quest'ultimo periodo|negli ultimi tempi)\b/,
    lately,
  ],
  [
    new RegExp(
      String.raw`\b(?:on |il |l'|the )+ ?(?<day>\d{1,2})(?:st|nd|rd|th|o)? (?:of )?${MONTH}\b`,
    ),
    onDate,
  ],
  [new RegExp(String.raw`\b(?:since|da) ${MONTH}\b`), sinceMonth],
  [new RegExp(String.raw`\b(?:in|during|ad?|nel mese di|di) ${MONTH}\b`), inMonth],
  [
    new RegExp(
      String.raw`\b(?:(?:on|last|di|lo scorso|la scorsa) )?(?<weekday>${WEEKDAYS.join('|')})\b(?: scors[oa])?`,
    ),
    onWeekday,
  ],
];

/** Removes the period from a folded question, and returns both. */
export function takePeriod(
  text: string,
  { now, timeZone, language }: Clock,
): { rest: string; period: Period | null } {
  const today = localAt(timeZone, now);
  for (const [words, read] of PERIODS) {
    const found = words.exec(text);
    const days = found && read(today, found.groups ?? {});
    if (!found || !days) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    const period = {
      from: momentIn(timeZone, utc(days.first)),
      to: new Date(momentIn(timeZone, utc(days.last + 1)).getTime() - 1),
      label: days[language],
    };
    return { rest: rest.replace(/\s+/g, ' ').trim(), period };
  }
  return { rest: text, period: null };
}
