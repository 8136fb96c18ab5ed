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
  expect(actions.join(' ')).toMatch(/usual warmth slowly|piano alla sua temperatura/);
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
