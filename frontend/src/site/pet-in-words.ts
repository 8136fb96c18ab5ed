import type { Species } from '@contract/species';

const ANIMALS: readonly (readonly [Species, string])[] = [
  ['cane', '(?:dog|puppy|cane|cagnolin[oa]|cucciolo)'],
  ['gatto', '(?:cat|kitten|gatt[oa]|gattin[oa])'],
  ['coniglio', '(?:rabbit|bunny|conigli[oa]|coniglietto)'],
  ['uccello', '(?:bird|parrot|budgie|canary|uccellino|pappagallo|canarino|cocorita)'],
];

const ANY = ANIMALS.map(([, words]) => words).join('|');
const NAME = String.raw`(?<name>\p{Lu}\p{Ll}{1,19})(?!\p{L})`;

/** "my cat Micia", "a dog called Otto", "si chiama Pepe": nothing else counts as a name. */
const NAMED = [
  new RegExp(String.raw`(?<!\p{L})(?:[Cc]alled|[Nn]amed|[Cc]hiama|di nome)\s+${NAME}`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Mm]y|[Oo]ur|[Mm]i[oa]|[Nn]ostr[oa])\s+(?:${ANY}),?\s+${NAME}`,
    'u',
  ),
];

/** The pet's name, if the text gives it. */
export const nameIn = (text: string): string | null =>
  NAMED.map((pattern) => pattern.exec(text)?.groups?.['name']).find(Boolean) ?? null;

/** The one species that the text names; null for none or several. */
export const speciesIn = (text: string): Species | null => {
  const named = ANIMALS.filter(([, words]) =>
    new RegExp(String.raw`(?<!\p{L})${words}s?(?!\p{L})`, 'iu').test(text),
  );
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
};
