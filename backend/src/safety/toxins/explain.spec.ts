import { describe, expect, it } from '@jest/globals';
import type { Animal } from '../animals.js';
import { assess } from '../assess.js';
import type { Kind } from '../kind.js';
import { adviceFor } from '../signs/worded-for.js';
import { rowsFor } from './dose.js';
import { explain } from './explain.js';
import { SUBSTANCES } from './substances.js';

describe('a poison that an animal took which cannot vomit', () => {
  it.each<[string, Animal, Kind]>([
    ['rabbit', 'rabbit', 'grazer'],
    ['guinea pig', 'cavy', 'grazer'],
    ['hamster', 'rodent', 'rodent'],
    ['rat of the profile', 'other', 'rodent'],
    ['horse', 'other', 'horse'],
    ['goat', 'other', 'ruminant'],
    ['fish', 'other', 'fish'],
    ['axolotl', 'other', 'amphibian'],
  ])('is explained without vomiting, for a %s', (_, animal, kind) => {
    const said = SUBSTANCES.filter(({ id }) => id !== 'firefly').flatMap((substance) =>
      rowsFor(substance, animal, kind).flatMap((row) => {
        const { reasons, actions, donts } = explain(substance, {
          row,
          kind,
          level: 'severe',
          mgPerKg: null,
          assumed: [],
        });
        const advice = adviceFor([...actions, ...donts], { kind });
        return [...reasons, ...advice].map(
          ({ en, it: italian }) => `${substance.id}: ${en} ${italian}`,
        );
      }),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((text) => /vomit|retch|conati/i.test(text))).toEqual([]);
  });

  it.each([
    ['goldfish', 'Bleach got into my goldfish tank', /burn gills and skin.*Gasping/],
    ['axolotl', "Bleach got into my axolotl's tank", /burn gills and skin.*Gasping/],
    ['pesce rosso', 'La candeggina è finita nella vasca del mio pesce rosso', /branchie e pelle/],
  ])('is told of the water it lives in, for a %s: %s', (breed, text, told) => {
    const { reasons } = assess({ text, breed, species: 'altro' });
    expect(reasons.join(' ')).toMatch(told);
    expect(reasons.join(' ')).not.toMatch(/throat|lungs|gola|polmoni|vomit/);
  });

  it('keeps its signs for an animal that can', () => {
    const { reasons } = assess({ text: 'My dog ate yew', species: 'cane' });
    expect(reasons.join(' ')).toMatch(/^.*Vomiting, weakness and an irregular heart/);
  });

  it.each([
    ['horse', 'My horse ate yew', /Weakness, trembling and an irregular heart/],
    ['capra', 'La mia capra ha mangiato foglie di oleandro', /Debolezza, tremori/],
    ['rat', 'He ate chocolate, 5 grams of dark chocolate', /Restlessness, thirst/],
    ['ratto', 'Ha mangiato 5 grammi di cioccolato fondente', /Agitazione, sete/],
  ])('has other signs in a %s: %s', (breed, text, onset) => {
    const { reasons, donts } = assess({ text, breed, species: 'altro' });
    expect(reasons.join(' ')).toMatch(onset);
    expect(donts.join(' ')).not.toMatch(/vomit/i);
  });
});
