import { describe, expect, it } from '@jest/globals';
import type { Species } from '../contract/species.js';
import type { Language } from '../contract/languages.js';
import { HandbookService } from './handbook.service.js';

const handbook = new HandbookService();

const find = (question: string, species: Species, language: Language, history: string[] = []) =>
  handbook.search({ question, species, language, history }).map(({ entry }) => entry.id);

type Case = [Species, Language, string, string];

const QUESTIONS: Case[] = [
  ['cane', 'en', 'How much should I feed my dog?', 'dog-feeding-amounts'],
  ['cane', 'en', 'How much should Rex eat?', 'dog-feeding-amounts'],
  ['cane', 'it', 'quanto deve mangiare il mio cane di 12 kg?', 'dog-feeding-amounts'],
  ['cane', 'en', 'how many meals a day does a puppy need', 'puppy-feeding'],
  ['cane', 'it', 'quali vaccini deve fare il cane?', 'dog-vaccines'],
  ['cane', 'en', 'when can my puppy go to puppy classes', 'puppy-socialisation'],
  ['cane', 'it', 'fa la pipì in casa sul tappeto', 'dog-house-training'],
  ['cane', 'en', 'he howls when I leave him home alone', 'dog-separation'],
  ['cane', 'en', 'how do i get rid of fleas', 'fleas'],
  ['cane', 'it', 'come tolgo una zecca?', 'ticks'],
  ['cane', 'it', 'come prevenire la leishmaniosi', 'leishmaniosis'],
  ['cane', 'en', 'what age should a dog be neutered', 'dog-neutering'],
  ['cane', 'en', 'can dogs eat chocolate?', 'chocolate'],
  ['cane', 'it', 'l’uva fa male ai cani?', 'grapes-raisins'],
  ['cane', 'en', 'is there xylitol in peanut butter', 'xylitol'],
  ['cane', 'en', 'what are the signs of bloat', 'dog-bloat'],
  ['cane', 'it', 'ha vomitato una volta, cosa gli do?', 'dog-vomiting-diarrhoea'],
  ['gatto', 'it', 'quanto deve mangiare la mia gatta?', 'cat-feeding'],
  ['gatto', 'it', 'il gatto non mangia', 'cat-not-eating'],
  ['gatto', 'en', 'how many litter boxes do I need', 'cat-litter'],
  ['gatto', 'en', 'she pees on my bed, outside the litter box', 'cat-house-soiling'],
  ['gatto', 'en', 'my cat scratches the sofa', 'cat-scratching'],
  ['gatto', 'it', 'come presento un nuovo gattino al mio gatto', 'cat-introductions'],
  ['gatto', 'it', 'quando sterilizzare una gatta', 'cat-neutering'],
  ['gatto', 'it', 'posso dare la tachipirina al gatto?', 'human-painkillers'],
  ['coniglio', 'en', 'what can my bunny eat', 'rabbit-diet'],
  ['coniglio', 'it', 'il mio coniglio non fa le palline', 'rabbit-stasis'],
  ['coniglio', 'it', 'vaccino mixomatosi ogni quanto', 'rabbit-vaccines'],
  ['uccello', 'it', 'il mio pappagallo si strappa le penne', 'bird-feather-plucking'],
  ['uccello', 'en', 'are teflon pans dangerous', 'bird-fumes'],
  ['altro', 'en', 'do guinea pigs need vitamin c', 'guinea-pig-care'],
  ['altro', 'it', 'che lampada serve alla mia tartaruga?', 'tortoise-bearded-dragon'],
  ['cane', 'it', 'passaporto per andare in Francia', 'eu-travel'],
  ['gatto', 'it', 'numero del centro antiveleni', 'poison-helplines'],
];

