import { neuterTiming, vaccineTiming } from '../../care/schedules.js';
import { dailyWater } from '../../care/water.js';
import { conditionScoreIn } from '../../care/weight-loss.js';
import type { Language } from '../../contract/languages.js';
import type { Intent } from '../handbook.service.js';
import { targetWeightIn } from './care-facts.js';
import { dueFigure, energyFigure, lossFigure, wormFigure } from './care-figures.js';
import { rangeIn } from './care-figures.texts.js';
import { FIGURE_TEXTS } from './figures.texts.js';
import type { Subject } from './subject.js';
import { measuredIn, vitalSigns, type VitalSigns } from './vital-signs.js';

/** Something computed for one animal. */
export interface Figure {
  text: string;
  /** `alone` is the whole answer; `first` and `after` accompany the general answer. */
  place: 'alone' | 'first' | 'after';
}

interface Asked {
  question: string;
  intents: readonly Intent[];
  subject: Subject;
  language: Language;
}

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;
/** Vitamin C of a guinea pig in mg per kg and day (Guinea Lynx; handbook guinea-pig-care). */
const VITAMIN_C = [10, 30] as const;

const VITALS = /temperat|fever|febbr|heart|pulse|cuore|batt|polso|breath|respir|vital/i;
const LOSING = /lose|loss|fat\b|over ?weight|diet|dimagr|grass|sovrappeso/i;
/** Asks whether it is too heavy, which is not yet a question about the pace of losing weight. */
const TOO_HEAVY =
  /\b(?:how (?:do|can|would) (?:i|you) (?:tell|know)|is (?:s?he|it|my \w+) (?:too |a bit )?(?:fat|over ?weight|heavy)|come (?:capisco|si capisce|faccio a (?:capire|sapere)))\b/i;
const AMOUNT = /kcal|calor|energ/i;
const FEEDING = /^(?:dog-feeding-amounts|dog-meal-times|puppy-feeding|cat-feeding|kitten-feeding)$/;

/** What the animal's weight and age mean for the topic of the entry; `null` for nothing. */
export function figureFor(entryId: string, asked: Asked): Figure | null {
  const { intents, question } = asked;
  if (measuredIn(question) !== null) return made(vitals(asked), 'alone');
  const aims = targetWeightIn(question) !== null || conditionScoreIn(question) !== null;
  if (FEEDING.test(entryId) && !aims) {
    const wants =
      (intents[0] === 'amount' || AMOUNT.test(question)) && !/treat|prem[io]/i.test(question);
    if (wants) return made(energyFigure(withWho(asked)), 'alone');
    return made(meals(asked), intents[0] === 'frequency' ? 'alone' : 'after');
  }
  if (/-water$/.test(entryId)) return made(water(asked), 'after');
  const isOnFood = FEEDING.test(entryId) || entryId === 'body-condition';
  if (
    (aims && isOnFood) ||
    /weight-loss$/.test(entryId) ||
    (entryId === 'body-condition' && LOSING.test(question))
  ) {
    if (!aims && TOO_HEAVY.test(question)) return null;
    return made(lossFigure(withWho(asked)), aims ? 'alone' : 'after');
  }
  if (/^normal-values/.test(entryId) && VITALS.test(question)) return made(vitals(asked), 'alone');
  if (/-vaccines$/.test(entryId)) return made(vaccines(asked), asksWhen(asked) ? 'first' : 'after');
  if (/-neutering$/.test(entryId)) return made(neutering(asked), 'after');
  if (/-worms$/.test(entryId)) {
    return made(wormFigure(withWho(asked)), intents.includes('frequency') ? 'first' : 'after');
  }
  if (/pregnan|mating/.test(entryId)) return made(dueFigure(withWho(asked)), 'alone');
  if (/^senior-/.test(entryId)) return made(senior(asked), 'after');
  if (entryId === 'guinea-pig-care' && /vitamin/i.test(question))
    return made(vitamin(asked), 'after');
  return null;
}

/** What can be computed for an animal, whatever the handbook finds. */
export type CareTopic = 'food' | 'weight-loss' | 'due-date' | 'vaccines' | 'worms';

const BY_TOPIC: Record<CareTopic, (asked: Asked & { who: string }) => string | null> = {
  food: energyFigure,
  'weight-loss': lossFigure,
  'due-date': (asked) => dueFigure(asked),
  vaccines: (asked) => vaccines({ ...asked, intents: ['time'] }),
  worms: wormFigure,
};

