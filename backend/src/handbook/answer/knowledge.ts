import type { Source } from '../../contract/chat.js';
import type { Species } from '../../contract/species.js';
import type { Language } from '../../contract/languages.js';
import type { Entry } from '../entry.js';
import { ANSWERING_FIT, type HandbookService, type Match } from '../handbook.service.js';
import { asksToShareFood, isAboutFood, namingFood, speaksOfFood, withoutName } from './foods.js';
import { askingClauses } from './clauses.js';
import { refusalOf } from './refusals.js';
import { productTopicOf } from './product.js';
import { stageOf } from './stage.js';
import { isGrieving, talkOf } from './talk.js';
import { otherAnimalIn } from '../../language/correction.js';
import { otherLanguage, recognizeLanguage, replyLanguage } from '../../language/language.js';
import type { AskedClause, HandbookQuestion } from './question.js';

/** Earlier questions that show what a follow-up is about. */
const QUESTIONS_IN_MIND = 4;

/** Number of entries that an answer is based on. */
const ENTRIES = 3;

export interface Knowledge {
  language: Language;
  /** Everything that fits, best first. */
  matches: Match[];
  /** While an alarm is open: the match with the very question that was asked. */
  asked: Match | undefined;
  /** While an alarm is open: whether the question is one of everyday care. */
  isBeside: boolean;
  /** What comes closest if nothing fits. */
  nearest: Match[];
  /** About the illness in the profile, if any. */
  condition: Match | undefined;
  /** Whether the conversation stays with the entry it was about. */
  isCarried: boolean;
  /** What the message asks, if the matches answer that part of it. */
  clause: string | undefined;
  /** The questions of a message that asks several things, each with its best match. */
  clauses: AskedClause[];
  /** The best of the matches. */
  entries: Entry[];
  sources: Source[];
}

/** Where to read more about a food that may be shared. */
const DIETS: Partial<Record<Species, string>> = {
  cane: 'dog-safe-snacks',
  gatto: 'cat-feeding',
  coniglio: 'rabbit-diet',
  uccello: 'bird-diet',
};

/** The matches about the food that a question asks to share, or about food at all. */
function onFood(matches: Match[], question: string): Match[] {
  return matches.filter(
    ({ entry }) =>
      isAboutFood(entry) || speaksOfFood(`${entry.en.body} ${entry.it.body}`, question),
  );
}

/**
 * Adds the entry that explains a refusal, or the diet that a food belongs to, if the search missed
 * it.
 */
function withGrounds(
  handbook: HandbookService,
  question: string,
  species: Species,
  found: Match[],
): Match[] {
  const refusal = refusalOf(question)?.entry;
  const isFood = asksToShareFood(question);
  const matches = isFood ? onFood(found, question) : found;
  const id = refusal ?? (isFood && matches.length === 0 ? DIETS[species] : undefined);
  const isThere = matches.some(({ entry }) => entry.id === id);
  const ground = id === undefined || isThere ? null : handbook.find(id);
  return ground ? [...matches, ground] : matches;
}

const ON_THE_BODY =
  /\b(?:(?:the|his|her|its) (?:dead )?body|(?:il|suo|col|del) (?:suo )?corpo|la salma)\b/i;
/** The question as worded in the entry on burial and cremation. */
const BODY_AFTER_DEATH: Record<Language, string> = {
  en: 'My pet has died, what do I do with the body?',
  it: 'Il mio gatto è morto, cosa faccio con il corpo?',
};

