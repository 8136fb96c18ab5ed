import type { Species } from '../contract/species.js';
import { namesOf, ownNamesOf } from '../language/animals.js';
import { FEED_WORDS, LECCHI, LICK_WORDS, MANGIMI } from './toxins/feeds.js';
import { animalsOf, isNamedIn, otherNameIn, type Animal } from './animals.js';

/**
 * The kind of animal that advice depends on: fish, snakes and horses are stored as another animal.
 * Grazers are rabbits, guinea pigs and chinchillas, whose gut stops without hay; ruminants are goats
 * and sheep, alpacas and cows.
 */
export type Kind =
  | 'mammal'
  | 'cat'
  | 'grazer'
  | 'rodent'
  | 'ferret'
  | 'bird'
  | 'reptile'
  | 'fish'
  | 'amphibian'
  | 'horse'
  | 'ruminant'
  | 'pig'
  | 'hedgehog';

/** Goats and sheep bring up their cud, but no poison. */
export const CANNOT_VOMIT: ReadonlySet<Kind> = new Set(['grazer', 'rodent', 'horse', 'ruminant']);

const OF_ANIMAL: Partial<Record<Animal, Kind>> = {
  cat: 'cat',
  rabbit: 'grazer',
  cavy: 'grazer',
  rodent: 'rodent',
  ferret: 'ferret',
  bird: 'bird',
  reptile: 'reptile',
};

const JENNY = String.raw`(?<=\b(?:my|our|the|a) )(?:${namesOf('jenny')})`;
const SHETLAND = String.raw`(?:^|(?<=\b(?:my|our) ))(?:${namesOf('shetland')})`;
export const HORSES = `${namesOf('horse', 'donkey')}|${JENNY}|${SHETLAND}`;
/** Their meat and milk have the same names. */
const IS_SUBJECT = String.raw`(?= (?:(?:has|have|just|may have|might have) )?(?:ate|eats?|eat+en|had|got(?:ten)?|is|are|was|were|broken?|gorged|been|lick\w*|does|doesn't|can|can't|cannot|keeps?|will|won't|nearly|almost|collapsed|ha|hanno|si|e|sono|non|sta|stanno)\b)`;
/** "Coniglio ariete" and "ariete nano" are rabbits. */
const NO_LOP = String.raw`(?<!\bconigli\w+ )(?!ariet[ei] nan)`;
export const RUMINANTS = `${NO_LOP}(?:${namesOf('sheep', 'goat', 'alpaca')})|(?:${namesOf('lamb', 'cattle')})${IS_SUBJECT}`;

/** A frog or toad that the text does not call one's own is mostly prey, or poison. */
const WILD = String.raw`(?<!\b(?:an?|una?|dei|delle) )(?:${namesOf('frog')})|(?<!\b(?:an?|the|un|il|al|del|dal|i) )(?:toads?|rosp[oi])`;

/** Kinds without an animal of their own in the rules: each may also be a meal, or bite somebody. */
const FURTHER: readonly (readonly [Kind, string])[] = [
  ['horse', HORSES],
  ['ruminant', RUMINANTS],
  // "My pig" is often a guinea pig, unless the breed says no more than "pig".
  [
    'pig',
    `^(?:pigs?|boars?|cinghial[ei])(?=$|,)|kune kunes?|(?:mini|micro|pet|pot.?bellied) ?pigs?|${namesOf('pig')}`,
  ],
  [
    'reptile',
    `${namesOf('snake')}|chameleons?|skinks?|terrapins?|camaleont[ei]|gechi|geki|drag(?:o|hi|hetto) barbut[oi]`,
  ],
  ['amphibian', `${namesOf('axolotl')}|${WILD}`],
  ['fish', ownNamesOf('fish')],
];
const NAMED = FURTHER.map(([kind, names]) => [kind, new RegExp(`\\b(?:${names})\\b`)] as const);
const OWNED = FURTHER.map(
  ([kind, names]) =>
    [
      kind,
      new RegExp(`\\b(?:my|our|mi[oaei]|miei|nostr[oaie]) (?:\\w+ ){0,2}?(?:${names})\\b`),
    ] as const,
);
const isOwn = (text: string, kind: Kind): boolean =>
  OWNED.some(([one, pattern]) => one === kind && pattern.test(text));

