import type { NamedAnimal } from './animals.js';

/**
 * Kinds that have entries of their own beside those of their relatives: what is right for a betta
 * harms a goldfish. Patterns for folded text.
 */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['betta', /\b(?:bettas?|(?:siamese )?fight(?:ing fish|er)|(?:pesc\w )?combattent[ei])\b/],
  ['goldfish', /\b(?:goldfish|pesc[ei] ross[oi])\b/],
  [
    'tropical fish',
    /\b(?:tropical fish|pesc[ei] tropical\w+|(?:neon )?tetras?|guppy|guppies|platies|mollies|corydoras|discus)\b/,
  ],
  ['axolotl', /\baxolotls?\b/],
  ['frog', /\b(?:frogs?|ran[ae]|raganell[ae])\b/],
  ['bearded dragon', /\b(?:bearded dragons?|beardies?|pogon\w+|drag[oh]\w* barbut\w+)\b/],
  ['corn snake', /\b(?:corn snakes?|serpent[ei] del grano)\b/],
  ['python', /\b(?:(?:ball|royal) pythons?|piton[ei](?: real[ei])?)\b/],
  ['gecko', /\b(?:geckos?|gec(?:o|h\w+))\b/],
  ['gerbil', /\b(?:gerbils?|gerbill\w+)\b/],
  ['mouse', /\b(?:mouse|mice|top[oi]|topolin[oiae])\b/],
  ['rat', /\b(?:rats?|ratt[oiae])\b/],
  ['hen', /\b(?:hens?|chickens?|gallin[ae])\b/],
  ['duck', /\b(?:ducks?|drakes?|anatr[ae])\b/],
  ['songbird', /\b(?:canary|canaries|finch(?:es)?|canarin\w+|diamantin\w+)\b/],
  ['budgie', /\b(?:budgies?|budgerigars?|parakeets?|cocorit\w+)\b/],
  ['cockatiel', /\b(?:cockatiels?|calopsit\w+)\b/],
  ['lovebird', /\b(?:lovebirds?|agapornis|inseparabil[ei])\b/],
  [
    'large parrot',
    /\b(?:african greys?|grey parrots?|cockatoos?|macaws?|conures?|cenerin[oi]|cacatua|ara|conuro)\b/,
  ],
  ['parrot', /\b(?:parrots?|pappagall\w+)\b/],
];

/** What is said of parrots mostly holds for them, too. */
const LIKE_PARROTS: ReadonlySet<string> = new Set([
  'budgie',
  'cockatiel',
  'lovebird',
  'large parrot',
  'songbird',
]);

/** What an entry about the very kind gains, and one about another kind loses. */
const OWN_KIND_WEIGHT = 1.3;
const OTHER_KIND_WEIGHT = 0.1;

/** The kinds that a folded text names; none if it is about all of them. */
export const kindsOf = (folded: string): string[] =>
  KINDS.filter(([, words]) => words.test(folded)).map(([kind]) => kind);

/** The kinds that advice for an animal may be about. */
const kindsFor = ({ word }: NamedAnimal): string[] => {
  const named = kindsOf(word);
  return named.some((kind) => LIKE_PARROTS.has(kind)) ? [...named, 'parrot'] : named;
};

/** Whether advice about these kinds is right for at least one of the animals. */
export const suits = (kinds: readonly string[], animals: readonly NamedAnimal[]): boolean =>
  kinds.length === 0 ||
  animals.some((one) => {
    const own = kindsFor(one);
    return own.length === 0 || own.some((kind) => kinds.includes(kind));
  });

/** Whether one of the animals is of one of these kinds. */
export const isOfKind = (kinds: readonly string[], animals: readonly NamedAnimal[]): boolean =>
  animals.some((one) => kindsFor(one).some((kind) => kinds.includes(kind)));

/** How much more or less an entry about these kinds counts for the animals. */
export function weightOfKinds(kinds: readonly string[], animals: readonly NamedAnimal[]): number {
  if (isOfKind(kinds, animals)) return OWN_KIND_WEIGHT;
  // What rats and mice have in common mostly holds for a gerbil; parrots are no relatives of hens.
  const isShared = kinds.length > 1 && !kinds.includes('parrot');
  return isShared || suits(kinds, animals) ? 1 : OTHER_KIND_WEIGHT;
}
