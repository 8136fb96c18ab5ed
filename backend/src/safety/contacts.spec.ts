import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '../contract/countries.js';
import { POISON_LINES } from './contacts.data.js';
import { concernsPoison, contactsFor, daysUnchecked } from './contacts.js';

const DIALLING: Record<string, string> = {
  BE: '+32',
  CA: '+1',
  FR: '+33',
  GB: '+44',
  IT: '+39',
  US: '+1',
};

const digits = (text: string) => text.replace(/\D/g, '');

describe('the poison lines to call', () => {
  it.each(COUNTRIES)('include those in %s, and none from another country', (country) => {
    const names = contactsFor({ country, language: 'en' }).map(({ name }) => name);
    const own = POISON_LINES.filter((line) => line.country === country);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual(own.map(({ name }) => name));
  });

  it('are Italian for an Italian question from an owner without a country', () => {
    const contacts = contactsFor({ country: null, language: 'it' });
    expect(contacts.map(({ dial }) => dial)).toEqual(['+39063054343', '+390266101029']);
  });

  it('are from two labelled countries for an English one', () => {
    const names = contactsFor({ country: null, language: 'en' }).map(({ name }) => name);
    expect(names).toEqual([
      'Animal PoisonLine (UK)',
      'ASPCA Animal Poison Control (US)',
      'Pet Poison Helpline (US)',
    ]);
  });

  it('follow the country, not the language, once it is set', () => {
    const [first] = contactsFor({ country: 'GB', language: 'it' });
    expect(first).toMatchObject({ name: 'Animal PoisonLine', phone: '01202 509000' });
    expect(first?.note).toMatch(/^Attivo 24 ore .* Verificato il \d+ \p{L}+ \d{4}\.$/u);
  });

  it('state when they were checked', () => {
    for (const { note } of contactsFor({ country: 'FR', language: 'en' })) {
      expect(note).toMatch(/ Checked on \d+ \p{L}+ \d{4}\.$/u);
    }
  });
});

describe('an entry in the poison line list', () => {
  it.each(POISON_LINES)(
    '$country, $name: dials the number it shows',
    ({ country, phone, dial }) => {
      const code = DIALLING[country];
      const national = country === 'IT' ? digits(phone) : digits(phone).replace(/^0/, '');
      expect(dial).toBe(code === undefined ? digits(phone) : code + national);
    },
  );

  it.each(POISON_LINES)('$country, $name: has a source and the date it was checked', (line) => {
    expect(line.source).toMatch(/^https:\/\//);
    expect(new Date(line.checkedOn).toISOString().slice(0, 10)).toBe(line.checkedOn);
  });

  it('has an age that can be queried', () => {
    const oldest = POISON_LINES.map(({ checkedOn }) => checkedOn).sort()[0] ?? '';
    const later = new Date(Date.parse(oldest) + 181 * 86_400_000);
    expect(daysUnchecked(later)).toBe(181);
  });
});

describe('a poison line can help', () => {
  const dose = (level: 'none' | 'mild') => [{ substance: 'chocolate-milk', mgPerKg: 1, level }];

  it.each([
    ['a toxic dose', 'He ate chocolate', dose('mild'), true],
    ['a poison without a name', 'She ate something poisonous', [], true],
    ['the same in Italian', 'Ha mangiato un boccone avvelenato', [], true],
    ['a harmless dose', 'He ate chocolate', dose('none'), false],
    ['no poison at all', 'He was hit by a car', [], false],
  ])('with %s: %s', (_what, question, doses, helps) => {
    expect(concernsPoison(question, doses)).toBe(helps);
  });
});