describe('HandbookService', () => {
  it.each(QUESTIONS)('finds for a %s (%s): %s', (species, language, question, id) => {
    expect(find(question, species, language)[0]).toBe(id);
  });

  it.each<Case>([
    ['gatto', 'en', 'my cat scratces the furnitre', 'cat-scratching'],
    ['cane', 'it', 'come tolgo una zeca', 'ticks'],
    ['cane', 'en', 'leishmanosis vacine', 'leishmaniosis'],
  ])('tolerates typos of a %s owner (%s): %s', (species, language, question, id) => {
    expect(find(question, species, language)[0]).toBe(id);
  });

  it.each<[Species, Language, string]>([
    ['cane', 'en', 'What is the capital of France?'],
    ['cane', 'it', 'scrivi una poesia'],
    ['gatto', 'en', 'who won the world cup'],
    ['gatto', 'it', 'ricetta della carbonara'],
    ['cane', 'en', 'write me a python script'],
    ['cane', 'it', 'che tempo fa domani a Roma?'],
    ['cane', 'en', 'asdf qwer zxcv'],
    ['cane', 'en', 'how to fix my car engine'],
    ['cane', 'it', 'ricetta del tiramisù'],
    ['gatto', 'it', 'chi è il presidente della repubblica?'],
    ['gatto', 'en', 'the weather tomorrow'],
    ['cane', 'en', 'my boyfriend left me'],
    ['altro', 'en', 'what does my tarantula eat'],
    ['cane', 'en', ''],
  ])('finds nothing for a %s owner (%s): %s', (species, language, question) => {
    expect(find(question, species, language)).toEqual([]);
  });

  it.each<[Species, Language, string, string]>([
    ['cane', 'en', 'how do I know if its bloat', 'How do I know if my dog has bloat?'],
    ['cane', 'en', 'shock collars yes or no', 'Should I use a shock collar?'],
    ['cane', 'en', 'what does ALT mean', 'What does ALT mean?'],
    [
      'cane',
      'it',
      'cane con displasia può fare le scale?',
      'Un cane con la displasia può fare le scale?',
    ],
    ['gatto', 'it', 'la gatta urla, è in calore', 'Perché la gatta in calore urla?'],
    ['gatto', 'en', 'my cat bit me', 'My cat bit me, what do I do?'],
    [
      'gatto',
      'it',
      'meglio fontanella o ciotola per farlo bere?',
      'Per far bere il gatto è meglio la fontanella o la ciotola?',
    ],
    [
      'altro',
      'en',
      'my gecko dropped his tail, does it grow back',
      "Does a gecko's tail grow back?",
    ],
  ])("answers a %s owner's question (%s): %s", (species, language, question, known) => {
    const [best] = handbook.search({ question, species, language, history: [] });
    expect(best?.answered?.question).toBe(known);
  });

  it('takes the topic of a follow-up from the earlier question', () => {
    expect(find('and how often?', 'cane', 'en', ['How much should I feed my dog?'])[0]).toBe(
      'dog-feeding-amounts',
    );
    expect(find('e ogni quanto?', 'gatto', 'it', ['che vaccini servono?', 'grazie'])[0]).toBe(
      'cat-vaccines',
    );
    expect(find('and for a puppy?', 'cane', 'en', ['How much should I feed my dog?'])[0]).toBe(
      'puppy-feeding',
    );
  });

  it('gives the price of the topic, not of the animal', () => {
    const [best] = handbook.search({
      question: 'e quanto costa?',
      species: 'cane',
      language: 'it',
      history: ['ogni quanto va vaccinato?'],
    });
    expect(best?.answered?.question).toBe('Quanto costa vaccinare il cane?');
  });

  it('lets a follow-up change the topic', () => {
    expect(find('and grapes?', 'cane', 'en', ['can dogs eat chocolate?'])[0]).toBe(
      'grapes-raisins',
    );
  });

  it('uses the animal named in the question, not the selected pet', () => {
    expect(find('which vaccines does my rabbit need?', 'cane', 'en')[0]).toBe('rabbit-vaccines');
    expect(find('how do I stop it?', 'cane', 'en', ['my cat scratches the sofa'])[0]).toBe(
      'cat-scratching',
    );
  });

  it('finds the topic of an alarm by a single word', () => {
    const question = 'She chewed a lily leaf. She seems fine?';
    const [best] = handbook.search({
      question,
      history: [],
      species: 'gatto',
      language: 'en',
      alarmed: true,
    });
    expect(best?.entry.id).toBe('cat-lily');
  });
});
