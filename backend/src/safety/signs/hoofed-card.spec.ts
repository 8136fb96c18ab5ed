import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (text: string, breed?: string) => {
  const { level, reasons, actions, donts, rules } = assess({
    text,
    species: 'altro',
    breed: breed ?? null,
  });
  return { level, rules, said: [...reasons, ...actions, ...donts].join(' ') };
};

it.each([
  'my horse collapsed in the heat, sweating and panting',
  'il cavallo è collassato dal caldo',
])('a horse in the heat is cooled with water over its whole body: %s', (text) => {
  expect(cardOf(text).said).toMatch(/whole body|tutto il corpo/);
  expect(cardOf(text).said).not.toMatch(/ears and feet|orecchie e zampe|flat on a board|tavola/);
});

it.each([
  'My goat was attacked by a dog',
  'Un cane ha morso la mia capra',
  'La mia pecora è stata morsa da un cane e sanguina',
  'My horse was bitten by a dog on the leg',
])('a bitten goat, sheep or horse is not carried on a board to a clinic: %s', (text) => {
  const { level, said } = cardOf(text);
  expect(level).toBe('emergency');
  expect(said).toMatch(/comes to you|viene lui/);
  expect(said).not.toMatch(/on a board|su una tavola/);
});

describe('a card for a goat or a sheep', () => {
  it.each([
    'My goat has heatstroke',
    'La mia capra ha un colpo di calore e barcolla',
    'My sheep has heatstroke, she is panting and down',
    'la mia pecora ha un colpo di calore e non si alza',
  ])('cools it with water over its whole body: %s', (text) => {
    const { said } = cardOf(text);
    expect(said).toMatch(/water over the whole body|acqua fresca su tutto il corpo/);
    expect(said).not.toMatch(/ears|orecchie|soak it|Non bagnarlo/);
  });

  it.each([
    'My goat has a swollen tight belly on the left and is breathing hard',
    'La mia capra è gonfia sul fianco sinistro e digrigna i denti',
    'My goat does not eat and has not passed any droppings since yesterday',
    'la capra ha la pancia gonfia e dura e respira male',
    'My goat is bloated and gasping',
    'My goat is bloated and cannot breathe',
    'My goat is bloated and weak',
    'my sheep is blown up like a balloon and panting',
    'La mia capra è gonfia e non respira',
    "My cow is bloated and can't breathe",
    'La mia mucca è gonfia sul lato sinistro',
  ])('calls bloat by its name, keeps it off its side and calls a farm vet: %s', (text) => {
    const { level, said } = cardOf(text);
    expect(level).toBe('emergency');
    expect(said).toMatch(/bloat|meteorismo/);
    expect(said).toMatch(/on its chest|sul petto/);
    expect(said).toMatch(/Pour nothing into its mouth|Non versargli niente in bocca/);
    expect(said).toMatch(/farm animals|animali da fattoria/);
    expect(said).not.toMatch(/twisted|torsione|hay or seeds|in the dark|al buio|24-hour|24 ore/);
    expect(said).not.toMatch(/on its back|a pancia in su|heart failure|cuore/);
  });

  it.each([
    'can goats get bloated from clover?',
    'what do I keep at home against bloat in my goats',
    'my goat had bloat last year',
    'cosa tengo in casa contro il meteorismo delle capre?',
    'la mia capra è gonfia sul muso',
  ])('does not speak of bloat where there is none: %s', (text) => {
    expect(cardOf(text).rules).not.toEqual(expect.arrayContaining(['bloat']));
  });

  it.each([
    'My goat collapsed and does not react',
    'la mia capra è collassata e non reagisce',
    'my goat was hit by a car',
  ])('never lays it flat: %s', (text) => {
    const { said } = cardOf(text);
    expect(said).toMatch(/on its chest|sul petto/);
    expect(said).not.toMatch(/carried flat|board|tavola/);
  });

  it.each([
    'My ewe is stuck on her back',
    'My sheep is upside down on her back and bloated',
    "I found my ewe lying on her back, she can't get up",
    'La mia pecora è bloccata sulla schiena',
    'ho trovato la pecora a pancia in su nel prato',
  ])('has one that lies on its back turned over first: %s', (text) => {
    const { level, rules } = cardOf(text);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['cast'] });
    expect(assess({ text, species: 'altro' }).actions[0]).toMatch(/Turn it over now|Girala subito/);
  });

  it.each([
    'a magpie sits on my sheep’s back',
    'my kid keeps jumping on her mother’s back',
    'my goat turned her bucket upside down',
    'my sheep has a cast on her leg',
    'How do I stop my pregnant ewe getting stuck on her back?',
  ])('turns nothing over without that: %s', (text) => {
    expect(cardOf(text).rules).not.toContain('cast');
  });

  it.each(['My pregnant goat is weak and does not eat', 'La pecora incinta non mangia, è debole'])(
    'does not treat one in late pregnancy as a puppy with low sugar: %s',
    (text) => {
      const { said } = cardOf(text);
      expect(said).toMatch(/late in pregnancy|fine gravidanza/);
      expect(said).not.toMatch(/honey|miele|insulin|ferret|furetto|keep mother|al caldo madre/);
    },
  );
});

