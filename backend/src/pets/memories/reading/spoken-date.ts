import { dayOf } from '../../../contract/age.js';

const MONTHS = [
  'jan(?:uary)?|gen(?:naio)?',
  'feb(?:ruary)?|febbraio',
  'mar(?:ch|zo)?',
  'apr(?:il|ile)?',
  'may|mag(?:gio)?',
  'june?|giu(?:gno)?',
  'july?|lug(?:lio)?',
  'aug(?:ust)?|ago(?:sto)?',
  'sep(?:t|tember)?|set(?:tembre)?',
  'oct(?:ober)?|ott(?:obre)?',
  'nov(?:ember|embre)?',
  'dec(?:ember)?|dic(?:embre)?',
].map((names) => new RegExp(`^(?:${names})$`, 'i'));

const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/u,
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})/u,
  /^(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th|º|°)?(?: of| di)? (?<month>\p{L}{3,})\.?,? (?<year>\d{4})/u,
  /^(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})/u,
];

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : MONTHS.findIndex((names) => names.test(text)) + 1;

const pad = (number: number): string => String(number).padStart(2, '0');

/**
 * The past day that a text begins with, as an ISO date; figures are read day first, as in Europe.
 */
export function spokenDate(text: string, now: Date): string | null {
  const found = FORMS.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!found) return null;
  const { year = '', month = '', day = '' } = found;
  const date = `${year}-${pad(monthOf(month))}-${pad(Number(day))}`;
  const moment = new Date(date);
  const isReal = !Number.isNaN(moment.getTime()) && dayOf(moment) === date;
  return isReal && date <= dayOf(now) ? date : null;
}

/** The day this many years before another one; 29 February becomes the 28th. */
export function yearsBefore(day: string, years: number): string {
  const date = `${String(Number(day.slice(0, 4)) - years)}${day.slice(4)}`;
  return dayOf(new Date(date)) === date ? date : date.replace(/29$/, '28');
}
