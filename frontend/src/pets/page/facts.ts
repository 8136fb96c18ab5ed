import { LIMITS } from '@contract/limits';
import type { Pet } from '@contract/pets';
import { ageText } from '../../shared/age-text';
import { formatDay, formatWeight } from '../../shared/format';
import type { Language } from '@contract/languages';
import type { Texts } from '../../shared/texts/en';

/** Facts of a pet that its page shows one by one. */
export type FactName = keyof Texts['petPage']['facts'];

export type ContactName = 'vet' | 'nightClinic';

type ValueName = Exclude<FactName, ContactName>;

/** The kind of control that asks for a fact. */
export const FACT_INPUTS: Record<ValueName, 'date' | 'sex' | 'flag' | 'line' | 'notes'> = {
  birthDate: 'date',
  sex: 'sex',
  neutered: 'flag',
  breed: 'line',
  weight: 'line',
  personalityTraits: 'notes',
  healthConditions: 'notes',
  allergies: 'notes',
  medicines: 'notes',
};

/** The maximum, in characters. */
export const maxLengthOf = (fact: ValueName): number =>
  fact === 'breed' || fact === 'weight' ? LIMITS[fact].max : LIMITS.petNotes.max;

export const isContact = (fact: FactName): fact is ContactName =>
  fact === 'vet' || fact === 'nightClinic';

/** A fact as the text of its control. */
export const toControl = (value: Pet[ValueName]): string => (value === null ? '' : String(value));

/** The fact that a control's text stands for; empty clears it. */
export const fromControl = (fact: ValueName, text: string): string | boolean | null => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return fact === 'neutered' ? trimmed === 'true' : trimmed;
};

/** A fact as it is shown; null if it is unknown. */
export const factText = (
  pet: Pet,
  fact: ValueName,
  { common, petPage }: Texts,
  language: Language,
): string | null => {
  const { birthDate, sex, neutered, weight } = pet;
  switch (fact) {
    case 'birthDate':
      return birthDate && petPage.born(formatDay(birthDate, language), ageText(pet, common) ?? '');
    case 'sex':
      return sex && petPage.sexes[sex];
    case 'neutered':
      return neutered === null ? null : neutered ? petPage.yes : petPage.no;
    case 'weight':
      return weight && formatWeight(weight, language);
    default:
      return pet[fact];
  }
};
