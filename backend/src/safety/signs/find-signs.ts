import type { Language } from '../../contract/languages.js';
import type { Animal } from '../animals.js';
import { FIGURES, NOT_A_MEAL } from '../reading/figures.data.js';
import { HABITS } from '../reading/habits.data.js';
import { Lexicon } from '../reading/lexicon.js';
import { Reading } from '../reading/reading.js';
import { leaveOutEarlierBirth } from './earlier-birth.js';
import { FACTS } from './facts.js';
import { nameFailedHeating } from './failed-heating.js';
import { SIGN_GROUPS } from './groups/index.js';
import { MACROS, MEANINGS } from './meanings/index.js';
import { isShown, parsePattern } from './pattern.js';
import { isPlainlyTold } from './plainly-told.js';
import { concerns, type AlarmLevel, type SignGroup } from './sign.js';

/** A group of signs that a question shows. */
export interface ShownGroup {
  group: SignGroup;
  level: AlarmLevel;
  /** How many of its rules of that level match. */
  weight: number;
  /** Whether one of them leaves no doubt. */
  isCertain: boolean;
}

let lexicons: { language: Language; lexicon: Lexicon }[] | undefined;

/** Created with the first question, so that a process starts without waiting for them. */
const lexiconsOfAll = () =>
  (lexicons ??= (['en', 'it'] satisfies Language[]).map((language) => ({
    language,
    lexicon: new Lexicon(MEANINGS, language, MACROS[language]),
  })));

const isKnown = (name: string) => name in MEANINGS || FACTS.some((fact) => fact === name);
const GROUPS = SIGN_GROUPS.map((group) => ({
  group,
  rules: group.rules.map((rule) => ({ ...rule, pattern: parsePattern(rule.when, isKnown) })),
}));

export interface SignQuestion {
  /** Folded. */
  text: string;
  /** `null` if nothing shows it. */
  language: Language | null;
  animals: ReadonlySet<Animal>;
  facts: ReadonlySet<string>;
}

/** What a question shows, and its text as read in its own language. */
interface SignReading {
  shown: ShownGroup[];
  reading: Reading;
}

/**
 * The groups of signs that a question shows, the most significant first. It is read in both
 * languages: a word in the other one must not hide a sign.
 */
export function findSigns({ text, language, animals, facts }: SignQuestion): SignReading {
  const blank = (said: string): string => ' '.repeat(said.length);
  const told = leaveOutEarlierBirth(nameFailedHeating(text));
  const plain = [FIGURES, NOT_A_MEAL, HABITS].reduce((said, one) => said.replace(one, blank), told);
  const [english, italian] = lexiconsOfAll().map(
    (one) => new Reading(plain, one.lexicon, facts, language === null || language === one.language),
  ) as [Reading, Reading];
  const readings = [english, italian];
  const shown = GROUPS.flatMap(({ group, rules }): ShownGroup[] => {
    const holding = rules.filter(
      (rule) =>
        concerns(rule.animals, animals) &&
        readings.some((reading) => isShown(rule.pattern, reading)),
    );
    const emergencies = holding.filter((rule) => rule.level === 'emergency');
    const isTold = isPlainlyTold(text, animals, group.told);
    const isCertain = isTold || emergencies.some((rule) => rule.isCertain);
    const weight = emergencies.length + Number(isTold);
    if (weight > 0) return [{ group, level: 'emergency', weight, isCertain }];
    const isExplained =
      group.unless !== undefined && readings.some((one) => one.all(group.unless ?? '').length > 0);
    return holding.length > 0 && !isExplained
      ? [{ group, level: 'urgent', weight: holding.length, isCertain: false }]
      : [];
  });
  shown.sort((a, b) => rank(b) - rank(a));
  return { shown, reading: language === 'it' ? italian : english };
}

const rank = ({ level, weight }: ShownGroup): number => (level === 'emergency' ? 1000 : 0) + weight;
