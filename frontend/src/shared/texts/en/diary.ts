import type { DiaryKind, DiaryUnit, Severity } from '@contract/diary';
import type { FILE_FAULTS, RowFault } from '@contract/diary-import';
import { formatNumber } from '../../format';

const kinds: Record<DiaryKind, string> = {
  weight: 'Weight',
  food: 'Food',
  symptom: 'Symptom',
  behaviour: 'Behaviour',
  medicine: 'Medicine',
  vaccine: 'Vaccine',
  parasites: 'Parasites',
  visit: 'Vet visit',
  heat: 'Heat',
  breaths: 'Sleeping breaths',
  temperature: 'Temperature',
  note: 'Note',
};

const units: Record<DiaryUnit, string> = {
  kg: 'kg',
  g: 'g',
  lb: 'lb',
  kcal: 'kcal',
  '°C': '°C',
  '°F': '°F',
  breaths: 'a minute',
  ml: 'ml',
  mg: 'mg',
  tablets: 'tablets',
  drops: 'drops',
};

const singleUnits: Partial<Record<DiaryUnit, string>> = { tablets: 'tablet', drops: 'drop' };

/** "Is that grams?" */
const askedUnits: Record<DiaryUnit, string> = {
  ...units,
  kg: 'kilograms',
  g: 'grams',
  lb: 'pounds',
  '°C': 'degrees Celsius',
  '°F': 'degrees Fahrenheit',
};

const severities: Record<Severity, string> = {
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
};

/** The label of an entry's text. */
const textLabels: Partial<Record<DiaryKind, string>> = {
  food: 'Which food?',
  symptom: 'What did you see?',
  behaviour: 'What happened?',
  medicine: 'Which medicine?',
  vaccine: 'Which vaccine?',
  parasites: 'What was given?',
  visit: 'What was it for?',
};

const faults: Record<RowFault, string> = {
  date: "The date can't be read.",
  future: 'The date is in the future.',
  'too-early': 'The date is before the birth date.',
  kind: "It doesn't say what kind of entry it is.",
  value: 'The amount is missing or not a number.',
  unit: "This unit doesn't fit.",
  text: 'The text is missing or too long.',
  implausible: "The amount doesn't fit this pet.",
  cell: "One cell can't be read.",
};

const fileFaults: Record<keyof typeof FILE_FAULTS, string> = {
  empty: 'The file has no rows.',
  format: 'This is not a CSV file.',
  date: 'No column is called "Date".',
  kind: 'No column says what the entries are, such as "Kind" or "Weight (kg)".',
  rows: 'The file has more than 5,000 rows. Please split it.',
};

export const diary = {
  title: 'Diary',
  add: 'Add to the diary',
  what: 'What is it?',
  kinds,
  /** On a narrow tile. */
  tile: (kind: DiaryKind) => kinds[kind],
  units,
  unitOf: (unit: DiaryUnit, amount: number) =>
    (amount === 1 ? singleUnits[unit] : undefined) ?? units[unit],
  severities,
  more: 'More',
  unit: 'Unit',
  amount: 'Amount',
  decrease: 'Decrease',
  increase: 'Increase',
  save: (kind: string) => `Save ${kind.toLowerCase()}`,
  saved: 'Saved.',
  when: 'When?',
  now: 'Now',
  text: (kind: DiaryKind) => textLabels[kind] ?? 'What do you want to note?',
  severity: 'How bad?',
  bodyPart: 'Where on the body?',
  minutes: 'For how many minutes?',
  before: 'What came before?',
  after: 'What came after?',
  kcalPer100g: 'kcal per 100 g, from the label',
  details: 'More details',
  invalid: {
    value: 'Please enter a number.',
    text: 'Please write a word or two.',
    at: 'Choose a time in the past, after the birth date.',
    amount: "That doesn't fit this pet. Please check it.",
    unclear: (more: string, less: string) => `Please write ${more} or ${less}.`,
    minutes: 'Whole minutes, please: at most 43,200 (30 days).',
    kcalPer100g: 'At most 900. If the label gives kcal per kg, divide by 10.',
  },
  isThat: (unit: DiaryUnit) => `Is that ${askedUnits[unit]}?`,
  itIs: (amount: string) => `Yes, ${amount}`,
  failed: "That couldn't be saved. Please try again.",
  full: (limit: number) =>
    `The diary of a pet can have up to ${formatNumber(limit, 'en')} entries. Remove some first.`,
  unread: "The diary couldn't be loaded.",
  empty: (name: string) =>
    `Nothing yet. A weight every two weeks is a good start for ${name}: changes show long before you can see them.`,
  older: 'Show older entries',
  lit: 'part of what stands out',
  fromChat: 'From the chat',
  cameBefore: (what: string) => `Before: ${what}`,
  cameAfter: (what: string) => `After: ${what}`,
  lasted: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  energy: (kcal: string) => `${kcal} kcal per 100 g`,
  edit: (entry: string) => `Edit: ${entry}`,
  editShort: 'Edit',
  removeShort: 'Remove',
  moreOf: (entry: string) => `More about: ${entry}`,
  remove: (entry: string) => `Remove: ${entry}`,
  removed: 'Removed.',
  undo: 'Undo',
  elsewhere: 'This was changed on another device. It now says:',
  keepTheirs: 'Keep that',
  saveMine: 'Save mine',
  plan: {
    text: (name: string) =>
      `Keep ${name}'s weights, symptoms, food and medicines in one place. The diary is part of Pro.`,
    link: 'See Pro',
    download: 'Download everything as a file',
    ended: 'You can read and download everything here. New entries are part of Pro.',
  },
  import: {
    open: 'Import a file',
    title: 'Import a file',
    text: 'A CSV file from a spreadsheet or another app. Its first row names the columns, such as Date and Weight (kg).',
    choose: 'Choose a file',
    reading: 'Reading the file...',
    tooLarge: 'The file is larger than 1 MB. Please split it.',
    fileFaults,
    faults,
    line: 'Row',
    entry: 'Entry',
    counts: (accepted: number, refused: number) => {
      const ready = accepted === 1 ? '1 row is ready' : `${accepted} rows are ready`;
      return refused === 0 ? `${ready}.` : `${ready}, ${refused} can't be read.`;
    },
    store: (count: number) => (count === 1 ? 'Import 1 entry' : `Import ${count} entries`),
    done: (added: number, known: number) => {
      const imported = added === 1 ? '1 entry imported' : `${added} entries imported`;
      if (known === 0) return `${imported}.`;
      return `${imported}, ${known} ${known === 1 ? 'was' : 'were'} already here.`;
    },
    cell: (text: string) => `"${text}"`,
  },
};
