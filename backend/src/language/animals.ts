import type { Species } from '../contract/species.js';

/**
 * The names of pets in English and Italian, as alternatives of whole words in folded text. Names
 * that often mean something else ("rats", "chicken", "fish") are added where the context decides.
 */
const ANIMAL_NAMES = {
  dog: String.raw`dogs?|dogg(?:y|ies)|pupp(?:y|ies)|pups?|bitch|can[ei]|cagn\w+`,
  cat: String.raw`cats?|kittens?|kitt(?:y|ies)|tomcats?|gatt[oiae]\w*|mici(?:o|a|n[oai]|ott[oa]|on[ei])?`,
  rabbit: String.raw`rabbits?|bunn(?:y|ies)|conigli\w*`,
  bird: String.raw`birds?|parrots?|budgies?|budgerigars?|parakeets?|canar(?:y|ies)|cockatiels?|cockatoos?|macaws?|african greys?|lovebirds?|finch(?:es)?|conures?|hens?|uccell\w+|pappagall\w+|cocorit\w+|canarin\w+|calopsit\w+|inseparabil[ei]|cacatua|cenerin[oi]|diamantin[oi]|conuro|gallin\w+`,
  guineaPig: String.raw`guinea ?pigs?|pigg(?:y|ies)|cav(?:y|ies)|cavi[ae]|caviett[ae]|porcellin\w+(?: d.india)?`,
  chinchilla: String.raw`chinchillas?|cincill\w+`,
  degu: 'degus?',
  hamster: String.raw`hamsters?|cricet\w+`,
  gerbil: String.raw`gerbils?|gerbill\w+`,
  ferret: String.raw`ferrets?|furett\w+`,
  tortoise: String.raw`tortoises?|testuggin\w+|tartarug\w+`,
  turtle: 'turtles?|terrapins?',
  lizard: String.raw`bearded dragons?|beardies?|lizards?|geckos?|iguanas?|chameleons?|pogon\w+|drag[oh]\w* barbut\w+|lucertol\w+|gec(?:o|h\w+)|camaleont\w+`,
  horse: 'horses?|pon(?:y|ies)|mares?|geldings?|stallions?|foals?|cavall[oaie]|puledr[oaie]',
} as const;

/** The names of some kinds. */
export const namesOf = (...kinds: readonly (keyof typeof ANIMAL_NAMES)[]): string =>
  kinds.map((kind) => ANIMAL_NAMES[kind]).join('|');

/** The names of a stored species; those of `altro` are of all other animals. */
export const SPECIES_NAMES: Record<Species, string> = {
  cane: namesOf('dog'),
  gatto: namesOf('cat'),
  coniglio: namesOf('rabbit'),
  uccello: namesOf('bird'),
  altro: namesOf(
    'guineaPig',
    'chinchilla',
    'degu',
    'hamster',
    'gerbil',
    'ferret',
    'tortoise',
    'turtle',
    'lizard',
    'horse',
  ),
};
