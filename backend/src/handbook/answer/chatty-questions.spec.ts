import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../../contract/pets.js';
import { lastOf, MICIA, REX } from './conversation.fixture.js';

const of = (species: PetFacts['species'], breed: string | null, more: Partial<PetFacts> = {}) => ({
  ...MICIA,
  name: 'Nemo',
  species,
  breed,
  ...more,
});
const KITTEN = of('gatto', null, { age: 0, weight: '900 g' });
const OLD_CAT = of('gatto', null, { age: 15 });
const OLD_DOG = of('cane', 'chihuahua', { age: 11, weight: '3 kg' });
const PUPPY = of('cane', null, { age: 0 });
const TORTOISE = of('altro', 'tartaruga di terra');

const answer = (pet: PetFacts, ...questions: string[]): string => lastOf(pet, questions).text;

describe('a message with several questions', () => {
  it.each<[PetFacts, string, RegExp, RegExp]>([
    [KITTEN, 'a quanti mesi si sterilizza e quanto costa piu o meno', /cinque mesi/, /preventivo/],
    [KITTEN, 'gattina di 2 mesi quante volte mangia al giorno e cosa', /pasti/, /completo/],
    [
      of('altro', 'pesce rosso'),
      "posso tenere il pesce rosso nella boccia? e ogni quanto cambio l'acqua",
      /^No\. .*boccia/,
      /un quarto ogni/,
    ],
    [
      REX,
      "l'assicurazione per il cane cosa copre di solito e conviene?",
      /^Di solito visite, esami, interventi/,
      /Spesso sì/,
    ],
  ])('gets an answer to each: %#', (pet, question, first, second) => {
    const text = answer(pet, question);
    expect(text).toMatch(first);
    expect(text).toMatch(second);
  });

  it('gets a verdict on each food in a list, in order', () => {
    const text = answer(of('uccello', 'cocorita'), "può mangiare la mela e l'insalata?");
    expect(text).toMatch(/^- \*\*Mela\*\*: sì, .*\n- \*\*Insalata\*\*: sì, /);
    expect(answer(REX, 'can he have a chocolate biscuit?')).toMatch(/^No/);
  });

  it('is not split where it only tells a story', () => {
    expect(answer(REX, 'fa la pipì in casa, come gli insegno?')).toMatch(
      /posto giusto|stesso posto/,
    );
  });
});

describe('a chatty question', () => {
  it.each<[PetFacts, string, RegExp]>([
    [REX, 'is it ok to run with my dog? i want to start doing 5k', /fully grown/],
    [
      PUPPY,
      'he wees in the house the minute we come back in from the garden?? drives me nuts',
      /^Outside it was too busy/,
    ],
    [OLD_CAT, 'whats the best food for a senior cat, he is a bit skinny these days', /older cats/],
    [PUPPY, 'quando posso portarlo fuori, ha fatto solo il primo vaccino', /In braccio dai primi/],
    [KITTEN, 'come la abituo alla lettiera?', /cassetta bassa/],
    [TORTOISE, 'quando la metto in letargo e come la preparo', /^(?:Di solito tra nov|In autunno)/],
    [of('uccello', 'budgie'), 'can i let him fly around the room', /^(?:Yes|It does it good)/],
    [of('gatto', null, { weight: '4 kg' }), 'how do i tell if my cat is overweight', /^Feel it/],
  ])('is matched to its topic: %#', (pet, question, expected) => {
    expect(answer(pet, question)).toMatch(expected);
  });

  it('gets no weight-loss rate unless it mentions losing weight', () => {
    const cat = of('gatto', null, { weight: '4 kg' });
    expect(answer(cat, 'how do i tell if my cat is overweight')).not.toMatch(/g a week/);
    expect(answer(cat, 'how do I get her to lose weight?')).toMatch(/g a week/);
  });
});

describe('a follow-up', () => {
  it.each<[PetFacts, string[], RegExp]>([
    [REX, ['ogni quanto va lavato il cane', 'e con cosa?'], /^Con uno shampoo delicato/],
    [REX, ['ogni quanto va lavato il cane', 'e se non vuole?'], /^Falla breve e piacevole/],
    [REX, ['he pulls on the lead', 'and what if treats dont work'], /too dull/],
    [
      PUPPY,
      ['what vaccines does my puppy need', 'what about socialisation in the meantime?'],
      /first three months|months that count/,
    ],
    [
      of('altro', 'hermann tortoise'),
      ['does he need to hibernate', 'how cold should the fridge be'],
      /^(?:A steady|At a steady)/,
    ],
    [
      of('altro', 'ferret'),
      ['how many hours do ferrets sleep', 'is that really normal?'],
      /^Yes: 14 to 18 hours/,
    ],
    [
      of('coniglio', null, { sex: 'male' }),
      ['conviene castrarlo?', 'e dopo diventa più buono?'],
      /^Di solito sì: marcature/,
    ],
  ])('is understood in context: %#', (pet, questions, expected) => {
    expect(answer(pet, ...questions)).toMatch(expected);
  });

  it('that only corrects the age gets the question answered again for that age', () => {
    const pet = of('cane', null, { age: null });
    const text = answer(pet, 'how much exercise does my dog need', 'but he is 12');
    expect(text).toMatch(/old dog|Old dogs|Shorter and more often/i);
    expect(answer(pet, 'quanto deve camminare al giorno', 'eh ma ha 11 anni')).toMatch(/anzian/i);
  });

  it('about an old dog is not answered with advice for puppies', () => {
    const text = answer(OLD_DOG, 'quanto deve camminare al giorno');
    expect(text).not.toMatch(/ogni mese di età/);
    expect(text).toMatch(/anziani/);
  });
});
