import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

const cardOf = (species: Species, text: string) => {
  const { level, reasons, actions, donts, rules } = assess({ text, species });
  return { level, rules, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a card for a reptile', () => {
  it.each([
    'my bearded dragon has a swollen eye and keeps it shut',
    'la tartaruga d’acqua ha gli occhi gonfi e chiusi',
    'my snake is breathing with its mouth open and bubbles from the nose',
    'il serpente tiene la bocca aperta e fa le bolle dal naso',
    'il geco ha un prolasso, esce un pezzo di tessuto dalla cloaca',
    'gecko has pink tissue sticking out of its vent',
  ])('does not mention collar, licking or gums: %s', (text) => {
    const { said, rules } = cardOf('altro', text);
    expect(said).not.toMatch(/collar|lick|lecchi|gums|gengive/);
    expect(rules).not.toContain('allergy');
  });

  it.each([
    'my tortoise fell in the pond and was under water, not moving',
    'la tartaruga di terra è caduta nel laghetto ed è stata sott’acqua',
  ])('says to drain water from one that was submerged: %s', (text) => {
    expect(cardOf('altro', text).said).toMatch(/head down|testa in giù/);
  });

  it.each([
    'bearded dragon is trembling and her jaw is rubbery',
    'la pogona trema e ha la mascella molle',
  ])('mentions calcium for a tremor: %s', (text) => {
    expect(cardOf('altro', text).said).toMatch(/calci/);
  });
});

it.each<[Species, string, string]>([
  ['uccello', 'parrot', 'My parrot collapsed'],
  ['uccello', 'pappagallo', 'Il mio pappagallo è caduto dal balcone'],
  ['altro', 'tortoise', 'My tortoise collapsed'],
  ['altro', 'tartaruga', 'La mia tartaruga è collassata'],
])(
  'a bird or reptile is carried in a box, not flat on a board: %s %s: %s',
  (species, breed, text) => {
    const { actions } = assess({ text, species, breed });
    expect(actions.join(' ')).toMatch(/ventilated box|scatola/);
    expect(actions.join(' ')).not.toMatch(/board|tavola|[Cc]over it|[Cc]opri/);
  },
);

it.each([
  ['tortoise', 'My tortoise is stiff and cold, the heat mat broke'],
  ['snake', 'My snake is cold and stiff, the heat lamp failed'],
  ['gecko', 'The heater failed and my gecko is cold and limp'],
  ['geco', 'La lampada riscaldante si è rotta e il mio geco è freddo e molle'],
  ['tartaruga', 'Si è rotto il tappetino, la mia tartaruga è fredda e rigida'],
])('a %s whose heating failed is warmed, not cooled or aired: %s', (breed, text) => {
  const { level, reasons, actions, donts } = assess({ text, species: 'altro', breed });
  expect(level).toBe('emergency');
  expect(actions.join(' ')).toMatch(/Warm it slowly|Scaldalo piano/);
  expect([...reasons, ...actions, ...donts].join(' ')).not.toMatch(
    /shade|ombra|cold water|acqua fredda|fresh air|aria fresca|[Hh]eatstroke|colpo di calore|[Ss]moke|[Ff]umo/,
  );
});

it('a lizard that overheated under a lamp is cooled, even if it is cold by now', () => {
  const text = 'my gecko got too hot and collapsed, his feet are cold, the heat lamp is off now';
  const { actions } = assess({ text, species: 'altro', breed: 'gecko' });
  expect(actions.join(' ')).toMatch(/out of the heat/);
});

