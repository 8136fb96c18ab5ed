import type { Species } from '../contract/species.js';
import { fold } from './words.js';

export interface NamedAnimal {
  species: Species;
  /** What "altro" stands for, as it was written. */
  word: string;
}

const NAMES: Record<Species, RegExp> = {
  cane: /\b(?:dogs?|pupp(?:y|ies)|can[ei]|cagn\w+)\b/,
  gatto: /\b(?:cats?|kittens?|kitty|gatt\w+|mici[oa]?)\b/,
  coniglio: /\b(?:rabbits?|bunn(?:y|ies)|conigli\w*)\b/,
  uccello:
    /\b(?:birds?|parrots?|budgies?|parakeets?|canary|canaries|cockatiels?|cockatoos?|macaws?|lovebirds?|uccell\w+|pappagall\w+|cocorit\w+|canarin\w+|calopsit\w+)\b/,
  altro:
    /\b(?:guinea ?pigs?|cavy|cavies|hamsters?|gerbils?|chinchillas?|ferrets?|tortoises?|turtles?|bearded dragons?|lizards?|geckos?|iguanas?|goldfish|fish|horses?|ponies|pony|hedgehogs?|cavi[ae]|porcellin\w+|cricet\w+|gerbill\w+|cincill\w+|furett\w+|tartarug\w+|testuggin\w+|pogon\w+|lucertol\w+|gec[oh]\w+|pesc[ei]|cavall[oi]|ricc[io]+|ball pythons?|(?:my|mio|miei|mia) (?:pet )?(?:rats?|mouse|mice|snakes?|ratt[oi]|top[oi]|topolin[oi]|serpent[ei]|piton[ei]))\b/,
};

/** The first animal a text names, if any. */
export function namedAnimal(text: string): NamedAnimal | null {
  const folded = fold(text);
  const found = Object.entries(NAMES)
    .map(([species, pattern]) => ({ species: species as Species, match: pattern.exec(folded) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0];
  return found ? { species: found.species, word: found.match?.[0] ?? '' } : null;
}
