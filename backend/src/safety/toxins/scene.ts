import type { Species } from '../../contract/species.js';
import { animalOf, animalsOf, isNamedIn, isSame, type Animal } from '../animals.js';
import { kindOf, type Kind } from '../kind.js';
import { fold } from '../../language/text.js';
import type { Amount, Quantities } from './amount.js';
import { readQuantities } from './amounts.js';
import { findMentions } from './mentions.js';
import { tokenize } from './tokens.js';
import { findBodyWeights, type BodyWeight } from './weight-in-text.js';
import type { Mention } from './toxin.js';

export interface ToxinQuestion {
  text: string;
  /** Of the selected profile; an animal named in the text takes precedence. */
  species: Species;
  /** From the profile, in kg; a weight that the text gives for the animal takes precedence. */
  weightKg?: number | null;
  ageYears?: number | null;
  /** From the profile: shows what an "other" animal is. */
  breed?: string | null;
}

/** What a question says about substances, amounts and the animal. */
export interface Scene {
  text: string;
  mentions: readonly Mention[];
  quantities: Quantities;
  /** The amounts that belong to each mention. */
  owned: ReadonlyMap<Mention, readonly Amount[]>;
  animals: ReadonlySet<Animal>;
  kind: Kind;
  /** The weight of one of them in kg, as stated or from the profile; `null` if unknown. */
  weightOf: (animal: Animal) => number | null;
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

/** The text that names the animals: "the dog's drops" and "not the dog" name none. */
function withoutOthers(text: string, mentions: readonly Mention[]): string {
  const rest = [...mentions].reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end),
    text,
  );
  return rest.replace(NOT_THIS_ONE, ' ');
}

interface Known {
  weights: readonly BodyWeight[];
  animals: ReadonlySet<Animal>;
  isNamed: (animal: Animal) => boolean;
  ofProfile: number | null;
}

/**
 * The weight that the text states for an animal, otherwise the profile's or one that belongs to
 * none. Of several the smallest counts; another animal's may only lower it.
 */
function weightOf({ weights, animals, isNamed, ofProfile }: Known, animal: Animal): number | null {
  const isTiedTo = ({ tie }: BodyWeight) => tie?.whose === 'animal';
  const isOfKind = ({ tie }: BodyWeight) => !tie?.kind || isSame(tie.kind, animal);
  const told = weights.filter((one) => isTiedTo(one) && isOfKind(one));
  const unclear = weights.filter(
    (one) => one.tie === null || (isTiedTo(one) && !isOfKind(one) && !isNamed(animal)),
  );
  const isSurelyItsOwn = animals.size === 1 || told.some(({ tie }) => tie?.kind);
  const rest = ofProfile === null ? unclear : weights.filter(({ tie }) => tie === null);
  const kgs = (told.length > 0 ? told : rest).map(({ kg }) => kg);
  if (ofProfile !== null && !(told.length > 0 && isSurelyItsOwn)) kgs.push(ofProfile);
  if (kgs.length === 0) return null;
  const others = weights.filter(({ tie }) => tie?.whose === 'other');
  return Math.min(...kgs, ...others.map(({ kg }) => kg));
}

/** `null` if no substance is named. */
export function readScene(question: ToxinQuestion): Scene | null {
  const text = fold(question.text);
  const tokens = tokenize(text);
  const mentions = findMentions(text, tokens);
  if (mentions.length === 0) return null;
  const weights = findBodyWeights(text, tokens, mentions);
  const quantities = readQuantities({ text, tokens, mentions }, weights);
  const { species, weightKg = null, ageYears, breed } = question;
  const about = withoutOthers(text, mentions);
  const animals = animalsOf(about, species);
  const isNamed = (animal: Animal) => isNamedIn(about, animal);
  const profileOf = (animal: Animal) => (isSame(animal, animalOf(species)) ? weightKg : null);
  return {
    text,
    mentions,
    quantities,
    owned: ownersOf(text, quantities.amounts, mentions),
    animals,
    kind: kindOf({ text: about, breed: fold(breed ?? '') }, species),
    weightOf: (animal) =>
      weightOf({ weights, animals, isNamed, ofProfile: profileOf(animal) }, animal),
    hasToldWeight: weights.some(({ tie }) => tie === null || tie.whose === 'animal'),
    isBaby: BABY.test(text) || (ageYears ?? 1) < BABY_YEARS,
  };
}
