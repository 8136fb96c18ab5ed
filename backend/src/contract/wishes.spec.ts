import { describe, expect, it } from '@jest/globals';
import { wantsSummary } from './wishes.js';

describe('a request for a vet summary', () => {
  it.each([
    'Make a summary for my vet',
    'Can you summarize the last months for the vet?',
    'My vet wants a report of her weights',
    'Fai un riassunto per il veterinario',
    'Mi serve un riepilogo da portare alla veterinaria',
  ])('is recognised: %s', (question) => expect(wantsSummary(question)).toBe(true));

  it.each([
    'Should I call the vet?',
    'The vet said she is fine',
    'Summarize how rabbits are fed',
    'Quando devo andare dal veterinario?',
    'Ho letto un riassunto sui conigli',
  ])('is not recognised in: %s', (question) => expect(wantsSummary(question)).toBe(false));
});
