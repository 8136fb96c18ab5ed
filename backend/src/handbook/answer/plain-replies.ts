import type { Language } from '../../contract/languages.js';
import { animalsOfBreed, namedAnimals, speaksOfPet, type Match } from '../handbook.service.js';
import { replyAfterVet } from './after-vet.js';
import { replyAboutProduct } from './product.js';
import type { HandbookAnswer, HandbookAnswerInput } from './question.js';
import { replyToTalk } from './talk.js';
import { TEXTS } from './texts.js';

/** Possible answers when asked which of the other animals it is. */
const WHICH_ANIMAL: Record<Language, readonly string[]> = {
  en: ['It is a guinea pig', 'It is a hamster', 'It is a tortoise', 'It is a ferret'],
  it: ['È una cavia', 'È un criceto', 'È una tartaruga', 'È un furetto'],
};

const ABOUT_A_PERSON =
  /\b(?:my own (?:head|back|stomach|health|doctor)|i,? a human|as a human|for (?:me|myself|humans?|a person)|my (?:husband|wife|son|daughter|baby|mother|father) (?:has|took|ate|is)|per me\b|io,? (?:che sono )?(?:un )?uman\w*|la mia (?:testa|schiena)|mio (?:marito|figlio|padre) (?:ha|sta)|mia (?:moglie|figlia|madre) (?:ha|sta))\b/i;
/**
 * A reply that needs no entry: small talk, the product, a person's health, or that nothing fits;
 * otherwise `null`.
 */
export function replyPlainly(
  input: HandbookAnswerInput,
  isAnswered: boolean,
): HandbookAnswer | null {
  const { question, pet, language, history, matches } = input;
  const texts = TEXTS[language];
  const about = { history, name: pet.name, language };
  const talk =
    replyAboutProduct(question, about) ??
    replyToTalk(question, about) ??
    replyAfterVet(question, about);
  if (talk !== null) return said(talk);
  if (ABOUT_A_PERSON.test(question) && namedAnimals(question).length === 0) {
    return said(texts.human);
  }
  if (isUnclear(input, isAnswered)) {
    // If the owner has already named the kind, the handbook lacks it, and asking again is no use.
    if (!TELLS_KIND.test(question)) return asksWhichAnimal(input);
    return said(texts.nothing(pet.name, texts.topics[pet.species]));
  }
  if (isAnswered) return null;
  return matches.length === 0 || isFaint(matches[0], input) ? sayNothingFits(input) : null;
}

/**
 * Below this score, and without a known question like the one asked, the best entry is the right
 * one for 17 of 40 of the questions that this score was chosen on (`search-1`, `-2`, `-3`, `-5`),
 * otherwise for 414 of 475. Of other questions (`search-4`, `-6`), it is right for 9 of 44.
 */
const FAINT_SCORE = 80;
/** Below this score, the best entry is not even worth naming. */
const NAMED_SCORE = 20;

/** Whether an entry shares so little with a question that it should not be given as its answer. */
export const isFaint = (
  match: Match | undefined,
  { isCarried = false }: HandbookAnswerInput,
): boolean =>
  match !== undefined && !isCarried && match.fit === undefined && match.score < FAINT_SCORE;

const said = (text: string): HandbookAnswer => ({ text, sources: [] });

const asksWhichAnimal = ({ pet, language }: HandbookAnswerInput): HandbookAnswer => ({
  text: TEXTS[language].whichAnimal(pet.name),
  sources: [],
  answers: [...WHICH_ANIMAL[language]],
});

/**
 * Whether the owner has not said which of the other animals it is, although the answer would apply
 * to only some of them, or could be found with it. Examples named in a reply do not count.
 */
function isUnclear(input: HandbookAnswerInput, isAnswered: boolean): boolean {
  const { question, history, pet, matches } = input;
  if (pet.species !== 'altro') return false;
  const said = [
    question,
    ...history.flatMap(({ role, content }) => (role === 'user' ? content : [])),
  ];
  const isNamed = said.some((text) => namedAnimals(text).length > 0);
  if (isNamed || animalsOfBreed(pet.breed).length > 0) return false;
  const [best] = matches;
  if (isAnswered && best) return isOfSome(best);
  return !pet.breed && speaksOfPet(question, pet.name);
}

/** The owner's answer to "which animal is it?", appended to the question before it. */
const TELLS_KIND = /[?.!]\s+(?:(?:it|he|she)(?: is|['’]s)|è|e['’]|si tratta di)\s+\p{L}+/iu;

/** Whether an entry is about small animals only: what it says of one is seldom true of all. */
const isOfSome = ({ entry }: Match): boolean =>
  !entry.species.some((one) => one === 'cane' || one === 'gatto');

function sayNothingFits(input: HandbookAnswerInput): HandbookAnswer {
  const { question, pet, nearest = [], matches, language } = input;
  const texts = TEXTS[language];
  const topics = texts.topics[pet.species];
  if (!speaksOfPet(question, pet.name)) return said(texts.outside(pet.name, topics));
  const faint = matches.find(({ score }) => score >= NAMED_SCORE);
  const near = faint ?? nearest[0];
  if (!near) return said(texts.nothing(pet.name, topics));
  const { title, lead, vet } = near.entry[language];
  const told = faint ? texts.closest(title, lead) : texts.nearest(title, lead);
  return { text: `${told}\n\n> ${vet}`, sources: near.entry.sources };
}
