import type { Species } from '../../contract/species.js';
import { animalOf, animalsOf, isSame, type Animal } from '../animals.js';
import { fold } from '../../language/text.js';
import type { Amount, Quantities } from './amount.js';
import { readQuantities } from './amounts.js';
import { findMentions } from './mentions.js';
import { tokenize } from './tokens.js';
import { findBodyWeights } from './weight-in-text.js';
import type { Mention } from './toxin.js';

export interface ToxinQuestion {
  text: string;
  /** Of the selected profile; an animal named in the text takes precedence. */
  species: Species;
  /** From the profile, in kg; a weight in the text takes precedence. */
  weightKg?: number | null;
  ageYears?: number | null;
}

/** What a question says about substances, amounts and the animal. */
export interface Scene {
  text: string;
  mentions: readonly Mention[];
  quantities: Quantities;
  /** The amounts that belong to each mention. */
  owned: ReadonlyMap<Mention, readonly Amount[]>;
  animals: ReadonlySet<Animal>;
  weightKg: number | null;
  /** Whether the text itself states a weight. */
  hasToldWeight: boolean;
  isBaby: boolean;
}

const BABY = /\b(?:pupp(?:y|ies)|kittens?|cucciol\w+|gattin[oaie]|micin[oaie])\b/;
const BABY_YEARS = 0.5;
const OWN_REACH = 160;
const APART = /[,;.(]|\b(?:and|plus|e|ed|with|con|poi|then)\b/;
const APART_COST = 15;
const NOT_THIS_ONE =
  /\b(?:not (?:the|my|our|to the)|non (?:il|la|al|alla|del|della)) \w+|\b(?:my|the|our) other \w+/g;

function ownersOf(text: string, amounts: readonly Amount[], mentions: readonly Mention[]) {
  const owned = new Map<Mention, Amount[]>();
  const gap = (amount: Amount, mention: Mention) => {
    const [from, to] =
      amount.start > mention.start ? [mention.end, amount.start] : [amount.end, mention.start];
    const isApart = APART.test(text.slice(from, to));
    return Math.max(0, to - from) + (isApart ? APART_COST : 0) + (from === mention.end ? 4 : 0);
  };
  for (const amount of amounts) {
    const [owner] = mentions
      .filter(({ start, end }) => start - amount.end < OWN_REACH && amount.start - end < OWN_REACH)
      .map((mention) => ({ mention, distance: gap(amount, mention) }))
      .sort((a, b) => a.distance - b.distance);
    if (!owner) continue;
    owned.set(owner.mention, [...(owned.get(owner.mention) ?? []), amount]);
  }
  return owned;
}

/** The animals that may be meant: "the dog's drops" and "not the dog" name none. */
function animalsIn(text: string, mentions: readonly Mention[], species: Species) {
  const rest = [...mentions].reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end),
    text,
  );
  return animalsOf(rest.replace(NOT_THIS_ONE, ' '), species);
}

const isOfProfile = (animals: ReadonlySet<Animal>, species: Species): boolean =>
  [...animals].some((animal) => isSame(animal, animalOf(species)));

/** `null` if no substance is named. */
export function readScene(question: ToxinQuestion): Scene | null {
  const text = fold(question.text);
  const tokens = tokenize(text);
  const mentions = findMentions(text, tokens);
  if (mentions.length === 0) return null;
  const weights = findBodyWeights(text, tokens, mentions);
  const quantities = readQuantities({ text, tokens, mentions }, weights);
  const animals = animalsIn(text, mentions, question.species);
  const profileKg = isOfProfile(animals, question.species) ? (question.weightKg ?? null) : null;
  return {
    text,
    mentions,
    quantities,
    owned: ownersOf(text, quantities.amounts, mentions),
    animals,
    weightKg: weights.length > 0 ? Math.min(...weights.map(({ kg }) => kg)) : profileKg,
    hasToldWeight: weights.length > 0,
    isBaby: BABY.test(text) || (question.ageYears ?? 1) < BABY_YEARS,
  };
}