describe('a card for a horse', () => {
  it.each(['A viper bit my horse', 'una vipera ha morso il mio cavallo', 'A viper bit my goat'])(
    'does not carry it after a snake bite: %s',
    (text) => {
      const { level, said } = cardOf(text);
      expect(level).toBe('emergency');
      expect(said).toMatch(/halter|capezza/);
      expect(said).not.toMatch(/Carry it|in braccio/);
    },
  );

  it.each([
    'My horse stands leaning back and does not want to move, hot hooves',
    'Il mio cavallo ha la laminite e non si muove',
    'il mio cavallo ha gli zoccoli caldi e non vuole camminare',
    'My horse has blood in its urine and is stiff after work',
  ])('with sore hooves or muscles leaves it on soft ground, without talk of colic: %s', (text) => {
    const { level, rules, said } = cardOf(text);
    expect(level).toBe('emergency');
    expect(rules).toEqual(['hoof']);
    expect(said).toMatch(/soft ground|sul morbido/);
    expect(said).not.toMatch(/colic|heart|cuore|rug on|coperta|no drink|Non dare cibo/i);
  });

  it('with colic and hot hooves gets no hay', () => {
    const { rules, said } = cardOf('My horse has colic and hot hooves, she rolls');
    expect(rules).toEqual(expect.arrayContaining(['colic', 'hoof']));
    expect(said).not.toMatch(/soaked hay/);
  });

  it.each([
    'My mare has been straining for 20 minutes and no foal',
    'La mia cavalla spinge da 20 minuti e il puledro non esce',
    'my mare is in labour and has been pushing for half an hour',
  ])('that cannot foal asks for no urine sample: %s', (text) => {
    const { level, said } = cardOf(text);
    expect(level).toBe('emergency');
    expect(said).toMatch(/20 minutes without a foal|20 minuti senza puledro/);
    expect(said).not.toMatch(/urine|urina|keep mother|al caldo madre/);
  });

  it.each([
    'My horse is vomiting',
    'Il mio cavallo vomita',
    'My horse has food coming out of its nose',
    'al mio cavallo esce cibo dal naso',
  ])('with food from its nose takes feed and water away: %s', (text) => {
    const { level, said } = cardOf(text);
    expect(level).toBe('emergency');
    expect(said).toMatch(/food and water away|Togli cibo e acqua/);
    expect(said).not.toMatch(/fresh water|acqua fresca|how often it vomits|colic/i);
  });
});

it.each([
  ['my pig has heatstroke and is panting', 'pig, maiale'],
  ['il mio maialino ha un colpo di calore e ansima', undefined],
])('an overheated pig is sprinkled with water: %s', (text, breed) => {
  const { level, said } = cardOf(text, breed);
  expect(level).toBe('emergency');
  expect(said).toMatch(/sprinkled on legs|spruzzata su zampe/);
  expect(said).not.toMatch(/ears|orecchie|soak|Non bagnarlo/);
});

it.each(['guinea pig', undefined])('"my pig" may be a guinea pig, with the breed %s', (breed) => {
  const { said } = cardOf('my pig has heatstroke and is panting', breed);
  expect(said).toMatch(/ears/);
  expect(said).not.toMatch(/sprinkled/);
});

it.each([
  'My pig collapsed and does not react',
  'My pig was attacked by a dog',
  'Il mio maiale è collassato e non reagisce',
])('a pig is left where it is, not carried: %s', (text) => {
  const { said } = cardOf(text, 'pig');
  expect(said).toMatch(/Move it only if|Spostalo solo se/);
  expect(said).not.toMatch(/on a board|una tavola|until you are there/);
});

describe('a card for a horse or donkey', () => {
  it.each([
    ['horse', "food is coming out of my horse's nose"],
    ['horse', "food and saliva are coming from my horse's nose"],
    ['pony', 'My pony coughs and green stuff comes from both nostrils'],
    ['cavallo', 'Al mio cavallo esce roba verde da tutte e due le narici'],
    ['cavallo', 'dal naso del mio cavallo esce cibo'],
  ])('takes the food away when it comes from the nose: %s: %s', (breed, text) => {
    const { level, rules, actions } = assess({ text, species: 'altro', breed });
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['choke'] });
    expect(actions.join(' ')).toMatch(/Take food and water away|Togli cibo e acqua/);
  });

  it.each([
    'My mare kept the placenta for six hours',
    'My mare foaled and has not passed the afterbirth for five hours',
    'La mia cavalla trattiene la placenta da sei ore',
  ])('has the vet called for an afterbirth that stays in: %s', (text) => {
    const { level, rules } = assess({ text, species: 'altro', breed: 'horse, cavallo' });
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['kept-afterbirth'] });
  });

  it.each([
    'How long can a mare keep the placenta?',
    'We kept the placenta of my mare in a bucket for the vet',
  ])('is not raised by the afterbirth alone: %s', (text) => {
    expect(assess({ text, species: 'altro', breed: 'horse' }).level).toBe('routine');
  });
});

describe('a castrated goat or a ram that strains to pass urine', () => {
  it.each([
    ['goat', 'My castrated goat strains to pass urine, what do I do?'],
    ['goat', 'My wether is straining to pee'],
    ['capra', 'Il mio caprone castrato si sforza a urinare'],
    ['pecora', 'Il mio montone si sforza per fare pipì'],
  ])('has a blocked bladder and does not wait for a urine sample: %s: %s', (breed, text) => {
    const { level, rules } = cardOf(text, breed);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['blocked-bladder'] });
  });

  it.each([
    'Why do castrated goats get bladder stones?',
    'My castrated goat pees normally',
    'My wether strained to pee last year and was operated',
    'My billy goat pees on his beard',
  ])('is not meant by healthy ones, the past or a question: %s', (text) => {
    expect(cardOf(text, 'goat').level).toBe('routine');
  });
});
