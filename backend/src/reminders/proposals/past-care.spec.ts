import { describe, expect, it } from '@jest/globals';
import type { PastCare } from './need.js';
import { get, keys, propose } from './propose-reminders.fixture.js';

const OTHERS = ['worms', 'fleas', 'insurance', 'check-yearly', 'weigh-28-days', 'teeth'];

const vaccine = (day: string, text: string | null): PastCare => ({ kind: 'vaccine', day, text });

const treatment = (text: string): PastCare => ({ kind: 'parasites', day: '2026-11-18', text });

/** Vaccines that are proposed for a grown dog, with the day. */
const vaccinesAfter = (...past: PastCare[]) =>
  propose({}, { past, declined: OTHERS }).map(({ key, from }) => `${key} ${from}`);

describe('a vaccine that the schedules do not know', () => {
  it.each([
    'Leishmaniosi',
    'Vaccino leishmaniosi',
    'CaniLeish',
    'Tosse dei canili',
    'Vaccine against kennel cough',
    'Nobivac KC',
    'FeLV',
    'leukaemia',
    'Lyme',
    'Letifend',
    'Letifend second',
    'Primo Letifend',
    'Dog flu',
    'Corona',
  ])('leaves what is due as it was: %s', (text) => {
    const core = vaccine('2021-05-10', 'DHPPi + lepto');
    expect(vaccinesAfter(vaccine('2026-11-20', text), core)).toEqual(vaccinesAfter(core));
    expect(vaccinesAfter(vaccine('2026-11-20', text))).toEqual(vaccinesAfter());
  });

  it("is not a puppy's booster", () => {
    const puppy = { birthDate: '2026-05-18', age: 0.5 };
    const courseDone = vaccine('2026-09-10', 'DHPPi');
    const past = [vaccine('2026-11-20', 'Leishmaniosi'), courseDone];
    expect(get('vaccine-booster-26-weeks', puppy, { past, declined: OTHERS }).from).toBe(
      get('vaccine-booster-26-weeks', puppy, { past: [courseDone], declined: OTHERS }).from,
    );
  });
});

it.each([
  null,
  ' ',
  'Vaccine',
  'vaccino dal dott. Rossi',
  'Richiamo annuale',
  'Booster',
  'vaccinato in canile',
  'Nobivac',
  '8-in-1',
  '5in1',
  'puppy shots',
  'final',
  'all of them',
  "This year's",
  'routine',
  '1st',
  '2',
  'Primo',
  'Seconda',
  'tutti',
  'I soliti',
  "Quelli dell'anno",
  '?',
])('a vaccine noted as %j counts for all', (text) => {
  expect(vaccinesAfter(vaccine('2026-11-20', text))).toEqual([
    'vaccine-lepto 2027-10-20',
    'vaccine-core 2029-11-20',
  ]);
});

describe('a core vaccine', () => {
  it.each([
    'quadrivalente',
    'Pentavalente',
    'Hexavalent',
    'DAPP',
    'DA2PP',
    'DHP',
    'CHPPi',
    'C5',
    'F3',
    'HCP',
    'Combo',
    'Combinato',
    'Cat flu',
    'Gastroenterite',
  ])('is known as %s', (text) => {
    expect(vaccinesAfter(vaccine('2026-11-20', text))).toEqual(['vaccine-core 2029-11-20']);
  });

  it.each(['DAPP + Lepto', 'DHLPP', 'DA2PPL', 'CHPPiL', 'DHPPi/L4'])(
    'comes with leptospirosis in %s',
    (text) => {
      expect(vaccinesAfter(vaccine('2026-11-20', text))).toEqual([
        'vaccine-lepto 2027-10-20',
        'vaccine-core 2029-11-20',
      ]);
    },
  );

  it.each(['Antirabbica, zampa gonfia dappertutto', 'Rabies, dal dott. Ceppi', 'Lyme, Valentini'])(
    'is not read into %s',
    (text) => {
      expect(vaccinesAfter(vaccine('2026-11-20', text))).not.toContain('vaccine-core 2029-11-20');
    },
  );
});

describe('a treatment against parasites', () => {
  const dueAfter = (text: string) => {
    const all = propose({}, { past: [treatment(text)], declined: ['insurance', 'check-yearly'] });
    const isDue = (key: string) => all.some((one) => one.key === key && one.from <= '2026-11-23');
    return ['worms', 'fleas'].filter(isDue);
  };

  it.each([
    ['Bravecto', ['worms']],
    ['Frontline spot-on', ['worms']],
    ['NexGard', ['worms']],
    ['Flea tablet', ['worms']],
    ['Drontal', ['fleas']],
    ['Sverminazione', ['fleas']],
    ['Nexgard spectra', []],
    ['Simparica Trio', []],
    ['Advocate', []],
    ['Antiparassitario', []],
    ['Heartworm tablet', ['worms', 'fleas']],
    ['Filaria', ['worms', 'fleas']],
  ])('noted as %s leaves due: %j', (text, due) => {
    expect(dueAfter(text)).toEqual(due);
  });
});

it('a cat that has only had a rabies vaccine gets a question about the others', () => {
  const past = [vaccine('2026-11-01', 'Rabies')];
  const cat = { species: 'gatto', age: 3, weightKg: 4 } as const;
  expect(keys(cat, { past, declined: OTHERS })).toEqual(['vaccine-ask', 'vaccine-rabies']);
});
