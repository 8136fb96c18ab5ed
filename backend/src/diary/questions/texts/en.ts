import type { DiaryKind, DiaryUnit, Severity } from '../../../contract/diary.js';

/** Names an entry that has no words of its own. */
const KINDS: Record<DiaryKind, string> = {
  weight: 'weight',
  food: 'food',
  symptom: 'symptom',
  behaviour: 'behaviour',
  medicine: 'medicine',
  vaccine: 'vaccine',
  parasites: 'treatment against parasites',
  visit: 'visit to the vet',
  heat: 'in heat',
  breaths: 'sleeping breaths',
  temperature: 'temperature',
  note: 'note',
};

/** What is missing, as the subject of "is in the diary yet". */
const NONE: Record<DiaryKind, string> = {
  weight: 'No weight',
  food: 'No food',
  symptom: 'Nothing about that',
  behaviour: 'No behaviour',
  medicine: 'No medicine',
  vaccine: 'No vaccine',
  parasites: 'No treatment against parasites',
  visit: 'No visit to the vet',
  heat: 'No heat',
  breaths: 'No count of sleeping breaths',
  temperature: 'No temperature',
  note: 'Nothing about that',
};

const SEVERITIES: Record<Severity, string> = {
  mild: 'mild',
  moderate: 'moderate',
  severe: 'severe',
};

/** Dates come with their preposition: "on 12 June", "today". Names are the pet's. */
export const en = {
  locale: 'en-GB',
  today: 'today',
  yesterday: 'yesterday',
  on: (date: string) => `on ${date}`,
  lastDays: (days: number) => `in the last ${days} days`,
  kinds: KINDS,
  severities: SEVERITIES,
  unit: (unit: DiaryUnit, value: number): string =>
    ({
      breaths: 'breaths a minute',
      tablets: value <= 1 ? 'tablet' : 'tablets',
      drops: value === 1 ? 'drop' : 'drops',
    })[unit as string] ?? unit,
  weighed: (amount: string, when: string) => `**${amount}**, weighed ${when}`,
  before: (amount: string, when: string) => `it was ${amount} ${when}`,
  named: (when: string, what: string) => `**${when}**: ${what}.`,
  noted: (when: string, what: string) => `**Yes**, noted ${when}: ${what}.`,
  notNoted: (label: string) => `**Not noted** ${label}.`,
  theLast: (when: string, what: string) => `The last time was ${when}: ${what}.`,
  notThat: (what: string, name: string) => `Nothing about "${what}" is in ${name}'s diary.`,
  onDays: (what: string, days: number, label: string) =>
    `${what} **on ${days} ${days === 1 ? 'day' : 'days'}** ${label}`,
  lastTime: (when: string) => `the last time ${when}`,
  times: (count: number, when: string) => (count === 1 ? when : `${count} times, last ${when}`),
  entries: (count: number, label: string) =>
    `**${count} ${count === 1 ? 'entry' : 'entries'}** ${label}`,
  newest: 'The newest entries',
  more: (count: number) => `and ${count} more`,
  profileWeight: (name: string, amount: string) => `${name}'s profile says **${amount}**.`,
  profileMedicines: (medicines: string) => `The profile says: **${medicines}**.`,
  none: (kind: DiaryKind, name: string) => `${NONE[kind]} is in ${name}'s diary yet.`,
  empty: (name: string) => `Nothing is in ${name}'s diary yet.`,
  enter: (name: string, url: string, example: string | undefined) =>
    example === undefined
      ? `You can add it on [${name}'s page](${url}).`
      : `Tell me here, for example "${example}", or add it on [${name}'s page](${url}).`,
  examples: {
    weight: 'she weighs 4.1 kg today',
    symptom: 'she vomited this morning',
    vaccine: 'she had her rabies vaccine today',
    visit: 'we were at the vet today',
  } as Partial<Record<DiaryKind, string>>,
  page: (name: string, url: string) => `All of it, with charts, is on [${name}'s page](${url}).`,
  aside: (finding: string) => `**In your diary:** ${finding}`,
  onPro: (name: string) =>
    `I could tell you that from ${name}'s diary: keeping one, and answers that know it, are part of Pro.`,
  kept: (name: string, url: string) =>
    `What you noted before is still on [${name}'s page](${url}).`,
};

export type QuestionTexts = typeof en;
