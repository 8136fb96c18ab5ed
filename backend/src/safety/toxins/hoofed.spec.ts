import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';
import { assessToxins } from './assess-toxins.js';

describe('a horse, donkey, goat or sheep that ate a plant or feed that can kill it', () => {
  it.each([
    'My horse ate sycamore seeds',
    'My horses have been eating helicopter seeds from the sycamore tree',
    'My donkey ate sycamore seedlings',
    'My horse ate maple leaves',
    'Our pony has eaten acorns',
    'My goat ate acorns',
    'My horse ate oak leaves',
    'My horse ate privet hedge',
    'My horse ate bracken',
    'My goat ate a lot of grain',
    'My goat ate a whole bucket of grain',
    'My goat ate an entire bucket of feed',
    'my goat ate the whole bucket of feed',
    'I gave my horse a whole bucket of barley by mistake',
    'my pony got into the shed and ate a wheelbarrow of oats',
    'my goat broke into the chicken feed',
    'my 500 kg horse ate 15 kg of barley',
    'my goat ate 3kg chicken feed',
    'Il mio cavallo ha mangiato semi di acero',
    'Il mio cavallo ha mangiato ghiande',
    'La pecora ha mangiato rami di ligustro',
    'La mia capra ha mangiato un secchio di mangime',
    'La mia capra ha mangiato un intero secchio di mangime',
    'La capra ha mangiato tutto un secchio di mais',
    'la mia capra ha mangiato un secchio intero di mais',
    'la pecora ha mangiato tutto il secchio di mangime',
    "il cavallo ha mangiato un'intera carriola di orzo",
    'La capra è entrata nel sacco del mais',
    'le capre sono entrate nel mangime delle galline',
    'le capre sono entrate nel deposito del mangime',
    'le capre hanno mangiato il mangime delle galline',
    'my goats ate all the chicken feed',
    'la pecora ha mangiato tutto il pane secco',
    'my goat ate a whole loaf of bread',
    'my sheep gorged on barley',
    'my goat stuffed herself with grain',
    'my lamb ate a lot of grain',
    "l'agnello ha mangiato molto mangime",
    "l'asinello ha mangiato ghiande",
    'my alpaca ate privet',
  ])('is an emergency that says so: %s', (text) => {
    const { level, reasons, donts, isCertain } = assess({ text, species: 'altro' });
    expect({ level, isCertain }).toEqual({ level: 'emergency', isCertain: true });
    const said = [...reasons, ...donts].join(' ');
    expect(said).not.toMatch(/rarely serious|di rado|vomit/i);
  });

  it.each<[string, Species]>([
    ['my dog is fine but my horse ate acorns', 'cane'],
    ['my dogs are ok, the goats got into the feed bin', 'cane'],
    ["this isn't about the dog it's our pet goat he ate acorns", 'cane'],
    ['my horse and my dog were out. the horse ate acorns', 'altro'],
    ['my horse ate maple tree bark', 'altro'],
    ['my horse ate a maple tree branch', 'altro'],
  ])('is the one meant in: %s', (text, species) => {
    expect(assessToxins({ text, species })[0]?.triage).toBe('emergency');
  });

  it('has not eaten acorns where only the tree stands', () => {
    const text = 'my horse eats hay from a field with an acorn tree';
    expect(assess({ text, species: 'altro' }).rules).not.toContain('oak');
  });

  it('is recognised by the breed of the profile', () => {
    for (const breed of ['Capra tibetana', 'Haflinger']) {
      const text = 'Ha mangiato un sacco di ghiande';
      expect(assess({ text, species: 'altro', breed }).rules).toEqual(['oak']);
    }
  });

  it.each<[string, Species]>([
    ['Are acorns bad for horses?', 'altro'],
    ["there are acorns lying in the horses' field", 'altro'],
    ['Le ghiande sono velenose per i cavalli?', 'altro'],
    ['Is sycamore poisonous to horses?', 'altro'],
    ['My horse eats grass under the sycamore tree', 'altro'],
    ['my horse has not eaten any acorns', 'altro'],
    ['my horse eats grass in a field with a maple tree', 'altro'],
    ['my horse loves maple trees and eats grass', 'altro'],
    ['can my goat eat bread?', 'altro'],
    ['my goat ate some bread', 'altro'],
    ['My horse ate his bucket feed this morning', 'altro'],
    ['my horse ate the whole bucket of feed', 'altro'],
    ['my goat eats a whole bucket of hay pellets and grain every day', 'altro'],
    ['il cavallo ha mangiato tutto il secchio di mangime', 'altro'],
    ['the goat knocked over a whole bucket of water and ate hay', 'altro'],
    ['I feed my horse two buckets of feed twice a day', 'altro'],
    ['il cavallo ha mangiato tutto il mangime', 'altro'],
    ['my horse ate a loaf of bread', 'altro'],
    ['my goat ate a bit of the chicken feed', 'altro'],
    ['la capra ha mangiato un po’ del mangime delle galline', 'altro'],
    ['my 500 kg horse eats oats, is that ok?', 'altro'],
    ['my 500 kg horse ate some oats', 'altro'],
    ['my horse of 600 kg has eaten oats for years', 'altro'],
    ['my horse put on 20 kg, he ate oats and hay', 'altro'],
    ['Ho una capra di 45 kg\nHa mangiato fieno e un po’ di mais, va bene?', 'altro'],
    ['my horse has eaten 2 kg of oats a day for years', 'altro'],
    ['my horse eats two buckets of feed morning and night', 'altro'],
    ['il pony mangia mezzo secchio di mangime mattina e sera', 'altro'],
    ['I gave my horse a bucket of feed this morning', 'altro'],
    ['ho dato un secchio di mangime al cavallo stamattina', 'altro'],
    ['my goat is stuffed up with a cold and ate grain', 'altro'],
    ['we walked past the horses and my dog ate a lot of horse feed', 'cane'],
    ['my dog chewed a sycamore leaf', 'cane'],
  ])('is not meant by: %s', (text, species) => {
    expect(assessToxins({ text, species })).toEqual([]);
  });

  it.each<[string, Species]>([
    ['my dog ate acorns in the horse field', 'cane'],
    ['my horse was not interested but the dog ate acorns', 'cane'],
    ['my rabbit ate privet', 'coniglio'],
    ['I gave my dog lamb and he ate acorns', 'cane'],
    ['my dog rounded up the sheep and then ate acorns', 'cane'],
    ['he chased the sheep and ate acorns', 'cane'],
    ['my dog ate acorns while the horse was eating hay', 'cane'],
    ['il mio cane ha inseguito le pecore e ha mangiato ghiande', 'cane'],
    ['my rabbit lives with a goat and ate privet', 'coniglio'],
  ])('is not taken for another animal that ate it: %s', (text, species) => {
    expect(assessToxins({ text, species })[0]?.triage).toBe('urgent');
  });
});

