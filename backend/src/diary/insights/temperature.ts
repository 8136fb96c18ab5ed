import { fromBase, type DiaryUnit } from '../../contract/diary.js';
import type { Finding } from '../../contract/insights.js';
import type { Species } from '../../contract/species.js';
import {
  BODY_TEMPERATURES,
  NEWBORN_TEMPERATURES,
  type BodyTemperatures,
} from '../../safety/triage.js';
import { daysBetween, type DiaryFact, type InsightAnimal } from './diary-fact.js';
import { SOURCES } from './sources.js';
import type { Voice } from './voice.js';

const LIMITS: Partial<Record<Species, BodyTemperatures>> = {
  cane: BODY_TEMPERATURES.dog,
  gatto: BODY_TEMPERATURES.cat,
  coniglio: BODY_TEMPERATURES.rabbit,
};

const NEWBORN_DAYS = 28;

/** Days after which a temperature says nothing about today. */
const STALE = 2;

function limitsOf({ species, ageDays }: InsightAnimal): BodyTemperatures | null {
  const limits = LIMITS[species];
  if (!limits) return null;
  const isNewborn = ageDays !== null && ageDays < NEWBORN_DAYS && species !== 'coniglio';
  return isNewborn ? { ...limits, ...NEWBORN_TEMPERATURES } : limits;
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
  if (value >= limits.high) {
    return say('emergency', texts.veryHigh(degrees), texts.veryHighAdvice);
  }
  if (value < limits.cold) {
    return say('emergency', texts.veryLow(degrees), texts.veryLowAdvice(animal.name));
  }
  if (value >= limits.fever) return say('today', texts.high(degrees), texts.highAdvice);
  if (value >= limits.low) return null;
  const mayWhelp = animal.species === 'cane' && animal.neutered !== true;
  const advice = [texts.lowAdvice(animal.name), mayWhelp ? texts.lowBeforeBirth : ''];
  return say('today', texts.low(degrees), advice.filter(Boolean).join(' '));
}
