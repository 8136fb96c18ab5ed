import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';
import type { Species } from '../../contract/species.js';
import { HABITS } from './habits.data.js';

const left = (text: string): string => text.replace(HABITS, '_');

describe('a habit', () => {
  it.each([
    ['yellow patches on my lawn from dog wee', '_ from dog wee'],
    ['macchie gialle sul prato dove fa pipi', '_ dove fa pipi'],
    [
      "my budgie won't come out of the cage even with the door open",
      'my budgie _ even with the door open',
    ],
    ['the door is open but she wont step out', 'the door is open but she _'],
    ['if he wont go back in the cage', 'if he _ the cage'],
    ['la mia cavia non esce mai dalla casetta', 'la mia cavia _ dalla casetta'],
    ['why is my budgie so quiet since we got him', 'why is my budgie _ since we got him'],
    ["da quando l'ho comprato e zitto", "da quando l'ho comprato e _"],
    [
      'we brought our budgies home and they are so quiet',
      'we brought our budgies home and they are _',
    ],
    ['my new budgie is very quiet', 'my new budgie is _'],
    ['my donkey does not eat apples', 'my donkey _'],
    ["il cavallo non mangia l'avena, solo fieno", 'il cavallo _, solo fieno'],
    ['my hen squats and spreads her wings when i touch her', 'my hen _ when i touch her'],
    ['when i stroke her she squats', 'when i stroke her she _'],
    ['la gallina si accuccia quando la accarezzo', 'la gallina _ quando la accarezzo'],
    ['lies with her legs stretched out under the lamp', 'lies with her _ under the lamp'],
    ['the ferret hops sideways with his mouth open', 'the ferret _'],
    ['how do they meet without them fighting', 'how do they meet _'],
    ['senza che si azzuffino', '_'],
  ])('is excluded from the signs: %j', (text, rest) => {
    expect(left(text)).toBe(rest);
  });

  it.each([
    'red patches on the lawn after she wees',
    'my budgie wont come out of the cage today',
    'he never comes out any more since yesterday',
    'la cavia non esce mai dalla casetta da ieri',
    'she is so quiet since this morning',
    'the hen squats and strains all day',
    'we brought him home from the vet and he is so quiet',
    'so quiet since we got her back from her spay',
    "e zitto da quando l'ho preso dal veterinario",
    'with the new tablets he is so quiet',
    'the stick wont come out even with his mouth open',
    'poo hardly ever comes out',
    'it wont go back in',
    'she squats when i touch her belly',
    'la gallina si accuccia e spinge',
    'he lies with his neck stretched out and gasps',
    'he sits with his mouth open',
  ])('is not recognised if it is new or more than a habit: %j', (text) => {
    expect(left(text)).toBe(text);
  });

  it.each<[Species, string]>([
    ['uccello', 'my hen squats and spreads her wings, strains and no egg comes'],
    [
      'uccello',
      'new budgie is very quiet, puffed up at the bottom of the cage with his eyes closed',
    ],
    ['uccello', 'wont come out even with the door open, he lies on the floor of the cage'],
    ['altro', 'la cavia non esce mai dalla casetta e da ieri non mangia'],
    ['gatto', 'the kitten always chews cables and now has a burnt mouth from a shock'],
    ['gatto', 'he always chews wires and just got electrocuted'],
    ['gatto', 'he bit a live wire and jumped like he was electrocuted'],
    ['cane', 'he peed himself, blood is pouring from his leg'],
    ['gatto', 'mordicchia sempre i fili elettrici, ha preso la scossa'],
    ['gatto', 'è volato dal balcone del quarto piano'],
  ])('hides no emergency: %s, %s', (species, text) => {
    expect(assess({ text, species }).level).toBe('emergency');
  });

  it.each<[Species, string]>([
    ['gatto', 'il gatto mastica i fili elettrici'],
    ['uccello', 'and if he wont go back in the cage?'],
    ['cane', 'my puppy keeps chewing my slippers'],
    ['gatto', 'my cat digs up my plants'],
    ['uccello', 'why is my budgie so quiet since we got him'],
    ['altro', 'la mia cavia non esce mai dalla casetta'],
  ])('is routine on its own: %s, %s', (species, text) => {
    expect(assess({ text, species }).level).toBe('routine');
  });
});
