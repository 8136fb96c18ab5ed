import { describe, expect, it } from '@jest/globals';
import { assessToxins } from './assess-toxins.js';

const doseOf = (text: string) => assessToxins({ text, species: 'cane' })[0]?.mgPerKg;

describe('an amount in a question', () => {
  it.each([
    ['due vasetti di cacao amaro in polvere da 50 grammi. 20 kg', 142.5],
    ['mezza scatola di cacao amaro, saranno 40 grammi, cane di 8 kg', 142.5],
    ['25/50 g di cacao amaro, 10 kg', 142.5],
    ['ate two and a half 100 g bars of milk chocolate, 10 kg', 57.5],
    ['3 x 100 g bars of dark chocolate, 10 kg dog', 159],
    ['un etto e mezzo di cioccolato fondente, cane di 10 kg', 79.5],
    ['quarter pound of baker’s chocolate, 10kg', 175.8],
    ['ha mangiato 150g di cioccolato al 72% di cacao, pesa 12 chili', 139.5],
    ['12 lb dachshund ate 4 oz dark chocolate', 110],
    ['un uovo di Pasqua al latte da 350 g, cane di 12 kg', 67.1],
    ['half a dozen squares of dark chocolate 10 g each, 3 kg', 106],
    ['4½ squares (45 g) of dark chocolate, 10 kg', 23.9],
    ['15 macadamias (40 g), 10 kg', 4000],
    ['He weighs 30 kg, ate 20 g of milk chocolate', 1.5],
    ['He weighs 30 kg and ate 20 g of milk chocolate', 1.5],
    ['Pesa 30 kg, ha mangiato 20 g di cioccolato al latte', 1.5],
    ['pesa 30 e ha mangiato 20 g di cioccolato al latte', 1.5],
    ['My 6 lb 8 oz dog ate 20 g of dark chocolate', 36],
    ['he weighs 6 lb 8 oz and ate 20 g of dark chocolate', 36],
    ['ate 20 g of dark chocolate, 6 lb and 8 oz', 36],
    ['pesa 2 kg e 300 g, ha mangiato 20 g di cioccolato fondente', 46.1],
    ['he weighs 4 kg and 20 g of dark chocolate are gone', 26.5],
    ['he weighs 6 lb and 8 oz of dark chocolate are gone', 442],
    ['ate 1 lb 8 oz of milk chocolate, 40 kg', 39.1],
    ['ate 1 lb and 8 oz of milk chocolate, weighs 40 kg', 39.1],
    ['settanta grammi di cipolla, pesa 12 kg', 5833],
  ])('of food is read: %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, mgPerKg > 1000 ? -1 : 0);
  });

  it.each([
    ['due brufen da 600, pesa 20 kg', 60],
    ['aspirina 500 mg, due, cane di 10 kg', 100],
    ['ibuprofen 400, two of them, 10 kg dog ate', 80],
    ['aspirina da 500 mg, ne mancano due, cane 10 kg', 100],
    ['two gone of the 500 mg aspirin, 10 kg dog', 100],
    ['ibuprofen 400 mg - 2 missing, 10 kg', 80],
    ['aspirin 500 mg, both gone, 10 kg', 100],
    ['he swallowed three of my 400 mg ibuprofens, 10 kg', 120],
    ['ibuprofen 400 mg swallowed 2 hours ago, 10 kg', 40],
    ['2-3 compresse di brufen 400 mangiate, 10 kg', 120],
    ['panadol 500mg x 3, 12 kg', 125],
    ['nurofen 200 mg, half a tablet, 5 kg', 20],
    ['Calpol 120mg/5ml, he drank 60 ml, 10 kg', 144],
    ['30 vitamin D3 capsules of 10,000 IU each, 4 kg dog', 1.875],
    ['ha bevuto il flacone di Dibase da 10 ml (10.000 UI/ml), pesa 10 kg', 0.25],
  ])('of a medicine is read: %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 2);
  });

  it.each([
    ['4 gummies of 10 mg THC, 8 kg', 5],
    ['12 pieces of gum with 0.5 g xylitol each, 20 kg', 300],
    ['ate three cigarettes with 12 mg nicotine each, 10kg', 3.6],
    ['ate 3 pieces of gum with 1g of xylitol each, 10 kg', 300],
    ['ate 3 pieces of gum containing 1 g xylitol per piece, 10 kg', 300],
    ['ate 3 pieces of gum, each with 1 g of xylitol, 10 kg', 300],
    ['ha mangiato 3 gomme da masticare da 1 g di xilitolo l’una, pesa 10 kg', 300],
    ['ha mangiato 3 pezzi di gomma da masticare con 1 g di xilitolo a pezzo, pesa 10 kg', 300],
    ['ate 2 capsules with 500 mg of paracetamol, 10 kg', 100],
  ])('given per piece counts for all pieces: %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 1);
  });

  it.each([
    ['ate a piece of gum with 1g of xylitol in it, 10 kg', 100],
    ['ate 2 pieces of gum, 1 g of xylitol in total, 10 kg', 100],
    ['ha mangiato una cicca con 1 g di xilitolo, pesa 10 kg', 100],
    ['ate a bar of dark chocolate with 1 g of theobromine in it, 10 kg', 100],
    ['ate 20 g of gum, 10 kg', 400],
    ['ate 2 pieces of gum of 1 g, 10 kg', 40],
  ])("given as pure substance is not taken as the product's weight: %s", (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 1);
  });

  it.each([
    ['my 10 kg dog ate 1,500 mg of ibuprofen', 150],
    ['il mio cane di 10 kg ha mangiato 2.400 mg di ibuprofene', 240],
    ['my 10 kg dog ate 1 000 mg of ibuprofen', 100],
    ['My 10 kg dog ate 1 500 mg tablet of ibuprofen', 50],
    ['He ate 2 100 g bars of dark chocolate, 10 kg', 106],
    ['my 10 kg dog ate 0.125 mg of ibuprofen', 0.0125],
    ['my 10 kg dog ate 12,500 IU of vitamin D', 0.031],
    ['my 10 kg dog ate 1,500,000 IU of vitamin D', 3.75],
    ['ha bevuto il flacone di Dibase da 10 ml (12.500 UI/ml), pesa 10 kg', 0.3125],
    ['cane di 10 kg, ha mangiato 7.500 microgrammi di vitamina D', 0.75],
    ['10.500 kg dog ate 87 g of milk chocolate', 19.06],
  ])('with a thousands separator is read completely: %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 2);
  });

  it('in grams is read as the larger of two possible numbers', () => {
    expect(doseOf('My 10 kg dog ate 1.500 g of dark chocolate')).toBeCloseTo(795, 0);
  });

  it.each([
    ['Ha ingoiato 5/6 compresse di ibuprofene 400, pesa 10 kg', 240],
    ['10 kg dog ate 2/3 ibuprofen tablets of 400 mg', 120],
    ['Il cane di 10 kg ha mangiato 3/4 acini d’uva', 2000],
    ['10 kg dog ate 3/4 grapes', 2000],
    ['10 kg dog ate 3/4 of a tablet of ibuprofen 400 mg', 30],
    ['il cane di 10 kg ha mangiato 3/4 di una compressa di ibuprofene da 400 mg', 30],
    ['il cane di 10 kg ha mangiato 1/2 compressa di ibuprofene da 400 mg', 20],
    ['10 kg dog ate 2/3 cups of raisins', 9600],
  ])('given as a range of pieces counts as its upper end: %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 0);
  });

  it.each([
    ['Six hundred milligrams of ibuprofen, 10 kg dog ate', 60],
    ['my 10 kg dog ate one thousand two hundred milligrams of ibuprofen', 120],
    ['my 10 kg dog ate two hundred and fifty milligrams of ibuprofen', 25],
    ['my dog of twenty five kilos ate 2 thousand mg of ibuprofen', 80],
    ['il cane di 10 kg ha ingoiato seicento milligrammi di ibuprofene', 60],
    ['il cane di 10 kg ha ingoiato mille milligrammi di ibuprofene', 100],
    ['il cane di 10 kg ha mangiato duecentocinquanta milligrammi di ibuprofene', 25],
  ])('spelled in hundreds or thousands is read: %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 1);
  });

  it.each([
    'ate some grapes, 10 kg',
    'ate a few grapes, 10 kg',
    'ha mangiato qualche acino d’uva, pesa 10 kg',
    'ate a few squares of dark chocolate, 5 kg',
    'ate quite a few of the dark chocolate squares, 5 kg',
    'ha mangiato alcuni quadretti di cioccolato fondente, pesa 5 kg',
    'ha mangiato parecchi quadretti di cioccolato fondente da 5 g, pesa 5 kg',
    'ate a few ibuprofen 200mg tablets, 30 kg',
    'ate several 200 mg ibuprofen tablets, 30 kg',
    'ate a couple more ibuprofen 200 mg tablets, 30 kg',
    'ate a handful of ibuprofen 200 mg tablets, 30 kg',
    'ate a bunch of 200 mg ibuprofen tablets, 30 kg',
    'ate a few hundred mg of ibuprofen, 30 kg',
    'ha ingoiato un po’ di compresse di ibuprofene da 200 mg, pesa 30 kg',
    'ha ingoiato una manciata di compresse di ibuprofene da 200 mg, pesa 30 kg',
    'ha ingoiato un mucchio di compresse di ibuprofene da 200 mg, pesa 30 kg',
    'ate a few pieces of gum with 0.5 g of xylitol each, 30 kg',
    'ate 5 g of milk chocolate and a few squares of dark chocolate, 20 kg',
  ])('is unknown when only some, a few or several are mentioned: %s', (text) => {
    const [finding] = assessToxins({ text, species: 'cane' });
    expect(finding).toMatchObject({ mgPerKg: null, triage: 'emergency' });
    expect(finding?.assumed).toContain('amount');
  });

  it.each([
    ['ate a few squares of dark chocolate, 30 g in all, 10 kg', 15.9],
    ['ate some dark chocolate, 30 g, 10 kg', 15.9],
    ['ate some of the 30 g bar of dark chocolate, 10 kg', 15.9],
    ['ate some ibuprofen tablets of 200 mg, 3 are missing, 10 kg', 60],
    ['ha mangiato un paio di quadretti di cioccolato fondente da 15 g, pesa 10 kg', 15.9],
    ['ha ingoiato un paio di compresse di ibuprofene da 200 mg, pesa 10 kg', 40],
    ['a few hours ago he ate 3 squares (30 g) of dark chocolate, 10 kg', 15.9],
  ])('is known when a figure stands next to "a few" or "some": %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 1);
  });

  it.each([
    ['ate 50 g of milk chocolate this morning and another 50 g tonight, 10 kg', 23],
    ['ate 50 g of milk chocolate, then 50 g more, 10 kg', 23],
    ['ate 3 tablets of paracetamol 500 mg at lunch and 3 at dinner, 30 kg', 100],
    ['ate a 200 mg ibuprofen tablet and then another one, 10 kg', 40],
    ['ate a 200 mg ibuprofen tablet and another tablet of 400 mg, 10 kg', 60],
    ['ate one grape yesterday and two grapes today, 10 kg', 1500],
    ['ate 5 grapes this morning and 5 more tonight, 10 kg', 5000],
    ['ha mangiato 50 g di cioccolato al latte stamattina e altri 50 g stasera, pesa 10 kg', 23],
    ['ieri ha mangiato 50 g di cioccolato al latte e oggi 50 g, pesa 10 kg', 23],
    ['ha ingoiato 3 compresse di paracetamolo da 500 mg a pranzo e 3 a cena, pesa 30 kg', 100],
    ['una compressa di ibuprofene da 200 mg e poi un’altra da 200 mg, cane di 10 kg', 40],
    ['ha mangiato 50 g di cioccolato al latte e poi ancora 50 g, pesa 10 kg', 23],
  ])('of the same thing eaten again is added up: %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 1);
  });

  it.each([
    ['ate 50 g of milk chocolate this morning. Yes, 50 g of milk chocolate, 10 kg', 11.5],
    ['ate milk chocolate this morning, I think it was 50 g, tonight he is fine, 10 kg', 11.5],
    ['ate 50 g of milk chocolate this morning, 50 g today in all, 10 kg', 11.5],
    ['ate 50 g of milk chocolate and another 50 g are left, 10 kg', 11.5],
    ['ieri ha mangiato 50 g di cioccolato al latte, erano 50 g, oggi sta bene, pesa 10 kg', 11.5],
  ])('mentioned twice counts once: %s', (text, mgPerKg) => {
    expect(doseOf(text)).toBeCloseTo(mgPerKg, 1);
  });
});
