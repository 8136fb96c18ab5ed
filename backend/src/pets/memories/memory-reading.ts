import { LIMITS } from '../../contract/limits.js';
import type { Language } from '../../contract/languages.js';
import type { Species } from '../../contract/species.js';
import { countCharacters } from '../../contract/text.js';
import { recognizeLanguage } from '../../language/language.js';
import { fold } from '../../language/text.js';
import type { ToldFact } from './memory-profile.js';
import { isAboutPet } from './reading/about-whom.js';
import { statedClauses } from './reading/clauses.js';
import type { Rule } from './reading/rule.js';
import { ENGLISH } from './reading/rules.en.js';
import { ITALIAN } from './reading/rules.it.js';
import { isOtherThing } from './reading/spoken-weight.js';

const RULES: Record<Language, readonly Rule[]> = { en: ENGLISH, it: ITALIAN };

/** Maximum of facts suggested per message. */
const MOST_FACTS = 3;

/** Minimum of words in a statement. */
const MIN_STATEMENT = 3;

/** The owner is not sure. */
const UNSURE =
  /\b(?:if|whether|in case|maybe|might|could|may|perhaps|possibly|probably|suppos\w+|suspect\w*|thinks?|thought|guess|wonder\w*|worried|seems?|looks like|heard|read|would|will|should|must|needs? to|going to|unless|before|after|when|until|once|imagine|apparently|not sure|se|forse|magari|potrebbe|puo darsi|cred[oi]|penso|pensa|sospett\w+|tem[oi]|sembra|pare|dicono|letto|sentito|secondo|chissa|qualora|nel caso|probabilmente|dovrebbe|deve|dovra|quando|prima|dopo|finche|fosse|sara|immagin\w+)\b/iu;

const DENIED =
  /(?:\b(?:not|never|no|nor|without|longer|isn't|doesn't|hasn't|non|mai|nessun\w*|senza|ne piu|neanche|nemmeno)\b|n['’]t\b)/iu;

/** Was true once, but is no longer. */
const OVER =
  /\b(?:used to|was|were|had|anymore|any more|no longer|in the past|previously|as an? (?:kitten|puppy|baby|youngster)|years? ago|era|aveva|prendeva|pesava|in passato|una volta|anni fa|da (?:piccol|cucciol|gattin)\p{L}*|piu)\b/iu;

export interface PetTold {
  name: string;
  species: Species;
}

function readClause(clause: string, rule: Rule, pet: PetTold, now: Date): ToldFact | null {
  const match = rule.pattern.exec(clause);
  if (!match) return null;
  const head = clause.slice(0, match.index);
  const before = fold(head);
  const after = fold(clause.slice(match.index + match[0].length));
  if (UNSURE.test(before)) return null;
  if (!rule.denies && DENIED.test(before)) return null;
  if (!rule.lasts && (OVER.test(before) || OVER.test(after))) return null;
  if (!isAboutPet(head, pet)) return null;
  if (rule.kind === 'weight' && isOtherThing(head, pet)) return null;
  const found = rule.read(match.groups ?? {}, now);
  if (!found || countCharacters(found.text) > LIMITS.memory.max) return null;
  return { kind: rule.kind, ...found };
}

/**
 * The facts about a pet that its owner states in a message: nothing that is asked, guessed, denied,
 * in the past, or about somebody else. Pure; in the language of the message.
 * @param now what the owner's clocks show, as if it were UTC
 */
export function readMemories(message: string, pet: PetTold, now = new Date()): ToldFact[] {
  const clauses = statedClauses(message);
  const language = recognizeLanguage(message);
  const rules = language === null ? [...ENGLISH, ...ITALIAN] : RULES[language];
  const facts = clauses.flatMap((clause) =>
    rules.flatMap((rule) => readClause(clause, rule, pet, now) ?? []),
  );
  const distinct = facts.filter(
    ({ kind, text, value }, index) =>
      index ===
      facts.findIndex(
        (one) => one.text === text || (value !== null && one.kind === kind && one.value === value),
      ),
  );
  return distinct.slice(0, MOST_FACTS);
}

/** Words that state lasting facts; without one, no model is asked for them. */
const CUES =
  /\b(?:can(?:['’]?t|not| not)|must ?n[o'’]t|non (?:può|puo'?|deve))|itch|prurito|allerg|intoll?er|\b(?:takes?|taking|tablets?|pills?|medic|prescri|insulin|weigh|kgs?\b|lbs?\b|born|birth|turned|years?|months?|weeks?|neuter|spay|castrat|sterili|diabet|epilep|kidney|arthrit|thyroid|heart|blind|deaf|indoors?|outdoors?|lives|afraid|scared|fear|hates|loves|eats?|food|diet|sleep|chip|insur|male|female|boy|girl|prend|farmac|pastigli|compress|gocce|pesa|nat[oa]\b|compie|anni|mesi|settiman|ren[ei]\b|renal|tiroid|cuore|cardiac|ciec|sord|casa|giardino|vive|paura|odia|adora|mangia|crocchett|dieta|dorm|maschio|femmina|assicurat)/i;

/** Whether a message may state a lasting fact, so that a model is asked for it. */
export const statesAnything = (message: string): boolean =>
  statedClauses(message).some(
    (clause) => clause.split(/\s+/).length >= MIN_STATEMENT && CUES.test(clause),
  );
