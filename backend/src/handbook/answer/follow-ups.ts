import type { Triage, Turn } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import {
  animalsOfBreed,
  namedAnimals,
  topicWords,
  type Match,
  type NamedAnimal,
} from '../handbook.service.js';
import { stageOf } from './stage.js';
import type { PetFacts } from '../../contract/pets.js';

export interface FollowUpInput {
  pet: PetFacts;
  question: string;
  /** What the handbook search found, best first. */
  matches: Match[];
  language: Language;
  triage: Triage;
  /** Earlier turns of the conversation. */
  history: Turn[];
}

const MAX_FOLLOW_UPS = 3;
/** Entries that score less than this share of the best one suggest nothing. */
const RELATED_FROM = 0.35;
/** Questions that share this part of the longer one's words count as the same. */
const SAME_FROM = 0.75;

/** The handbook answers this (what-to-tell-the-vet). */
const TELL_THE_VET: Record<Language, string> = {
  en: 'What should I tell the vet?',
  it: 'Cosa devo dire al veterinario?',
};

/**
 * Up to three short next questions, as the owner would type them: answered questions of the entries
 * that fit, without those already asked. In an emergency only what to tell the vet.
 */
export function suggestFollowUps(input: FollowUpInput): string[] {
  const { question, language, triage, history } = input;
  const asked = [
    question,
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
  ];
  const isNew = newAfter(asked, language);
  const tellTheVet = [TELL_THE_VET[language]].filter(isNew);
  if (triage.level === 'emergency') return tellTheVet;

  const concerns = concerned(input);
  const candidates = fitting(input)
    .map(({ entry, answered }) =>
      entry[language].questions.filter((one) => one !== answered).map((one) => one.question),
    )
    .map((questions) => questions.filter((one) => isNew(one) && concerns(one)));
  const suggested = [...new Set(inTurn(candidates))];
  if (triage.level === 'urgent') return [...tellTheVet, ...suggested].slice(0, MAX_FOLLOW_UPS);
  return suggested.slice(0, MAX_FOLLOW_UPS);
}

/** Entries close enough to the best, for this pet's species and stage of life. */
function fitting({ pet, question, matches }: FollowUpInput): Match[] {
  const least = (matches[0]?.score ?? 0) * RELATED_FROM;
  const stage = stageOf(pet) ?? 'adult';
  const isOther = namedAnimals(question).some(({ species }) => species !== pet.species);
  return matches.filter(
    ({ entry, score }, place) =>
      place === 0 ||
      (score >= least && (isOther || entry.stages.length === 0 || entry.stages.includes(stage))),
  );
}

/** Two from the best entry, one from each of the others, then the rest from the best. */
function inTurn([best = [], ...others]: string[][]): string[] {
  return [...best.slice(0, 2), ...others.flatMap((one) => one.slice(0, 1)), ...best.slice(2)];
}

/** A question that names animals is suggested only for those. */
function concerned({ pet, question, history }: FollowUpInput): (one: string) => boolean {
  const animalsAskedFor = (): NamedAnimal[] => {
    const inQuestion = namedAnimals(question);
    const said = history.flatMap(({ content }) => namedAnimals(content));
    return inQuestion.length > 0 ? inQuestion : [...animalsOfBreed(pet.breed), ...said];
  };
  let asked: NamedAnimal[] | undefined;
  // Read only if a suggestion is about an animal other than the pet.
  const isAskedFor = ({ species, animal }: NamedAnimal): boolean => {
    asked ??= animalsAskedFor();
    return asked.some((other) => other.species === species && other.animal === animal);
  };
  return (one) => {
    const named = animalsIn(one);
    const isOwn = named.some(({ species, animal }) => species === pet.species && !animal);
    return named.length === 0 || isOwn || named.some(isAskedFor);
  };
}

/** Whether none of these questions is the same. */
function newAfter(asked: string[], language: Language): (one: string) => boolean {
  const earlier = asked.map((text) => ({
    text: text.toLowerCase(),
    words: topicWords(text, language),
  }));
  return (one) => {
    const text = one.toLowerCase();
    const words = wordsOf[language](one);
    return earlier.every((other) => text !== other.text && !isSame(words, other.words));
  };
}

function isSame(a: string[], b: string[]): boolean {
  const shared = a.filter((word) => b.includes(word)).length;
  const longer = Math.max(a.length, b.length);
  return longer > 0 && shared / longer >= SAME_FROM;
}

/** Caches results, since the handbook's own questions never change. */
function kept<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? read(text);
    known.set(text, result);
    return result;
  };
}

const animalsIn = kept(namedAnimals);
const wordsOf = {
  en: kept((text) => topicWords(text, 'en')),
  it: kept((text) => topicWords(text, 'it')),
} satisfies Record<Language, unknown>;
