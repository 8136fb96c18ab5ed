import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (text: string, breed: string) => {
  const { level, reasons, actions, donts, rules } = assess({ text, species: 'altro', breed });
  return { level, rules, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a pig after a day without water', () => {
  it.each([
    ['pig', 'My pig has had no water since yesterday and is staggering'],
    ['pig', 'My pig had no water for two days and is having a seizure'],
    ['pig', 'The trough was frozen for two days and my pig is walking in circles and blind'],
    ['maiale', 'Il mio maialino è rimasto senza acqua e ora ha le convulsioni'],
    ['maiale', "il mio maiale è senz'acqua da ieri e barcolla"],
  ])('drinks little by little: %s: %s', (breed, text) => {
    const { level, said } = cardOf(text, breed);
    expect(level).toBe('emergency');
    expect(said).toMatch(/a few mouthfuls.*drink its fill|qualche sorso.*bere a volontà/);
    expect(said).not.toMatch(/no drink|Non dare cibo|heart failure|problema di cuore/);
  });

  it.each([
    ['pig', 'my pig is never without water'],
    ['pig', 'my pig has no water in the field, can I use a rain barrel?'],
    ['pig', 'how long can pigs be without water?'],
    ['pig', 'my pig is staggering'],
    ['guinea pig', 'my pig had no water for two days'],
    ['guinea pig', 'my pig has had no water since yesterday and is weak'],
    ['horse', 'my horse had no water since yesterday and is weak'],
  ])('is not meant by: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).not.toContain('no-water');
  });
});
