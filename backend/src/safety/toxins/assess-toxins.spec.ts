import type { DoseLevel } from '../../contract/chat.js';
import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assessToxins } from './assess-toxins.js';
import { levelOf } from './dose.js';
import { SUBSTANCES } from './substances.js';

const worst = (text: string, species: Species = 'cane', weightKg?: number) =>
  assessToxins({ text, species, weightKg: weightKg ?? null })[0];

type Case = [text: string, level: DoseLevel, mgPerKg: number | null, species?: Species];

const DOSES: Case[] = [
  ['My 12 kg dog ate 50 g of dark chocolate', 'mild', 22.08],
  ['Il mio cane di 10 kg ha mangiato 87 g di cioccolato al latte', 'mild', 20.01],
  ['Il mio cane di 10 kg ha mangiato 86 g di cioccolato al latte', 'none', 19.78],
  ['my 10 kg dog ate 75 g of dark chocolate', 'mild', 39.75],
  ['my 10 kg dog ate 76 g of dark chocolate', 'severe', 40.28],
  ['my 10 kg dog ate 64 g of baker’s chocolate', 'severe', 99.2],
  ['my 10 kg dog ate 65 g of baker’s chocolate', 'lethal-risk', 100.75],
  ['Half a 100 g bar of 70% dark chocolate, my dog is 5 kg', 'lethal-risk', 108.5],
  ['Ha mangiato due tavolette e mezza da 100 g di cioccolato al latte, pesa 20 kg', 'mild', 28.75],
  ['my labrador, 30kg, ate a tablespoon of cocoa powder', 'none', 6.41],
  ['My dog (26 lb) swallowed two 200mg ibuprofen tablets', 'mild', 33.92],
  ['ha ingoiato 3 compresse di ibuprofene da 400 mg, pesa 10 chili', 'severe', 120],
  ['He is 10 kg and ate 4-5 grapes', 'severe', 2500],
  ['he ate one grape, he is 12 kg', 'mild', 416.67],
  ['My 20 kg dog ate 2 pieces of sugar-free gum', 'none', 30],
  ['Il cane di 20 kg ha mangiato 4 gomme da masticare senza zucchero', 'mild', 60],
  ['Dog 9kg ate 1 clove of garlic', 'none', 666.67],
  ['il gatto di 4 kg ha mangiato un cucchiaino di cipolla', 'mild', 1250, 'gatto'],
  ['mezza tachipirina 1000 data al gatto di 4 kg', 'lethal-risk', 125, 'gatto'],
  ['my 4 kg cat swallowed a 30 mg paracetamol', 'mild', 7.5, 'gatto'],
  ['30kg dog ate one 220 mg naproxen tablet', 'severe', 7.33],
  ['my 5 kg dog drank 20 ml antifreeze', 'severe', 4218],
  ['my 5 kg dog drank 25 ml antifreeze', 'lethal-risk', 5272.5],
  ['He ate 20 g of 0.005% rat bait, 10 kg', 'severe', 0.1],
  ['Ha bevuto 10 ml di liquido per sigaretta elettronica 18 mg/ml, 10 kg', 'lethal-risk', 18],
  ['my 10 kg dog drank 100 ml of beer', 'mild', 394.5],
  ['15 kg dog ate 10 macadamia nuts', 'mild', 1666.67],
  ['My dog of 10 kg ate 20 vitamin D tablets of 5000 IU', 'mild', 0.25],
  ['My budgie of 35 g ate 3.5 g of avocado', 'lethal-risk', 100_000, 'uccello'],
  ['Il mio pappagallo di 400 g ha mangiato 2 g di avocado', 'severe', 5000, 'uccello'],
  ['The cat licked lily pollen', 'lethal-risk', null, 'gatto'],
];
const NO_EXPOSURE: [string, Species][] = [
  ['Can dogs eat chocolate?', 'cane'],
  ['I cani possono mangiare l’uva?', 'cane'],
  ['He did not eat the grapes', 'cane'],
  ['Non ha mangiato l’uvetta', 'cane'],
  ['L’anno scorso ha mangiato uva', 'cane'],
  ['Two years ago he ate rat poison, can he be neutered?', 'cane'],
  ['What would happen if my dog ate grapes?', 'cane'],
  ['I ate chocolate, can my dog lick my hand?', 'cane'],
  ['Ho mangiato una tavoletta di cioccolato, il cane mi guardava', 'cane'],
  ['He almost ate a raisin but I took it away', 'cane'],
  ['How many carrots can my chocolate lab eat?', 'cane'],
  ['Ha il naso che cola, ma mangia', 'gatto'],
  ["Da ieri gli cola un po' di muco dal naso, ma mangia e beve", 'cane'],
  ['Posso dare la tachipirina al gatto?', 'gatto'],
  ['My rabbit ate a grape', 'coniglio'],
  ['Il gatto ha mangiato un chewing gum', 'gatto'],
  ['Il gatto ha mangiato un chewing', 'gatto'],
];

