import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (text: string, breed = 'horse') => {
  const { level, reasons, actions, donts, rules } = assess({ text, species: 'altro', breed });
  return { level, rules, actions, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a mare with a red bag', () => {
  it.each([
    'My mare is foaling and a red bag is showing',
    'La mia cavalla sta partorendo e si vede un sacco rosso',
    'red bag delivery',
    'Help! My mare has a red bag',
    'la mia cavalla ha un sacco rosso',
    'My mare is in labour and there is a red velvety sac at her vulva',
    'la cavalla spinge e le esce una sacca rossa vellutata',
  ])('has it cut open before the vet is there: %s', (text) => {
    const { level, rules, actions, said } = cardOf(text);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['red-bag'] });
    expect(actions[0]).toMatch(/cut the red bag open now|apri subito il sacco rosso/);
    expect(said).not.toMatch(/stay clear|stai lontano|Do not pull|Non tirare/);
  });

  it.each([
    'What is a red bag delivery in mares?',
    'My mare had a red bag delivery three years ago, may I breed her again?',
    'How do I recognise a red bag when my mare foals next spring?',
    "Cos'è il parto con il sacco rosso?",
  ])('is not meant by a question or the past: %s', (text) => {
    expect(cardOf(text).level).toBe('routine');
  });

  it.each([
    'I keep the hay of my horse in a red bag',
    'My mare ate from a red bag of nuts',
    'Tengo la biada del cavallo in un sacco rosso',
  ])('is no bag of feed: %s', (text) => {
    expect(cardOf(text).rules).not.toContain('red-bag');
  });
});

describe('an afterbirth that stays in', () => {
  it.each([
    'My mare has not passed the afterbirth after 4 hours',
    'My mare has kept the afterbirth',
    'The placenta is hanging from my mare',
    'La mia cavalla non ha espulso le seconde dopo 5 ore',
    'la mia cavalla ha trattenuto la placenta',
  ])('is neither pulled nor cut: %s', (text) => {
    const { level, rules, said } = cardOf(text);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['kept-afterbirth'] });
    expect(said).toMatch(/Do not pull at the afterbirth|Non tirare e non tagliare la placenta/);
    expect(said).not.toMatch(/young one|piccolo/);
  });

  it.each([
    'My mare has passed the afterbirth',
    'My mare kept the afterbirth last year',
    'When does a mare pass the afterbirth?',
    'Dopo quanto tempo una cavalla espelle la placenta?',
  ])('is not meant by one that came, the past or a question: %s', (text) => {
    expect(cardOf(text).level).toBe('routine');
  });
});
