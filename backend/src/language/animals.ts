import type { Species } from '../contract/species.js';

type Listed = readonly [english: string, italian: string];

/**
 * The names of pets in English and Italian, young, sexes and plurals with them: either alternatives
 * of whole words in folded text, or lists in the notation of meanings (`safety/reading/phrase.ts`).
 * Names that often mean something else ("rats", "chicken", "fish") are added where the context
 * decides, or stand in `OWN_NAMES`.
 */
const ANIMAL_NAMES = {
  dog: String.raw`dogs?|dogg(?:y|ies)|pupp(?:y|ies)|pups?|bitch|can[ei]|cagn\w+`,
  cat: String.raw`cats?|kittens?|kitt(?:y|ies)|tomcats?|gatt[oiae]\w*|mici(?:o|a|n[oai]|ott[oa]|on[ei])?`,
  rabbit: String.raw`rabbits?|bunn(?:y|ies)|conigli\w*`,
  bird: String.raw`birds?|parrots?|budgies?|budgerigars?|parakeets?|canar(?:y|ies)|cockatiels?|cockatoos?|macaws?|african greys?|lovebirds?|finch(?:es)?|conures?|hens?|uccell\w+|pappagall\w+|cocorit\w+|canarin\w+|calopsit\w+|inseparabil[ei]|cacatua|cenerin[oi]|diamantin[oi]|conuro|gallin\w+`,
  poultry: String.raw`chickens?|cockerels?|roosters?|pullets?|bantams?|ducks?|ducklings?|ganders?|goslings?|guinea ?fowls?|peacocks?|peahens?|pigeons?|gall[oi]|gallett[oi]|pollastr\w+|chiocc(?:ia|e)|paper\w+|anatr\w+|piccion\w+`,
  guineaPig: String.raw`guinea ?pigs?|pigg(?:y|ies)|cav(?:y|ies)|cavi[ae]|caviett[ae]|porcellin\w+(?: d.india)?`,
  chinchilla: String.raw`chinchillas?|cincill\w+`,
  degu: 'degus?',
  hamster: String.raw`hamsters?|cricet\w+`,
  gerbil: String.raw`gerbils?|gerbill\w+`,
  rat: String.raw`rats?|mouse|mice|ratt[oi]|topolin[oi]`,
  ferret: String.raw`ferrets?|furett\w+`,
  hedgehog: 'hedgehogs?|hoglets?|ricci(?:o|etto|ni)?',
  tortoise: String.raw`tortoises?|testuggin\w+|tartarug\w+`,
  turtle: 'turtles?|terrapins?',
  lizard: String.raw`bearded dragons?|beardies?|lizards?|geckos?|iguanas?|chameleons?|pogon\w+|drag[oh]\w* barbut\w+|lucertol\w+|gec(?:o|h\w+)|camaleont\w+`,
  snake: 'snakes?|pythons?|boas?|serpent[ei]|piton[ei]',
  frog: 'frogs?|newts?|salamanders?|ran[ae]|raganell[ae]|triton[ei]|salamandr[ae]',
  axolotl: 'axolotls?',
  fish: 'goldfish|bettas?|koi|gupp(?:y|ies)|tetras?|cichlids?|molly|mollies|carp[ae]|ciclid[ei]',
  horse: [
    'horse, horses, pony, ponies, mare, mares, gelding, geldings, stallion, stallions, foal, foals, filly, fillies, colt, colts, haflinger, haflingers',
    'cavallo, cavalla, cavalli, cavalle, cavallin*, giumenta, giumente, stallone, stalloni, castrone, castroni, puledro, puledra, puledri, puledre, puledrin*, avelignese, avelignesi',
  ],
  donkey: [
    'donkey, donkeys, mule, mules, hinny, hinnies',
    'asino, asina, asini, asine, asinello, asinella, asinelli, asinelle, ciuco, ciuca, ciuchi, ciuchino, ciuchina, ciuchini, somaro, somara, somari, mulo, mula, muli, bardotto, bardotta, bardotti',
  ],
  // Also a name, and Italian butter.
  jenny: ['jenny, jennies, burro, burros', ''],
  // Also a dog, a sheep, a cow or a goose.
  shetland: String.raw`(?<!\b(?:pecor[ae]|ariete|montone|agnell[oaie]|mucc(?:a|he)|vacc(?:a|he)) )shetlands?(?! (?:sheep|ewe|ram|lamb|cattle|cow|geese|goose|duck))`,
  sheep: [
    'sheep, ewe, ewes, wether, wethers, tup, tups, gimmer, gimmers',
    'pecora, pecore, pecorella, pecorelle, montone, montoni, ariete, arieti',
  ],
  // Also meat, or a verb.
  lamb: [
    'lamb, lambs, hogget, hoggets, ram, rams',
    'agnello, agnella, agnelli, agnelle, agnellino, agnellina, agnellini',
  ],
  goat: [
    'goat, goats, goat kid, goat kids, goatling, goatlings',
    'capra, capre, capretta, caprette, capretto, capretti, caprone, caproni',
  ],
  alpaca: ['alpaca, alpacas, llama, llamas', 'alpaca'],
  // The young are also meat.
  cattle: [
    'cow, cows, heifer, heifers, bullock, bullocks, calves',
    'mucca, mucche, vacca, vacche, vitello, vitella, vitelli, vitelle, manza, manze',
  ],
  // "My pig" is often a guinea pig.
  pig: [
    'piglet, piglets, kunekune, kunekunes',
    'maiale, maiali, maialino, maialina, maialini, maialine, scrofa, scrofe, verro, verri, porcello, porcelli, suino, suini',
  ],
} as const satisfies Record<string, string | Listed>;

