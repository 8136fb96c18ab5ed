import type { DiaryKind, DiaryUnit, Severity } from '../../contract/diary.js';
import type { Sex } from '../../contract/pets.js';
import type { Species } from '../../contract/species.js';
import type { SummarySectionName } from '../../contract/summaries.js';
import { formatWeight } from '../../contract/typed-number.js';

/** The texts of a summary around the owner's words; dates and amounts come formatted. */
export const en = {
  title: (name: string) => `Summary for the vet: ${name}`,
  sections: (name: string): Record<SummarySectionName, string> => ({
    about: `About ${name}`,
    why: 'Reason for the visit',
    findings: 'What the diary shows',
    alarms: 'Alarms in the chat',
    weights: 'Weight',
    medicines: 'Medicines',
    timeline: 'What happened',
    questions: 'Questions for the vet',
  }),
  about: {
    species: (species: string) => `Species: ${species}`,
    breed: (breed: string) => `Breed: ${breed}`,
    age: (age: string) => `Age: ${age}`,
    born: (day: string, age: string) => `Born ${day} (${age})`,
    sex: (sex: string) => `Sex: ${sex}`,
    weight: (weight: string) => `Weight: ${formatWeight(weight, 'en')}`,
    allergies: (text: string) => `Allergies: ${text}`,
    conditions: (text: string) => `Conditions: ${text}`,
  },
  species: {
    cane: 'dog',
    gatto: 'cat',
    coniglio: 'rabbit',
    uccello: 'bird',
    altro: 'another animal',
  } satisfies Record<Species, string>,
  sex: { female: 'female', male: 'male' } satisfies Record<Sex, string>,
  neutered: (_sex: Sex | null, neutered: boolean): string =>
    neutered ? 'neutered' : 'not neutered',
  alarms: {
    emergency: (advice: string) => `Emergency. Advised: ${advice}`,
    urgent: (advice: string) => `Urgent. Advised: ${advice}`,
  },
  weightChange: (percent: string, days: number) =>
    days === 1 ? `Change: ${percent} in 1 day` : `Change: ${percent} in ${days} days`,
  medicines: {
    noted: 'As noted in the profile',
    once: (day: string) => `Once, on ${day}`,
    times: (count: number, from: string, to: string) => `${count} times, from ${from} to ${to}`,
    each: (amount: string) => `${amount} each time`,
    last: (amount: string) => `last amount ${amount}`,
  },
  /** Also names an entry without words of its own. */
  kinds: {
    weight: 'Weight',
    food: 'Food',
    symptom: 'Symptom',
    behaviour: 'Behaviour',
    medicine: 'Medicine',
    vaccine: 'Vaccine',
    parasites: 'Against parasites',
    visit: 'Visit to the vet',
    heat: 'In heat',
    breaths: 'Breaths asleep',
    temperature: 'Temperature',
    note: 'Note',
  } satisfies Record<DiaryKind, string>,
  severity: {
    mild: 'mild',
    moderate: 'moderate',
    severe: 'severe',
  } satisfies Record<Severity, string>,
  before: (text: string) => `before: ${text}`,
  after: (text: string) => `after: ${text}`,
  /** Names of units that are not written as they are stored, by the amount. */
  units: {
    breaths: (): string => 'a minute',
    tablets: (amount: number): string => (amount === 1 ? 'tablet' : 'tablets'),
    drops: (amount: number): string => (amount === 1 ? 'drop' : 'drops'),
  } satisfies Partial<Record<DiaryUnit, (amount: number) => string>>,
  earlier: (count: number) =>
    count === 1 ? 'One earlier entry is not listed' : `${count} earlier entries are not listed`,
  /** Texts around the sections, on the page and on paper. */
  page: {
    asOf: (day: string) => `As of ${day}, for the last 90 days`,
    more: (count: number) =>
      count === 1 ? 'and one earlier entry' : `and ${count} earlier entries`,
    from: 'Written down by the owner and put together by Zampa. It is not a diagnosis.',
    until: (day: string) => `This page can be opened until ${day}.`,
    goneTitle: 'This page is not available',
    gone: 'The link has expired, was withdrawn, or is not complete. Ask the person who sent it for a new one.',
  },
};

export type SummaryTexts = typeof en;
