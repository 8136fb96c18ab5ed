import type { Language } from '../../contract/languages.js';
import { fold } from '../../language/text.js';
import { ZONES } from '../../language/zones.js';
import type { DiaryQuestion, QuestionRule } from './diary-question.js';
import { medicineNamed, namedThing } from './named-thing.js';
import { takePeriod } from './period.js';
import { plainQuestion, type AskedPet } from './plain-question.js';
import { ENGLISH } from './rules.en.js';
import { ITALIAN } from './rules.it.js';

const RULES: Record<Language, readonly QuestionRule[]> = { en: ENGLISH, it: ITALIAN };

/** Maximum characters of a sentence, and of a message: longer ones do more than ask. */
const [LONGEST, LONGEST_MESSAGE] = [160, 900];

const SENTENCES = /[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]*)*[.!?;]*/gu;

interface Asked {
  /** Tried first: the language that the question seems to be in. */
  language: Language;
  now: Date;
  /** The owner's, if known. */
  timeZone?: string | undefined;
  pet: AskedPet;
  /** The owner's previous question, which "and in June?" continues. */
  before?: string | undefined;
}

/** The question gives nothing but a time. */
const GOES_ON = /^(?:and|so|but|what about|how about|e|ed|ma|invece)?$/;

interface Read {
  question: DiaryQuestion;
  /** The rest of the message. */
  rest: string;
}

/** What an owner asks about the pet's own diary, by rules alone; null for any other question. */
export function readQuestion(message: string, asked: Asked): Read | null {
  if (message.length > LONGEST_MESSAGE) return null;
  const sentences = message.match(SENTENCES) ?? [];
  for (const [index, sentence] of sentences.entries()) {
    const question = readSentence(sentence.trim(), asked);
    const others = sentences.filter((_, place) => place !== index);
    if (question) return { question, rest: others.join('').trim() };
  }
  return null;
}

function readSentence(sentence: string, asked: Asked): DiaryQuestion | null {
  if (sentence.length > LONGEST) return null;
  const languages: Language[] = asked.language === 'en' ? ['en', 'it'] : ['it', 'en'];
  for (const language of languages) {
    const read = readIn(sentence, language, asked);
    if (read) return read;
  }
  return null;
}

const clockOf = ({ now, timeZone }: Asked, language: Language) => ({
  now,
  language,
  timeZone: timeZone ?? ZONES[language],
});

function readIn(sentence: string, language: Language, asked: Asked): DiaryQuestion | null {
  const { pet, before } = asked;
  const { rest, period } = takePeriod(fold(sentence), clockOf(asked, language));
  const plain = plainQuestion(rest, pet, language);
  if (plain === null) return null;
  if (GOES_ON.test(plain)) {
    const earlier =
      before && period && readQuestion(before, { ...asked, language, before: undefined });
    if (!earlier) return null;
    const said = earlier.question.language;
    const again = takePeriod(fold(sentence), clockOf(asked, said));
    return { ...earlier.question, period: again.period };
  }
  for (const rule of RULES[language]) {
    const found = rule.says.exec(plain);
    if (!found || (rule.needsPeriod && period === null)) continue;
    if (rule.needsMark && !sentence.includes('?')) continue;
    const { what, against } = found.groups ?? {};
    const thing = thingOf(rule, what ?? against ?? null, language);
    if (thing) return { ...thing, want: rule.want, period, language };
  }
  return null;
}

/** What is asked about; null if the rule does not know it. */
function thingOf(
  { about, needsSymptom }: QuestionRule,
  words: string | null,
  language: Language,
): Pick<DiaryQuestion, 'about' | 'what'> | null {
  if (about === 'named') {
    const { isSymptom, ...thing } = namedThing(words ?? '', language);
    return needsSymptom && !isSymptom ? null : thing;
  }
  if (words === null) return { about, what: null };
  if (about === 'medicine') return { about, what: medicineNamed(words) };
  if (about === 'parasites') return { about, what: null };
  return { about, what: words };
}
