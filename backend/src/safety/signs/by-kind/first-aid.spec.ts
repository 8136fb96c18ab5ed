import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../../contract/species.js';
import { assess } from '../../assess.js';

const cardOf = (species: Species, text: string) => {
  const { level, reasons, actions, donts, rules } = assess({ text, species });
  return { level, rules, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a card for a scalded animal', () => {
  it.each<[Species, string]>([
    ['cane', 'My dog was burnt with boiling water on the back'],
    ['cane', 'My dog got boiling water on his back'],
    ['cane', 'Il mio cane si è ustionato con acqua bollente'],
    ['cane', 'Il mio cane si è ustionato la schiena con olio bollente'],
    ['gatto', 'Mi è caduta acqua bollente sul gatto'],
    ['gatto', 'My cat got scalded with hot tea'],
    ['altro', 'My ferret was scalded with boiling water'],
    ['altro', 'Il mio furetto si è ustionato la schiena con acqua bollente'],
  ])('says to cool the burn: %s %s', (species, text) => {
    const { level, rules, said } = cardOf(species, text);
    expect(level).toBe('emergency');
    expect(rules).toContain('burn');
    expect(said).toMatch(/cool running water|acqua corrente fresca/);
    expect(said).not.toMatch(/licking|temperature|temperatura|out of mouth|da bocca e naso/);
  });

  it.each<[Species, string]>([
    ['cane', 'I burnt the toast and my dog hid'],
    ['gatto', 'The toast was burnt and my cat sneezed'],
    ['cane', 'I burnt a pan and the kitchen smells, my dog is fine'],
    ['cane', 'Ho bruciato una padella e il cane sta bene'],
    ['cane', 'Il toast si è bruciato e il cane abbaia'],
    ['cane', 'I got a sunburn at the beach and my dog licked the cream'],
    ['cane', 'Mi sono scottato al mare, il cane sta bene'],
    ['gatto', 'Mia figlia si è scottata la mano, il gatto la lecca'],
    ['cane', 'It is a boiling hot day, how much should my dog drink?'],
    ['cane', 'Oggi fa un caldo bollente, quanto deve bere il cane?'],
    ['cane', 'Hot water on his kibble makes him eat'],
    ['cane', 'What do I do first for a dog that’s been scalded?'],
  ])('is not shown for a meal, a person or the weather: %s %s', (species, text) => {
    expect(cardOf(species, text).rules).not.toContain('burn');
  });
});

it.each<[Species, string]>([
  ['uccello', 'My budgie has blood in its droppings'],
  ['uccello', 'My hen has bloody diarrhoea and is weak'],
  ['uccello', 'Il mio pappagallo ha sangue nelle feci ed è debole'],
  ['altro', 'My tortoise has blood in its droppings'],
])('blood in the droppings is not pressed on: %s %s', (species, text) => {
  const { level, rules, said } = cardOf(species, text);
  expect(level).toBe('emergency');
  expect(rules).toContain('diarrhoea');
  expect(said).not.toMatch(/\bPress|\bPremi|Do not lift|Non sollevare/);
});

it('a bird that bleeds from a feather is pressed on with a fingertip', () => {
  expect(cardOf('uccello', 'Il mio pappagallo perde gocce di sangue da una penna').said).toMatch(
    /Premi con la punta del dito/,
  );
});

describe('a card with one order about food', () => {
  it.each<[Species, string | null, string, RegExp, RegExp]>([
    ['altro', 'Asino', 'Il mio asino mangia poco da ieri', /poco fieno/, /Offri/],
    [
      'coniglio',
      null,
      'My rabbit is cold and stiff after a night outside in the frost',
      /hay once it is warm/,
      /within reach|Do not feed/,
    ],
    [
      'coniglio',
      null,
      'My rabbit collapsed and does not react',
      /hay and water only if it sits up/,
      /leave hay/,
    ],
    [
      'coniglio',
      null,
      'Il mio coniglio è collassato ed è freddo',
      /il fieno quando è caldo e sta su/,
      /lascia vicino/,
    ],
  ])('%s %s: %s', (species, breed, text, right, wrong) => {
    const { level, actions, donts } = assess({ text, species, breed });
    expect(level).not.toBe('routine');
    const said = [...actions, ...donts].join(' ');
    expect(said).toMatch(right);
    expect(said).not.toMatch(wrong);
  });
});

it.each<[Species, string]>([
  ['cane', 'My dog ate a lily'],
  ['uccello', 'My parrot chewed a lily'],
  ['coniglio', 'Il mio coniglio ha mangiato un giglio'],
])('a lily is no reason to go at once with any animal but a cat: %s %s', (species, text) => {
  const { said } = cardOf(species, text);
  expect(said).toMatch(/photo of the plant|foto della pianta/);
  expect(said).not.toMatch(/straight away|Vai subito|pollen|polline|Do not wait|Non aspettare/);
});

it('a lily is one with a cat', () => {
  expect(cardOf('gatto', 'My cat ate a lily').said).toMatch(/Go straight away/);
});

