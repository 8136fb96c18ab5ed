import { fromBase, type DiaryUnit } from '../../contract/diary.js';
import type { Finding } from '../../contract/insights.js';
import type { Species } from '../../contract/species.js';
import { daysBetween, type DiaryFact, type InsightAnimal } from './diary-fact.js';
import { SOURCES } from './sources.js';
import type { Voice } from './voice.js';

/** °C: below and from which a vet is needed the same day, and at once. */
interface Limits {
  veryLow: number;
  low: number;
  high: number;
  veryHigh: number;
}

/**
 * The upper limits are those from which the emergency check raises an alarm (Merck Veterinary Manual:
 * reference body temperatures). Dogs and cats: a call below 37.5 (VCA; handbook normal-values), at
 * once below 36.7, which is 98 °F (Veterinary Partner: hypothermia, first aid).
 */
const DOG_OR_CAT: Limits = { veryLow: 36.7, low: 37.5, high: 39.5, veryHigh: 40.5 };

const LIMITS: Partial<Record<Species, Limits>> = {
  cane: DOG_OR_CAT,
  gatto: DOG_OR_CAT,
  /** Below 38 three times as many die (Di Girolamo, JAVMA 2016). */
  coniglio: { veryLow: 38, low: 38, high: 40.3, veryHigh: 40.5 },
};

/** A newborn puppy or kitten has 35 °C or more (Merck Veterinary Manual), for about four weeks. */
const NEWBORN_DAYS = 28;
const NEWBORN_LOWEST = 35;

/** Days after which a temperature says nothing about today. */
const STALE = 2;

function limitsOf({ species, ageDays }: InsightAnimal): Limits | null {
  const limits = LIMITS[species];
  if (!limits) return null;
  const isNewborn = ageDays !== null && ageDays < NEWBORN_DAYS && species !== 'coniglio';
  return isNewborn ? { ...limits, veryLow: NEWBORN_LOWEST, low: NEWBORN_LOWEST } : limits;
}

/** What the last temperature shows; null for a normal one, an old one and other animals. */
export function readTemperature(
  facts: readonly DiaryFact[],
  animal: InsightAnimal,
  voice: Voice,
  now: Date,
): Finding | null {
  const last = facts.findLast(({ kind }) => kind === 'temperature');
  const limits = limitsOf(animal);
  if (!last || !limits || last.value === null || daysBetween(last.at, now) > STALE) return null;
  const { value } = last;
  const { temperature: texts } = voice.texts;
  const unit = (last.unit ?? '°C') as DiaryUnit;
  const degrees = `${voice.number(fromBase(value, unit, 'temperature'), 1)} ${unit}`;
  const say = (level: Finding['level'], text: string, advice: string) =>
    voice.finding({ kind: 'temperature', level, text, advice, sources: [SOURCES.temperature] }, [
      last,
    ]);
  if (value >= limits.veryHigh) {
    return say('emergency', texts.veryHigh(degrees), texts.veryHighAdvice);
  }
  if (value < limits.veryLow) {
    return say('emergency', texts.veryLow(degrees), texts.veryLowAdvice(animal.name));
  }
  if (value >= limits.high) return say('today', texts.high(degrees), texts.highAdvice);
  if (value >= limits.low) return null;
  const mayWhelp = animal.species === 'cane' && animal.neutered !== true;
  const advice = [texts.lowAdvice(animal.name), mayWhelp ? texts.lowBeforeBirth : ''];
  return say('today', texts.low(degrees), advice.filter(Boolean).join(' '));
}
