import { readWeightKg } from '../safety/triage.js';
import type { Language } from './language.js';
import { lifeStage } from './handbook-stage.js';
import type { PetFacts } from './mind.js';

const FOUR_MONTHS = 4 / 12;

interface Need {
  from: number;
  to: number;
  kind: 'neutered' | 'neuteredToEntire' | 'youngPuppy' | 'kitten';
}

const NAMES: Record<Language, Record<Need['kind'], string>> = {
  en: {
    neutered: 'for a neutered adult',
    neuteredToEntire: 'from a neutered to an entire adult',
    youngPuppy: 'for a puppy under four months',
    kitten: 'for a growing kitten',
  },
  it: {
    neutered: 'per un adulto sterilizzato',
    neuteredToEntire: 'da un adulto sterilizzato a uno intero',
    youngPuppy: 'per un cucciolo sotto i quattro mesi',
    kitten: 'per un gattino in crescita',
  },
};

/** Multiples of the resting need; `null` where no confirmed figure exists (older puppies). */
function needOf(pet: PetFacts): Need | null {
  const isYoung = lifeStage(pet) === 'young';
  if (pet.species === 'gatto') {
    return isYoung
      ? { from: 2.5, to: 2.5, kind: 'kitten' }
      : { from: 1.2, to: 1.4, kind: 'neuteredToEntire' };
  }
  if (!isYoung) return { from: 1.4, to: 1.6, kind: 'neutered' };
  return (pet.age ?? 1) < FOUR_MONTHS ? { from: 3, to: 3, kind: 'youngPuppy' } : null;
}

const toTen = (kcal: number): number => Math.round(kcal / 10) * 10;

/**
 * Daily energy of a dog or cat in kcal as a sentence: resting need 70 x kg^0.75 times the usual
 * factor of its stage (WSAVA). `null` without a readable weight or for other species.
 */
export function describeEnergy(pet: PetFacts, language: Language): string | null {
  const kg = readWeightKg(pet.weight);
  if (kg === null || (pet.species !== 'cane' && pet.species !== 'gatto')) return null;
  const rest = 70 * kg ** 0.75;
  const weight = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(kg);
  const need = needOf(pet);
  const [low, high] = need ? [toTen(rest * need.from), toTen(rest * need.to)] : [0, 0];
  const range = low === high ? String(low) : `${String(low)}–${String(high)}`;
  const kind = need ? NAMES[language][need.kind] : '';
  const resting = String(toTen(rest));
  if (language === 'it') {
    const day = need
      ? `Per ${pet.name}, ${weight} kg, parti da circa **${range} kcal al giorno** ${kind}`
      : `Per ${pet.name}, ${weight} kg, segui la tabella di crescita sulla confezione`;
    return `${day} (a riposo circa ${resting} kcal). È un punto di partenza: correggi guardando la forma fisica.`;
  }
  const day = need
    ? `For ${pet.name} at ${weight} kg, start near **${range} kcal a day** ${kind}`
    : `For ${pet.name} at ${weight} kg, follow the growth table on the pack`;
  return `${day} (resting need about ${resting} kcal). It is a starting point: adjust by body shape.`;
}