describe('a caustic product on the coat', () => {
  it.each<[Species, string | null, string, RegExp, RegExp]>([
    [
      'uccello',
      null,
      'My budgie got bleach on its skin',
      /^A caustic on the skin.*dry it/,
      /15 to/,
    ],
    ['uccello', null, 'My budgie fell into engine oil', /do not wash it yourself/, /15 to/],
    [
      'altro',
      'Hamster',
      'My hamster fell into engine oil',
      /only that place.*keep it warm/,
      /15 to/,
    ],
    [
      'coniglio',
      null,
      'Il mio coniglio si è bagnato di candeggina',
      /solo quel punto.*caldo/,
      /15-20/,
    ],
    ['cane', null, 'My dog has bleach on his paws', /15 to 20 minutes.*dry it/, /Rinse only/],
    ['altro', 'Frog', 'My frog got bleach on its skin', /dechlorinated/, /licking/],
  ])('is rinsed off first, as suits a %s %s: %s', (species, breed, text, right, wrong) => {
    const { level, actions } = assess({ text, species, breed });
    expect(level).toBe('emergency');
    expect(actions[0]).toMatch(right);
    expect(actions.join(' ')).not.toMatch(wrong);
  });

  it.each<[Species, string]>([
    ['cane', 'My dog drank bleach'],
    ['cane', 'Il mio cane ha bevuto candeggina'],
  ])('does not delay the call about one that was drunk: %s %s', (species, text) => {
    expect(assess({ text, species }).actions[0]).toMatch(/Call your vet|Chiama ora/);
  });

  it('says nothing of coat or licking to a reptile', () => {
    const text = 'My tortoise drank water with insecticide';
    const said = assess({ text, species: 'altro', breed: 'Tortoise' }).actions.join(' ');
    expect(said).toMatch(/If some is on it, rinse it off/);
    expect(said).not.toMatch(/coat|plumage|lick/);
  });
});

it.each<[Species, string | null, string]>([
  ['uccello', null, 'My hen has a swollen, tight belly and is weak'],
  ['uccello', null, 'Il mio canarino ha la pancia gonfia ed è debole'],
  ['altro', 'Hamster', 'My hamster has a very swollen, tight belly and is in pain'],
  ['altro', 'Snake', 'My snake has a very swollen, tight belly and is in pain'],
  ['altro', 'Hedgehog', 'My hedgehog has a very swollen, tight belly and is in pain'],
  ['altro', 'Riccio', 'Il mio riccio ha la pancia molto gonfia e tesa e ha dolore'],
])(
  'no %s (%s) is walked, or left without water, for a swollen belly: %s',
  (species, breed, text) => {
    const { level, rules, reasons, actions, donts } = assess({ text, species, breed });
    const said = [...reasons, ...actions, ...donts].join(' ');
    expect(level).toBe('emergency');
    expect(rules).toContain('bloat');
    expect(said).toMatch(/Do not press the belly|Non premere la pancia/);
    expect(said).not.toMatch(/walk|camminare|antacid|twisted|torsione/);
  },
);

describe('the tail of a small rodent', () => {
  it.each([
    ['gerbil', 'my gerbil lost the skin of its tail'],
    ['gerbil', "My gerbil's tail skin came off"],
    ['gerbil', "the skin on my gerbil's tail came off when I picked him up, bone is showing"],
    ['degu', 'The tail skin of my degu has torn off'],
    ['rat', 'I pulled my rat by the tail and the skin came off'],
    ['gerbil', 'My gerbil left the skin of his tail in my hand'],
    ['gerbil', 'I grabbed my gerbil by the tail and the skin slid off'],
    ['gerbillo', 'Ho preso il mio gerbillo per la coda e la pelle si è sfilata'],
    ['gerbillo', 'il mio gerbillo ha perso la pelle della coda'],
    ['degu', 'il degu si è scuoiato la coda'],
  ])('is no broken bone once its skin is off (%s): %s', (breed, text) => {
    const { level, rules, actions, donts } = assess({ text, species: 'altro', breed });
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['torn-tail'] });
    expect(actions.join(' ')).toMatch(/paper or fleece|carta o pile/);
    expect(donts.join(' ')).not.toMatch(/splint|stecc/);
  });

  it.each([
    ['degu', 'how do I pick up my degu so that the skin of its tail does not come off?'],
    ['degu', 'my degu has a bald tail tip'],
    ['gerbil', 'my gerbil has flaky skin on its tail'],
    ['degu', 'My degu shed skin from its tail, it slid off dry'],
    ['gecko', 'My gecko sheds and left the skin of his tail in the box'],
    ['gerbil', 'my gerbil lost the skin of its tail last year'],
    ['gecko', "my gecko's tail skin came off in the shed"],
  ])('is not torn in (%s): %s', (breed, text) => {
    expect(assess({ text, species: 'altro', breed }).rules).not.toContain('torn-tail');
  });
});
