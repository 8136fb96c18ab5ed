import { describe, expect, it } from '@jest/globals';
import type { Species } from '../contract/species.js';
import type { Language } from '../contract/languages.js';
import { HandbookService } from './handbook.service.js';

const handbook = new HandbookService();

/** Breed or kind, language, what was asked before, the question, and how its answer begins. */
type Case = [Species, string | null, Language, string[], string, RegExp];

const GRINDS = 'my budgie grinds her beak when shes falling asleep, weird crunchy noise';
const PEES = 'quando torno a casa fa la pipì dalla gioia ogni volta... che faccio';
const WHEEL = 'he runs on his wheel all nite and its sooo loud. can i take it out at night';

const CASES: Case[] = [
  ['uccello', 'budgie', 'en', [], GRINDS, /content/],
  ['uccello', null, 'it', [], 'digrigna il becco quando si addormenta, che rumore è?', /sta bene/],
  ['altro', 'hamster', 'en', [], WHEEL, /^No: night/],
  [
    'altro',
    'criceto',
    'it',
    [],
    'la ruota fa rumore, posso togliergliela di notte?',
    /^No: il cric/,
  ],
  ['cane', null, 'it', [], PEES, /^Rendi noioso/],
  ['cane', null, 'it', [PEES], 'ma passa crescendo?', /^Quasi sempre/],
  ['cane', null, 'en', [], 'she wees with joy when i come home, what do i do', /^Make coming home/],
  ['cane', null, 'en', ['my dog keeps eating grass, ok?'], 'and how much is too much?', /no set/],
  ['cane', null, 'it', ['mangia sempre l’erba, è normale?'], 'e quanta è troppa?', /^Una quantità/],
  [
    'gatto',
    null,
    'en',
    ['my cat needs to lose a kilo. how'],
    'what if he screams for food all day',
    /^Do not give in/,
  ],
  [
    'gatto',
    null,
    'it',
    ['il gatto deve dimagrire, come faccio'],
    'e se piange tutto il giorno per il cibo?',
    /^Non cedere/,
  ],
  [
    'gatto',
    null,
    'en',
    ['she wakes me up at 4 every single morning'],
    'i tried ignoring her, she just gets louder',
    /^Hold out/,
  ],
  [
    'gatto',
    null,
    'it',
    ['mi sveglia alle 4 ogni notte'],
    'ho provato a ignorarla ma urla di più',
    /^Tieni duro/,
  ],
  ['altro', 'tartaruga di terra', 'it', [], 'in che mese si sveglia dal letargo?', /^All'inizio/],
  [
    'altro',
    'tortoise',
    'en',
    [],
    'what month does he wake up from hibernation',
    /^In early spring/,
  ],
  [
    'altro',
    'tartaruga di terra',
    'it',
    ['in che mese la sveglio dal letargo?'],
    'e appena sveglia cosa le do?',
    /^Prima l'acqua/,
  ],
  [
    'altro',
    'tortoise',
    'en',
    ['what month does he wake up from hibernation'],
    'and what do i give him when he just woke up',
    /^Water first/,
  ],
  [
    'cane',
    null,
    'en',
    ['olive is 12 weeks and pees everywhere the second we come back INSIDE. help'],
    'how long till she gets it?',
    /^(?:From a few weeks|Weeks)/,
  ],
  [
    'cane',
    null,
    'it',
    ['fa pipì dappertutto appena torniamo in casa, ha tre mesi'],
    'quanto ci mette a imparare?',
    /^(?:Da qualche settimana|Da settimane)/,
  ],
  [
    'uccello',
    'lovebird',
    'en',
    [],
    'she keeps shredding paper and tucking it in her feathers',
    /^It builds a nest/,
  ],
  ['cane', null, 'it', [], 'che cosa mangia un cane cardiopatico?', /poco sale/],
  ['cane', null, 'en', [], 'what food for a dog with a bad heart', /little salt/],
];

describe('the handbook, asked a follow-up,', () => {
  it.each(CASES)('answers a %s, %s (%s) after %j: %s', (...one) => {
    const [species, breed, language, history, question, start] = one;
    const [best] = handbook.search({ question, species, breed, language, history });
    expect(best?.answered?.answer).toMatch(start);
  });

  it.each<[Species, Language, string[], string, string]>([
    [
      'cane',
      'en',
      [],
      'thinking about getting a second dog but she is a bit of a diva. tips?',
      'dog-second-dog',
    ],
    ['cane', 'it', [], 'stavo pensando di prendere un secondo cane, consigli?', 'dog-second-dog'],
    [
      'cane',
      'en',
      [],
      'my gran had a stroke and he has to move in with my sister and her cat, hes never met one',
      'cat-and-dog-introduction',
    ],
    [
      'gatto',
      'it',
      ['la gatta vecchia fa pipì fuori dalla lettiera'],
      'no in realtà è il gatto nuovo, 2 anni, maschio',
      'cat-house-soiling',
    ],
    [
      'gatto',
      'it',
      ['la gatta vecchia fa pipì fuori dalla lettiera'],
      'anzi no, è il micio di mia figlia che sta qui',
      'cat-house-soiling',
    ],
    [
      'gatto',
      'en',
      ['how do i get my cat off the kitchen worktop'],
      'no sorry its the dog that does it',
      'dog-begging-stealing',
    ],
    [
      'gatto',
      'en',
      ['my cat keeps scratching the sofa'],
      'no wait i mean the other cat, the big orange one',
      'cat-scratching',
    ],
  ])('finds for a %s (%s) after %j: %s', (species, language, history, question, id) => {
    expect(handbook.search({ question, species, language, history })[0]?.entry.id).toBe(id);
  });
});
