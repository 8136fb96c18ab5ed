import { describe, expect, it } from '@jest/globals';
import { COATS, type Tint } from './coats.js';
import { PORTRAITS } from './drawings.js';
import { coatOf, portraitOf, type Face } from './portraits.js';

const pet = (more: Partial<Face> = {}): Face => ({ id: 1, species: 'altro', ...more });

describe("a pet's drawing", () => {
  it.each([
    ['Tartaruga di terra', 'tortoise'],
    ['criceto dorato', 'hamster'],
    ['Hamster', 'hamster'],
    ['Furetto', 'ferret'],
    ['Riccio africano', 'hedgehog'],
    ['cavia', 'guinea-pig'],
    ["Porcellino d'India", 'guinea-pig'],
    ['Guinea pig, rosette', 'guinea-pig'],
    ['Axolotl', 'other'],
    [null, 'other'],
  ])('of a rarer species follows what the owner wrote: %s', (breed, portrait) => {
    expect(portraitOf(pet({ breed }))).toBe(portrait);
  });

  it("follows the owner's choice, then the species, whatever the breed is called", () => {
    expect(portraitOf(pet({ species: 'gatto', breed: 'Tartarugata' }))).toBe('cat');
    expect(portraitOf(pet({ species: 'gatto', portrait: 'other' }))).toBe('other');
  });
});

describe("a pet's coat", () => {
  it.each([
    ['gatto', 'Siamese', 'siamese'],
    ['gatto', 'Europeo nero', 'black'],
    ['gatto', 'gatto rosso', 'ginger'],
    ['gatto', 'Tabby', 'sand'],
    ['gatto', 'tartarugata', 'calico'],
    ['cane', 'Black Labrador', 'black'],
    ['cane', 'Labrador', 'golden'],
    ['cane', 'Beagle', 'tricolour'],
    ['coniglio', 'Ariete bianco', 'snow'],
    ['uccello', 'Calopsitta', 'cockatiel'],
  ] as const)('for a %s follows from its breed: %s', (species, breed, id) => {
    expect(coatOf(pet({ species, breed })).id).toBe(id);
  });

  it('is the chosen one, unless the drawing has no such coat', () => {
    expect(coatOf(pet({ species: 'gatto', breed: 'Siamese', coat: 'calico' })).id).toBe('calico');
    expect(coatOf(pet({ species: 'gatto', breed: 'Siamese', coat: 'olive' })).id).toBe('siamese');
  });

  it('otherwise varies between pets, and is always the same for one', () => {
    const coats = [1, 2, 3, 4].map((id) => coatOf(pet({ id, species: 'gatto' })).id);
    expect(new Set(coats).size).toBe(4);
    expect(coatOf(pet({ id: 3, species: 'gatto' })).id).toBe(coats[2]);
  });
});

describe.each(PORTRAITS)('the coats of %s', (portrait) => {
  const inside = ([l, c]: Tint, lightest: number): boolean =>
    l >= 0.5 && l <= lightest && c >= 0 && c <= 0.12;

  it('keep the lines readable and the second colour distinct', () => {
    for (const { id, main, light, patch } of COATS[portrait]) {
      expect([id, inside(main, 0.94)]).toEqual([id, true]);
      expect([id, inside(light, 0.95)]).toEqual([id, true]);
      expect([id, Math.abs(main[0] - light[0]) >= 0.12 - 1e-9]).toEqual([id, true]);
      if (patch) expect([id, inside(patch, 0.94)]).toEqual([id, true]);
      if (patch) expect([id, Math.abs(main[0] - patch[0]) >= 0.12]).toEqual([id, true]);
    }
  });

  it('have unique names', () => {
    const ids = COATS[portrait].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
