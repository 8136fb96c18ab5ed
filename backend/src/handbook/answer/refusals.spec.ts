import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './refusals.js';

describe('a request to give human medicine', () => {
  it.each([
    'posso darle le gocce di mia madre per dormire?',
    'posso dargli le mie pastiglie per la pressione?',
    'gli do lo sciroppo di mio figlio?',
    'can i give her my mums sleeping drops',
    'can he have one of my own tablets for pain',
    'should I give him my husband’s medicine?',
  ])('is refused: %s', (asked) => {
    expect(refusalOf(asked)?.entry).toBe('human-medicines');
  });

  it.each([
    'can i give my dog his tablets with food?',
    'posso dare al mio cane le sue gocce con il cibo?',
    'can i use ear drops before the visit?',
    'how do i give my cat her drops',
    'il mio cane deve prendere le gocce, quando?',
    'can my son give the dog his tablet?',
  ])("is not seen in a question about the animal's own medicine: %s", (asked) => {
    expect(refusalOf(asked)).toBeNull();
  });
});
