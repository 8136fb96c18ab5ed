import type { FindingLevel } from '../../contract/insights.js';
import type { InsightAnimal, Weighed } from './diary-fact.js';
import type { Voice } from './voice.js';
import { changesOf, fromPeak, lastDrop, type Change } from './weight-change.js';

/** Level, text and advice of a finding. */
export type Said = readonly [level: FindingLevel, text: string, advice: string];

/** Kilograms below which an animal that is no dog or cat is small: above are goats and horses. */
const SMALL = 10;

/**
 * Shares lost: more than 3%, and more than the two grams that a scale may be wrong, is no scatter;
 * 5% is worth a call (both Zampa's own caution, as in the handbook's weighing-at-home); 10% needs a
 * vet the same day (PDSA; BirdChannel).
 */
const SCATTER = 0.03;
const SCALE_KG = 0.002;
const SOME = 0.05;
const MUCH = 0.1;

/** Days after which a large loss is no longer one of today. */
const RECENT = 185;

/**
 * Whether weights are judged by the limits of birds, rabbits and small mammals. Reptiles live more
 * slowly: a tortoise loses weight over the winter.
 */
export const isSmallAnimal = ({ species, isReptile }: InsightAnimal, kg: number): boolean =>
  species !== 'cane' && species !== 'gatto' && !isReptile && kg < SMALL;

/**
 * What is said about a small animal's loss; null if there is none. These animals hide illness and
 * have little to lose, so that a single lower weight counts.
 */
export function smallLossOf(
  kept: readonly Weighed[],
  { name }: InsightAnimal,
  voice: Voice,
): Said | null {
  const { weight, days: inDays } = voice.texts;
  const changes = changesOf(kept);
  const peak = fromPeak(kept);
  const drop = lastDrop(kept, 1);
  const jump = weight.jump(voice.percent(drop));
  const lost = ({ share, days }: Change) => weight.lost(voice.percent(share), inDays(days));
  if (drop > MUCH) return ['today', jump, weight.jumpAdvice(name)];
  const much = [...changes, ...(peak ? [peak] : [])].find(({ share }) => share < -MUCH);
  if (much && much.days <= RECENT) return ['today', lost(much), weight.smallLostMuch(name)];
  if (much) return ['vet', lost(much), weight.lostSome(name)];
  const scatter = Math.max(SCATTER, SCALE_KG / (kept.at(-1)?.kg ?? 1));
  const beyond = (least: number): string | null => {
    const change = changes.find(({ share }) => -share > least);
    if (change) return lost(change);
    return drop > least ? jump : null;
  };
  const some = beyond(Math.max(SOME, scatter));
  if (some !== null) return ['vet', some, weight.lostSome(name)];
  const little = beyond(scatter);
  return little === null ? null : ['watch', little, weight.smallLostLittle(name)];
}
