import type { FeedingFacts } from '../../care/energy.js';
import type { CountedFrom } from '../../care/breeding.js';
import type { WormRisk } from '../../care/schedules.js';

const KG = String.raw`(\d+(?:[.,]\d+)?) ?(?:kgs?|kilos?|chil[io])?\b`;
const AS_ADULT = new RegExp(
  String.raw`(?:as an adult|when (?:he|she|it)(?:.s| is) (?:grown|adult)|adult weight(?: of| is)?|will (?:weigh|be)|da adult[oa]|da grande|peserà|peso da adult[oa](?: di)?)\D{0,20}?${KG}|${KG} (?:as an adult|when (?:grown|adult)|da adult[oa]|da grande)`,
  'i',
);
const TARGET = new RegExp(
  String.raw`(?:should (?:weigh|be)|(?:ideal|target|goal) weight(?: of| is|:)?|get (?:(?:him|her|it|them) )?(?:down )?to|needs to (?:weigh|be)|dovrebbe (?:pesare|essere)|peso (?:ideale|forma)(?: di| è|:)?|deve arrivare a|scendere a)\D{0,15}?${KG}`,
  'i',
);
const PREGNANT = /\b(?:pregnant|expecting|incinta|gravida)\b/i;
const LACTATING = /\b(?:lactating|nursing|feeding her (?:puppies|pups)|allatta\w*)\b/i;
const PUPPIES = /\b(\d{1,2}) (?:puppies|pups|cuccioli)\b/i;
const HUNTS =
  /\b(?:hunt\w*|catch(?:es)? (?:mice|birds)|mouser|eats? (?:mice|slugs|snails|raw)|raw[- ](?:fed|food|diet|meat)|caccia\w*|mangia (?:topi|lumache|crudo)|prede|barf|carne cruda)\b/i;
const INDOORS =
  /\b(?:indoors?(?: only)?|never goes out|(?:stays|lives) inside|in casa|non esce(?: mai)?|appartamento)\b/i;
const OUTDOORS =
  /\b(?:outdoors?|goes out(?:side)?|parks?|other dogs|esce|all.aperto|giardino|parco|altri cani)\b/i;

const kilos = (pattern: RegExp, text: string): number | null => {
  const found = pattern.exec(text);
  const amount = found?.slice(1).find(Boolean);
  return amount === undefined ? null : Number(amount.replace(',', '.'));
};

/** What a question says about how much an animal needs to eat. */
export const feedingFactsIn = (text: string): FeedingFacts => ({
  adultKg: kilos(AS_ADULT, text),
  breeding: LACTATING.test(text) ? 'lactating' : PREGNANT.test(text) ? 'pregnant' : null,
  puppies: Number(PUPPIES.exec(text)?.[1] ?? 0) || null,
});

/** The weight to reach, kg, as a question states it. */
export const targetWeightIn = (text: string): number | null => kilos(TARGET, text);

/** How an animal lives, as far as worms are concerned; `null` if nothing is said. */
export function wormRiskIn(text: string): WormRisk | null {
  if (HUNTS.test(text)) return 'hunts';
  if (INDOORS.test(text)) return 'indoors';
  return OUTDOORS.test(text) ? 'outdoors' : null;
}

const MONTHS =
  /\b(\d{1,2})(?:st|nd|rd|th|°)?(?: of| di)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|gen|mag|giu|lug|ago|set|ott|dic)[a-zà]*(?: (\d{4}))?|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?/i;
const MONTH_NUMBERS: Record<string, number> = {
  ...Object.fromEntries(
    ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
      (name, month) => [name, month + 1],
    ),
  ),
  gen: 1,
  mag: 5,
  giu: 6,
  lug: 7,
  ago: 8,
  set: 9,
  ott: 10,
  dic: 12,
};
const NUMBERS = /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?\b/;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const AGO = /\b(\d{1,3}) (days?|weeks?|giorni|settiman[ae]) (?:ago|fa)\b/i;
const DAY_MS = 86_400_000;
const isoOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** An existing ISO date; without a year, the last such day that is not in the future. */
function past(day: number, month: number, year: number | null, now: Date): string | null {
  const at = (of: number) => new Date(Date.UTC(of, month - 1, day));
  const ofThisYear = at(year ?? now.getUTCFullYear());
  const date = year === null && ofThisYear > now ? at(now.getUTCFullYear() - 1) : ofThisYear;
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1
    ? isoOf(date.getTime())
    : null;
}

/** The ISO date that a text names; 3/11 is the third of November. `null` if none. */
function dayIn(text: string, now: Date): string | null {
  const iso = ISO.exec(text);
  if (iso) return past(Number(iso[3]), Number(iso[2]), Number(iso[1]), now);
  const named = MONTHS.exec(text);
  if (named) {
    const month = MONTH_NUMBERS[(named[2] ?? named[4] ?? '').toLowerCase()] ?? 0;
    const year = Number(named[3] ?? named[6] ?? 0) || null;
    return past(Number(named[1] ?? named[5]), month, year, now);
  }
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    return past(Number(numbers[1]), Number(numbers[2]), Number(numbers[3] ?? 0) || null, now);
  }
  const ago = AGO.exec(text);
  if (!ago) return null;
  const days = Number(ago[1]) * (/^(?:week|settiman)/i.test(ago[2] ?? '') ? 7 : 1);
  return isoOf(now.getTime() - days * DAY_MS);
}

const OVULATED = /\bovulat\w*|\bovulazione\b|\bprogesteron\w*/i;
const MATED = /\bmat(?:ed|ing)\b|\btie[ds]?\b|\baccoppia\w*|\bmont[ae]\w*|\bcopert[ao]\b/i;

/** The day from which to count to a birth; `null` if a question names none. */
export function countedFromIn(text: string, now: Date): { from: CountedFrom; day: string } | null {
  const day = dayIn(text, now);
  if (day === null) return null;
  if (OVULATED.test(text)) return { from: 'ovulation', day };
  return MATED.test(text) ? { from: 'mating', day } : null;
}
