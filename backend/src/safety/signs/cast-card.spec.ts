import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (text: string, breed = 'sheep') => assess({ text, species: 'altro', breed });

describe('a sheep on its back', () => {
  it.each([
    'My ewe is on her back',
    'My sheep is on its back',
    'My wether is on his back in the ditch',
    "My ewe is on her back and can't right herself",
    'My ewe rolled onto her back and cannot get up',
    "The sheep rolled over and can't get up",
    "La mia pecora è a gambe all'aria e non si rialza",
    'La mia pecora è capovolta',
    'La pecora si è ribaltata e non riesce a rialzarsi',
    'La pecora è sulla schiena e non si rialza',
  ])('is turned over first: %s', (text) => {
    const { level, rules, actions } = cardOf(text);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['cast'] });
    expect(actions[0]).toMatch(/Turn it over now|Girala subito/);
  });

  it.each([
    'My sheep is on its back and cannot get up, its hind legs are kicking',
    'My ewe is on her back legs up and cannot rise',
    'La pecora è sulla schiena con le zampe posteriori rigide',
    'La mia pecora è ribaltata sulla schiena, le gambe posteriori ferme',
    'My ewe is upside down, hind legs kicking',
    "My ewe rolled on her back while we shear her and now can't get up",
    'Found her on her back, I turned her but she falls over again',
    'I turned my ewe over and she walked, now she is on her back, bloated',
    'My ewe was fine, now she is on her back',
    'My ewe is on her back, the others are grazing',
    'My ewe walks fine usually but is stuck on her back now',
    'The shearer left and now my ewe is on her back and cannot get up',
    "L'ho girata ma la pecora è di nuovo sulla schiena",
    'La capretta dorme a pancia in su ma non si muove più',
  ])('is turned over whatever its legs do, or whoever laid it down: %s', (text) => {
    const { level, rules, actions } = cardOf(text);
    expect(level).toBe('emergency');
    expect(rules).toContain('cast');
    expect(actions[0]).toMatch(/Turn it over now|Girala subito/);
  });

  it.each([
    ['sheep', "He is on his back and can't get up"],
    ['sheep', "It's on its back and can't get up"],
    ['ram', "He's on his back and can't get up"],
    ['montone', 'È sulla schiena e non si alza'],
    ['agnello', "È a zampe all'aria e non si rialza"],
    ['alpaca', 'My alpaca is on its back and cannot get up'],
    ['sheep', 'She has been on her back since this morning'],
    ['sheep', 'Sheep on its back in the field, help'],
    ['sheep', 'Ewe cast in the furrow'],
    ['sheep', 'cast ewe'],
    ['alpaca', 'My alpaca is cast'],
    ['pecora', "Pecora a zampe all'aria nel fosso"],
    ['pecora', "L'ho trovata sul dorso gonfia come un pallone"],
  ])('is one, however it is called: %s: %s', (breed, text) => {
    const { level, rules, actions } = cardOf(text, breed);
    expect(level).toBe('emergency');
    expect(rules).toContain('cast');
    expect(actions[0]).toMatch(/Turn it over now|Girala subito/);
  });

  it('is moved even with a broken leg', () => {
    const { rules, actions } = cardOf('My ewe is on her back stuck, one leg is broken');
    expect(rules).toEqual(['cast', 'fracture']);
    expect(actions[0]).toMatch(/Turn it over now/);
    expect(actions.join(' ')).not.toMatch(/move it only/);
  });

  it.each([
    'My goat is on her back legs eating leaves',
    'My lamb is on her back for a belly rub',
    'My goat stands on its hind legs to reach the leaves',
    'My ewe is on her back while I trim her feet',
    'La capra sta sulle zampe posteriori per mangiare le foglie',
    'My sheep has a lump, it is on her back',
    "A magpie is on my sheep's back",
    'We had the ewe on her back for shearing',
    'My ewe was on her back last spring, how do I prevent it?',
    'What if my ewe is on her back?',
    'My ewe is not on her back any more',
    'Do sheep roll on their backs?',
    'La mia pecora ha una ferita sulla schiena',
    'Il corvo è sulla schiena della pecora',
    "La capra ha mandato a gambe all'aria il secchio",
    'Il secchio della pecora si è ribaltato',
    'La pecora è sulla schiena per la tosatura',
    'My goat fell on his back and now walks fine',
    "Found her on her back, I turned her and she's grazing",
    'My ewe was on her back, I rolled her over and she is up and eating',
    'My ewe was cast this morning, I got her up and she walks fine',
    'My goat loves lying on her back in the sun with legs in the air',
    'My ewe is stuck on her back with the shearer, is that ok?',
    'La capretta dorme a pancia in su al sole',
    'La pecora si è ribaltata ma si è rialzata subito e pascola',
    'The ram is mating, he is on her back',
    'My goat has the saddle, it is on its back',
    'My alpaca is on its back rolling in the dust',
    'What is a cast sheep?',
    'My son plays a cast sheep in the school play',
    'Ho trovato una zecca sulla schiena della pecora',
  ])('is not meant by: %s', (text) => {
    const { isCertain, rules } = cardOf(text);
    expect({ isCertain, isCast: rules.includes('cast') }).toEqual({
      isCertain: false,
      isCast: false,
    });
  });
});
