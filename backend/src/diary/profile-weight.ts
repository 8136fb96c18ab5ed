import { fromBase } from '../contract/diary.js';
import type { WeightAt } from '../pets/pet-weights.repository.js';
import type { PetEntity } from '../pets/pet.entity.js';
import type { DiaryEntryEntity } from './diary-entry.entity.js';

/** A weight of the diary as the profile shows it; null for no weight. */
export function weightOf(
  entry: Pick<DiaryEntryEntity, 'value' | 'unit' | 'at'> | null,
): WeightAt | null {
  if (entry?.value == null || entry.unit === null) return null;
  const { value, unit, at } = entry;
  const amount = fromBase(value, unit, 'weight');
  return { weight: `${String(Number(amount.toPrecision(4)))} ${unit}`, at };
}

const isSame = (one: WeightAt | null, other: WeightAt | null): boolean =>
  one?.weight === other?.weight && one?.at.getTime() === other?.at.getTime();

/**
 * What the profile shows after the newest weight of the diary has changed: `null` for no weight,
 * `undefined` for no change. A weight that came from the diary follows it; one that the owner gave
 * is replaced only by a newer one.
 */
export function followed(
  { weight, weightAt, createdAt }: Pick<PetEntity, 'weight' | 'weightAt' | 'createdAt'>,
  before: WeightAt | null,
  after: WeightAt | null,
): WeightAt | null | undefined {
  if (isSame(before, after)) return undefined;
  if (weight === null) return after ?? undefined;
  const isOfDiary =
    weight === before?.weight && (weightAt === null || weightAt.getTime() === before.at.getTime());
  if (isOfDiary) return after;
  const isNewer =
    after !== null &&
    after.at >= (weightAt ?? createdAt) &&
    (before === null || after.at > before.at);
  return isNewer ? after : undefined;
}
