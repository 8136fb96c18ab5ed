import type { Animal } from '../animals.js';
import type { Range } from './toxin.js';

/** Usual weights in kg, from the smallest to the largest adult, for an animal of unknown weight. */
const KG_OF_ANIMAL: Record<Animal, Range> = {
  dog: { least: 1.5, most: 80 },
  cat: { least: 2, most: 9 },
  rabbit: { least: 0.8, most: 7 },
  bird: { least: 0.02, most: 1.2 },
  cavy: { least: 0.4, most: 1.4 },
  rodent: { least: 0.02, most: 0.6 },
  ferret: { least: 0.5, most: 2.5 },
  reptile: { least: 0.05, most: 20 },
  other: { least: 0.02, most: 600 },
};
const KG_OF_BREED: readonly (readonly [RegExp, Range])[] = [
  [/\b(?:canar(?:y|ies)|canarin\w+|finch(?:es)?|diamantin\w+)\b/, { least: 0.012, most: 0.025 }],
  [
    /\b(?:budgies?|budgerigars?|parakeets?|cocorit\w+|parrocchett\w+|parrotlets?)\b/,
    { least: 0.025, most: 0.035 },
  ],
  [/\b(?:cockatiels?|calopsit\w+)\b/, { least: 0.08, most: 0.12 }],
  [/\b(?:chihuahuas?|yorkies?|yorkshire|maltes\w+|pomeranians?)\b/, { least: 1.5, most: 5 }],
  [
    /\b(?:labradors?|labs?|retrievers?|shepherds?|pastore tedesco|rottweilers?|mastiffs?|alano|great dane|bernes\w+)\b/,
    { least: 20, most: 80 },
  ],
];
const BABY_SHARE = 0.3;

/** The possible weights of an animal if none is stated. */
export function plausibleKg(text: string, animal: Animal, isBaby: boolean): Range {
  const usual = KG_OF_ANIMAL[animal];
  const bred = KG_OF_BREED.find(([name]) => name.test(text))?.[1] ?? usual;
  const isOfAnimal = bred.most <= usual.most && bred.least >= usual.least * 0.5;
  const { least, most } = isOfAnimal ? bred : usual;
  return { least: isBaby ? least * BABY_SHARE : least, most };
}