const BITES = 'attack(?:ed|s)?|bit|bitten|maul(?:ed)?|savaged|caught|grabbed|chased|kicked';
const MORDE = '(?:attaccat|aggredit|azzannat|assalit|mors|morsicat|pres|graffiat)[oaie]';
const PETS = namesOf('dog', 'cat');
const OF = String.raw`(?:d[ei]|del|dell[ea]|dei|degli|per(?: (?:[ilg]\w*|[ei]))?|da)`;
const FEED_OF_OTHERS = [
  String.raw`\b(?:chicken|hen|layers?|bird|rabbit|dog|cat)'?s?'? (?:${FEED_WORDS})\b`,
  String.raw`\b(?:${MANGIMI}) ${OF} ?(?:galline|polli|uccelli|conigli|cani|cane|gatti|gatto)\b`,
  String.raw`\b(?:${LECCHI}) ${OF} ?(?:${namesOf('horse', 'cattle', 'goat', 'pig')}|bovini)\b`,
  String.raw`\b(?:horse|goat|pig|cow|cattle)'?s?'? (?:${LICK_WORDS})\b`,
];
const GRAZING = `${namesOf('goat', 'sheep', 'lamb', 'horse', 'donkey', 'alpaca', 'cattle')}|calf|pigs?`;
/** Of the animals whose kind the text may name: "she ate goat minerals" does not. */
const FEED = new RegExp(
  [
    ...FEED_OF_OTHERS,
    String.raw`\b(?:${GRAZING}|fish)'?s?'? (?:${FEED_WORDS})\b`,
    String.raw`\b(?:${MANGIMI}) ${OF} ?(?:${GRAZING}|${namesOf('pig')}|bovini|suini)\b`,
  ].join('|'),
  'g',
);
/** Dogs and cats that did it, and other animals' feed: words that do not name the patient. */
const DOERS_AND_FEED = new RegExp(
  [
    String.raw`\b(?:(?:${BITES}) )?by (?:an?|the|another|my|our|their|his|her|some|\w+'s?) (?:\w+ )?(?:${PETS})\b`,
    String.raw`\b(?:an?|the|another|some) (?:\w+ )?(?:${PETS}) (?:has |have |had |just )*(?:${BITES})\b(?= (?:my|our|the|him|her|it|them|and)\b)`,
    String.raw`\b(?:my|our) (?:${PETS}) (?:has |have |had |just )*(?:${BITES})\b(?= (?:my|our)\b)`,
    String.raw`\b(?:${MORDE} )?(?:dal(?: (?:mio|nostro))?|dalla(?: (?:mia|nostra))?|da un[a']?|dai|da alcuni) ?(?:${PETS})\b`,
    String.raw`\b(?:un[a']?|il|la|i|dei|un altro) ?(?:${PETS})(?: \w+)? (?:mi |gli |le )?(?:l'|lo |la )?(?:ha|hanno) (?:appena )?${MORDE}\b`,
    ...FEED_OF_OTHERS,
  ].join('|'),
  'g',
);
/** "My horse kicked the cat": here the animal of one's own is not the patient. */
const DOES_IT = new RegExp(
  String.raw`^ (?:(?:has |had |just )*(?:kicked|bit|attacked|trod|stepped)|ha (?:appena )?(?:morso|calpestato|attaccato|dato un calcio))\b(?! (?:himself|herself|itself))`,
);
const EATEN =
  /\b(?:ate|eat\w*|drank|drunk|lick\w*|swallowed|mangi\w*|bevut\w*|leccat\w*) (?:\w+ ){0,2}$/;

/** The kind of an animal called one's own, as the patient beside other animals. */
const ownPatientIn = (text: string): Kind | undefined =>
  OWNED.find(([, pattern]) => {
    const found = pattern.exec(text);
    if (!found) return false;
    const after = text.slice(found.index + found[0].length);
    return !DOES_IT.test(after) && !EATEN.test(text.slice(0, found.index));
  })?.[0];
