import type { Finding } from '../../contract/insights.js';
import { daysBetween, type InsightAnimal, type Weighed } from './diary-fact.js';
import { SOURCES } from './sources.js';
import type { Voice } from './voice.js';

/** Years: a dog or cat grows until then, a large dog longer. */
const GROWING = 1;

const DAYS_A_YEAR = 365.25;

/** Days of a newborn, and from when on a loss says most (Mila 2015; Frontiers 2024). */
const NEWBORN = 4;

/** A young animal is compared with its weight so many days ago. */
const COMPARED = 7;

/** Share below which a difference is the scale's. */
const SCATTER = 0.02;

/** Within its first days a puppy or kitten loses nothing. */
function newbornFinding(
  kept: readonly Weighed[],
  ageDays: number,
  { species }: InsightAnimal,
  voice: Voice,
): Finding | null {
  const [first, last] = [kept[0], kept.at(-1)];
  if (ageDays > NEWBORN || (species !== 'cane' && species !== 'gatto')) return null;
  if (!first || !last || last === first || last.kg >= first.kg) return null;
  const { newbornLost: text, newbornAdvice: advice } = voice.texts.weight;
  const sources = [species === 'cane' ? SOURCES.newborn : SOURCES.kitten];
  const said = { kind: 'growth', level: 'urgent', text, advice, sources } as const;
  return voice.finding(said, [first.fact, last.fact]);
}

/** What the weights of a young animal tell; null for an adult, and without enough of them. */
export function readGrowth(
  kept: readonly Weighed[],
  animal: InsightAnimal,
  voice: Voice,
): Finding | null {
  const { age, name } = animal;
  if (age === null || age >= GROWING) return null;
  const newborn = newbornFinding(kept, age * DAYS_A_YEAR, animal, voice);
  if (newborn) return newborn;
  const last = kept.at(-1);
  const before =
    last && kept.findLast(({ fact }) => daysBetween(fact.at, last.fact.at) >= COMPARED);
  if (!last || !before) return null;
  const { weight, days: inDays } = voice.texts;
  const share = (last.kg - before.kg) / before.kg;
  const days = inDays(Math.round(daysBetween(before.fact.at, last.fact.at)));
  const evidence = [before.fact, last.fact];
  const sources = [SOURCES.diary];
  if (share < -SCATTER) {
    const text = weight.youngLost(voice.percent(share), days);
    const advice = weight.youngAdvice(name);
    return voice.finding({ kind: 'growth', level: 'vet', text, advice, sources }, evidence);
  }
  const text = weight.growing(voice.mass(Math.max(0, last.kg - before.kg)), days);
  const advice = weight.growingAdvice;
  return share > SCATTER
    ? voice.finding({ kind: 'growth', level: 'good', text, advice, sources }, evidence)
    : null;
}
