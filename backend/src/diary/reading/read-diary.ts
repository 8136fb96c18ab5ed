import type { NewDiaryEntry } from '../../contract/diary.js';
import type { Language } from '../../contract/languages.js';
import { recognizeLanguage } from '../../language/language.js';
import { fold } from '../../language/text.js';
import { ZONES } from '../../language/zones.js';
import {
  isAboutPet,
  namesOtherSpecies,
  namesSpecies,
} from '../../pets/memories/reading/about-whom.js';
import { sentencesOf, statedClauses } from '../../pets/memories/reading/clauses.js';
import { isOtherThing } from '../../pets/memories/reading/spoken-weight.js';
import { AppError } from '../../platform/errors/app-error.js';
import { checkEntry, type CheckedPet } from '../entry-check.js';
import type { DiaryRule } from './rule.js';
import { ENGLISH } from './rules.en.js';
import { ITALIAN } from './rules.it.js';
import { spokenMoment, type Spoken, type SpokenMoment } from './spoken-moment.js';

const RULES: Record<Language, readonly DiaryRule[]> = { en: ENGLISH, it: ITALIAN };

/** Maximum of entries read from one message. */
const MOST_ENTRIES = 3;

/** Words before an event that mean it is not stated as a fact. */
const UNSURE =
  /\b(?:if|whether|in case|maybe|might|could|may|perhaps|possibly|probably|suppos\w+|suspect\w*|thinks?|thought|guess|wonder\w*|worried|afraid|scared|seems?|looks like|heard|read|would|will|should|must|needs? to|going to|unless|when(?:ever)?|until|imagine|apparently|not sure|almost|nearly|forgot|wanted|ideal|target|goal|normal|average|healthy|how|why|what|se|forse|magari|potrebbe|puo darsi|cred[oi]|penso|pensa|sospett\w+|tem[oi]|paura|sembra|pare|dicono|letto|sentito|chissa|qualora|nel caso|probabilmente|dovrebbe|deve|dovra|quando|finche|fosse|sara|immagin\w+|stavo per|volevo|dimenticat\w|ideale|normale|medi[ao]|come|perche|cosa)\b/iu;

