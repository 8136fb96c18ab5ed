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
    ['pig', 'My pigs ran out of water and now one is wobbly'],
    ['pig', "My pig hasn't drunk since yesterday because the pipe froze and is wobbly"],
    ['pig', 'The pipes froze, my pig could not drink for two days and is twitching'],
    ['pig', 'Our pigs were out of water over the weekend'],
    ['maiale', 'Il maiale non aveva acqua da ieri e ora trema'],
    ['maiale', "il mio maiale è senz'acqua da ieri e barcolla"],
    ['pig', "My pig's water was frozen for three days, I broke the ice and she drinks a lot"],
    ['pig', 'The trough was empty all weekend, my pigs are drinking like mad'],
    ['pig', 'nipple drinker broken since yesterday, piglet walks in circles'],
    ['pig', 'My pigs drank nothing for two days'],
    ['pig', 'The hens and the pigs had no water for two days'],
    ['pig', 'My pig had no clean water for two days'],
    ['kunekune', 'My kunekune has had no water since yesterday and is staggering'],
    ['cinghiale', 'Il cinghiale è rimasto senza acqua due giorni e barcolla'],
    ['maiale', 'Il mio maiale è rimasto senza acqua tutto il weekend'],
    ['maiale', "Da ieri non c'è acqua, il maiale barcolla"],
    ['maiale', 'I miei maiali sono senza acqua da due giorni'],
    ['pig', 'My pig has had no water for 2 days, last month it happened too'],
    ['pig', 'My pigs have been without water for two days, months ago they were ill'],
    ['pig', "My pigs had no water for two days, my neighbour's pig is fine"],
    ['maiale', 'Il mio maiale è senza acqua da due giorni, il mese scorso è successo pure'],
    ['maiale', 'Il mio maiale non beve da due giorni, il mese scorso era malato'],
    ['maiale', 'Il maiale non ha acqua da due giorni, ho rotto il ghiaccio ora e beve tantissimo'],
  ])('drinks little by little: %s: %s', (breed, text) => {
    const { level, said } = cardOf(text, breed);
    expect(level).toBe('emergency');
    expect(said).toMatch(/a few mouthfuls.*drink its fill|qualche sorso.*bere a volontà/);
    expect(said).not.toMatch(/no drink|Non dare cibo|heart failure|problema di cuore/);
  });

  it.each([
    ['pig', 'my pig is never without water'],
    ['pig', 'my pig has no water in the field, can I use a rain barrel?'],
    [
      'pig',
      "My pig's water trough was frozen this morning, I broke the ice, how do I prevent it for days?",
    ],
    ['pig', 'My pig drinks fresh water every day'],
    ['pig', 'How do I stop the water of my pig from freezing when it is cold for three days?'],
    ['pig', 'Last winter my pig had no water for two days, how do I prevent that?'],
    ['pig', 'Last winter my pigs had no water for two days and were fine'],
    ['pig', 'The hens had no water for two days, my pig is fine'],
    ['pig', "The neighbour's pigs had no water for two days"],
    ['pig', 'Years ago my pig had no water for two days, has that hurt her?'],
    ['maiale', 'Due anni fa il maiale era senza acqua da due giorni'],
    ['pig', 'My pig had no water bath for two days'],
    ['pig', 'Pig had no hot water bath for three days'],
    ['pig', 'My pig had no salt water for three days'],
    ['maiale', 'Le galline sono rimaste senza acqua due giorni, il maiale sta bene'],
    ['maiale', 'I maiali del vicino sono rimasti senza acqua due giorni'],
    ['maiale', 'Cosa succede se un maiale resta senza acqua per due giorni?'],
    ['pig', 'I pulled my pig out of the water yesterday'],
    ['pig', 'The bowl of my pig was empty today, she drinks a lot'],
    ['maiale', 'Il tubo del maiale era gelato stamattina, ora beve'],
    ['pig', 'how long can pigs be without water?'],
    ['pig', 'my pig is staggering'],
    ['guinea pig', 'my pig had no water for two days'],
    ['guinea pig', 'my pig has had no water since yesterday and is weak'],
    ['horse', 'my horse had no water since yesterday and is weak'],
  ])('is not meant by: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).not.toContain('no-water');
  });
});