describe("a card's reasons", () => {
  it.each<[Species, string]>([
    ['cane', 'la cagna è in travaglio, spinge da un’ora e non esce niente'],
    ['gatto', 'la gatta incinta spinge da mezz’ora e non esce nulla'],
    ['gatto', 'spinge da mezz’ora e non esce niente, è gravida'],
    ['cane', 'my bitch is in labour, she has been straining for an hour and no puppies'],
  ])('do not mistake labour for a blocked bladder: %s %s', (species, text) => {
    const { rules } = cardOf(species, text);
    expect(rules).toContain('birth');
    expect(rules).not.toContain('blocked-bladder');
  });

  it.each([
    ['penzola un filo dal sedere'],
    ['gli penzola un filo dalla bocca'],
    ['dalla bocca le penzola un filo da cucire'],
    ['there’s a bit of thread hanging out of her bum'],
  ])('do not mistake a thread for a fracture: %s', (text) => {
    const { rules } = cardOf('gatto', text);
    expect(rules).toContain('foreign-body');
    expect(rules).not.toContain('fracture');
  });

  it.each<[Species, string, boolean]>([
    ['gatto', 'he keeps straining and no pee comes out, he cries', true],
    ['gatto', 'il gatto va in lettiera di continuo e non fa pipì', true],
    ['gatto', 'la gatta va in lettiera di continuo e non fa pipì', false],
    ['cane', 'my dog keeps straining and no pee comes out', false],
  ])('mention male cats to their owners only: %s %s', (species, text, isMale) => {
    const { rules, said } = cardOf(species, text);
    expect(rules).toContain('blocked-bladder');
    expect(/male cats|gatto maschio/.test(said)).toBe(isMale);
  });

  it('do not mistake going in and out of the litter tray for breathing', () => {
    const { level, rules } = cardOf(
      'gatto',
      'she keeps going in and out the litter tray and crying',
    );
    expect(level).toBe('emergency');
    expect(rules).toEqual(['blocked-bladder']);
  });
});

it.each([
  'my leopard gecko has a prolapse',
  'my gecko has got a prolapse',
  'il geco ha un prolasso',
])('a prolapse of a small animal is an emergency: %s', (text) => {
  expect(cardOf('altro', text).level).toBe('emergency');
});

describe('a card for an animal named only in the profile', () => {
  const saidOf = (breed: string, text: string) => {
    const { reasons, actions, donts } = assess({ text, species: 'altro', breed });
    return [...reasons, ...actions, ...donts].join(' ');
  };

  it('is worded for its species', () => {
    const text = 'he is gasping at the surface and lies on his side';
    expect(saidOf('Goldfish', text)).toMatch(/Test the water/);
    expect(saidOf('Ferret', text)).not.toMatch(/Test the water/);
  });

  it('is worded for the animal named in the question, if there is one', () => {
    const text = 'my hamster is gasping and lies on his side';
    expect(saidOf('Goldfish', text)).not.toMatch(/Test the water/);
  });
});

it.each([
  'she is rolling and looking at her belly and has not pooed',
  'si rotola, si guarda la pancia e non fa la cacca',
])('for a horse with colic, the vet is called out; it is not carried in a box: %s', (text) => {
  const { reasons, actions, donts } = assess({ text, species: 'altro', breed: 'horse, cavallo' });
  const said = [...reasons, ...actions, ...donts].join(' ');
  expect(said).toMatch(/colic/i);
  expect(said).toMatch(/comes to you|viene lui/);
  expect(said).not.toMatch(/twisted stomach|torsione|in the dark|al buio|hay or seeds|di fieno/);
});

it('a full crop is not a bad tooth, and pan fumes call for fresh air, not running water', () => {
  const crop = cardOf('uccello', 'her crop is big and squishy and her breath stinks');
  expect(crop.rules).toEqual(['crop']);
  const pan = cardOf('uccello', 'i burnt a non stick pan and my budgie is gasping');
  expect(pan.said).toMatch(/fresh air/);
  expect(pan.said).not.toMatch(/running water/);
});

it('a fasting snake does not get advice for a rabbit', () => {
  const { reasons, donts } = assess({
    text: 'he has not eaten for 5 weeks but looks fine',
    species: 'altro',
    breed: 'ball python',
  });
  expect(reasons.join(' ')).toMatch(/fast for weeks/);
  expect(donts.join(' ')).not.toMatch(/overnight/);
});

