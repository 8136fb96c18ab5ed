import type { Source, Triage } from '../contract/chat.js';
import { namedAnimal, topicWords, type Match } from '../handbook/handbook.service.js';
import { describeEnergy } from './handbook-energy.js';
import { fittingParts, joinParts } from './handbook-parts.js';
import { replyToSmallTalk } from './handbook-small-talk.js';
import { lifeStage } from './handbook-stage.js';
import { TEXTS } from './handbook-texts.js';
import type { Language } from './language.js';
import type { MindQuestion, PetFacts } from './mind.js';

export interface HandbookAnswerInput extends MindQuestion {
  /** What the handbook search found, best first. */
  matches: Match[];
  language: Language;
}

export interface HandbookAnswer {
  /** Markdown. */
  text: string;
  sources: Source[];
}

/** A second or third entry joins only when it fits nearly as well as the best. */
const ALSO_FROM = 0.55;
const MOST_ENTRIES = 3;
const FOLLOW_UP_PARTS = 3;
const EMERGENCY_PARTS = 3;
const FEEDING = new Set(['dog-feeding-amounts', 'puppy-feeding', 'cat-feeding', 'kitten-feeding']);
const STAGE_WORDS = /pupp|kitten|cuccio|gattin|senior|\bold\b|anzian|vecchi/i;

/**
 * A personal answer from the best handbook entries: first what the safety rules demand, then the
 * direct answer, the parts that fit, and when to call the vet. Says so when the handbook has
 * nothing. Pure; never throws.
 */
export function composeHandbookAnswer(input: HandbookAnswerInput): HandbookAnswer {
  const { question, pet, triage, language } = input;
  const smallTalk = replyToSmallTalk(question, pet.name, language);
  if (smallTalk && triage.level === 'routine') return { text: smallTalk, sources: [] };

  const chosen = choose(input);
  const [main, ...others] = chosen;
  const opening = openByTriage(triage, pet.name, language);
  if (!main) return { text: opening || sayNothingFits(pet, language), sources: [] };

  const sources = distinct(chosen.flatMap(({ entry }) => entry.sources));
  const text = [
    opening,
    ...answerFrom(main, input),
    ...others.map((match) => addFrom(match, input)),
    `> ${main.entry[language].vet}`,
  ];
  return { text: text.filter(Boolean).join('\n\n'), sources };
}

function choose({ question, pet, matches }: HandbookAnswerInput): Match[] {
  const stage = STAGE_WORDS.test(question) ? null : (lifeStage(pet) ?? 'adult');
  const weigh = ({ entry, score }: Match): number => {
    if (!stage || entry.stages.length === 0) return score;
    return entry.stages.includes(stage) ? score * 1.5 : score * 0.4;
  };
  const weighed = matches
    .map((match) => ({ ...match, score: weigh(match) }))
    .sort((a, b) => b.score - a.score);
  const least = (weighed[0]?.score ?? 0) * ALSO_FROM;
  return weighed.filter(({ score }) => score >= least).slice(0, MOST_ENTRIES);
}

function openByTriage(
  { level, reasons, actions }: Triage,
  name: string,
  language: Language,
): string {
  if (level === 'routine') return '';
  const texts = TEXTS[language];
  const headline = level === 'emergency' ? texts.emergency(name) : texts.urgent(name);
  return [headline, actions[0], ...reasons].filter(Boolean).join(' ');
}

function answerFrom({ entry }: Match, input: HandbookAnswerInput): string[] {
  const { question, history, triage, pet, language } = input;
  const entryText = entry[language];
  if (triage.level === 'emergency') {
    const parts = fittingParts(entryText, question, language, EMERGENCY_PARTS, false);
    return [TEXTS[language].more, joinParts([entryText.lead, ...parts])];
  }
  const isAboutPet = (namedAnimal(question)?.species ?? pet.species) === pet.species;
  const isFollowUp = history.length > 0 && topicWords(question, language).length <= 1;
  const wantsEnergy = isAboutPet && !isFollowUp && FEEDING.has(entry.id);
  const energy = wantsEnergy ? describeEnergy(pet, language) : null;
  // The pet's own figures say what the lead says in general.
  const lead = energy && lifeStage(pet) !== 'young' ? [] : [entryText.lead];
  const parts = isFollowUp
    ? fittingParts(entryText, question, language, FOLLOW_UP_PARTS, true)
    : [...lead, ...entryText.parts];
  return [
    energy ?? opening(input, entryText.title, isAboutPet),
    joinParts(parts),
    isAboutPet ? personalNote(pet, language) : '',
  ];
}

function opening({ pet, language }: HandbookAnswerInput, title: string, isAboutPet: boolean) {
  return isAboutPet ? TEXTS[language].about(introduce(pet, language)) : `**${title}**`;
}

function addFrom({ entry }: Match, { question, language }: HandbookAnswerInput): string {
  const entryText = entry[language];
  return `**${TEXTS[language].alsoUseful}: ${entryText.title}.** ${entryText.lead}\n\n${joinParts(
    fittingParts(entryText, question, language, 1, false),
  )}`;
}

function introduce(pet: PetFacts, language: Language): string {
  const texts = TEXTS[language];
  const age =
    pet.age === null ? null : texts.years(new Intl.NumberFormat(language).format(pet.age));
  const facts = [pet.breed ?? texts.species[pet.species], age, withUnit(pet.weight)].filter(
    Boolean,
  );
  return `**${pet.name}** (${facts.join(', ')})`;
}

/** A weight without a unit is meant in kg. */
const withUnit = (weight: string | null): string | null =>
  weight && /^[\d.,\s]+$/.test(weight) ? `${weight.trim()} kg` : weight;

function personalNote(pet: PetFacts, language: Language): string {
  const texts = TEXTS[language];
  const stage = lifeStage(pet);
  const notes = [
    pet.healthConditions ? texts.condition(pet.name, pet.healthConditions) : '',
    stage === 'young' ? texts.young(pet.name) : '',
    stage === 'senior' ? texts.senior(pet.name) : '',
  ];
  return notes.filter(Boolean).join(' ');
}

const sayNothingFits = (pet: PetFacts, language: Language): string =>
  TEXTS[language].nothing(pet.name, TEXTS[language].topics[pet.species]);

function distinct(sources: Source[]): Source[] {
  return [...new Map(sources.map((one) => [`${one.publisher}|${one.title}`, one])).values()];
}
