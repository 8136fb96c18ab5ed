import { describe, expect, it } from '@jest/globals';
import type { Question } from '../replies/reply-generator.js';
import { assess } from '../safety/triage.js';
import { doseNote } from './dose-note.js';

function noteOn(question: string, earlier: string[] = [], weight: string | null = null): string {
  return doseNote({
    question,
    history: earlier.map((content) => ({ role: 'user', content })),
    pet: { name: 'Rex', species: 'cane', breed: null, age: 4, weight },
    triage: assess({ text: [...earlier, question].join('\n'), species: 'cane', weightKg: 30 }),
  } as unknown as Question);
}

describe('the note on a harmless dose of a poison', () => {
  it('says what to watch for, in the language of the question', () => {
    const note = noteOn('il mio cane ha mangiato 20 g di cioccolato al latte, pesa 30 kg');
    expect(note).toMatch(
      /^Circa 1,5 mg\/kg di cioccolato o caffeina: sotto le dosi .* tieni d.occhio/,
    );
  });

  it('uses the weight in the profile', () => {
    expect(noteOn('My dog ate 20 g of milk chocolate', [], '30 kg')).toMatch(/^About 1\.5 mg\/kg/);
    expect(noteOn('My dog ate 20 g of milk chocolate')).toBe('');
  });

  it('is given once amount and weight are known, and not again', () => {
    const told = ['My dog ate milk chocolate', 'about 20 g'];
    expect(noteOn('he weighs 30 kg', told)).toMatch(/^About 1\.5 mg\/kg/);
    expect(noteOn('and what does he eat tonight?', [...told, 'he weighs 30 kg'])).toBe('');
  });

  it.each([
    'Can dogs eat chocolate?',
    'My dog ate 300 g of dark chocolate, he weighs 5 kg',
    'My dog ate chocolate, he weighs 30 kg',
    'My dog ate 5 g of milk chocolate and three grapes, he weighs 30 kg',
  ])('is not given otherwise: %s', (question) => {
    expect(noteOn(question)).toBe('');
  });
});