type NamedKind = keyof typeof ANIMAL_NAMES;
type ListedKind = {
  [Kind in NamedKind]: (typeof ANIMAL_NAMES)[Kind] extends Listed ? Kind : never;
}[NamedKind];

const patternOf = (names: string | Listed): string =>
  typeof names === 'string'
    ? names
    : names
        .filter(Boolean)
        .join(', ')
        .replaceAll(', ', '|')
        .replaceAll('*', String.raw`\w*`);

/** What means the animal only behind a "my": a jack may be a dog or a tool, a turkey a meal. */
const OWN_NAMES: Partial<Record<NamedKind, string>> = {
  poultry:
    'drakes?|geese|goose|quails?|turkeys?|chicks?|oc[ah]e?|quagli[ae]|tacchin[oaie]|poll[oi]|pulcin[oi]|faraon[ae]|pavon[ei]',
  horse: `cobs?|yearlings?|${ANIMAL_NAMES.shetland}`,
  donkey: `${patternOf(ANIMAL_NAMES.jenny)}|jacks?(?! russell)`,
  goat: 'bill(?:y|ies)|kid goats?|doe goats?',
  alpaca: 'lama',
  cattle: 'calf',
  pig: '(?<!guinea )(?:pigs?|hogs?)|sows?|boars?|gilts?|kune kunes?|cinghial[ei]',
  frog: 'toads?|rosp[oi]',
  fish: '(?<!star)fish|fishes|pesc[ei]|pesciolin[oi]',
};

/** Of these, what many pets of other kinds are called too: a Shetland is a dog as well. */
const GIVEN_NAMES = [
  ['donkey', 'jenny|jack(?! russell)'],
  ['horse', `(?:${ANIMAL_NAMES.shetland})(?! pon(?:y|ies))`],
  ['goat', 'billy'],
  ['fish', 'molly'],
] as const satisfies readonly (readonly [NamedKind, string])[];

/** Hoofed animals by sex and age: what bears down is a mother, and what is born needs her milk. */
const HOOFED = {
  male: [
    'billy, wether, wethers, ram, rams, tup, tups, gelding, geldings, stallion, stallions, colt, colts, boar, boars, buck, bucks',
    'montone, montoni, ariete, arieti, caprone, caproni, stallone, stalloni, verro, verri, castrone, castroni',
  ],
  mother: [
    'ewe, ewes, doe, nanny, mare, sow, cow, heifer, jenny',
    'pecora, capra, cavalla, fattrice, giumenta, scrofa, mucca, vacca, asina',
  ],
  // A kid is also a child.
  young: [
    'foal, foals, filly, fillies, colt, colts, lamb, lambs, doeling*, bucklings, cria, crias, calf, calves',
    'puledr*, asinell*, mulett*, ciuchin*, agnell*, caprett*, vitell*',
  ],
} as const satisfies Record<string, Listed>;

/** The names of some kinds. */
export const namesOf = (...kinds: readonly NamedKind[]): string =>
  kinds.map((kind) => patternOf(ANIMAL_NAMES[kind])).join('|');

/** Names that mean an animal of these kinds only where the owner calls it one's own. */
export const onlyOwnNamesOf = (...kinds: readonly NamedKind[]): string =>
  kinds.flatMap((kind) => OWN_NAMES[kind] ?? []).join('|');

/** The names of some kinds behind a "my". */
export const ownNamesOf = (...kinds: readonly NamedKind[]): string =>
  [namesOf(...kinds), onlyOwnNamesOf(...kinds)].filter(Boolean).join('|');

/** The names of some kinds for a meaning: in English and in Italian. */
export function wordsOf(...kinds: readonly ListedKind[]): [english: string, italian: string] {
  const lists = kinds.map((kind) => ANIMAL_NAMES[kind]);
  return [
    lists.map(([english]) => english).join(', '),
    lists.map(([, italian]) => italian).join(', '),
  ];
}

/** Males, mothers or young of hoofed animals, as alternatives of whole words. */
export const hoofedNames = (which: keyof typeof HOOFED): string => patternOf(HOOFED[which]);

/** The same for a meaning: in English and in Italian. */
export const hoofedWords = (which: keyof typeof HOOFED): Listed => HOOFED[which];

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

const ALL_KINDS = Object.keys(ANIMAL_NAMES).filter((key): key is NamedKind => key in ANIMAL_NAMES);

/**
 * The pattern of a pet's name that is also a word for another animal ("my Jenny", a donkey), with
 * the names of that animal and of all others.
 */
export const GIVEN_NAMES_OF = GIVEN_NAMES.map(([kind, name]) => ({
  name,
  animals: ownNamesOf(kind),
  others: ownNamesOf(...ALL_KINDS.filter((other) => other !== kind)),
}));
