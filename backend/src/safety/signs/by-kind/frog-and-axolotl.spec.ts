import { describe, expect, it } from '@jest/globals';
import { assess } from '../../assess.js';

describe('a card for an amphibian', () => {
  it.each([
    ['frog', 'My frog was under water for minutes and does not move'],
    ['frog', 'My frog nearly drowned, it is limp'],
    ['tree frog', 'My tree frog is limp and does not react'],
    ['newt', 'My newt is limp'],
    ['rana', 'La mia rana è molle'],
    ['frog', 'My frog is having a seizure'],
  ])('lays one that breathes air on wet paper, not in water: %s: %s', (breed, text) => {
    const { level, actions } = assess({ text, species: 'altro', breed });
    expect(level).toBe('emergency');
    expect(actions.join(' ')).toMatch(
      /frog, toad, newt or salamander: on clean, wet paper.*not in water.*axolotl stays in its own|Rana, rospo.*su carta bagnata.*non in acqua/,
    );
  });

  it.each([
    'My frog nearly drowned in its water bowl',
    'La mia rana è quasi annegata nella ciotola',
  ])('drains one that nearly drowned: %s', (text) => {
    const { actions } = assess({ text, species: 'altro', breed: 'frog' });
    expect(actions[1]).toMatch(/head a little lower|testa un po' più in basso/);
  });
});
