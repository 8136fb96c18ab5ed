import { describe, expect, it } from '@jest/globals';
import { assessFor } from './question-triage.js';

const CAT = { species: 'gatto', weightKg: 4, ageYears: 3 } as const;

describe('the triage of an owner’s question', () => {
  it("uses the question's language, not the browser's", () => {
    const owner = { country: null, language: 'en' } as const;
    const { triage } = assessFor(owner, { ...CAT, text: 'Il mio gatto ha mangiato un giglio' });
    expect(triage.actions[0]).toMatch(/veterinario/);
    expect(triage.contacts[0]?.dial).toMatch(/^\+39/);
  });

  it("uses the browser's language when the question's is unclear", () => {
    const owner = { country: null, language: 'it' } as const;
    const { triage } = assessFor(owner, { ...CAT, text: 'Convulsioni! Veleno?' });
    expect(triage.actions[0]).toMatch(/veterinario/);
    expect(triage.contacts[0]?.dial).toMatch(/^\+39/);
  });

  it("keeps the conversation's language when the question's is unclear", () => {
    const owner = { country: null, language: 'en' } as const;
    const first = assessFor(owner, { ...CAT, text: 'Il mio gatto ha mangiato un giglio' });
    const { triage, carried } = assessFor(owner, { ...CAT, text: 'pesa 4 kg' }, first.next);
    expect(carried).toBe(true);
    expect(triage.reasons[0]).toMatch(/giglio/i);
  });

  it('names a poison line for an unidentified bait', () => {
    const owner = { country: 'BE', language: 'en' } as const;
    const { triage, doses } = assessFor(owner, {
      ...CAT,
      text: 'Ate a meatball on the path, somebody found nails in some',
    });
    expect({ doses, level: triage.level }).toEqual({ doses: [], level: 'emergency' });
    expect(triage.contacts.map(({ phone }) => phone)).toEqual(['070 245 245']);
  });

  it('names no poison line where one cannot help', () => {
    const owner = { country: 'IT', language: 'it' } as const;
    const { triage } = assessFor(owner, { ...CAT, text: 'Non riesce a fare pipì da ieri' });
    expect(triage.level).not.toBe('routine');
    expect(triage.contacts).toEqual([]);
  });
});
