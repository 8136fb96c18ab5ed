import { lifeStage } from '../../care/life-stage.js';
import { exactAge } from '../../contract/age.js';
import { readWeightKg } from '../../contract/body-weight.js';
import type { Species } from '../../contract/species.js';
import type { Entry, LifeStage } from '../entry.js';
import { animalsOfBreed, namedAnimals, namedStage } from '../handbook.service.js';
import { stageOf } from './stage.js';
import type { PetFacts } from '../../contract/pets.js';
import { otherAnimalIn } from '../../language/correction.js';

/** The animal that an answer is about: the pet, or another one named in the question. */
export interface Subject {
  /** Of the pet; `null` if the question is about another animal. */
  name: string | null;
  species: Species;
  /** Which animal "altro" is, if known. */
  animal: string | null;
  /** Years. */
  age: number | null;
  weightKg: number | null;
  stage: LifeStage | null;
  neutered: boolean | null;
  conditions: string | null;
}

const YEARS_PER_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:week|settiman)/i, 1 / 52],
  [/^(?:month|mes)/i, 1 / 12],
  [/^(?:year|ann)/i, 1],
];
const AGE_IN_TEXT =
  /(\d+(?:[.,]\d+)?)[ -](weeks?|months?|years?)[ -]old|\b(?:di|ha) (\d+(?:[.,]\d+)?) (settiman[ae]|mes[ei]|ann[oi])/i;
/** "At 5 months", "a 5 mesi"; not the age at which something was done. */
const AT_AGE =
  /(?<!\b(?:\w{2,}(?:ed|at[oaei]|it[oaei]|ut[oaei])|born|got|done|fatt[oa]|pres[oa]) )\b(?:at|a) (\d+(?:[.,]\d+)?)[ -](weeks?|months?|years?|settiman[ae]|mes[ei]|ann[oi])\b/i;
/** "Needs to lose 4 kg" states no weight. */
const WEIGHT_IN_TEXT =
  /(?<!\b(?:loo?s(?:e|es|ing|t)|drop|gain\w*|perd\w+) (?:\w+ )?)(?<![\d.,])\d+(?:[.,]\d+)?\s*(?:kgs?|kilos?|chil[io]|lbs?|pounds?)\b/i;
const ENTIRE =
  /\b(?:un(?:neutered|spayed)|(?:not|isn.t) (?:neutered|spayed)|entire|intact|inter[oa]|non (?:[eè] )?(?:sterilizzat|castrat)\w*)\b/i;
const NEUTERED =
  /(?<!\b(?:be|get|getting|being) )\b(?:neutered|spayed|castrated|castrat[oaei](?! (?:him|her|it|my|a|the)\b)|sterilizzat\w+)\b/i;

/** "Should I have him neutered?", "va sterilizzata?"; not "what should a neutered cat eat?" */
const NEUTERING_ASKED =
  /\b(?:should|shall|must|have (?:to|him|her|it|my|the)|too (?:late|early|young|old)|if|when|va|viene|venga|quando|se|devo|dovrei|conviene|posso)\b[^.?!]{0,30}?\b(?<!\b(?:gatt|can|cagn|conigli|femmin|maschi)\w* )(?:neutered|spayed|castrat\w+|sterilizzat\w+)\b(?! (?:male|female|dog|bitch|cat|kitten|rabbit|pet|animal))/i;

/** The age in years that a text states in this form; `null` if none. */
function ageIn(text: string, told: RegExp): number | null {
  const found = told.exec(text)?.slice(1).filter(Boolean);
  if (!found) return null;
  const [amount = '', unit = ''] = found;
  const years = YEARS_PER_UNIT.find(([name]) => name.test(unit))?.[1] ?? 1;
  return Number(amount.replace(',', '.')) * years;
}

/** Age in years. A profile that says 0 without a birth date says only that it is less than one. */
const ageOf = (pet: PetFacts): number | null =>
  pet.age === 0 && pet.birthDate == null ? null : exactAge(pet);

function neuteredIn(text: string): boolean | null {
  if (ENTIRE.test(text)) return false;
  if (NEUTERING_ASKED.test(text)) return null;
  return NEUTERED.test(text) ? true : null;
}

/** The illnesses in the profile; being neutered is none. */
function illnessesIn(conditions: string | null): string | null {
  const parts = (conditions ?? '').split(/[,;.\n]/).map((part) => part.trim());
  const illnesses = parts.filter(
    (part) => part !== '' && !NEUTERED.test(part) && !ENTIRE.test(part),
  );
  return illnesses.length > 0 ? illnesses.join(', ') : null;
}

/**
 * Whether a question is about the selected pet, judging by the animal and stage of life it names.
 */
function isAboutPet(question: string, pet: PetFacts, entry: Entry | undefined): boolean {
  const named = namedAnimals(question);
  const own = animalsOfBreed(pet.breed)[0]?.animal;
  const same = named.some(
    ({ species, animal }) =>
      species === pet.species && (species !== 'altro' || !own || animal === own),
  );
  if (named.length > 0 && !same) return false;
  if (named.length === 0 && entry && !entry.species.includes(pet.species)) return false;
  const stage = stageOf(pet);
  return !(namedStage(question) === 'young' && stage !== null && stage !== 'young');
}

/**
 * The animal that the answer is about; what the question says takes precedence over the profile.
 */
export function readSubject(question: string, pet: PetFacts, entry?: Entry): Subject {
  const other = otherAnimalIn(question, pet.species);
  const isPet = other === null && isAboutPet(question, pet, entry);
  const named = namedAnimals(other?.word ?? question)[0] ?? animalsOfBreed(pet.breed)[0];
  const species = isPet ? pet.species : (named?.species ?? entry?.species[0] ?? pet.species);
  const weightInText = WEIGHT_IN_TEXT.exec(question)?.[0] ?? null;
  const weightKg = readWeightKg(weightInText ?? (isPet ? pet.weight : null));
  const known = isPet ? ageOf(pet) : null;
  const age = ageIn(question, AGE_IN_TEXT) ?? known ?? ageIn(question, AT_AGE);
  const profile = isPet ? `${pet.healthConditions ?? ''} ${pet.personalityTraits ?? ''}` : '';
  return {
    name: isPet ? pet.name : null,
    species,
    animal: species === 'altro' ? (named?.animal ?? entry?.animals[0] ?? null) : null,
    age,
    weightKg,
    stage:
      lifeStage({ species, age, weightKg }) ??
      namedStage(question) ??
      (isPet && age === null ? stageOf(pet) : null),
    neutered: neuteredIn(question) ?? (isPet ? pet.neutered : null) ?? neuteredIn(profile),
    conditions: isPet ? illnessesIn(pet.healthConditions) : null,
  };
}