/** @returns an amount or a time with what it depends on; `null` if too little is known. */
export const computed = (topic: CareTopic, asked: Omit<Asked, 'intents'>): string | null =>
  BY_TOPIC[topic](withWho({ ...asked, intents: [] }));

const made = (text: string | null, place: Figure['place']): Figure | null =>
  text === null ? null : { text, place };

const number = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

const withWho = (asked: Asked) => ({ ...asked, who: who(asked) });

function who({ subject: { name, weightKg }, language }: Asked): string {
  const texts = FIGURE_TEXTS[language];
  const kg = number(weightKg ?? 0, language);
  return name === null ? texts.ofWeight(kg) : texts.atWeight(name, kg);
}

/** An age in the usual unit: weeks until five months, months until two years, then years. */
function ageInWords(years: number, language: Language): string {
  const texts = FIGURE_TEXTS[language];
  if (years < 5 / MONTHS_PER_YEAR) return texts.weeks(Math.round(years * WEEKS_PER_YEAR));
  if (years < 2 && !Number.isInteger(years))
    return texts.months(Math.round(years * MONTHS_PER_YEAR));
  return texts.years(number(years, language));
}

function meals({ subject: { name, age, stage }, language }: Asked): string | null {
  if (name === null || age === null || stage !== 'young') return null;
  const [from, to] = age < 0.5 ? [3, 4] : [2, 3];
  const count = rangeIn[language](from, to);
  return FIGURE_TEXTS[language].puppyMeals(name, ageInWords(age, language), count);
}

function water(asked: Asked): string | null {
  const daily = dailyWater(asked.subject);
  return (
    daily && FIGURE_TEXTS[asked.language].water(who(asked), daily.from, daily.to, daily.tooMuch)
  );
}

function vitamin(asked: Asked): string | null {
  const kg = asked.subject.weightKg;
  if (kg === null) return null;
  const [from, to] = VITAMIN_C.map((mg) => Math.round(mg * kg));
  return FIGURE_TEXTS[asked.language].vitamin(who(asked), from ?? 0, to ?? 0);
}

function vitals(asked: Asked): string | null {
  const { subject, language } = asked;
  const normal = vitalSigns(subject);
  if (!normal) return null;
  const texts = FIGURE_TEXTS[language];
  const inDigits = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits }).format(value);
  const inWords = ([from, to]: readonly [number, number], digits = 0) =>
    rangeIn[language](inDigits(from, digits), inDigits(to, digits));
  const ranges = texts.vitals(
    subject.name ?? texts.thisAnimal,
    inWords(normal.temperature, 1),
    inWords(normal.heart),
    inWords(normal.breaths),
  );
  return [measured(asked, normal), ranges].filter(Boolean).join(' ');
}

/** How a value in the question, such as "45 breaths a minute", compares with the normal range. */
function measured({ question, language }: Asked, normal: VitalSigns): string {
  const found = measuredIn(question);
  if (!found) return '';
  const texts = FIGURE_TEXTS[language];
  const { sign, value, words } = found;
  const [from, to] = normal[sign];
  if (value >= from && value <= to) return texts.isNormal(words);
  return value > to ? texts.isHigh(words) : texts.isLow(words);
}

const asksWhen = ({ question, intents }: Pick<Asked, 'question' | 'intents'>): boolean =>
  intents.includes('time') || /\b(?:next|due|prossim[oaie]|adesso)\b/i.test(question);

/** Which vaccination is due at this age. */
function vaccines({ question, subject, language, intents }: Asked): string | null {
  const timing = vaccineTiming(subject);
  if (!timing || subject.age === null) return null;
  const isSettled = timing.step === 'boosters' || timing.step === 'yearly';
  if (isSettled && intents[0] !== 'frequency' && !asksWhen({ question, intents })) return null;
  const age = ageInWords(subject.age, language);
  const texts = FIGURE_TEXTS[language];
  return texts.vaccines(subject.name ?? texts.theYoung(subject.species), age, timing.step);
}

function neutering({ subject, language, intents, question }: Asked): string | null {
  const step = neuterTiming(subject);
  const asksWhen =
    intents.includes('time') || intents.includes('yes-no') || /\bage|et[aà]\b/i.test(question);
  if (!step || !asksWhen || subject.name === null) return null;
  const age = subject.age === null ? '' : ageInWords(subject.age, language);
  return FIGURE_TEXTS[language].neutering(subject.name, age, step);
}

function senior({ subject: { name, age, stage }, language }: Asked): string | null {
  if (name === null || age === null || stage !== 'senior') return null;
  return FIGURE_TEXTS[language].seniorChecks(name, ageInWords(age, language));
}
