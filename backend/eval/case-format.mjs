import { DOSE_LEVELS } from './measure-doses.mjs';
import { LEVELS } from './measure-triage.mjs';

const SPECIES = { cane: 'dog', gatto: 'cat', coniglio: 'rabbit', uccello: 'bird', altro: 'other' };

const CONVERSATION_KINDS = [
  'open-alarm',
  'urgent-stays',
  'told-over-turns',
  'resolved',
  'new-subject',
  'harmless',
];

const isText = (value) => typeof value === 'string' && value.trim() === value && value !== '';
const isPositive = (value) => Number.isFinite(value) && value > 0;
const isListOf = (isItem) => (value) =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);
/**
 * May end with a space ("mai "), to match a word rather than a prefix; a single letter would match
 * anything.
 */
const isWording = (value) => typeof value === 'string' && value.length >= 2;

const COMMON = {
  id: isText,
  text: isText,
  language: (value) => ['en', 'it'].includes(value),
  species: (value) => value in SPECIES,
  ageYears: isPositive,
  weightKg: isPositive,
  why: isText,
};
const OPTIONAL = new Set([
  'ageYears',
  'weightKg',
  'breed',
  'condition',
  'history',
  'accept',
  'how',
  'tags',
  'why',
  'answerMust',
  'answerMustNot',
]);

const isLevel = (value) => LEVELS.includes(value);
const isPet = ({ name, species, ageYears }) =>
  isText(name) &&
  species in SPECIES &&
  (ageYears === undefined || ageYears === 0 || isPositive(ageYears));
const isTurn = ({ text, level, accept = [level], answerMust, answerMustNot, ...others }) =>
  isText(text) &&
  [level, ...accept].every(isLevel) &&
  [answerMust, answerMustNot].every((facts) => facts === undefined || facts.every(isText)) &&
  Object.keys(others).length === 0;

const MESSAGE = {
  ...COMMON,
  source: isText,
  // 0: newborn.
  ageYears: (value) => value === 0 || isPositive(value),
  breed: isText,
  level: isLevel,
  accept: isListOf(isLevel),
  how: isText,
  tags: isListOf(isText),
};
const CONVERSATION = {
  id: isText,
  source: isText,
  language: COMMON.language,
  pet: isPet,
  kind: (value) => CONVERSATION_KINDS.includes(value),
  turns: isListOf(isTurn),
  why: isText,
};

const FIELDS = {
  messages: MESSAGE,
  sealed: MESSAGE,
  conversations: CONVERSATION,
  'sealed-conversations': CONVERSATION,
  'after-alarm': {
    id: isText,
    source: isText,
    language: COMMON.language,
    species: COMMON.species,
    alarm: isText,
    text: isText,
    closes: (value) => typeof value === 'boolean',
    how: isText,
    why: isText,
  },
  triage: {
    ...COMMON,
    id: (value, { language, species }) =>
      new RegExp(`^${language}-${SPECIES[species]}-\\d{3}$`).test(value),
    condition: isText,
    level: isLevel,
    tags: isListOf(isText),
  },
  phrasings: {
    id: isText,
    source: isText,
    entry: isText,
    passage: isText,
    text: isText,
    language: COMMON.language,
    species: COMMON.species,
    breed: isText,
    level: isLevel,
    accept: isListOf(isLevel),
  },
  answers: {
    id: isText,
    source: isText,
    text: isText,
    language: COMMON.language,
    species: COMMON.species,
    breed: isText,
    answers: (list) => list.every(({ entry, passage }) => isText(entry) && isText(passage)),
  },
  doses: { ...COMMON, doses: isListOf(isDose) },
  knowledge: {
    ...COMMON,
    history: isListOf(isText),
    must: isListOf(isListOf(isWording)),
    mustNot: isListOf(isText),
  },
};

function isDose({ substance, mgPerKg, tolerance, level, ...others }) {
  return (
    isText(substance) &&
    (mgPerKg === null || isPositive(mgPerKg)) &&
    isPositive(tolerance) &&
    tolerance <= 0.5 &&
    DOSE_LEVELS.includes(level) &&
    Object.keys(others).length === 0
  );
}

/** Format errors of a case from `readCases(kind)`, as "file:line: what". */
export function formProblems(kind, { place, ...entry }) {
  const fields = { ...FIELDS[kind], theme: isText };
  const unknown = Object.keys(entry).filter((name) => !(name in fields));
  const malformed = Object.entries(fields)
    .filter(([name, isValid]) =>
      entry[name] === undefined ? !OPTIONAL.has(name) : !isValid(entry[name], entry),
    )
    .map(([name]) => name);
  return [
    ...unknown.map((name) => `${place}: unknown field ${name}`),
    ...malformed.map((name) => `${place}: ${name} is missing or malformed`),
  ];
}

/** Word similarity from which two cases count as the same. */
const MIN_SIMILARITY = 0.8;

/** Pairs of cases with the same id, or with nearly the same words about the same animal. */
export function repetitions(cases) {
  const words = cases.map(wordsOf);
  return cases.flatMap((one, index) =>
    cases
      .slice(0, index)
      .filter(
        (earlier, before) =>
          one.id === earlier.id || likeness(words[before], words[index]) >= MIN_SIMILARITY,
      )
      .map((earlier) => `${one.place} repeats ${earlier.place}`),
  );
}

const wordsOf = ({ text, species, history = [] }) =>
  new Set(
    [text, ...history, species]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

function likeness(one, other) {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}
