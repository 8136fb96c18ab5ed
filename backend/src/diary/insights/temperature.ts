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

/** Years below which no animal gives birth. */
const BREEDING = 0.5;

const PREGNANT =
  /(?<!\b(?:not|non|false|falsa|phantom|was)\s(?:[a-zè]+\s)?)\b(?:pregnan\w+|gravid\w+|incinta|gestazione|gestante|in (?:pup|whelp|kitten))\b(?! (?:isteric|immaginari))/iu;

/** No emergency from here on in an animal that is noted as pregnant. */
const COLD_BEFORE_BIRTH = 35;

const mayGiveBirth = ({ sex, neutered, age }: InsightAnimal): boolean =>
  sex !== 'male' && neutered !== true && (age === null || age >= BREEDING);

const isPregnant = (animal: InsightAnimal): boolean =>
  animal.species !== 'coniglio' && mayGiveBirth(animal) && PREGNANT.test(animal.conditions ?? '');

function limitsOf(animal: InsightAnimal): BodyTemperatures | null {
  const limits = LIMITS[animal.species];
  if (!limits) return null;
  const isNewborn = animal.ageDays !== null && animal.ageDays < NEWBORN_DAYS;
  if (isNewborn) return { ...limits, ...NEWBORN_TEMPERATURES };
  return isPregnant(animal) ? { ...limits, cold: COLD_BEFORE_BIRTH } : limits;
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
  const mayFall = isPregnant(animal) || (animal.species === 'cane' && mayGiveBirth(animal));
  const sayLow = (level: Finding['level'], text: string, advice: string) =>
    say(level, text, mayFall ? `${advice} ${texts.lowBeforeBirth}` : advice);
  if (value < limits.cold) {
    return sayLow('emergency', texts.veryLow(degrees), texts.veryLowAdvice(animal.name));
  }
  if (value >= limits.fever) return say('today', texts.high(degrees), texts.highAdvice);
  if (value >= limits.low) return null;
  return sayLow('today', texts.low(degrees), texts.lowAdvice(animal.name));
}
