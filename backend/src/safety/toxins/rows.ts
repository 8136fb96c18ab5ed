import type { Animal } from '../animals.js';
import type { DoseRow, Substance } from './toxin.js';

const SMALL_ANIMALS: readonly Animal[] = ['ferret', 'cavy', 'rodent', 'reptile', 'rabbit', 'bird'];

/** Rows that judge an animal; of an unnamed small animal the rows of all small ones. */
export function rowsFor({ rows, harmlessFor = [] }: Substance, animal: Animal): readonly DoseRow[] {
  const own = rows.filter((row) => row.animals?.includes(animal));
  const small =
    animal === 'other'
      ? rows.filter((row) => row.animals?.some((one) => SMALL_ANIMALS.includes(one)))
      : [];
  if (own.length + small.length > 0) return [...own, ...small];
  return harmlessFor.includes(animal) ? [] : rows.filter((row) => !row.animals);
}