/** The animal that was not meant after all: "not the cat". */
const NOT_THE_FIRST = /,? (?:and |e )?(?:not|non) (?:the|my|il|la|lo|l['’]) ?\w+/i;

/** Entries on everyday care, of no help in an alarm. */
const EVERYDAY =
  /grooming|bathing|litter$|vaccines|worms$|training|toys|housing|-cage|scratching|body-language|crate|lead-pulling|recall|barking|shedding|socialisation|puppy-biting|travel|holidays|insurance|^law-|microchip|-moulting|introductions|bonding|house-training|indoor-life|muzzle|talking|taming/;

const LEAST_OF_EVERYDAY = 0.75;

const isTheVeryQuestion = ({ fit = 0, isCovered = false }: Match): boolean =>
  isCovered && fit >= ANSWERING_FIT;

/** The search query; after a correction, it is about the animal that was meant. */
function queryOf(
  { question, pet, triage }: HandbookQuestion,
  earlier: readonly string[],
  language: Language,
) {
  const topical = earlier.filter((text) => talkOf(text) === null && productTopicOf(text) === null);
  const meant = otherAnimalIn(question, pet.species);
  return {
    question: meant ? question.replace(NOT_THE_FIRST, '') : question,
    history: topical
      .slice(-QUESTIONS_IN_MIND)
      .map((text) => ({ text, language: recognizeLanguage(text) ?? language })),
    species: meant?.species ?? pet.species,
    breed: meant?.word ?? pet.breed,
    name: pet.name,
    stage: meant ? null : stageOf(pet),
    alarmed: triage.level !== 'routine',
  };
}

/** From this fit on, a part of a message is one of the handbook's own questions. */
const OWN_QUESTION = 0.9;
/** The same where the whole message finds the same entry. */
const SAME_ENTRY = 0.75;

/**
 * What the handbook finds for each of the questions in a message, each read after those before it.
 */
function findClauses(
  handbook: HandbookService,
  query: Parameters<HandbookService['converse']>[0],
): (AskedClause & { matches: Match[] })[] {
  const history = [...query.history];
  return askingClauses(query.question).flatMap((question) => {
    const { matches, isCarried } = handbook.converse({ ...query, question, history });
    history.push({ text: question, language: query.language });
    const [match] = matches;
    return match ? [{ question, match, matches, isCarried }] : [];
  });
}

/**
 * Whether a part of a message is the question that is meant. Later parts often depend on the ones
 * before them: "is that just winter?".
 */
function isClear({ question, match }: AskedClause, whole: Match[], message: string): boolean {
  const fit = match.fit ?? 0;
  const [best] = whole;
  if (!best) return fit >= OWN_QUESTION;
  if (!message.trim().startsWith(question)) return false;
  return best.entry === match.entry
    ? fit >= SAME_ENTRY
    : fit >= OWN_QUESTION && fit > (best.fit ?? 0);
}

/** What counts of a question in an alarm: its very answer, or that it is about everyday care. */
function besideAlarm({
  matches: [best],
  isCarried,
}: Pick<Knowledge, 'matches' | 'isCarried'>): Pick<Knowledge, 'asked' | 'isBeside'> {
  const isEveryday =
    !isCarried && (best?.fit ?? 0) >= LEAST_OF_EVERYDAY && EVERYDAY.test(best?.entry.id ?? '');
  return { asked: best && isTheVeryQuestion(best) ? best : undefined, isBeside: isEveryday };
}

/** What the handbook knows about a question, in the light of the pet and the conversation. */
export function findKnowledge(handbook: HandbookService, asking: HandbookQuestion): Knowledge {
  const { question, history, pet, triage } = asking;
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const { language: read, isSure } = replyLanguage(asking);
  const query = queryOf(asking, earlier, read);
  const isOnBody = ON_THE_BODY.test(question) && isGrieving(history);
  const search = (language: Language) =>
    isOnBody
      ? handbook.converse({ ...query, history: [], question: BODY_AFTER_DEATH[language], language })
      : handbook.converse({ ...query, language });
  const own = search(read);
  // If a text is too short to show its language, the handbook's words decide.
  const known = (language: Language) => handbook.knownWords(question, language);
  const isOther = !isSure && (own.matches.length === 0 || known(otherLanguage(read)) > known(read));
  const other = isOther ? search(otherLanguage(read)) : own;
  const language = other !== own && other.matches.length > 0 ? otherLanguage(read) : read;
  const found = language === read ? own : other;
  const clauses = query.alarmed || isOnBody ? [] : findClauses(handbook, { ...query, language });
  const clear = clauses.find((one) => isClear(one, found.matches, question));
  const about = query.alarmed
    ? handbook.inAlarm({ ...query, language }, found.matches, triage)
    : (clear ?? found).matches;
  const named = namingFood(withoutName(question, pet.name), earlier.at(-1) ?? '');
  const matches = withGrounds(handbook, named, pet.species, about);
  const nearest = matches.length > 0 ? [] : handbook.nearest({ ...query, language });
  const noted = {
    question: pet.healthConditions ?? '',
    history: [],
    species: pet.species,
    language,
  };
  const [condition] = handbook.search(noted);
  const entries = matches.slice(0, ENTRIES).map(({ entry }) => entry);
  const sources = entries.flatMap((one) => one.sources);
  const { isCarried } = clear ?? found;
  return {
    language,
    matches,
    ...(triage.since === undefined ? { asked: undefined, isBeside: false } : besideAlarm(found)),
    isCarried,
    clause: clear?.question,
    clauses: clauses.length > 1 ? clauses : [],
    nearest,
    condition,
    entries,
    sources,
  };
}
