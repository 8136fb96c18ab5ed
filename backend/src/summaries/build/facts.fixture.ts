import type { SummaryEntry, SummaryFacts } from './facts.js';

export const NOW = new Date('2026-11-20T10:00:00Z');

let id = 0;

/** An entry made this many days ago. */
export const entry = (
  kind: SummaryEntry['kind'],
  daysAgo: number,
  more: Partial<SummaryEntry> = {},
): SummaryEntry => ({
  id: (id += 1),
  kind,
  at: new Date(NOW.getTime() - daysAgo * 86_400_000),
  value: null,
  unit: null,
  text: null,
  severity: null,
  bodyPart: null,
  minutes: null,
  before: null,
  after: null,
  ...more,
});

export const facts = (more: Partial<SummaryFacts> = {}): SummaryFacts => ({
  pet: {
    name: 'Micia',
    species: 'gatto',
    breed: 'Europeo',
    age: 9,
    weight: '3.8 kg',
    healthConditions: 'diabetes',
    personalityTraits: null,
    birthDate: '2020-04-02',
    sex: 'female',
    neutered: true,
    allergies: 'chicken',
    medicines: 'insulin',
  },
  memories: [],
  entries: [],
  findings: [],
  alarms: [],
  ...more,
});
