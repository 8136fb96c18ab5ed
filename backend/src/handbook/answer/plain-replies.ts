import { namedAnimals, type Match } from '../handbook.service.js';
import type { HandbookAnswerInput } from './question.js';
import { replyToSmallTalk } from './small-talk.js';
import { TEXTS } from './texts.js';

const ABOUT_A_PERSON =
  /\b(?:my own (?:head|back|stomach|health|doctor)|i,? a human|as a human|for (?:me|myself|humans?|a person)|my (?:husband|wife|son|daughter|baby|mother|father) (?:has|took|ate|is)|per me\b|io,? (?:che sono )?(?:un )?uman\w*|la mia (?:testa|schiena)|mio (?:marito|figlio|padre) (?:ha|sta)|mia (?:moglie|figlia|madre) (?:ha|sta))\b/i;
const ABOUT_ANIMALS =
  /\b(?:pets?|animals?|vets?|he|she|him|her|his|puppy|breed|animal[ei]|veterinari\w*|lui|lei|razza|zampa|zampe|pelo|mangi\w*|morde\w*|gratta\w*|lecca\w*|dorm[ei]\w*|bev[ei]\w*|abbai\w*|miagol\w*|graffi\w*|vomit\w*|dar(?:gl|l)\w+|lasciarl\w+|gabbia|lettiera|cuccia|sbarre|cage|litter|crate|paws?|fur|tail|coda|labrador\w*|golden|retriever|shepherd|pastore|bulldog|poodle|barbon\w*|chihuahua|beagle|dachshund|bassott\w*|terrier|husky|pug|carlin\w*|border collie|setter|maltes\w*|siames\w*|persian\w*|maine coon|ragdoll|sphynx|bengal)\b/i;
const MAX_TOPICS = 3;

/** A reply that needs no entry: small talk, a person's health, or that nothing fits; else `null`. */
export function replyPlainly(input: HandbookAnswerInput, isAnswered: boolean): string | null {
  const { question, pet, language, matches } = input;
  const texts = TEXTS[language];
  const smallTalk = replyToSmallTalk(question, pet.name, language);
  if (smallTalk !== null) return smallTalk;
  if (ABOUT_A_PERSON.test(question) && namedAnimals(question).length === 0) return texts.human;
  if (isAnswered) return isUnclear(input) ? texts.whichAnimal(pet.name) : null;
  return matches.length === 0 ? sayNothingFits(input) : null;
}

/** Nobody said which of the other animals it is, and the answer would be about just one of them. */
function isUnclear({ question, history, pet, matches }: HandbookAnswerInput): boolean {
  if (pet.species !== 'altro') return false;
  const said = [question, pet.breed ?? '', ...history.map(({ content }) => content)];
  if (said.some((text) => namedAnimals(text).length > 0)) return false;
  return isOfOneAnimal(matches[0]);
}

const isOfOneAnimal = (match: Match | undefined): boolean => match?.entry.animals.length === 1;

function sayNothingFits({ question, pet, nearest = [], language }: HandbookAnswerInput): string {
  const texts = TEXTS[language];
  const topics = texts.topics[pet.species];
  const isAboutAnimals =
    namedAnimals(question).length > 0 ||
    ABOUT_ANIMALS.test(question) ||
    question.toLowerCase().includes(pet.name.toLowerCase());
  if (!isAboutAnimals) return texts.outside(pet.name, topics);
  const titles = nearest.slice(0, MAX_TOPICS).map(({ entry }) => entry[language].title);
  const near = titles.length > 0 ? `\n\n${texts.nearest(titles)}` : '';
  return `${texts.nothing(pet.name, topics)}${near}`;
}
