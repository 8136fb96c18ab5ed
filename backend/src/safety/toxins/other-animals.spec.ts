import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

describe('an antibiotic by mouth for an animal that is no rabbit or rodent', () => {
  it.each([
    ['snake', 'The vet prescribed amoxicillin for my snake by mouth'],
    ['hedgehog', 'The vet gave my hedgehog amoxicillin by mouth'],
    ['goat', 'The vet prescribed amoxicillin for my goat'],
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