describe('assessToxins', () => {
  it.each(DOSES)('reads the dose of: %s', (...[text, level, mgPerKg, species]) => {
    const finding = worst(text, species);
    expect(finding?.level).toBe(level);
    if (mgPerKg === null) expect(finding?.mgPerKg).toBeNull();
    else expect(finding?.mgPerKg).toBeCloseTo(mgPerKg, 1);
  });

  it.each(NO_EXPOSURE)('sees no exposure in: %s', (...[text, species]) => {
    expect(worst(text, species)).toBeUndefined();
  });

  const FINITE = SUBSTANCES.flatMap(({ id, rows }) =>
    rows.flatMap((row) =>
      (
        [
          ['mild', row.mild],
          ['severe', row.severe],
          ['lethal-risk', row.lethal],
        ] as const
      )
        .filter(([, bound]) => bound > 0 && Number.isFinite(bound))
        .map(([level, bound]) => [id, level, bound, row] as const),
    ),
  );
  it.each(FINITE)('for %s reaches %s at %d mg/kg and not below', (_id, level, bound, row) => {
    expect(levelOf(bound, row)).toBe(level);
    expect(levelOf(bound * 0.999, row)).not.toBe(level);
  });

  it.each([
    ['My dog ate choclate', 'chocolate'],
    ['il cane ha mangiato ciocolato', 'chocolate'],
    ['he swallowed ibuprofin', 'ibuprofen'],
    ['ha ingoiato la tachiprina', 'paracetamol'],
    ['ha mangiato il topiccida', 'rodenticide'],
    ['ha mangiato la cippolla', 'onion'],
  ])('understands the misspelling in: %s', (text, substance) => {
    expect(worst(text)?.substance).toBe(substance);
  });

  it('is not misled by similar words', () => {
    expect(worst('L’ho coccolato e ha mangiato la pappa')).toBeUndefined();
    expect(worst('My chocolate labrador ate his dinner')).toBeUndefined();
    expect(worst('My puppy keeps chewing the table legs')).toBeUndefined();
  });

  it("prefers the weight in the question to the profile's", () => {
    expect(worst('my 5 kg dog ate 50 g of dark chocolate', 'cane', 40)?.mgPerKg).toBeCloseTo(53);
    expect(worst('he ate 50 g of dark chocolate', 'cane', 5)?.mgPerKg).toBeCloseTo(53);
  });

  it.each([
    'My dog knocked over the vase and the cat has been chewing the lilies',
    'My dog and the cat have both chewed the lilies',
    'Il mio cane e il gatto hanno mangiato i gigli',
  ])(`assesses the profile's animal even if another is called "my": %s`, (text) => {
    expect(worst(text, 'gatto')?.level).toBe('lethal-risk');
  });

  it.each([
    ['My 70 kg husband dropped his ibuprofen and the dog ate one 400 mg tablet', 'cane', 5, 80],
    ['My husband weighs 70 kg, the dog ate one of his 400 mg ibuprofen', 'cane', 5, 80],
    ['Mio marito pesa 70 kg, il cane ha mangiato un suo ibuprofene da 400 mg', 'cane', 5, 80],
    [
      'A una donna di 70 kg è caduto un ibuprofene da 400 mg, il cane lo ha mangiato',
      'cane',
      5,
      80,
    ],
    ['Our 40 kg dog is fine, the cat swallowed a 200 mg ibuprofen', 'gatto', 4, 50],
    [
      'Il nostro cane di 40 kg sta bene, il gatto ha ingoiato un ibuprofene da 200 mg',
      'gatto',
      4,
      50,
    ],
    ['She ate a 200 mg ibuprofen that fell from a 15 kg sack', 'cane', 5, 40],
    ['Ha mangiato un ibuprofene da 200 mg caduto da un sacco da 15 kg', 'cane', 5, 40],
    ['He ate a 200 mg ibuprofen. The other dog weighs 40 kg and ate none', 'cane', 5, 40],
    [
      'Ha mangiato un ibuprofene da 200 mg. L’altro cane pesa 40 kg e non ne ha presi',
      'cane',
      5,
      40,
    ],
    ['He weighs 10 kg and ate a 200 mg ibuprofen, my other dog is 40 kg', 'cane', 5, 20],
    ['She is 8 kg and ate a 200 mg ibuprofen', 'cane', 30, 25],
    ['ate a 200 mg ibuprofen, 8 kg', 'cane', 30, 25],
    ['An 8 kg beagle ate a 200 mg ibuprofen', 'cane', 30, 25],
    ['Luna (8 kg) ate a 200 mg ibuprofen', 'cane', 30, 25],
    ['Luna is now 8 kg and ate a 200 mg ibuprofen', 'cane', 30, 25],
    ['My husband’s 8 kg dog ate a 200 mg ibuprofen', 'cane', 30, 25],
    ['Ha mangiato un ibuprofene da 200 mg, peso 8 kg', 'cane', 30, 25],
    ['Ha mangiato un ibuprofene da 200 mg, ha superato gli 8 kg', 'cane', 5, 40],
  ] as const)(
    "does not mistake another weight for the animal's: %s",
    (text, species, kg, mgPerKg) => {
      expect(worst(text, species, kg)?.mgPerKg).toBeCloseTo(mgPerKg, 1);
    },
  );

  it.each([
    ['My 70 kg husband dropped his ibuprofen and the dog ate one 400 mg tablet', 'cane'],
    ['The other dog weighs 40 kg and ate none, this one ate a 200 mg ibuprofen', 'cane'],
    ['Our 40 kg dog is fine, the cat swallowed a 200 mg ibuprofen', 'gatto'],
    ['Il nostro cane di 40 kg sta bene, il gatto ha ingoiato un ibuprofene da 200 mg', 'gatto'],
  ] as const)("leaves the weight unknown when only another's is given: %s", (text, species) => {
    expect(worst(text, species)).toMatchObject({ mgPerKg: null, assumed: ['weight'] });
  });

  it('assumes the worst for an unknown amount or weight, and says so', () => {
    const amount = worst('my dog ate chocolate', 'cane', 30);
    expect(amount).toMatchObject({ level: 'severe', assumed: ['amount'], triage: 'emergency' });
    expect(amount?.reasons.map(({ en }) => en).join(' ')).toMatch(/amount is not known/);
    const weight = worst('ha mangiato 40 g di cioccolato fondente');
    expect(weight).toMatchObject({ level: 'severe', assumed: ['weight'] });
    expect(weight?.reasons.map(({ it: text }) => text).join(' ')).toMatch(/peso non è noto/);
  });

  it('finds several substances in one question', () => {
    const found = assessToxins({
      text: 'He is 10 kg and ate 3 squares of dark chocolate and 40 g of raisins',
      species: 'cane',
    });
    expect(found.map(({ substance }) => substance)).toEqual(['raisin', 'chocolate-dark']);
  });

  it('raises a mild dose to an emergency for a puppy or with a tremor', () => {
    expect(worst('My dog ate 90 g of milk chocolate, he is 10 kg')?.triage).toBe('urgent');
    expect(worst('My 10 kg dog ate 90 g of milk chocolate and is trembling')?.triage).toBe(
      'emergency',
    );
    expect(worst('My 10 kg puppy ate 90 g of milk chocolate')?.triage).toBe('emergency');
  });

  it('never advises vomiting, milk or salt, and names a source for every row', () => {
    for (const { actions, rows, sources } of SUBSTANCES) {
      for (const action of actions) {
        expect(`${action.en} ${action.it}`).not.toMatch(/vomit|milk|latte|peroxide/i);
      }
      expect(sources.length).toBeGreaterThan(0);
      for (const { source } of rows) expect(source.publisher).not.toBe('');
    }
  });

  it('takes less than 1 ms per question', () => {
    const text =
      'My dog ate half a bar of dark chocolate, about 50 g, an hour ago; he weighs 12 kg';
    for (let round = 0; round < 50; round += 1) assessToxins({ text, species: 'cane' });
    const times = Array.from({ length: 100 }, () => {
      const start = performance.now();
      assessToxins({ text, species: 'cane' });
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(1);
  });
});
