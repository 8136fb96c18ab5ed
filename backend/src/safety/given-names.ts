import type { Species } from '../contract/species.js';
import { GIVEN_NAMES_OF, namesOf } from '../language/animals.js';

const ANIMAL_OF: Record<Species, string> = {
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
  altro: 'pet',
};

/** What was eaten is no pet: "my dog ate my molly". */
const MY = String.raw`(?<!\b(?:ate|eaten|eats|swallowed|got into) )(\b(?:my|our|mi[oa]|nostr[oa]) (?:(?:poor|little|old|dear|sweet|lovely|big|young|piccol[oa]|vecchi[oa]|pover[oa]|car[oa]) ){0,2})`;
const PET = `(?:(${namesOf('dog', 'cat', 'rabbit', 'bird', 'guineaPig', 'horse')}) )?`;

const NAMES = GIVEN_NAMES_OF.map(({ name, animals, others }) => ({
  name: new RegExp(String.raw`${MY}${PET}(?:${name})\b`, 'gi'),
  animal: new RegExp(`\\b(?:${animals})\\b`),
  other: new RegExp(`\\b(?:${others})\\b`),
}));

/**
 * A text in which "my Jenny" and "my dog Jenny" are the animal of the profile, not a donkey, unless
 * the profile may be of one.
 * @param breed folded.
 */
export const withoutGivenNames = (text: string, species: Species, breed: string): string =>
  NAMES.reduce((said, { name, animal, other }) => {
    const isOther = species !== 'altro' || (other.test(breed) && !animal.test(breed));
    return isOther
      ? said.replace(name, (_, my: string, pet = ANIMAL_OF[species]) => `${my}${pet}`)
      : said;
  }, text);