const DENIED =
  /(?:\b(?:not|never|no|nor|without|longer|cannot|non|mai|nessun\w*|senza|neanche|nemmeno)\b|n['’]t\b)/iu;

/** Begins another statement, beyond the reach of an earlier denial. */
const NEXT_STATEMENT = /\b(?:and|but|e|ed|ma|pero)\b/iu;

/** True in the past, but not a recent event. */
const OVER =
  /\b(?:used to|anymore|any more|no longer|in the past|previously|as an? (?:kitten|puppy|baby|youngster|pup)|at birth|was born|in passato|una volta era|da (?:piccol|cucciol|gattin)\p{L}*|alla nascita|e nat[oa])\b/iu;

/** Happens repeatedly, so that no single day is meant. */
const HABIT =
  /\b(?:every|each|often|always|sometimes|usually|regularly|constantly|daily|weekly|most (?:days|nights|mornings)|(?:twice|once|times) a (?:day|week|month)|per (?:day|week)|for (?:\w+ )?(?:weeks|months|years)|ogni|sempre|spesso|a volte|di solito|regolarmente|tutti i|tutte le|al giorno|alla settimana|al mese|(?:da|per) (?:\w+ )?(?:settimane|mesi|anni))\b/iu;

/** Begins with an amount, which belongs to the preceding part: "I weighed her: 4.1 kg". */
const AMOUNT_FIRST = /^\d/u;

/** Separates events at different times: "she vomited yesterday and today she is fine". */
const ANOTHER_TIME =
  /\s(?:and|but|then|e|ma|poi)\s(?=(?:today|yesterday|now|this|last|tonight|oggi|ieri|adesso|ora|stamattina|stasera|stanotte)(?!\p{L}))/iu;

const PRONOUNS = new Set(['her', 'him', 'it', 'she', 'he']);

/** To whom something was given: "to Otto", "al mio cane". */
const GIVEN_TO =
  /(?:^|\s)(?:to|on|a|al|alla) (?<whom>(?:my |our |the |mi[oa] |nostr[oa] )?\p{L}+)/gu;

/** A subject after its verb: "ha vomitato il mio cane". */
const SUBJECT_AFTER = /^\s(?:anche |pure )?(?:il |la )?(?<whom>(?:mi[oa] |nostr[oa] )?\p{L}+)/gu;

/** A noun that ends the words before a verb: "the bag" weighs 4 kg. */
const SUBJECT = /(?:^|\s)(?:the|this|that|a|il|lo|la|un|una|quest[oa]) (?<noun>\p{L}+)\s*$/iu;

interface PetTold extends CheckedPet {
  name: string;
}

interface Heard {
  now: Date;
  /** The owner's, if known. */
  timeZone?: string | undefined;
  pet: PetTold;
}

/** A part of a sentence that states something, with the rest of the sentence. */
interface Clause {
  text: string;
  sentence: string;
  /** All stating parts of the sentence, and the position of this one among them. */
  all: readonly string[];
  index: number;
}

function clausesOf(sentence: string): Clause[] {
  const joined = statedClauses(sentence)
    .flatMap((part) => part.split(ANOTHER_TIME))
    .reduce<string[]>((clauses, part) => {
      const last = clauses.at(-1);
      return AMOUNT_FIRST.test(part) && last !== undefined
        ? [...clauses.slice(0, -1), `${last} ${part}`]
        : [...clauses, part];
    }, []);
  return joined.map((text, index) => ({ text, sentence, all: joined, index }));
}

const isOwn = (whom: string, pet: PetTold): boolean => {
  const said = whom.toLowerCase();
  const [first = ''] = said.split(' ');
  if (PRONOUNS.has(said) || pet.name.toLowerCase().split(/\s+/).includes(said)) return true;
  return /^(?:my|our|the|il|la|mi[oa]|nostr[oa])$/u.test(first) && isAboutPet(said, pet);
};

/** Whether the subject is a thing: "the bag weighs 4 kg". */
function isThing(head: string, pet: PetTold): boolean {
  const noun = SUBJECT.exec(head)?.groups?.['noun'];
  return noun !== undefined && !namesSpecies(noun, pet) && !/^vet/iu.test(noun);
}

/** Whether the words around an event allow it to be about this pet, and state that it happened. */
function isTold(rule: DiaryRule, match: RegExpExecArray, clause: string, pet: PetTold): boolean {
  const head = clause.slice(0, match.index);
  const rest = clause.slice(match.index + match[0].length);
  const before = fold(head);
  if (UNSURE.test(before)) return false;
  if (!rule.denies && DENIED.test(before.split(NEXT_STATEMENT).at(-1) ?? '')) return false;
  if (OVER.test(before) || OVER.test(fold(rest))) return false;
  if (rule.kind !== 'weight' && HABIT.test(fold(clause))) return false;
  if (isThing(head, pet) || !isAboutPet(head, pet)) return false;
  if (rule.kind === 'weight' && isOtherThing(head, pet)) return false;
  const whom = match.groups?.['whom'] ?? match.groups?.['to'];
  if (whom !== undefined && !isOwn(whom, pet)) return false;
  const named = [
    ...`${match.groups?.['thing'] ?? ''} ${rest}`.matchAll(GIVEN_TO),
    ...rest.matchAll(SUBJECT_AFTER),
  ];
  return named.every(({ groups }) => isAboutPet(groups?.['whom'] ?? '', pet));
}

/** The time named in a clause, or else in another part of its sentence. */
function momentOf({ text, all, index }: Clause, clock: Spoken): SpokenMoment | null {
  const own = spokenMoment(text, clock);
  if (own === null || own.isSaid) return own;
  const others = all.toSpliced(index, 1).join(', ');
  return others === '' ? own : spokenMoment(others, clock);
}

/** The entry with its unit; null if it could not be stored. */
function checked(entry: NewDiaryEntry, pet: PetTold): NewDiaryEntry | null {
  try {
    const { unit } = checkEntry(entry, pet);
    return unit === null ? entry : { ...entry, unit };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Assumes Fahrenheit if the value cannot be Celsius. */
const withUnit = (entry: NewDiaryEntry): NewDiaryEntry =>
  entry.kind === 'temperature' && entry.unit == null && (entry.value ?? 0) > 60
    ? { ...entry, unit: '°F' }
    : entry;

function readClause(clause: Clause, rule: DiaryRule, pet: PetTold, clock: Spoken) {
  const match = rule.pattern.exec(clause.text);
  if (!match || !isTold(rule, match, clause.text, pet)) return null;
  if (rule.needs && !rule.needs.test(clause.sentence)) return null;
  const told = rule.read(match.groups ?? {});
  const moment = told && momentOf(clause, clock);
  if (!moment || (rule.dated && !moment.isSaid)) return null;
  return checked(withUnit({ kind: rule.kind, at: moment.at.toISOString(), ...told }), pet);
}

/**
 * The parts of a message that belong in the pet's diary: what was measured, seen or given, and
 * when. Nothing that is asked, supposed, denied, habitual, long ago, or about somebody else. Pure;
 * texts are in the language of the message.
 */
export function readDiary(message: string, { now, timeZone, pet }: Heard): NewDiaryEntry[] {
  const language = recognizeLanguage(message);
  const rules = language === null ? [...ENGLISH, ...ITALIAN] : RULES[language];
  const clock = { now, timeZone: timeZone ?? ZONES[language ?? 'en'] };
  const entries: NewDiaryEntry[] = [];
  let ofAnother = false;
  for (const sentence of sentencesOf(message)) {
    const isNamed = fold(sentence).includes(fold(pet.name));
    ofAnother = !isNamed && (ofAnother || namesOtherSpecies(sentence, pet));
    for (const clause of ofAnother ? [] : clausesOf(sentence)) {
      for (const rule of rules) {
        const entry = readClause(clause, rule, pet, clock);
        if (entry && !entries.some((known) => isSame(known, entry))) entries.push(entry);
      }
    }
  }
  return entries.slice(0, MOST_ENTRIES);
}

const isSame = (one: NewDiaryEntry, other: NewDiaryEntry): boolean =>
  one.kind === other.kind &&
  one.value === other.value &&
  (one.text ?? '').split(' ')[0] === (other.text ?? '').split(' ')[0];
