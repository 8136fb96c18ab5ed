import type { Language } from '../contract/languages.js';
import { fold } from '../language/text.js';
import { pointsAtPet, type NamedAnimal } from './animals.js';
import { FIGURES, intentsOf, type Intent } from './intents.js';
import type { AskedWord } from './lexicon.js';
import { topicWords } from './words.js';

/** What a conversation is about after its earlier questions. */
export interface Topic {
  /** The entry that the newest answer was built on. */
  id: string;
  /** The question that introduced it, with its language. */
  question: string;
  language: Language;
  /** The kinds of the newest question: "and treats?" is of the same kind. */
  intents: readonly Intent[];
  /** Animals that the conversation named last; empty if it is about the pet. */
  animals: readonly NamedAnimal[];
}

/** How much the conversation, and how much its own words, determine a question's topic. */
export interface Relation {
  earlier: number;
  own: number;
  /** Whether it can only be understood from what was said before. */
  hangsOn: boolean;
}

/** Goes on, corrects what was said ("no, the other cat") or reports the result ("i tried that"). */
const CONNECTIVE =
  /^\W*(?:and|what about|how about|but|also|then|or|so|what if|ok|okay|is it the same|does (?:that|this|it) also|no|nope|wait|actually|sorry|i (?:meant|mean)|(?:i|we)(?:['’]ve| have)? (?:already )?tried|e|ed|ma|anche|poi|oppure|invece|quindi|allora|e se|vale|lo stesso|anzi|aspetta|scusa|scusate|in realt[aà]|intendevo|(?:ho|abbiamo) (?:gi[aà] )?provato)\b/i;
const POINTER =
  /\b(?:it|its|them|they|that|those|this|these|one|ones|we|ne|ci|lo fa|lo|li|quello|quelli|quella|quelle|questo|questa|si|stesso|again|happen(?:s|ed|ing)?|ancora|di nuovo|(?:ri)?succed\w+|(?:ri)?capit(?:a|ano|i|ino|at[aoei]|ava|are|asse|era))\b/i;

/**
 * Refers to something said before, even in a question that names the animal: "can Otto have it?",
 * "what else may Otto eat?". Unlike `POINTER`, without "that" before a clause and "si".
 */
const REFERENCE =
  /\b(?:it(?! (?:normal|true|usual|common) (?:that|for|if|when|to)\b)|its|them|they|those|these|ones?|(?:this|quest[oaie])(?! (?:morning|evening|week\w*|month|year|summer|winter|spring|autumn|mattina|sera|notte|settimana|mese|anno|estate|inverno|primavera|autunno)\b)|(?:is|was|does|do|about|of|for|with|like|after|before|than) that|that(?=\W*$)|else|another|others?|instead|too|as well|same|li|ne|lo (?=(?:fa|fanno|do|posso|puo|devo|deve)\b)|lo stesso|quell[oaie]|altr[oaie]|anche|invece)\b/;

/**
 * Whether a question makes sense by itself: it names the pet or an animal, and nothing in it refers
 * to what was said before.
 */
export function standsAlone(question: string, named: readonly NamedAnimal[], name = ''): boolean {
  const folded = fold(question);
  const isNamed = named.length > 0 || (name !== '' && folded.includes(fold(name)));
  return isNamed && !CONNECTIVE.test(question) && !REFERENCE.test(folded);
}

/** Words that narrow a topic down, but are seldom a topic. */
const NARROWING: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    topicWords(
      `food foods puppy puppies kitten kittens baby babies adult old senior young winter summer spring
      autumn season night morning evening day days week month tomorrow yesterday time times outside
      outdoors inside indoors home house big bigger small large size age amount cost costs price
      danger dangerous safe bad normal long serious worse happen happens refusing refuse refuses male
      female boy girl first second alone cold hot weather often enough contain find same work works
      working roughly completely total change changes other another age daily weekly monthly prevent avoid again happening temperature degrees road way late early soon really difference kind kinds type types more less else`,
      'en',
    ),
  ),
  it: new Set(
    topicWords(
      `cibo cibi alimenti alimento cucciolo cuccioli gattino gattini piccolo piccoli adulto adulta anziano
      anziana giovane inverno estate primavera autunno stagione notte mattina sera giorno giorni
      settimana mese domani ieri tempo fuori esterno dentro interno casa grande grandi grandezza
      dimensione eta costo costa costano prezzo pericoloso pericolosa pericolosi sicuro normale lungo
      grave peggio succede rifiuta continua maschio femmina primo prima secondo freddo caldo basta
      trova contengono uguale valgono vale funziona funzionano circa tipo tipi cambia cambio cambiare altro altra altri settimanale giornaliero evitare evito prevenire prevenirlo prevenirla succeda capiti ancora temperatura gradi tardi presto differenza durare dura`,
      'it',
    ),
  ),
};

/** A question of at most this many words is seldom complete without what came before. */
const SHORT = 7;
/** Topic words up to which a question that points back depends on what came before. */
const FEW = 3;
/** From this fit on, the conversation's entry has the answer. */
const ANSWERED = 0.8;
/** From this share on, an entry covers what the words say. */
const COVERED = 0.75;

/** From this fit on, a question is understood from its own words. */
const WHOLE = 0.9;
/** Weight of the earlier topic in a follow-up, as a share of a clear topic of its own. */
const CARRIED = 0.7;
/** "And what about socialisation?" after vaccines: little of the topic is left. */
const NEW_TOPIC = 0.15;
const CONNECTED_MORE = 0.2;
const POINTING_MORE = 0.1;

const ALONE: Relation = { earlier: 0, own: 1, hangsOn: false };

export interface Following {
  question: string;
  /** Its topic words. */
  asked: readonly AskedWord[];
  language: Language;
  /** Share of them that the conversation's entry covers, 0 to 1. */
  covered: number;
  /**
   * How well the question matches one that this entry answers, in the light of the conversation.
   */
  answered: number;
  /** How well the question matches one that the handbook answers, whatever was said before. */
  fit: number;
  /** Whether the best entry for its own words has one of them in its title. */
  isNamed: boolean;
  /** Whether title, synonyms or questions of the conversation's entry have one of them. */
  isOfTopic: boolean;
  /** Whether it says itself what it is about. */
  isOwn: boolean;
  /** Whether its own words find nothing, and nothing shows that it is about an animal. */
  isElsewhere: boolean;
}

/** How a question relates to the conversation before it. */
export function relationOf({
  isNamed,
  isOfTopic,
  isOwn,
  isElsewhere,
  question,
  asked,
  language,
  covered,
  answered,
  fit,
}: Following): Relation {
  const isConnected = CONNECTIVE.test(question);
  const isPointing = POINTER.test(question);
  const isKnown = covered > 0 || answered > 0;
  if (isElsewhere && !isConnected && !isPointing && !isKnown) return ALONE;
  const strong = asked.filter(({ stem }) => !NARROWING[language].has(stem));
  const isWhole = fit >= WHOLE && asked.length + strong.length > 1;
  // The handbook's own question, with the animal: nothing is missing from it.
  if (isWhole && isOwn) return ALONE;
  if (strong.length === 0 && !isWhole) return { earlier: 1, own: 0.7, hangsOn: true };
  if (strong.length > FEW) return ALONE;
  const isShort = question.split(/\s+/).length <= SHORT;
  if (!isConnected && !isShort && !isPointing) return ALONE;
  if (answered >= Math.max(ANSWERED, fit)) return { earlier: 1, own: 0.8, hangsOn: true };
  const isOther = isOwn ? covered < COVERED : covered < 0.01 || (!isOfTopic && isConnected);
  const isNewTopic = isNamed && !isOfTopic && isConnected && !isPointing;
  if (isWhole || ((isNamed || isOwn) && isOther))
    return { earlier: isNewTopic ? NEW_TOPIC : 0.4, own: 1, hangsOn: true };
  if (covered >= COVERED || answered >= ANSWERED) {
    return { earlier: isConnected ? 0.9 : 0.7, own: 0.9, hangsOn: true };
  }
  const earlier = CARRIED + (isConnected ? CONNECTED_MORE : 0) + (isPointing ? POINTING_MORE : 0);
  return { earlier, own: 1, hangsOn: true };
}

/** "What is the capital of France?": words of its own, no figure asked for, and no animal meant. */
export const isElsewhere = (text: string, words: readonly AskedWord[], name = ''): boolean =>
  words.length > 0 &&
  !FIGURES.some((one) => one === intentsOf(text)[0]) &&
  !pointsAtPet(text, name);

const MIN_QUESTION = 3;

/** The sentences of a text that ask, leaving out any story; all of it if none asks. */
export function questionIn(text: string): string {
  const sentences = text.split(/(?<=[.!?\n])/);
  const asking = sentences
    .filter((one) => one.endsWith('?'))
    .join(' ')
    .trim();
  return asking.split(/\s+/).length >= MIN_QUESTION ? asking : text;
}
