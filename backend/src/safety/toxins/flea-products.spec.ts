import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assessToxins } from './assess-toxins.js';

const found = (text: string, species: Species) =>
  assessToxins({ text, species }).map(({ id, triage }) => `${id}: ${triage}`);

describe('a flea product', () => {
  it.each([
    'I put a Seresto collar on my cat yesterday',
    'Seresto collar on my cat, is it safe?',
    'I put a flea collar on my kitten',
    'Ho messo il Foresto per gatti alla mia gatta',
    'Ho messo il collare antipulci alla gatta',
    'ho messo al gatto un collare antizecche, il cane sta bene',
    'il collare del cane si è rotto e il gatto ci gioca',
    'Ho dato Vectra Felis al gatto',
    'Ho messo il Vectra per gatti alla micia',
  ])('that is made for cats is no poisoning: %s', (text) => {
    expect(found(text, 'gatto')).toEqual([]);
  });

  it.each([
    'my cat chewed up a Seresto collar',
    'il gatto ha masticato il collare antipulci',
    'my cat licked Vectra Felis off her neck',
  ])('that is made for cats is urgent once swallowed: %s', (text) => {
    expect(found(text, 'gatto')).toEqual(['flea-product-eaten: urgent']);
  });

  it.each([
    'I put a dog flea collar on my cat',
    'I put Vectra 3D on my cat',
    'my cat licked the flea collar for dogs',
    'Ho messo il collare antipulci per cani al gatto',
    'Ho messo il Vectra al gatto',
    'ho messo al gatto un collare antizecche per cani',
    'ho messo al gatto il collare antiparassitario del cane',
    'ho messo al gatto il collare per le zecche del cane',
    'ho messo al gatto il collare del cane contro le zecche',
    'il gatto ha leccato il collare antizecche del cane',
  ])('for dogs stays an emergency on a cat: %s', (text) => {
    expect(found(text, 'gatto')).toEqual(['permethrin: emergency']);
  });

  it.each([
    'my cat twitches since the Seresto',
    'my cat is drooling and wobbly after I put a flea collar on her',
    'da quando ha il Foresto la gatta trema',
    'my cat is shaking her head and twitching after the seresto',
    'my cat has a flea collar and her legs are shaking',
    'il gatto trema sempre da quando ha il seresto',
  ])('is an emergency beside signs of the nerves: %s', (text) => {
    expect(found(text, 'gatto')).toEqual(['insecticide: emergency']);
  });

  it.each<[string, Species]>([
    ['my cat wears a seresto and shakes her head', 'gatto'],
    ['my dog with flea collar is shaking his head and scratching his ears', 'cane'],
    ['my cat was shaking off her new flea collar', 'gatto'],
    ['my cat has a flea collar and stopped shaking', 'gatto'],
    ['boxer con collare antipulci, ha sempre la bava', 'cane'],
    ['il cane indossa il collare antipulci. Trema quando vede il veterinario', 'cane'],
    ['my dog has a seresto, he shakes when there are fireworks', 'cane'],
  ])('is none beside a shaken head, a habit or fear: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it('is none beside signs that are denied', () => {
    expect(found('Seresto on my cat since yesterday, no drooling or twitching', 'gatto')).toEqual(
      [],
    );
  });

  it.each<[string, Species]>([
    ['I put a flea collar on my rabbit', 'coniglio'],
    ['il criceto ha rosicchiato il collare antipulci', 'altro'],
  ])('for dogs and cats is urgent on a smaller animal: %s', (text, species) => {
    expect(found(text, species)).toEqual(['flea-collar: urgent']);
  });
});
