import type { Species } from '../contract/species.js';
import type { Animal, LifeStage } from './entry.js';
import { namesOf, SPECIES_NAMES } from '../language/animals.js';
import { fold } from '../language/text.js';

export interface NamedAnimal {
  species: Species;
  /**
   * `unknown` for one that the handbook does not cover; absent for dogs, cats, rabbits and birds.
   */
  animal?: Animal | 'unknown';
  /** As it was written. */
  word: string;
}

const named = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${alternatives.join('|')})\b`, 'g');

const OF_SPECIES: Record<Exclude<Species, 'altro'>, RegExp> = {
  cane: named(SPECIES_NAMES.cane),
  gatto: named(SPECIES_NAMES.gatto),
  coniglio: named(SPECIES_NAMES.coniglio),
  uccello: named(
    SPECIES_NAMES.uccello,
    `(?:my|our|pet|backyard|mi[aeo]|miei) (?:${namesOf('poultry')})|chickens|ara`,
    '(?:my|our|pet) drakes?|a (?:duck|drake)|ducks|drakes',
    String.raw`(?:un.|l.|all.|dell.|sull.)anatr[ae]|anatre`,
  ),
};

/** A tortoise in Italian, unless it lives in water. */
const IN_WATER = String.raw`(?:d.acqua|acquatic\w+|palustr\w+)`;
/** Excludes comparisons with a horse, and sayings. */
const NO_HORSE = String.raw`(?<!\b(?:(?:like|as|than|of) an?|your|gift|clothes) )(?!(?<=\b(?:come|da|a|del)(?: un)? )cavall)`;

const OF_OTHERS: Record<Animal | 'unknown', RegExp> = {
  'guinea-pig': named(namesOf('guineaPig')),
  hamster: named(namesOf('hamster')),
  rat: named(
    namesOf('gerbil'),
    String.raw`pet (?:rats?|mice|mouse)|(?:my|our) (?:pet )?(?:rats?|mouse|mice)|rats|mice`,
    String.raw`ratt[oi] (?:domestic\w+|da compagnia)|(?:mi[oa]|miei|mie) (?:ratt[oiae]|topolin[oiae]|top[oi])|topi domestic\w+|(?:il|i|al|del|un) ratt[oi]`,
  ),
  chinchilla: named(namesOf('chinchilla')),
  ferret: named(namesOf('ferret')),
  tortoise: named(String.raw`(?:${namesOf('tortoise')})(?: di terra)?(?! ${IN_WATER})`),
  turtle: named(namesOf('turtle'), 'sliders?', String.raw`tartarug\w+ ${IN_WATER}`),
  lizard: named('(?:leopard |crested )geckos?', namesOf('lizard')),
  snake:
    /\b(?:ball pythons?|corn snakes?|royal pythons?|boas?|(?:king|milk) ?snakes?|(?:my|our|pet) (?:snakes?|python)|do snakes|(?:mi[oa]|miei|il|i) (?:pet )?(?:serpent[ei]|piton[ei])(?! (?:ha|mi ha) mors\w+))\b/g,
  fish: /\b(?:goldfish|(?:tropical|aquarium) fish|(?:neon )?tetras?|platies|mollies|corydoras|cichlids?|ciclid[ei]|bettas?|(?:siamese )?fighting fish|guppy|guppies|(?:my|our) fish|fish (?:tank|bowl)s?|aquarium|acquari\w*|pesc[ei] (?:ross|tropical|combattent)\w+|combattenti? (?:siames[ei])|(?:mi[oa]|miei|i|ai|dei|coi) pesc[ei](?! (?:ross|tropical|combattent)))\b/g,
  horse: named(`${NO_HORSE}(?:${namesOf('horse')})`),
  donkey: named(namesOf('donkey')),
  goat: named(namesOf('goat')),
  degu: named(namesOf('degu')),
  hedgehog: named('hedgehogs?|ricc(?:io|i) (?:african|domestic|pigme)\\w+|mi(?:o|ei) ricc(?:io|i)'),
  amphibian: named(
    'frogs?|axolotls?|ran[ae]|raganell[ae]',
    String.raw`(?:my|our|pet) (?:[\w-]+ )?toads?|(?:mi[oa]|miei) rosp[oi]`,
  ),
  unknown: named(
    namesOf('sheep', 'pig'),
    String.raw`(?<!guinea )(?<!guinea-)pigs?|geese|sugar gliders?|tarantulas?|hermit crabs?|newts?|salamanders?`,
    String.raw`petaur\w+|tarantol\w+|triton[ei]|salamandr[ae]`,
  ),
};

/** Animals that a pet hunts or watches. */
const PREY =
  /\b(?:at|catch(?:es|ing)?|caught|kill(?:s|ed|ing)?|hunt(?:s|ed|ing)?|chas(?:e|es|ed|ing)|stalk(?:s|ed|ing)?|(?:brings?|bringing|brought)(?: me| us| home| in)*) (?:the |a |an |half[- ]|dead |live |small |little )*(?:birds?|mouse|mice|rats|rabbits?|lizards?|frogs?)\b|\b(?:agli|caccia\w*|cattura\w*|uccide|ucciso|insegu\w+|port(?:a|ato)(?: a casa| in casa)?|preso) (?:gli |un |una |i |le |dei |delle |degli |morto |morti |mezz[oaie] |mort[ae] )*(?:uccell\w+|lucertol\w+|pulcin[oi]|ran[ae])\b/g;

/** The same animals, mentioned again after one that a pet hunts. */
const PREY_AGAIN =
  /\b(?:the|those|poor|wild|garden|gli|quegli|i|quei|poveri|povere) (?:birds?|mice|rats|lizards?|frogs?|uccell\w+|topi|ratti|rane)\b/g;

/** Animals that a product is made for, or that are food or harmful, rather than the pet. */
const NO_PET = new RegExp(
  [
    /\b(?:rat|mouse|mice|rodent) (?:poison|bait)\w*/,
    /\b(?:veleno|esca|esche|topicida)(?: per)? (?:i )?(?:topi|ratti)/,
    /\b(?:dog|cat|fish|chicken|pig|goat|sheep|duck|bird|horse)(?:'s)? (?:food|liver|oil|meat|broth|stock|milk|manure|breast|droppings|poo|poop|hair|allergy|seed|sitter)s?\b/,
    /\b(?:dog|cat|rabbit|bird)'?s (?:(?:dinner|breakfast|supper|bowl|bed|toys?|pellets|hay) |one\b)/,
    /\b(?:cena|pappa|ciotol\w|cuccia|gioc(?:o|hi)) (?:del(?:l[ao])? |dei )(?:can[ei]|gatt[oi]|conigl\w+)\b|\bquell[oaie] (?:per (?:il |i )?|del(?:l[ao])? |dei |da )(?:can[ei]|gatt[oi])\b/,
    // Italian "mare" is the sea.
    /\b(?:al|il|di|del|dal|nel|sul|in|lungo) mare\b/,
    /\b(?:cooked|boiled|raw|plain|grilled) (?:chicken|duck|pig|horse|fish|goat|sheep)\b/,
    /\b(?:cibo|crocchette|croccantini|olio|fegato|carne|latte|petto|brodo|formaggio|uova|uovo) (?:per |di |da |del |dei |per i )?(?:can[ei]|gatt(?:in)?[oi]|pesce|cavallo|maiale|pollo|gallina|capra|pecora|anatra)\b/,
    /\b(?:dog|cat|rabbit)(?:'?s'?)? (?:flea|tick|worm\w*|spot-?on|drops|collar|medicine|meds|medication|tablets?|pills?|shampoo|toothpaste|treats?|insulin|antibiotics?|painkillers?)\b/,
    /\b(?:umido (?:e|o) secco|secco (?:e|o) umido|antirabbic\w+|flebotom\w+|pappatac\w+|antipulci|antiparassitari\w*|antizecche|vermifug\w*|spot-?on|fialett\w|pipett\w|gocce|collare|medicin\w|medicinal\w|pastigli\w|compress\w|shampoo|dentifricio|snack|insulina|antibiotic\w|antidolorific\w)(?: anti\w+)? (?:per (?:il |i )?|del(?:l[ao]?)? |dei |da )(?:can[ei]|gatt[oi]|conigl\w+)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Looks for all of them at once: most texts name none. */
const ANY = new RegExp(
  [...Object.values(OF_SPECIES), ...Object.values(OF_OTHERS)].map(({ source }) => source).join('|'),
);

/** The animals that a text names, in order of appearance. */
export function namedAnimals(text: string): NamedAnimal[] {
  const plain = fold(text);
  if (!ANY.test(plain)) return [];
  const folded = withoutPrey(plain.replace(NO_PET, ' '));
  const find = (pattern: RegExp, what: Omit<NamedAnimal, 'word'>) =>
    [...folded.matchAll(pattern)].map(({ 0: word, index }) => ({ ...what, word, index }));
  const found = [
    ...Object.entries(OF_SPECIES).flatMap(([species, pattern]) =>
      find(pattern, { species: species as Species }),
    ),
    ...Object.entries(OF_OTHERS).flatMap(([animal, pattern]) =>
      find(pattern, { species: 'altro', animal: animal as Animal | 'unknown' }),
    ),
  ];
  return found
    .sort((a, b) => a.index - b.index || b.word.length - a.word.length)
    .map(({ species, animal, word }) => ({ species, word, ...(animal ? { animal } : {}) }));
}

function withoutPrey(text: string): string {
  const without = text.replace(PREY, ' ');
  return without === text ? text : without.replace(PREY_AGAIN, ' ');
}

/** The animals that a profile's breed names; "rat" and "pesci" name a pet only there. */
export const animalsOfBreed = (breed: string | null | undefined): NamedAnimal[] =>
  ['', 'my ', 'il mio ']
    .map((owned) => namedAnimals(`${owned}${breed ?? ''}`))
    .find((found) => found.length > 0) ?? [];

const STAGE_WORDS: readonly (readonly [LifeStage, RegExp])[] = [
  [
    'young',
    /\b(?:pupp(?:y|ies)|kittens?|bab(?:y|ies)|cuccio\w+|gattin[oiae]|coniglietti?)\b|\b(?:\d+|two|three|four|five|six)[- ]?weeks?[- ]old\b|\b(?:[1-9]|1[01]|two|three|four|five|six)[- ]?months?[- ](?:old|lab\w*|dog|cat|bunny|rabbit|boy|girl|male|female)\b|\bdi (?:[2-9]|1[01]|due|tre|quattro|cinque|sei) mesi\b/i,
  ],
  [
    'senior',
    /\b(?:senior|(?<!\b(?:week|month|year|yr)s?[- ])old|elderly|ag(?:e?ing)|anzian\w+|vecchi\w*)\b(?! enough)|\b[12]\d[- ]?(?:years?|yrs?)[- ]old\b|\bdi [12]\d anni\b/i,
  ],
  ['adult', /\badult\w*\b/i],
];

/** The stage of life that a text names, if any. */
export function namedStage(text: string): LifeStage | null {
  return STAGE_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Refers to an animal without naming it: pronouns, and what animals do, have and feel; folded. */
const POINTS_AT_PET: readonly RegExp[] = [
  /\b(?:pets?|animals?|vets?|he|she|him|her|his|hers|they|them|pup|breed|animal[ei]|veterinari\w*|lui|lei|razza|gli|dar(?:gli|le)|\w{2,}(?:ar|er|ir)(?:l[oaie]|gli))\b/i,
  /\b(?:mangi\w*|mord\w+|rosicchi\w*|gratt\w+|lecc\w+|dorm[ei]\w*|bev[ei]\w*|abbai\w*|miagol\w*|graffi\w*|vomit\w*|gioca\w*|scapp\w+|sporc\w+|grid\w+|url\w+|ulul\w+|ringhi\w*|soffi\w*|annus\w+|scav\w+|buc(?:a|he)|pipi|cacc\w+|cucciol\w*|sterilizz\w+|castr\w+|vaccin\w+|(?<!chi )(?:ha|sta) \w+(?:t[oa]|ndo)|(?:mi|ci) \w{3,}a)\b/i,
  /\b(?:antipulci|antiparassitari\w*|antizecche|canil[ei]|gattil[ei]|allevament[oi]|museruol\w*|medagliett\w+|toelett\w+|microchip\w*|bocconi|nutr\w+|sabbi\w+|(?:polpett|carn|esc)\w+ avvelenat\w+|squam[ae]|pinn[ae]|becc[oh]i?|mangim[ei]|mangiatoi\w*|abbeveratoi\w*|terrari\w*|teca|sedere|(?:tolt[io]|togliere|mess[io]) i punti|puo (?:correre|camminare|saltare|uscire|nuotare|salire))\b/i,
  /\b(?:(?:chocolate|black|yellow) labs?|shed(?:ding)?|flares?|flaring|(?:raised|lifted|missing|loose) scales|fins?|beaks?|feathers?|muzzles?|poisoned (?:meat|baits?|food|sausages?)|aquariums?|vivarium|terrarium|stitches (?:out|removed)|dewormer|microchip\w*|kneads?|kneading)\b/i,
  /\b(?:bark\w*|meow\w*|yowl\w*|growl\w*|hiss\w*|purr\w*|chew\w*|scratch\w*|lick\w*|nip\w*|dig(?:s|ging)?|poops?|pees?|wees?|wags?|sheds?|moult\w*|neuter\w*|spay\w*|vaccin\w*|jabs?|worm\w*|fleas?|ticks?|walkies)\b/i,
  /\b(?:in (?:vacanza|viaggio|auto)|on holiday|zamp[ae]|pelo|coda|gabbia|in (?:vacanza|viaggio|auto)|on holiday|lettiera|cassettin\w+|cuccia|ciotol\w+|guinzaglio|pettorina|crocchett\w*|bustin[ae]|tiragraffi|zec\w+|pulc[ie]|cage|hutch|litter|tray|crate|bowl|leash|lead|collar|harness|kibble|paws?|claws|fur|tail|kennels?|pellets|hay|rawhides?|squeaky|catnip|trasportino|fieno|pellet|voliera|posatoi\w*|pium[ae]|penn[ae])\b/i,
  /\b\d+ ?-?(?:yrs?|years?|months?|mths?|weeks?|wks?)[ -]old\b|\bdi \d+ (?:ann[oi]|mes[ei]|settiman[ae])\b/i,
  /\b(?:is|are|gets?|was) (?:so |very |a bit )?(?:scared|afraid|terrified|frightened|bored|lonely|itchy|overweight)\b/i,
  /\b(?:labrador\w*|golden|retriever|shepherd|pastore|collie|spaniel|bulldog|poodle|barbon\w*|chihuahua|beagle|dachshund|bassott\w*|terrier|husky|pug|carlin\w*|setter|greyhound|maltes\w*|siames\w*|persian\w*|maine coon|ragdoll|sphynx|bengal|british shorthair|norvegese|certosin[oi]|birman[oi]?|burmese)\b/i,
];

/**
 * Breeds that people also mention outside questions about care: "are pugs ugly" needs no nearest
 * entry, but is not about another subject either.
 */
const BREEDS =
  /\b(?:labs|groomers?|grooming|breeders?|labradoodles?|cockapoos?|cavapoos?|schnauzers?|rottweilers?|dobermann?s?|dalmat\w+|shih ?tzus?|yorki\w+|yorkshires?|jack russells?|corgis?|whippets?|weimaraners?|great danes?|alan[oi]|bovar[oi]|mastin[oi]|mastiffs?|segugi\w*|levrier\w*|cockers?|akitas?|shibas?|samoied\w*|samoyeds?|malinois|bernes\w+|san bernardo|pomeranians?|volpin[oi]|pit ?bulls?|staff(?:y|ies|ordshire)|frenchies?|westies?|lagott[oi]|pinschers?|bichons?|greyhounds?|beagles?|pugs|spaniels|collies|terriers|huskies|chihuahuas|dachshunds|poodles|bulldogs|boxers?)\b/i;

/** Whether a question names an animal or refers to one, so that one matching word may suffice. */
export function pointsAtPet(text: string, name = ''): boolean {
  const folded = fold(text);
  return (
    POINTS_AT_PET.some((one) => one.test(folded)) ||
    namedAnimals(text).length > 0 ||
    (name.length > 0 && folded.includes(fold(name)))
  );
}

/** Whether a text is about animals at all, if only by a breed. */
export const speaksOfPet = (text: string, name = ''): boolean =>
  pointsAtPet(text, name) || BREEDS.test(fold(text));
