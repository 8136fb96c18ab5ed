import { dayOf } from '../../contract/age.js';
import { fromBase, type DiaryUnit } from '../../contract/diary.js';
import type { Finding, InsightSeries } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { localAt } from '../../platform/local-time.js';
import { within, type DiaryFact, type InsightAnimal } from '../insights/diary-fact.js';
import { readInsights } from '../insights/read-insights.js';

/** Maximum length of a diary's description. Characters, about 300 tokens. */
export const MAX_TOLD = 1200;

/** How many of these characters weight and findings may use. */
const MAX_FINDINGS = 700;

/** Maximum of entries described, and how many days back. */
const ENTRIES = 10;
const DAYS = 30;

/** Maximum characters of one entry, and of one finding. */
const MAX_ENTRY = 80;
const MAX_FINDING = 220;

const day = (moment: Date | string, timeZone: string): string =>
  dayOf(localAt(timeZone, new Date(moment)));

const cut = (text: string, length: number): string =>
  Array.from(text.replace(/\s+/gu, ' ').trim()).slice(0, length).join('');

/** The last weight, with its trend where the weights show one. */
function lastWeight(
  { points, changePerMonth }: InsightSeries['weight'],
  timeZone: string,
): string[] {
  const last = points.findLast(({ leftOut }) => !leftOut);
  if (!last) return [];
  const kilos = String(Number(last.value.toPrecision(4)));
  const sign = (changePerMonth ?? 0) > 0 ? '+' : '';
  const trend = changePerMonth === null ? '' : `, ${sign}${changePerMonth.toFixed(1)}% a month`;
  return [`last weight: ${kilos} kg on ${day(last.at, timeZone)}${trend}`];
}

const found = ({ level, text, advice }: Finding): string =>
  cut(`finding (${level}): ${text}. ${advice}`, MAX_FINDING);

function entry(fact: DiaryFact, timeZone: string): string {
  const { kind, at, value, unit, text, severity } = fact;
  const amount =
    value === null || unit === null
      ? null
      : `${String(Number(fromBase(value, unit as DiaryUnit, kind).toPrecision(4)))} ${unit}`;
  const words = [text === null ? null : cut(text, MAX_ENTRY), severity, amount];
  const told = words.filter((part) => part !== null).join(', ');
  return `${day(at, timeZone)} ${kind}${told === '' ? '' : `: ${told}`}`;
}

/** As many of the first lines as fit. */
function firstWithin(lines: readonly string[], length: number): string[] {
  let left = length;
  const end = lines.findIndex((line) => (left -= line.length + 1) < 0);
  return end < 0 ? [...lines] : lines.slice(0, end);
}

/**
 * Describes a diary in a few lines for those who write the answer to a question: the last weight
 * with its trend, the findings, and the newest entries, oldest first. Pure; at most `MAX_TOLD`
 * characters, nothing for an empty diary.
 * @param facts oldest first.
 * @param timeZone of the days that are named.
 */
export function tellDiary(
  animal: InsightAnimal,
  facts: readonly DiaryFact[],
  language: Language,
  now: Date,
  timeZone = 'UTC',
): string[] {
  if (facts.length === 0) return [];
  const { findings, series } = readInsights(animal, facts, language, now, timeZone);
  const known = findings.filter(({ level }) => level !== 'unknown');
  const shown = firstWithin(
    [...lastWeight(series.weight, timeZone), ...known.map(found)],
    MAX_FINDINGS,
  );
  const left = MAX_TOLD - shown.join('\n').length - 1;
  const past = within(facts, DAYS, now).filter(({ at }) => at <= now);
  const newest = past
    .slice(-ENTRIES)
    .map((fact) => entry(fact, timeZone))
    .toReversed();
  return [...shown, ...firstWithin(newest, left).toReversed()];
}
