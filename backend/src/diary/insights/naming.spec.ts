import { describe, expect, it } from '@jest/globals';
import { nameOf, symptomIn, withoutDenied } from './naming.js';

describe('a symptom', () => {
  it.each([
    ['Twitching in her sleep', 'en'],
    ['Peed in the kitchen', 'en'],
    ['Licks her stitches', 'en'],
    ['Which litter should I switch to?', 'en'],
    ['Short of breath, unfit', 'en'],
    ['What benefit has dry food?', 'en'],
    ['Tossed and turned all night', 'en'],
    ['Drank my milkshake', 'en'],
    ['Treated for trematodes', 'en'],
    ['Si lamenta quando la tocco', 'it'],
    ['Urina limpida', 'it'],
    ['Ha mangiato qualcosa di tossico', 'it'],
    ['Estrema stanchezza', 'it'],
  ] as const)('is not found inside another word: %s', (text, language) => {
    expect(symptomIn(text, language)).toBeNull();
  });

  it.each([
    ['Itchy ears', 'itching'],
    ['She scratches her neck', 'itching'],
    ['Had a fit', 'seizure'],
    ['Coughing at night', 'coughed'],
    ['Limps on the left', 'limped'],
    ['He is lame again, lameness since Monday', 'limped'],
    ['Shaky after the walk', 'trembled'],
    ['Muscle tremors', 'trembled'],
    ['Hypersalivation', 'drooled'],
    ["Doesn't eat", 'did not eat'],
    ['Not eating', 'did not eat'],
  ])('is found in inflected forms: %s', (text, name) => {
    expect(nameOf(text, 'en')).toBe(name);
  });

  it.each([
    ['Tosse secca', 'tosse'],
    ['Colpi di tosse, tossisce spesso', 'tosse'],
    ['Ha tossito e tossiva già ieri', 'tosse'],
    ['Tossicchia', 'tosse'],
    ['Si è azzoppata', 'zoppicava'],
    ['Zoppia leggera', 'zoppicava'],
    ['Rivomitato stanotte', 'ha vomitato'],
    ["Per l'inappetenza", 'non ha mangiato'],
    ['Ha tremato', 'tremava'],
    ['Ipersalivazione', 'sbavava'],
    ['Si grattava', 'prurito'],
  ])('is found in Italian inflected forms: %s', (text, name) => {
    expect(nameOf(text, 'it')).toBe(name);
  });

  it('is not negated by a word with the same beginning', () => {
    expect(withoutDenied('Urina non limpida')).toBe('Urina non limpida');
    expect(withoutDenied('Pianta non tossica')).toBe('Pianta non tossica');
    expect(withoutDenied('Non tossisce')).toBe('');
  });
});