it('a rabbit with a tilted head that eats may keep its hay', () => {
  const { level, said } = cardOf('coniglio', 'ha la testa storta da stamattina ma mangia');
  expect(level).toBe('urgent');
  expect(said).not.toMatch(/Collasso|Non dare cibo/);
});

it.each<[Species, string]>([
  ['altro', 'My hamster burned its paw on a candle'],
  ['altro', 'il criceto si è ustionato con acqua bollente'],
  ['uccello', 'boiling water splashed on the foot of my canary, it is burnt'],
  ['coniglio', 'boiling water splashed on my rabbit, it is burnt'],
])('a small animal is cooled only where it is burnt: %s: %s', (species, text) => {
  const { said } = cardOf(species, text);
  expect(said).toMatch(/only the burn.*five minutes|solo la parte bruciata.*cinque minuti/);
  expect(said).not.toMatch(/ten minutes|dieci minuti/);
});

it('a chemical is rinsed out of an eye as long as off the skin', () => {
  expect(cardOf('cane', 'bleach splashed in his eye and he keeps it shut').said).toMatch(
    /15 to 20 minutes/,
  );
});

describe('vomiting of an animal that cannot vomit', () => {
  it.each<[Species, string]>([
    ['coniglio', 'My rabbit is vomiting'],
    ['coniglio', 'Il mio coniglio ha vomitato'],
    ['altro', 'My guinea pig vomits'],
    ['altro', 'La mia cavia vomita'],
    ['altro', 'My hamster threw up'],
    ['altro', 'My horse is vomiting'],
    ['altro', 'Il mio cavallo vomita'],
    ['coniglio', 'Il mio coniglio continua a vomitare'],
    ['altro', 'La cavia ha iniziato a vomitare'],
    ['altro', 'My horse started to vomit'],
    ['coniglio', 'My rabbit keeps vomiting'],
  ])('is an emergency, with nothing left to eat or drink: %s: %s', (species, text) => {
    const { level, rules, said } = cardOf(species, text);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['cannot-vomit'] });
    expect(said).toMatch(
      /cannot vomit.*Take food and water away|non può vomitare.*Togli cibo e acqua/,
    );
    expect(said).not.toMatch(/how often it vomits|quante volte vomita/);
  });

  it.each<[Species, string]>([
    ['coniglio', 'Can rabbits vomit?'],
    ['coniglio', 'my son threw up on the rabbit'],
    ['coniglio', 'ho vomitato tutta la notte, chi si occupa del coniglio?'],
    ['coniglio', 'My cat vomited on my rabbit'],
    ['coniglio', "The cat vomited on my rabbit's bed"],
    ['coniglio', 'Il gatto ha vomitato sulla cuccia del mio coniglio'],
    ['coniglio', 'ogni volta in auto vomita'],
    ['coniglio', 'I keep vomiting, can my rabbit catch it?'],
    ['coniglio', 'ho iniziato a vomitare, è contagioso per il coniglio?'],
    ['coniglio', 'Mio figlio continua a vomitare, il coniglio sta bene'],
    ['altro', 'My dog vomited after eating horse manure'],
    ['cane', 'my dog vomited'],
  ])('is not told here: %s: %s', (species, text) => {
    expect(cardOf(species, text).rules).not.toContain('cannot-vomit');
  });

  it('leaves water to one that is dehydrated', () => {
    const { said } = cardOf('altro', 'My foal is weak and dehydrated with diarrhoea');
    expect(said).toMatch(/Leave fresh water within reach/);
    expect(said).not.toMatch(/how often it vomits/);
  });
});

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
    ['altro', 'Donkey', 'My donkey has not eaten for two days', /little hay/, /Offer|no feed/],
    ['altro', 'Asino', 'Il mio asino non mangia da due giorni', /poco fieno/, /Offri/],
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
      /fieno e acqua solo se sta su da solo/,
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
