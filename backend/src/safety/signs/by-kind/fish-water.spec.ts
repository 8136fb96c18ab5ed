import { describe, expect, it } from '@jest/globals';
import { assess } from '../../assess.js';

const cardOf = (text: string, breed = 'goldfish') => assess({ text, species: 'altro', breed });

describe('tap water without conditioner', () => {
  it.each([
    'I changed the water and now my fish are gasping',
    'I forgot the water conditioner and my betta is gasping',
    "Ho cambiato l'acqua senza biocondizionatore e i pesci boccheggiano",
    'I changed the water and forgot the dechlorinator, my axolotl gasps',
    'I used tap water without conditioner, my betta is lying at the bottom',
    'I changed the water and now my fish are breathing fast',
    'My goldfish flopped on its side, I forgot to add the dechlorinator',
  ])('is conditioned before the call: %s', (text) => {
    const { level, actions } = cardOf(text);
    expect(level).toBe('emergency');
    expect(actions[0]).toMatch(/add water conditioner|metti subito il biocondizionatore/);
  });

  it.each([
    'I forgot the dechlorinator when I changed the water',
    'I changed the water without conditioner this morning',
    'I used tap water without conditioner',
    'Ho usato acqua di rubinetto senza biocondizionatore',
    "Ho cambiato l'acqua ma ho dimenticato il biocondizionatore",
    "Ho dimenticato il biocondizionatore al cambio d'acqua",
  ])('is an emergency before the fish show anything: %s', (text) => {
    const { level, isCertain, rules } = cardOf(text);
    expect({ level, isCertain, rules }).toEqual({
      level: 'emergency',
      isCertain: true,
      rules: ['chlorine'],
    });
  });

  it.each([
    'I forgot the conditioner and my fish are dying',
    'Betta flopped on its side, I forgot to add the dechlorinator',
    "I didn't add dechlorinator and my guppies are dying one by one",
    'He is lying on his side, I forgot to use the water conditioner',
    'Ho dimenticato il biocondizionatore, i pesci stanno morendo',
    'Ho scordato di mettere il biocondizionatore e i pesci muoiono',
  ])('is an emergency without any doubt if the fish show it: %s', (text) => {
    const { level, isCertain, rules, actions } = cardOf(text);
    expect({ level, isCertain }).toEqual({ level: 'emergency', isCertain: true });
    expect(rules).toContain('chlorine');
    expect(actions[0]).toMatch(/add water conditioner|metti subito il biocondizionatore/);
  });

  it('is in doubt if the owner never uses any', () => {
    const text = "I use well water and don't use conditioner, my betta sleeps lying on its side";
    expect(cardOf(text, 'betta').isCertain).toBe(false);
  });

  it('is thought of with any fish that gasps', () => {
    expect(cardOf('my goldfish is gasping at the surface').actions.join(' ')).toMatch(
      /After a water change or with tap water/,
    );
  });

  it.each([
    'Can I change the water without conditioner?',
    'How much conditioner do I need for a water change?',
    'I changed the water and added conditioner, they swim happily',
    'What happens if I forget the dechlorinator when I change the water?',
    'Last year I forgot the conditioner when I changed the water',
    'What if my fish gasp after I change the water without conditioner?',
    'I never forgot the conditioner when I changed the water',
    'I have well water so I change the water without conditioner',
    'Last year I used tap water without conditioner',
    'Can I use tap water without conditioner?',
    'I always change the water without conditioner, is that ok?',
    "Posso cambiare l'acqua senza biocondizionatore?",
    "Ho cambiato l'acqua e non serve il biocondizionatore",
    'Last year I forgot the conditioner and all my fish died',
    'Will my fish die if I forget the conditioner?',
    'I pesci muoiono senza biocondizionatore?',
  ])('is not meant by: %s', (text) => {
    const { level, isCertain } = cardOf(text);
    expect({ level, isCertain }).toEqual({ level: 'routine', isCertain: false });
  });

  it.each([
    ['turtle', 'I changed the water without conditioner'],
    ['hamster', 'I changed her water without conditioner'],
    ['horse', 'I changed his water without conditioner'],
    ['ferret', "Ho cambiato l'acqua senza condizionatore"],
  ])('is no poison in the bowl of a %s: %s', (breed, text) => {
    expect(cardOf(text, breed).level).toBe('routine');
  });

  it.each(['cane', 'gatto', 'coniglio', 'uccello'] as const)(
    'is no poison in the bowl of a %s',
    (species) => {
      const text = 'I changed the water without conditioner';
      expect(assess({ text, species }).level).toBe('routine');
    },
  );

  it.each([
    'I changed the water and my hamster is gasping',
    'My goldfish jumped out of the tank and lies limp on the floor',
    'I did a water change today, my fish are breathing fine',
    "Ho fatto il cambio d'acqua, i pesci respirano bene",
    'Should I use tap water, my betta is breathing normally?',
    'I forgot the conditioner on the shelf, my betta lies at the bottom and sleeps',
    'There is bleach in the tank and the fish gasp',
  ])('is not what to think of first in: %s', (text) => {
    expect(cardOf(text).actions.join(' ')).not.toMatch(/conditioner for the whole tank/);
  });

  it.each([
    'Fa caldissimo, siamo senza condizionatore e il mio pesce boccheggia',
    'It is very hot, we are without air conditioner and my betta is gasping',
  ])('is not meant by an air conditioner: %s', (text) => {
    const { rules, actions } = cardOf(text, 'pesce');
    expect(rules).not.toContain('chlorine');
    expect(actions[0]).not.toMatch(/conditioner|biocondizionatore/);
  });
});
