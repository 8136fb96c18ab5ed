import { describe, expect, it } from '@jest/globals';
import type { Species } from '../contract/species.js';
import type { Language } from '../contract/languages.js';
import { HandbookService } from './handbook.service.js';

const handbook = new HandbookService();

/** Breed or kind, language, what was asked before, the question, and how its answer begins. */
type Case = [Species, string | null, Language, string[], string, RegExp];

const CASES: Case[] = [
  [
    'altro',
    'tortoise',
    'en',
    [
      'when should he hibernate',
      'how do i know he’s the right weight',
      'can he do it in the fridge?',
    ],
    'and how often do i check on him',
    /^Every day/,
  ],
  [
    'altro',
    'tortoise',
    'en',
    ['when should he hibernate'],
    'and how often do i check on him',
    /^Every day/,
  ],
  [
    'altro',
    'tartaruga di terra',
    'it',
    ['quando va in letargo?'],
    'e ogni quanto la controllo?',
    /^Ogni giorno/,
  ],
  [
    'altro',
    'tortoise',
    'en',
    ['when should he hibernate'],
    'can he do it in the fridge?',
    /^Yes: a fridge/,
  ],
  ['cane', null, 'en', [], 'is it cruel to crate him while i work 8 hours', /^Yes/],
  ['cane', null, 'en', [], 'is 8 hours in a crate too long', /^Yes/],
  ['cane', null, 'it', [], 'posso tenerlo nel kennel 9 ore mentre lavoro?', /^No/],
  ['cane', null, 'en', [], 'can i leave my dog 10 hours alone', /^No/],
  ['gatto', null, 'en', [], 'can i leave my cat alone for 10 hours', /^Yes, an adult/],
  ['gatto', null, 'it', [], 'soffre se lo lascio da solo 10 ore', /^Di solito no/],
  ['gatto', null, 'it', [], 'il gatto può stare da solo 10 ore?', /^Sì, se adulto/],
  ['gatto', null, 'en', [], 'is my spider plant poisonous', /^No/],
  ['gatto', null, 'it', [], 'il falangio è velenoso?', /^No/],
  ['gatto', null, 'en', [], 'why does she bring me dead mice', /prey|safe/],
  ['gatto', null, 'en', [], 'my cat pees on the bath mat', /^Because/],
  ['gatto', null, 'it', [], 'la gatta fa pipì sul tappetino del bagno', /^Perché/],
  ['cane', null, 'en', [], 'sorry. how do i teach him to come back', /two metres|cheerful/],
  ['cane', null, 'en', [], "why doesn't he come back when he sees a squirrel", /^Because/],
  ['cane', null, 'it', [], 'perché non torna quando vede uno scoiattolo', /^Perché/],
  ['altro', 'furetto', 'it', [], 'si può lavare?', /^Sì, ma di rado/],
  ['altro', 'furetto', 'it', [], 'posso fargli il bagno?', /^Sì, ma di rado/],
  ['altro', 'ferret', 'en', [], 'can i bath him?', /^Yes, but seldom/],
  ['altro', 'ratto', 'it', [], 'è meglio un ratto solo o due?', /^Almeno due/],
  ['uccello', 'cockatiel', 'en', [], 'should i give him a mirror', /^No/],
  ['uccello', 'calopsite', 'it', [], 'gli metto uno specchio in gabbia?', /^No/],
  ['cane', null, 'it', [], 'va bene lavare il cane una volta a settimana?', /^No/],
  ['cane', null, 'en', [], 'is it ok to bath my dog every week', /^No/],
  ['cane', null, 'it', [], 'ogni quanto va fatta l’antirabbica', /anni/],
  ['cane', null, 'it', [], 'antirabbica in Italia, è obbligatoria?', /in Italia solo dove/],
  ['cane', null, 'it', [], 'abito a Pantelleria, come lo proteggo dai flebotomi', /./],
  ['cane', null, 'it', [], 'abbaia quando è solo e i vicini si lamentano', /^Filmalo/],
  ['gatto', null, 'it', [], 'che differenza c’è tra umido e secco', /^L'umido/],
  ['cane', null, 'it', [], 'può mangiare le castagne?', /^Sì, poche/],
  ['cane', null, 'en', [], 'can dogs eat chestnuts', /^Yes, a few/],
  ['altro', 'tartaruga d’acqua', 'it', [], 'posso darle solo gamberetti', /^No/],
  ['altro', 'turtle', 'en', [], 'can i feed him only dried shrimps', /^No/],
  [
    'gatto',
    null,
    'en',
    ['Mia died this morning'],
    'when should i get another cat',
    /^When you want/,
  ],
  [
    'gatto',
    null,
    'it',
    ['Mia è morta ieri'],
    'quando posso prendere un altro gatto',
    /^Quando desideri/,
  ],
  [
    'gatto',
    null,
    'it',
    [],
    'è morta la mia gatta ieri, l’altro gatto la cerca, che faccio?',
    /^Mi dispiace/,
  ],
  ['cane', null, 'it', ['Lilla è morta stanotte'], 'cosa devo fare con il corpo', /fresco/],
  ['coniglio', null, 'it', ['Pallina morde le sbarre'], 'posso prenderle un compagno', /^Sì/],
  [
    'coniglio',
    null,
    'it',
    ['Pallina morde le sbarre', 'posso prenderle un compagno'],
    'maschio o femmina',
    /^Meglio/,
  ],
  [
    'coniglio',
    null,
    'it',
    ['morde le sbarre', 'posso prenderle un compagno', 'maschio o femmina'],
    'e quanto devo aspettare per metterli insieme?',
    /settiman/,
  ],
  ['gatto', null, 'it', ['Mia è incinta, quanto dura?'], 'cosa le do da mangiare?', /gattini/],
  ['gatto', null, 'en', [], 'my cat is pregnant, what should i feed her', /kitten/],
  ['cane', null, 'en', [], 'do dogs get dementia', /^Yes/],
  ['cane', null, 'en', [], 'why does my dog spin round before lying down', /^Probably/],
  ['cane', null, 'it', [], 'perche gira in tondo prima di sdraiarsi', /^Probabilmente/],
  ['cane', null, 'en', [], 'he drinks out of puddles is that bad', /^Yes/],
  ['cane', null, 'it', [], 'beve dalle pozzanghere fa male?', /^Sì/],
];

const best = ([species, breed, language, history, question]: Case) =>
  handbook.search({ question, species, breed, language, history })[0];

describe("the handbook, asked in owners' everyday words,", () => {
  it.each(CASES)('answers a %s, %s (%s) after %j: %s', (...one) => {
    expect(best(one)?.answered?.answer).toMatch(one[5]);
  });

  it.each<[string, Language, string]>([
    ['african grey', 'en', 'how many hours out of the cage'],
    ['inseparabile', 'it', 'quanto pesa?'],
    ['lovebird', 'en', 'is it a boy or a girl'],
  ])('gives an owner of a %s (%s) no advice for other kinds: %s', (breed, language, question) => {
    const found = handbook.search({ question, species: 'uccello', breed, language, history: [] });
    expect(['budgie-care', 'cockatiel-care']).not.toContain(found[0]?.entry.id);
  });
});
