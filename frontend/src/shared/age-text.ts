import { ageSince } from '@contract/age';
import type { Pet } from '@contract/pets';
import type { Texts } from './texts/en';

/** Up to these ages, vets count in weeks and in months. */
const WEEKS_UP_TO = 16;
const MONTHS_UP_TO = 24;

/** A pet's age, such as "9 weeks", "14 months" or "4 years"; null when it is not known. */
export const ageText = (
  { age, birthDate }: Pick<Pet, 'age' | 'birthDate'>,
  common: Texts['common'],
): string | null => {
  if (birthDate === null) return age === null ? null : common.age(age);
  const { years, months, weeks } = ageSince(birthDate);
  if (weeks === 0) return common.newborn;
  if (weeks < WEEKS_UP_TO) return common.ageInWeeks(weeks);
  return months < MONTHS_UP_TO ? common.ageInMonths(months) : common.age(years);
};
