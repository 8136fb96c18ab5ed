import type { Species } from '../contract/species.js';

/** Finer than the stored species where toxins and signs differ. */
export type Animal =
  'dog' | 'cat' | 'rabbit' | 'bird' | 'cavy' | 'rodent' | 'ferret' | 'reptile' | 'other';

const OF_SPECIES: Record<Species, Animal> = {
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
  altro: 'other',
};

// Rats, mice and snakes are seldom the pet of the question ("rat poison", "snake bite").
const NAMES: readonly (readonly [Animal, RegExp])[] = [
  ['dog', /\b(?:dogs?|dog's|pupp(?:y|ies)|pups?|bitch|can[ei]|cagn\w+)\b/],
  ['cat', /\b(?:cats?|cat's|kittens?|kitt(?:y|ies)|tomcat|gatt\w+|mici[oa]?)\b/],
  ['rabbit', /\b(?:rabbits?|bunn(?:y|ies)|conigli\w*)\b/],
  [
    'bird',
    /\b(?:birds?|parrots?|budgies?|budgerigars?|parakeets?|canar(?:y|ies)|cockatiels?|cockatoos?|macaws?|lovebirds?|finch(?:es)?|uccell\w+|pappagall\w+|cocorit\w+|canarin\w+|calopsit\w+|inseparabil\w+|cacatua)\b/,
  ],
  [
    'cavy',
    /\b(?:guinea ?pigs?|cav(?:y|ies)|chinchillas?|degus?|cavi[ae]|porcellin\w+|cincill\w+)\b/,
  ],
  [
    'rodent',
    /\b(?:hamsters?|gerbils?|pet (?:rat|mouse)|my (?:rat|mouse)|cricet\w+|gerbill\w+|(?:mio|mia) (?:ratt\w|top\w+))\b/,
  ],
  ['ferret', /\b(?:ferrets?|furett\w+)\b/],
  [
    'reptile',
    /\b(?:tortoises?|turtles?|bearded dragons?|lizards?|geckos?|iguanas?|tartarug\w+|testuggin\w+|pogon\w+|lucertol\w+|gec[oh]\w*|rettil\w+)\b/,
  ],
];

/** Animals the question is about: those it names, else the one of the selected profile. */
export function animalsOf(foldedText: string, species: Species): ReadonlySet<Animal> {
  const named = NAMES.filter(([, pattern]) => pattern.test(foldedText)).map(([animal]) => animal);
  return new Set(named.length > 0 ? named : [OF_SPECIES[species]]);
}
