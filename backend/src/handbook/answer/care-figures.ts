import { dueWindow } from '../../care/breeding.js';
import { dailyEnergy, gramsOf, labelledEnergy, TREATS_SHARE } from '../../care/energy.js';
import { wormRhythm } from '../../care/schedules.js';
import {
  conditionScoreIn,
  idealWeight,
  weeklyLoss,
  weightLossPlan,
} from '../../care/weight-loss.js';
import { toTen } from '../../care/animal.js';
import type { Language } from '../../contract/languages.js';
import { countedFromIn, feedingFactsIn, targetWeightIn, wormRiskIn } from './care-facts.js';
import { CARE_TEXTS, type Feeding } from './care-figures.texts.js';
import type { Subject } from './subject.js';

interface Asked {
  question: string;
  subject: Subject;
  language: Language;
  /** "Rex at 10 kg". */
  who: string;
}

/** An age before the four months at which a puppy's need falls. Years. */
const YOUNG_PUPPY = 0.25;

/** What to feed in a day; for a young animal of unknown age, a range that covers every age. */
function feedingOf(subject: Subject, question: string): Feeding | null {
  const facts = feedingFactsIn(question);
  const daily = dailyEnergy(subject, facts);
  if (subject.age === null && daily?.need === 'kitten') return { ...daily, need: 'any-kitten' };
  if (subject.age !== null || daily?.need !== 'older-puppy') return daily;
  const younger = dailyEnergy({ ...subject, age: YOUNG_PUPPY }, facts);
  return { ...daily, need: 'puppy', to: younger?.to ?? daily.to };
}

/** How much to feed per day: energy, and grams if the question states the label's value. */
export function energyFigure({ question, subject, language, who }: Asked): string | null {
  const daily = feedingOf(subject, question);
  if (!daily) return null;
  const texts = CARE_TEXTS[language];
  const perKg = labelledEnergy(question);
  const grams = perKg && [daily.from, daily.to].map((kcal) => Math.round(gramsOf(kcal, perKg)));
  return [
    texts.energy(who, daily),
    grams ? texts.grams(grams[0] ?? 0, grams[1] ?? 0) : '',
    texts.treats(toTen(daily.from * TREATS_SHARE)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A plan to reach a stated weight, otherwise how much may be lost in a week. */
export function lossFigure({ question, subject, language, who }: Asked): string | null {
  const texts = CARE_TEXTS[language];
  const target = targetWeightIn(question);
  const plan = target === null ? null : weightLossPlan(subject, target);
  const weekly = weeklyLoss(subject);
  if (!weekly) return null;
  const pace = texts.loss(who, weekly.from, weekly.to);
  if (!plan || target === null)
    return [idealFigure({ question, subject, language }), pace].filter(Boolean).join(' ');
  return `${texts.plan(target, plan.kcal, plan.weeks[0], plan.weeks[1])} ${pace}`;
}

/** The weight to aim at, given the body condition score that the question states. */
function idealFigure({ question, subject, language }: Omit<Asked, 'who'>): string {
  const score = conditionScoreIn(question);
  const ideal = score && subject.weightKg ? idealWeight(subject.weightKg, score) : null;
  return ideal ? CARE_TEXTS[language].ideal(ideal[0], ideal[1]) : '';
}

/** When a birth is due, counted from a day named in the question. */
export function dueFigure({ question, subject, language }: Asked, now = new Date()): string | null {
  const { species } = subject;
  if (species !== 'cane' && species !== 'gatto') return null;
  const counted = countedFromIn(question, now);
  const due = counted && dueWindow(species, counted.from, counted.day);
  if (!due) return null;
  const inWords = (day: string) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day));
  return CARE_TEXTS[language].due(inWords(due.from), inWords(due.to));
}

/** How often to worm, by age or by how an adult lives. */
export function wormFigure({ question, subject, language }: Asked): string | null {
  const rhythm = wormRhythm(subject, wormRiskIn(question));
  if (!rhythm) return null;
  const texts = CARE_TEXTS[language];
  return 'everyDays' in rhythm
    ? texts.wormsEvery(rhythm.everyDays)
    : texts.wormsAYear(rhythm.aYear[0], rhythm.aYear[1]);
}
