import { describe, expect, it } from '@jest/globals';
import { assess } from '../../safety/triage.js';
import { answersBy, petOf } from './alarm.fixture.js';

const { later } = answersBy(assess);

describe('a request to give something while an alarm forbids food', () => {
  it.each([
    ['can i give him some honey', /No\. Give no food/],
    ['can i give him a blanket', /Ask about that on the phone/],
    ['can i give him his heart tablet', /Ask about that on the phone/],
  ] as const)('is judged by the thing to be given: %s', (asked, reply) => {
    expect(later(petOf('cane'), 'he collapsed and does not react', asked)).toMatch(reply);
  });

  it.each([
    ['coniglio', 'my rabbit ate a rhubarb leaf', 'can he eat hay now?', /Leave hay and water/],
    ['cane', 'he ate a handful of raisins', 'can he eat now?', /No food for now/],
    ['uccello', 'my budgie is weak and fluffed up on the cage floor', 'can he eat?', /Leave food/],
    [
      'uccello',
      'il mio pappagallo non respira bene e sta sul fondo',
      'può mangiare?',
      /lascia a p/,
    ],
  ] as const)(
    'gets an answer on feeding that suits a %s: %s, %s',
    (species, alarm, asked, reply) => {
      expect(later(petOf(species), alarm, asked)).toMatch(reply);
    },
  );

  it.each([
    ['degu', 'my degu cannot breathe', 'can he eat hay?', /Leave hay and water/],
    ['hamster', 'my hamster ate rat poison', 'can he have food?', /Leave food and water/],
    ['goat', 'my goat cannot breathe', 'can she eat hay?', /Leave hay and water/],
    ['horse', 'my horse is rolling and looks at its belly', 'can he eat hay?', /No food for now/],
  ] as const)('gets one that suits a %s: %s, %s', (breed, alarm, asked, reply) => {
    expect(later(petOf('altro', breed), alarm, asked)).toMatch(reply);
  });

  it.each([
    ['gatto', null, 'I gave my cat a double dose of insulin', 'Can I give him his dinner?'],
    ['gatto', null, 'Ho dato al gatto una doppia dose di insulina', 'Posso dargli da mangiare?'],
    [
      'altro',
      'goat',
      'my goat broke into the feed store and ate a bucket of grain',
      'can she eat hay?',
    ],
    [
      'altro',
      'capra',
      'la capra è entrata nel magazzino e ha mangiato un secchio di mais',
      'può mangiare il fieno?',
    ],
  ] as const)(
    'gets the step of the card that gives food, for a %s (%s): %s, %s',
    (species, breed, alarm, asked) => {
      const text = later(petOf(species, breed), alarm, asked);
      expect(text).toMatch(/[Oo]ffer its usual food|offrigli subito|leave hay|lascia il fieno/);
      expect(text).not.toMatch(/No food for now|niente cibo/);
    },
  );
});

const GOLDFISH = 'My goldfish is gasping at the surface';
const COLIC = 'my horse is rolling and looks at its belly';
const CHOKE = 'My horse has choke';

describe('a question about food or water while an alarm is open', () => {
  it.each([
    ['altro', 'goldfish', GOLDFISH, 'Can I feed him?', /No food for now/],
    ['altro', 'pesce rosso', 'Il mio pesce rosso boccheggia', 'Gli do il mangime?', /niente cibo/],
    ['coniglio', null, 'My rabbit is vomiting', 'Can he have hay?', /No food for now/],
    ['coniglio', null, 'Il mio coniglio vomita', 'Posso dargli il fieno?', /niente cibo/],
    ['altro', 'horse', COLIC, 'Can he have hay?', /No food for now/],
    ['altro', 'cavallo', 'il mio cavallo ha una colica', 'Gli do il fieno?', /niente cibo/],
    ['altro', 'horse', CHOKE, 'Can he drink?', /Take food and water away/],
    ['altro', 'horse', COLIC, 'Can he have some water?', /Ask about that on the phone/],
    ['cane', null, 'he ate a handful of raisins', 'Can he drink?', /Ask about that on the phone/],
    [
      'gatto',
      null,
      'I gave my cat a double dose of insulin',
      'Can I feed him?',
      /Offer its usual food/,
    ],
    [
      'altro',
      'sheep',
      'My sheep has been attacked by a fox',
      'Can she eat hay?',
      /Leave hay and water/,
    ],
    [
      'altro',
      'pecora',
      'La mia pecora è stata attaccata da una volpe',
      'Le do il fieno?',
      /fieno e acqua/,
    ],
  ] as const)(
    'is answered as the card says, for a %s (%s): %s, %s',
    (species, breed, alarm, asked, reply) => {
      const text = later(petOf(species, breed), alarm, asked);
      expect(text).toMatch(reply);
      expect(text).not.toMatch(/On your question|Quanto alla tua domanda/);
    },
  );
});
