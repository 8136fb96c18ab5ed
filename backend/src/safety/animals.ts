import type { Species } from '../contract/species.js';
import { findAll } from '../language/text.js';

/** Finer than the stored species, where toxins and signs differ. */
export type Animal =
  | 'dog'
  | 'cat'
  | 'rabbit'
  | 'bird'
  | 'cavy'
  | 'rodent'
  | 'ferret'
  | 'reptile'
  | 'other';

const OF_SPECIES: Record<Species, Animal> = {
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
  altro: 'other',
};

// Rats, mice and snakes are seldom the pet of the question ("rat poison", "snake bite").
const NAMES: readonly (readonly [Animal, RegExp])[] = [
  ['dog', /\b(?:dogs?|dog's|pupp(?:y|ies)|pups?|bitch|can[ei]|cagn\w+)\b/g],
  ['cat', /\b(?:cats?|cat's|kittens?|kitt(?:y|ies)|tomcat|gatt\w+|mici[oa]?)\b/g],
  ['rabbit', /\b(?:rabbits?|buns?|bunn(?:y|ies)|conigli\w*)\b/g],
  [
    'bird',
    /\b(?:birds?|parrots?|hens?|chickens?|pigeons?|ducks?|cockerels?|roosters?|budgies?|budgerigars?|parakeets?|canar(?:y|ies)|cockatiels?|cockatoos?|macaws?|lovebirds?|finch(?:es)?|uccell\w+|gallin\w+|paper\w+|piccion\w+|anatr\w+|pappagall\w+|cocorit\w+|canarin\w+|calopsit\w+|inseparabil\w+|cacatua)\b/g,
  ],
  [
    'cavy',
    /\b(?:guinea ?pigs?|piggies|piggy|cav(?:y|ies)|chinchillas?|degus?|cavi[ae]|porcellin\w+|cincill\w+)\b/g,
  ],
  [
    'rodent',
    /\b(?:hamsters?|gerbils?|pet (?:rat|mouse)|my (?:rat|mouse)|cricet\w+|gerbill\w+|(?:mio|mia) (?:ratt\w|top\w+))\b/g,
  ],
  ['ferret', /\b(?:ferrets?|furett\w+)\b/g],
  [
    'reptile',
    /\b(?:tortoises?|turtles?|bearded dragons?|lizards?|geckos?|iguanas?|tartarug\w+|testuggin\w+|pogon\w+|lucertol\w+|gec[oh]\w*|rettil\w+)\b/g,
  ],
];

const SIMILE = /\b(?:like|as|than|come|quanto) (?:an? |un[oa']? ?)?$/;
const OWNED = /\b(?:my|our|mi[aeo]i?|nostr[aeio])(?: \w+)? $/;

/**
 * Animals that the question is about: those named as the owner's, otherwise those named and the one
 * of the selected profile ("the dog next door had her in his jaws"). A simile names none.
 */
export function animalsOf(foldedText: string, species: Species): ReadonlySet<Animal> {
  const named = new Set<Animal>();
  const owned = new Set<Animal>();
  for (const [animal, pattern] of NAMES) {
    for (const { start } of findAll(pattern, foldedText)) {
      const before = foldedText.slice(Math.max(0, start - 30), start);
      if (SIMILE.test(before)) continue;
      named.add(animal);
      if (OWNED.test(before)) owned.add(animal);
    }
  }
  return owned.size > 0 ? owned : named.add(OF_SPECIES[species]);
}
