import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assessToxins } from './assess-toxins.js';

const found = (text: string, species: Species = 'cane') =>
  assessToxins({ text, species }).map(({ substance }) => substance);

describe('exposure to a poison', () => {
  it.each<[string, Species]>([
    ['she swiped the lily off the table', 'gatto'],
    ['il gatto ha mangiucchiato il giglio', 'gatto'],
    ['her fur is covered in lily pollen', 'gatto'],
    ['foglie di giglio masticate sul tavolo', 'gatto'],
    ['Is lily water bad? She drank some from the vase', 'gatto'],
    ['i dropped my ibuprofen and now i can only find 3 of 5', 'cane'],
    ['lumachicida in granuli nell’orto... ora trema tutto', 'cane'],
    ['kitchen full of smoke from a burnt non stick pan', 'uccello'],
    ['He recovered from surgery last week and today he ate grapes', 'cane'],
  ])('is seen in: %s', (text, species) => {
    expect(found(text, species)).toHaveLength(1);
  });

  it.each<[string, Species]>([
    ['what is the right paracetamol dose for dogs of 10kg', 'cane'],
    ['how much ibuprofen is toxic for a 10 kg dog', 'cane'],
    ['my sister says grapes are poisonous, is that true?', 'cane'],
    ['che succede se un gatto mangia il giglio?', 'gatto'],
    ['I want to buy a poinsettia, is it ok with a cat?', 'gatto'],
    ['we use slug pellets, are there safe alternatives?', 'cane'],
  ])('is none where knowledge is asked for: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it.each<[string, Species]>([
    ['Which medicines has she had this week?', 'gatto'],
    ['Quali medicine ha preso questa settimana?', 'gatto'],
    ['When did she last have her tablet?', 'gatto'],
    ["Quando ha preso la pastiglia l'ultima volta?", 'gatto'],
  ])('is none where what was noted is asked for: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it.each<[string, Species]>([
    ['She found my bag. Which medicines has she had?', 'gatto'],
    ['I do not know which medicines she has had this morning', 'gatto'],
    ['Which pills has she had?', 'gatto'],
    ['Non so che medicine ha preso', 'gatto'],
    ['Quando ha preso il paracetamolo l’ultima volta?', 'gatto'],
  ])('is seen where the owner does not know what was taken: %s', (text, species) => {
    expect(found(text, species)).toHaveLength(1);
  });

  it.each<[string, Species]>([
    ['nel 2018 leccò un giglio, esami sempre perfetti', 'gatto'],
    ['three summers ago she ate rat poison, can she swim?', 'cane'],
    ['a natale scorso mangiò il cioccolato e da allora sta alla grande', 'cane'],
  ])('is none once it is long over: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it.each([
    'my friend’s beagle once ate a whole tray of brownies',
    'il cane del vicino ha mangiato il topicida, il mio sta in casa',
    'in the film a dog eats rat poison',
  ])('is none of our animal in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'dropped a pack of paracetamol, picked up all of them, none missing',
    'he sniffed the chocolate but I grabbed it in time',
    'mi è caduta l’uvetta ma l’ho raccolta tutta',
  ])('is none when all was saved: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is none when the poison is the name of an animal', () => {
    expect(found('Whisky ate his dinner slowly')).toEqual([]);
    expect(found('I have a snake named Poison, does he like branches?', 'altro')).toEqual([]);
  });

  it('is judged for the animal that it reached', () => {
    expect(found('ho messo Advantix al cane, quando posso fargli il bagno?')).toEqual([]);
    expect(found('ho messo la pipetta antipulci del cane alla gatta')).toEqual(['permethrin']);
  });

  it('is a level lower where a cat only lay beside a treated dog', () => {
    const level = (text: string) => assessToxins({ text, species: 'gatto' })[0]?.level;
    expect(level('My cat slept next to the dog we treated with permethrin')).toBe('severe');
    expect(level('I put permethrin on my cat')).toBe('lethal-risk');
  });
});