const OF_A_FISH = /\b(?:gills?|fins?|fish ?tank|aquarium|branchie|pinn[ae]|acquario)\b/;
const HEDGEHOG = new RegExp(`\\b(?:${namesOf('hedgehog')})\\b`);
/** Beside these words the animal named may be a meal or an attacker. */
const NOT_THE_PATIENT =
  /\b(?:ate|(?<!\b(?:not|\w+n't|stopped|stops) )eat\w*|swallow\w*|bones?|tin(?:ned)?|bit|bitten|bites?|kick\w*|(?<!\bnon )mangi\w+|inghiott\w+|lisc(?:a|he)|scatola|mors[oa]|morsicat\w+|calcio)\b/;

const furtherIn = (text: string, isOther: boolean): Kind | undefined => {
  const owned = OWNED.find(([, pattern]) => pattern.test(text))?.[0];
  if (NOT_THE_PATIENT.test(text)) return isOther ? owned : undefined;
  if (!isOther) return owned;
  return (
    NAMED.find(([, pattern]) => pattern.test(text))?.[0] ??
    (OF_A_FISH.test(text) ? 'fish' : HEDGEHOG.test(text) ? 'hedgehog' : undefined)
  );
};

/** In a question, they are mostly prey or pests; as a breed, the animal itself. */
const RODENT_BREED = /\b(?:rats?|mice|mouse|ratt[oi]|top[oi]|topolin[oi])\b/;

/** @param text folded. */
function kindIn(text: string, animals: ReadonlySet<Animal>): Kind {
  const named = [...animals].filter((animal) => animal !== 'other' && isNamedIn(text, animal));
  const isOther = animals.has('other');
  const beside = isOther ? ownPatientIn(text) : undefined;
  const further = named.length === 0 ? furtherIn(text, isOther) : beside;
  if (further !== undefined) return further;
  const meant = named.length > 0 ? named : [...animals];
  const kinds = new Set(meant.map((animal) => OF_ANIMAL[animal] ?? 'mammal'));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? kind : 'mammal';
}

/**
 * The kind of animal that a question is about, a mammal if it may be about several kinds. The breed
 * of a profile decides where the text names no animal, or names one only as an attacker. Both are
 * folded.
 */
export function kindOf(asked: { text: string; breed: string }, species: Species): Kind {
  const { breed } = asked;
  const text = species === 'altro' ? asked.text.replace(DOERS_AND_FEED, ' ') : asked.text;
  const animals = animalsOf(text, species);
  const isUnnamed = animals.size === 1 && animals.has('other');
  const kind = kindIn(text, animals);
  // "The frog" may be prey, or a part of a hoof.
  const isOpen = kind === 'mammal' || (kind === 'amphibian' && breed !== '' && !isOwn(text, kind));
  if (!isOpen || !isUnnamed) return kind;
  const ofBreed = [breed, `${breed} is`]
    .map((one) => kindIn(one, animalsOf(one, species)))
    .reduce((first, second) => (first === 'mammal' ? second : first));
  return ofBreed === 'mammal' && RODENT_BREED.test(breed) ? 'rodent' : ofBreed;
}

/**
 * A prefix for a text that names no animal, so that the rules for guinea pigs or horses apply to
 * one that only the profile's breed names: "guinea pig: " before "not eating". Empty for other
 * species and unknown words. Text and breed are folded.
 */
export function animalOfBreed(text: string, breed: string, species: Species): string {
  const named = text.replace(FEED, ' ');
  const animals = animalsOf(named, species);
  if (species !== 'altro' || animals.size > 1 || !animals.has('other')) return '';
  const further = NAMED.filter(([kind]) => kind !== 'amphibian');
  if (further.some(([, pattern]) => pattern.test(named))) return '';
  // A lamb of a profile is no meat.
  const ofBreed = further
    .map(([, pattern]) => (pattern.exec(breed) ?? pattern.exec(`${breed} is`))?.[0])
    .find(Boolean);
  const name = otherNameIn(breed) ?? ofBreed;
  return name === undefined ? '' : `${name}: `;
}
