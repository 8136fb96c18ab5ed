import type { Species } from '../contract/species.js';
import { namesOf, onlyOwnNamesOf } from '../language/animals.js';
import { findAll, type Span } from '../language/text.js';

/** Kinds of animals, finer than the stored species where toxins and signs differ. */
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

const named = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${alternatives.join('|')})\b`, 'g');

// Rats, mice and snakes are seldom the pet of the question ("rat poison", "snake bite").
const NAMES: readonly (readonly [Animal, RegExp])[] = [
  ['dog', named(namesOf('dog'))],
  ['cat', named(namesOf('cat'))],
  ['rabbit', named(namesOf('rabbit'), 'buns?')],
  [
    'bird',
    named(
      namesOf('bird', 'poultry'),
      String.raw`(?<=\b(?:my|our|mi[aeo]i?|nostr[aeio])(?: \w+)? )(?:${onlyOwnNamesOf('poultry')})`,
    ),
  ],
  ['cavy', named(namesOf('guineaPig', 'chinchilla', 'degu'))],
  [
    'rodent',
    named(
      namesOf('hamster', 'gerbil'),
      String.raw`pet (?:rat|mouse)|my (?:rat|mouse)|(?:mio|mia) (?:ratt\w|top\w+)`,
    ),
  ],
  ['ferret', named(namesOf('ferret'))],
  ['reptile', named(namesOf('tortoise', 'turtle', 'lizard'), String.raw`rettil\w+`)],
];

const SIMILE = /\b(?:like|as|than|come|quanto) (?:an? |un[oa']? ?)?$/;
const OWNED = /\b(?:my|our|mi[aeo]i?|nostr[aeio])(?: \w+)? $/;
/** Between two animals that share a "my": "my dog and the cat". */
const AND = /^(?:,|,? (?:and|or|e|ed|o)(?: (?:the|il|la|lo|i|gli|le))?(?: \w+)?) $/;
const LARGER: ReadonlySet<Animal> = new Set(['dog', 'cat', 'rabbit']);
const SMALL: ReadonlySet<Animal> = new Set(['cavy', 'rodent', 'ferret', 'reptile', 'other']);

interface Name extends Span {
  animal: Animal;
  isOwned: boolean;
}

function namesIn(foldedText: string): Name[] {
  const names = NAMES.flatMap(([animal, pattern]) =>
    findAll(pattern, foldedText).map((span) => ({ ...span, animal })),
  ).sort((a, b) => a.start - b.start);
  let last: Name | undefined;
  return names.flatMap((name): Name[] => {
    const before = foldedText.slice(Math.max(0, name.start - 30), name.start);
    if (SIMILE.test(before)) return [];
    const isJoined = last?.isOwned === true && AND.test(foldedText.slice(last.end, name.start));
    last = { ...name, isOwned: isJoined || OWNED.test(before) };
    return [last];
  });
}

/** The animal whose name begins at a place of a text. */
export const animalAt = (foldedText: string, at: number): Animal | undefined =>
  namesIn(foldedText).find(({ start }) => start === at)?.animal;

export const isNamedIn = (foldedText: string, animal: Animal): boolean =>
  namesIn(foldedText).some((name) => isSame(name.animal, animal));

/** The name of the first animal in a text that is not a dog, cat or rabbit. */
export function otherNameIn(foldedText: string): string | undefined {
  const name = namesIn(foldedText).find(({ animal }) => !LARGER.has(animal));
  return name && foldedText.slice(name.start, name.end);
}

export const animalOf = (species: Species): Animal => OF_SPECIES[species];

/** Whether two names may mean the same animal; a small one may be the `other` of a profile. */
export const isSame = (a: Animal, b: Animal): boolean =>
  a === b || (a === 'other' && SMALL.has(b)) || (b === 'other' && SMALL.has(a));

/**
 * Animals that the question is about: those named as the owner's, with the one of the selected
 * profile if it is named at all ("my dog fetched me: the cat is straining"); otherwise those named
 * and the one of the profile ("the dog next door had her in his jaws"). A simile names none.
 */
export function animalsOf(foldedText: string, species: Species): ReadonlySet<Animal> {
  const names = namesIn(foldedText);
  const own = animalOf(species);
  const isAnyOwned = names.some(({ isOwned }) => isOwned);
  const isMeant = (animal: Animal) =>
    names.some(
      (name) => name.animal === animal && (name.isOwned || !isAnyOwned || isSame(animal, own)),
    );
  // Always in the same order: the readers learn from it.
  const animals = new Set(NAMES.map(([animal]) => animal).filter(isMeant));
  return isAnyOwned ? animals : animals.add(own);
}
