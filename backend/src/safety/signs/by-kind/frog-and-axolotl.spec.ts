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
      /on clean, wet paper.*not in water|su carta bagnata.*non in acqua/,
    );
  });

  it.each([
    ['axolotl', 'My axolotl is limp'],
    ['axolotl', 'It is limp and does not react'],
    ['axolotl', 'Il mio axolotl è molle e non reagisce'],
  ])('leaves an axolotl in its water: %s: %s', (breed, text) => {
    const said = assess({ text, species: 'altro', breed }).actions.join(' ');
    expect(said).toMatch(/its own clean, cool water|nella sua acqua pulita/);
    expect(said).not.toMatch(/wet paper|carta bagnata/);
  });

  it.each([
    ['frog', 'My frog is limp, it lives with an axolotl'],
    ['salamander', 'My salamander is limp, she lives with an axolotl'],
    ['tiger salamander', 'She is limp, the axolotl is fine'],
    ['bullfrog', 'She is limp. Our axolotl is fine.'],
  ])('keeps a weak one out of the water of an axolotl: %s: %s', (breed, text) => {
    const said = assess({ text, species: 'altro', breed }).actions.join(' ');
    expect(said).toMatch(/wet paper/);
  });

  it('leaves an axolotl in its water although a frog is well', () => {
    const text = 'My axolotl is limp, my frog is fine';
    const said = assess({ text, species: 'altro', breed: 'axolotl' }).actions.join(' ');
    expect(said).toMatch(/clean, cool water/);
    expect(said).not.toMatch(/wet paper/);
  });

  it.each([
    'My frog nearly drowned in its water bowl',
    'La mia rana è quasi annegata nella ciotola',
  ])('drains one that nearly drowned: %s', (text) => {
    const { actions } = assess({ text, species: 'altro', breed: 'frog' });
    expect(actions[1]).toMatch(/head a little lower|testa un po' più in basso/);
  });

  it.each([
    ['axolotl', 'I changed the water without conditioner and my axolotl gasps'],
    ['axolotl', 'I forgot the dechlorinator and my axolotl is limp'],
    ['axolotl', 'My axolotl is gasping, somebody put soap in the tank'],
    ['axolotl', 'There is bleach in the tank and my axolotl floats'],
    ['axolotl', 'Il mio axolotl è molle, ho dimenticato il biocondizionatore'],
    ['axolotl', "Il mio axolotl boccheggia, c'è detersivo nell'acqua"],
    ['frog', 'My frog sat in water with soap and is limp'],
    ['frog', 'My frog fell into the chlorinated pool and is limp'],
    ['newt', 'My newt is limp, I changed the water without conditioner'],
    ['rana', 'La mia rana è in acqua con candeggina ed è molle'],
  ])('takes it out of bad water and rinses it: %s: %s', (breed, text) => {
    const { level, actions } = assess({ text, species: 'altro', breed });
    const said = actions.join(' ');
    expect(level).toBe('emergency');
    expect(said).toMatch(/Rinse its skin at once.*clean water|Sciacqua subito la pelle/);
    expect(said).not.toMatch(/in its own|nella sua acqua/);
  });

  it.each([
    ['axolotl', 'My axolotl is limp, there is no chlorine in the water'],
    ['axolotl', 'My axolotl is limp, the water is dechlorinated and fine'],
    ['frog', 'My frog is limp, I use dechlorinated water'],
  ])('does not do so where the water is good: %s: %s', (breed, text) => {
    const said = assess({ text, species: 'altro', breed }).actions.join(' ');
    expect(said).not.toMatch(/Rinse/);
    expect(said).toMatch(/its own clean, cool water|wet paper/);
  });
});