it.each<[Species, string]>([
  ['altro', 'My horse ate yew leaves'],
  ['altro', 'My goat ate rhododendron'],
  ['altro', 'my hamster ate an azalea leaf'],
  ['coniglio', 'my rabbit ate yew'],
])('%s: nobody is told not to make an animal vomit that cannot: %s', (species, text) => {
  const { level, donts } = assess({ text, species });
  expect(level).toBe('emergency');
  expect(donts.join(' ')).toMatch(/home remedy/);
  expect(donts.join(' ')).not.toMatch(/vomit/);
});

describe('ragwort', () => {
  it.each([
    ['horse', 'My horse ate ragwort', /liver.*weeks to months later/],
    ['goat', 'My goat ate some ragwort in the hay', /liver.*weeks to months later/],
    ['cavallo', 'Il mio cavallo ha mangiato il senecione', /fegato.*settimane o mesi/],
  ])('is said to harm the liver, not the heart (%s): %s', (breed, text, harm) => {
    const { level, rules, reasons, actions } = assess({ text, breed, species: 'altro' });
    expect(level).not.toBe('routine');
    expect(rules).toEqual(['liver-plant']);
    expect(reasons.join(' ')).toMatch(harm);
    expect([...reasons, ...actions].join(' ')).not.toMatch(/heart|cuore|vomit/i);
  });

  it('is an emergency for a dog or a rabbit', () => {
    expect(assess({ text: 'My dog ate ragwort', species: 'cane' }).level).toBe('emergency');
    expect(assess({ text: 'My rabbit ate ragwort', species: 'coniglio' }).level).toBe('emergency');
  });
});
