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

describe('an antibiotic by mouth for an animal that is no rabbit or rodent', () => {
  it.each([
    ['snake', 'The vet prescribed amoxicillin for my snake by mouth'],
    ['hedgehog', 'The vet gave my hedgehog amoxicillin by mouth'],
    ['goat', 'The vet gave my goat amoxicillin by mouth'],
    ['capra', 'Il veterinario ha dato amoxicillina alla mia capra'],
    ['horse', 'The vet prescribed amoxicillin for my horse'],
  ])('that a vet ordered is no poisoning (%s): %s', (breed, text) => {
    expect(assess({ text, breed, species: 'altro' }).level).toBe('routine');
  });

  it('that no vet ordered is asked about before the next dose, if it was a goat or a horse', () => {
    const { level, reasons, donts } = assess({
      text: 'I gave my horse some leftover amoxicillin',
      species: 'altro',
    });
    expect(level).not.toBe('routine');
    expect(reasons[0]).toMatch(/no vet ordered/);
    expect(donts).toContain('Ask the vet before the next dose.');
  });

  it.each([
    ['hedgehog', 'I gave my hedgehog my own amoxicillin'],
    ['tortoise', 'I gave my tortoise some leftover amoxicillin'],
    ['mini pig', 'I gave my mini pig my own amoxicillin'],
    ['riccio', 'Ho dato la mia amoxicillina al mio riccio'],
    ['goldfish', 'I gave my goldfish my own amoxicillin'],
  ])('that no vet ordered is an alarm (%s): %s', (breed, text) => {
    const { level, rules, donts } = assess({ text, breed, species: 'altro' });
    expect(level).not.toBe('routine');
    expect(rules).toEqual(['unordered-antibiotic']);
    expect(donts[0]).toMatch(/before the next dose|Prima della prossima dose/);
  });

  it.each<[Species, string]>([
    ['cane', 'I gave my dog his amoxicillin hidden in fish'],
    ['cane', 'I gave him his amoxicillin with fish'],
    ['altro', 'The vet prescribed amoxicillin for my tortoise'],
    ['altro', 'My hedgehog lives next to the amoxicillin cupboard'],
  ])('is not meant by (%s): %s', (species, text) => {
    expect(assess({ text, species }).rules).not.toContain('unordered-antibiotic');
  });

  it.each(['hamster', 'rabbit', null])('is a poisoning for a %s', (breed) => {
    const text = `The vet gave my ${breed ?? 'pet'} amoxicillin by mouth`;
    expect(assess({ text, breed, species: 'altro' }).level).toBe('emergency');
  });
});

describe('what harms only birds, rabbits or lizards', () => {
  it.each([
    ['snake', 'My corn snake was burnt on the heat lamp', 'ptfe'],
    ['goldfish', 'I sprayed air freshener near the goldfish tank', 'ptfe'],
    ['hedgehog', 'I put Frontline on my hedgehog', 'fipronil'],
    ['goat', 'My goat ate a firefly', 'firefly'],
    ['pig', 'There was a fire and he breathed in smoke', 'ptfe'],
    ['rat', 'There was a fire and he breathed in smoke', 'ptfe'],
    ['axolotl', 'There was a fire and my axolotl breathed in smoke', 'ptfe'],
    ['frog', 'There was a fire and my frog breathed in smoke', 'ptfe'],
  ])('is not said to harm a %s: %s', (breed, text, id) => {
    expect(assess({ text, breed, species: 'altro' }).rules).not.toContain(id);
  });

  it.each([
    ['bearded dragon', 'My bearded dragon ate a firefly', 'firefly'],
    ['snake', 'My snake ate a firefly', 'firefly'],
    ['frog', 'My frog ate a firefly', 'firefly'],
    [null, 'I put Frontline on her', 'fipronil'],
  ])('harms a %s: %s', (breed, text, id) => {
    expect(assess({ text, breed, species: 'altro' }).rules).toContain(id);
  });

  it.each([
    ['hedgehog', 'I put Frontline on my hedgehog and he shakes'],
    ['riccio', 'Ho messo il Frontline al mio riccio e ora trema'],
    ['gecko', 'I put Frontline on my gecko and now she is twitching'],
  ])('harms a %s that trembles after it: %s', (breed, text) => {
    const { level, rules } = assess({ text, breed, species: 'altro' });
    expect(level).toBe('emergency');
    expect(rules).toContain('fipronil');
  });

  it.each<[Species, string]>([
    ['cane', 'I put Frontline on my dog and he shakes'],
    ['altro', 'I put Frontline on my hedgehog, he is not shaking'],
    ['altro', 'I put Frontline on my hedgehog, he shakes his head'],
  ])('is not said to harm (%s): %s', (species, text) => {
    expect(assess({ text, species }).rules).not.toContain('fipronil');
  });

  it.each([
    'There was a fire and my rat breathed in smoke',
    "C'è stato un incendio e il mio asino ha respirato fumo",
  ])('is not named among its dangers: %s', (text) => {
    const { level, reasons, actions } = assess({ text, species: 'altro' });
    expect(level).toBe('emergency');
    expect([...reasons, ...actions].join(' ')).not.toMatch(/birds?\b|uccell/i);
  });

  it.each([
    'I burnt a teflon pan, my snake is in the room',
    'the toast burnt and my hamster sat next to it',
    'Ho bruciato la padella e il mio serpente è nella stanza',
  ])('is smoke, but no burn of an animal: %s', (text) => {
    const { level, rules } = assess({ text, species: 'altro' });
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['smoke'] });
  });

  it.each([
    'I burnt a pan and the hot oil burnt my snake',
    'My corn snake burnt itself on the hot pan',
    'My hamster burnt his paw on the pan',
    'Il mio serpente si è bruciato con la padella',
  ])('may be a burn as well: %s', (text) => {
    expect(assess({ text, species: 'altro' }).rules).toContain('burn');
  });

  it('leaves a snake that was burnt the first aid for its burn', () => {
    const text = 'My corn snake was burnt on the heat lamp';
    const { level, rules, actions } = assess({ text, breed: 'snake', species: 'altro' });
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['burn'] });
    expect(actions.join(' ')).not.toMatch(/bird/);
  });
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
