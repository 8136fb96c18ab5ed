import { describe, expect, it } from '@jest/globals';
import { assess } from './assess.js';
import { withoutDoubt } from './doubt.js';

describe('a question about whether something matters', () => {
  it.each([
    ['my dog ate a sock, does it matter?', 'my dog ate a sock,'],
    ['my cat has not eaten for a day is that bad', 'my cat has not eaten for a day'],
    ['he vomited. should i be worried? he is 12', 'he vomited. he is 12'],
    ['non mangia da ieri, e grave?', 'non mangia da ieri,'],
    ['non mangia da ieri e grave?', 'non mangia da ieri'],
    ['ha ingoiato un bottone, e pericoloso', 'ha ingoiato un bottone,'],
    ['ha ingoiato un bottone cosa faccio', 'ha ingoiato un bottone'],
    ['she limps\nis it serious?\nshe is old', 'she limps\n\nshe is old'],
  ])('is removed: %j', (text, told) => {
    expect(withoutDoubt(text)).toBe(told);
  });

  it.each([
    ['my dog swallowed a sock and keeps vomiting', 'does it matter?'],
    ['my dog collapsed this morning', 'is that bad?'],
    ['il gatto non riesce a fare pipi', 'è grave?'],
    ['il coniglio non mangia da ieri', 'fa niente?'],
    ['my parrot sits fluffed up at the bottom of the cage', 'should i worry?'],
  ])('does not lower an emergency: %s, %s', (told, doubt) => {
    expect(assess({ text: `${told}, ${doubt}`, species: 'altro' }).level).toBe('emergency');
  });

  it.each([
    'is that normal?',
    'is it normal for a dog to pant at night?',
    'what do i do if my cat eats a lily?',
    'posso aspettare che finisca le crocchette?',
    'e normale che il gatto dorma tanto?',
    'la ferita sulla zampa e grave',
    'da due giorni non fa niente',
    'da due giorni il cane non fa niente?',
  ])('is not recognised if it says or asks more: %j', (text) => {
    expect(withoutDoubt(text)).toBe(text);
  });
});
