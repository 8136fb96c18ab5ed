import { fromBase } from '../../contract/diary.js';
import type { Finding } from '../../contract/insights.js';
import { daysBetween, isSomehowYoung, type InsightAnimal, type Weighed } from './diary-fact.js';
import { SOURCES } from './sources.js';
import type { Voice } from './voice.js';

/** Age in years at which an animal stops growing, and at which a large dog does. */
const GROWING = 1;
const LARGE_GROWING = 2;

/** Kilograms above which a dog is large. */
const LARGE = 25;

/**
 * Age in days up to which any weight loss, or no gain, is urgent: puppies must gain from birth to day
 * two (Mila 2015), and kittens that do not are at risk at any birth weight (Frontiers 2024).
 */
const NEWBORN = 4;

/** Days, about one, after which an equal weight is no gain. */
const SHOULD_HAVE_GAINED = 0.75;

/** The steps of a bathroom scale, per unit: an equal weight on it may hide a gain. */
const COARSE: Partial<Record<string, number>> = { kg: 0.01, lb: 0.1 };

/** How many days back a young animal's weight is compared. */
const COMPARED = 7;

/** Days after which the last weight of a young animal says nothing about today. */
export const YOUNG_STALE = 30;

/** Days by which a puppy should have doubled its birth weight, and until which this is checked. */
const DOUBLED = [12, 21] as const;

/** Age in years up to which a week without gain is reported. */
const FAST = 0.5;

/** Smaller shares are within the scale's error. */
const SCATTER = 0.02;

/** Whether a gain may be growth, by the age and the last weight. */
export function isGrowing({ age, species }: InsightAnimal, kg: number): boolean {
  const until = species === 'cane' && kg > LARGE ? LARGE_GROWING : GROWING;
  return age !== null && age < until;
}

/** Whether a weight lies between the steps of a coarse scale. */
function isFine({ fact, kg }: Weighed): boolean {
  const step = COARSE[fact.unit ?? 'kg'];
  if (step === undefined) return true;
  const steps = fromBase(kg, fact.unit === 'lb' ? 'lb' : 'kg', 'weight') / step;
  return Math.abs(steps - Math.round(steps)) > 1e-6;
}

/** A puppy or kitten must gain weight in its first days. */
function newbornFinding(
  kept: readonly Weighed[],
  { species, ageDays }: InsightAnimal,
  voice: Voice,
): Finding | null {
  const [first, last] = [kept[0], kept.at(-1)];
  if (ageDays === null || ageDays > NEWBORN) return null;
  if (!first || !last || last.kg > first.kg) return null;
  const hasLost = last.kg < first.kg;
  const isTelling =
    kept.some(isFine) && daysBetween(first.fact.at, last.fact.at) >= SHOULD_HAVE_GAINED;
  if (!hasLost && !isTelling) return null;
  const { newbornLost, newbornStill, newbornAdvice: advice } = voice.texts.weight;
  const text = hasLost ? newbornLost : newbornStill;
  const sources = [species === 'cane' ? SOURCES.newborn : SOURCES.kitten];
  const said = { kind: 'growth', level: 'urgent', text, advice, sources } as const;
  return voice.finding(said, [first.fact, last.fact]);
}

/** A puppy that has not doubled its first weight by day twelve. */
function undoubled(
  kept: readonly Weighed[],
  { species, ageDays }: InsightAnimal,
  voice: Voice,
): Finding | null {
  const [first, last] = [kept[0], kept.at(-1)];
  const [from, to] = DOUBLED;
  if (species !== 'cane' || ageDays === null || ageDays < from || ageDays > to) return null;
  if (!first || !last || last.kg >= 2 * first.kg) return null;
  // The first weight must have been taken at about the time of birth.
  if (daysBetween(first.fact.at, last.fact.at) < ageDays - 2) return null;
  const { undoubled: text, undoubledAdvice: advice } = voice.texts.weight;
  const said = { kind: 'growth', level: 'vet', text, advice, sources: [SOURCES.puppy] } as const;
  return voice.finding(said, [first.fact, last.fact]);
}

/** What the weights of a young animal show; null for an adult, and with too few of them. */
export function readGrowth(
  kept: readonly Weighed[],
  animal: InsightAnimal,
  voice: Voice,
  now: Date,
): Finding | null {
  const { age, name, species } = animal;
  if (age === null || age >= GROWING || (species !== 'cane' && species !== 'gatto')) return null;
  const newborn = newbornFinding(kept, animal, voice) ?? undoubled(kept, animal, voice);
  if (newborn) return newborn;
  const last = kept.at(-1);
  const before =
    last && kept.findLast(({ fact }) => daysBetween(fact.at, last.fact.at) >= COMPARED);
  if (!last || !before || daysBetween(last.fact.at, now) > YOUNG_STALE) return null;
  const { weight, days: inDays } = voice.texts;
  const share = (last.kg - before.kg) / before.kg;
  const days = inDays(Math.round(daysBetween(before.fact.at, last.fact.at)));
  const evidence = [before.fact, last.fact];
  const sources = [voice.own('diary')];
  if (share < -SCATTER) {
    const text = weight.youngLost(voice.percent(share), days);
    const advice = weight.youngAdvice(name);
    return voice.finding({ kind: 'growth', level: 'vet', text, advice, sources }, evidence);
  }
  const text = weight.growing(voice.mass(Math.max(0, last.kg - before.kg)), days);
  const advice = weight.growingAdvice;
  if (share > SCATTER) {
    return voice.finding({ kind: 'growth', level: 'good', text, advice, sources }, evidence);
  }
  if (age >= FAST || isSomehowYoung(animal)) return null;
  const still = { text: weight.still(days), advice: weight.stillAdvice };
  return voice.finding({ kind: 'growth', level: 'watch', ...still, sources }, evidence);
}
