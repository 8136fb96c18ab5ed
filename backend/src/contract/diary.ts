import type { Species } from './species.js';

export const DIARY_KINDS = [
  'weight',
  'food',
  'symptom',
  'behaviour',
  'medicine',
  'vaccine',
  'parasites',
  'visit',
  'heat',
  'breaths',
  'temperature',
  'note',
] as const;

export type DiaryKind = (typeof DIARY_KINDS)[number];

/**
 * `breaths` are per minute, counted asleep. `tablets` and `drops` have no SI unit and are stored as
 * they are.
 */
export const DIARY_UNITS = [
  'kg',
  'g',
  'lb',
  'kcal',
  '°C',
  '°F',
  'breaths',
  'ml',
  'mg',
  'tablets',
  'drops',
] as const;

export type DiaryUnit = (typeof DIARY_UNITS)[number];

/**
 * The units that amounts of a kind may have, the usual one first. Kinds without units have no
 * amount.
 */
export const KIND_UNITS: Record<DiaryKind, readonly DiaryUnit[]> = {
  weight: ['kg', 'g', 'lb'],
  food: ['g', 'kcal'],
  symptom: [],
  behaviour: [],
  medicine: ['ml', 'mg', 'tablets', 'drops'],
  vaccine: [],
  parasites: [],
  visit: [],
  heat: [],
  breaths: ['breaths'],
  temperature: ['°C', '°F'],
  note: [],
};

/** Kinds that mean nothing without an amount. */
export const MEASURED_KINDS: readonly DiaryKind[] = ['weight', 'breaths', 'temperature'];

/** Kinds that mean nothing without a text. */
export const TOLD_KINDS: readonly DiaryKind[] = [
  'symptom',
  'behaviour',
  'medicine',
  'vaccine',
  'note',
];

/** The kinds that each detail may be given for. */
export const DETAIL_KINDS = {
  severity: ['symptom'],
  bodyPart: ['symptom'],
  minutes: ['symptom', 'behaviour'],
  before: ['behaviour'],
  after: ['behaviour'],
  kcalPer100g: ['food'],
} as const satisfies Record<string, readonly DiaryKind[]>;

export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** An entry in a pet's diary. */
export interface DiaryEntry {
  id: number;
  petId: number;
  kind: DiaryKind;
  /** When it happened: ISO 8601. */
  at: string;
  /** In `unit`, as the owner entered it. */
  value?: number;
  unit?: DiaryUnit;
  /** The symptom, what happened, the food, the medicine, the vaccine... */
  text?: string;
  /** Of a symptom. */
  severity?: Severity;
  /** Of a symptom. */
  bodyPart?: string;
  /** Minutes that a symptom or behaviour lasted. */
  minutes?: number;
  /** What came before a behaviour. */
  before?: string;
  /** What followed a behaviour. */
  after?: string;
  /** Of a food, as stated on its label. */
  kcalPer100g?: number;
  /** Made by the client, used as an idempotency key. */
  clientId?: string;
  /** The question from which it was taken. */
  messageId?: number;
  /** Counts the changes of the entry, from 1. */
  version: number;
}

/** What an owner enters. `clientId` makes repeated requests idempotent. */
export type NewDiaryEntry = {
  [Field in keyof Omit<DiaryEntry, 'id' | 'petId' | 'messageId' | 'version'>]?:
    | DiaryEntry[Field]
    | null
    | undefined;
} & Pick<DiaryEntry, 'kind' | 'at'>;

/**
 * The same as a request body: without `at` it is the server's current time, whatever the device's
 * clock says.
 */
export type DiaryEntryBody = Omit<NewDiaryEntry, 'at'> & { at?: string | undefined };

/**
 * Absent fields keep their value, `null` clears. `version` is the one that the changes are based
 * on.
 */
export type DiaryEntryChanges = Partial<Omit<NewDiaryEntry, 'kind' | 'clientId'>> &
  Pick<DiaryEntry, 'version'>;

/** An entry found in a question, for the owner to confirm. */
export interface DiarySuggestion {
  id: number;
  petId: number;
  /** The question that stated it. */
  messageId: number;
  entry: NewDiaryEntry;
  /** ISO 8601. */
  createdAt: string;
}

/** Value of `before=` for the next page: the last entry of a page, newest first. */
export const diaryCursor = ({ at, id }: Pick<DiaryEntry, 'at' | 'id'>): string =>
  `${String(Date.parse(at))}_${String(id)}`;

const KG_PER_LB = 0.453_592_37;
const ZERO_FAHRENHEIT = 32;
const FAHRENHEIT_PER_CELSIUS = 1.8;

/** An amount in the unit it is stored in: kg, g of food, kcal, °C. */
export function toBase(value: number, unit: DiaryUnit, kind: DiaryKind): number {
  if (unit === 'lb') return value * KG_PER_LB;
  if (unit === 'g' && kind === 'weight') return value / 1000;
  return unit === '°F' ? (value - ZERO_FAHRENHEIT) / FAHRENHEIT_PER_CELSIUS : value;
}

/** The opposite of `toBase`, without rounding errors of binary fractions. */
export function fromBase(base: number, unit: DiaryUnit, kind: DiaryKind): number {
  return Number(fromBaseExact(base, unit, kind).toPrecision(10));
}

function fromBaseExact(base: number, unit: DiaryUnit, kind: DiaryKind): number {
  if (unit === 'lb') return base / KG_PER_LB;
  if (unit === 'g' && kind === 'weight') return base * 1000;
  return unit === '°F' ? base * FAHRENHEIT_PER_CELSIUS + ZERO_FAHRENHEIT : base;
}

/** Plausible body weights in kg: beyond them a typo is likelier than such an animal. */
export const PLAUSIBLE_KG: Record<Species, readonly [min: number, max: number]> = {
  cane: [0.05, 120],
  gatto: [0.03, 20],
  coniglio: [0.02, 15],
  uccello: [0.002, 20],
  altro: [0.001, 1500],
};
