import { readWeightKg } from '@contract/body-weight';
import {
  fromBase,
  KIND_UNITS,
  SEVERITIES,
  type DiaryEntry,
  type DiaryEntryBody,
  type DiaryEntryChanges,
  type DiaryKind,
  type DiaryUnit,
} from '@contract/diary';
import { unitOf } from '../../shared/units';

/** The values of an entry's form fields. */
export interface EntryValues {
  value: string;
  unit: DiaryUnit | '';
  text: string;
  severity: string;
  bodyPart: string;
  minutes: string;
  before: string;
  after: string;
  kcalPer100g: string;
  /** In the format of `datetime-local`; empty means now. */
  at: string;
}

const NOTHING: EntryValues = {
  value: '',
  unit: '',
  text: '',
  severity: '',
  bodyPart: '',
  minutes: '',
  before: '',
  after: '',
  kcalPer100g: '',
  at: '',
};

/** An amount as a person writes it, with a point or a comma; NaN for anything else. */
export const readAmount = (text: string): number =>
  /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

/** Without floating-point noise. */
export const roundAmount = (amount: number): string => String(Number(amount.toPrecision(6)));

/** The same for a converted amount, at the precision of a scale. */
export const roundConverted = (amount: number): string => String(Number(amount.toPrecision(4)));

const MINUTE_MS = 60_000;

/** A moment for a `datetime-local` field, in the browser's time zone. */
export const localMoment = (iso: string): string => {
  const moment = new Date(iso);
  const shifted = moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS;
  return new Date(shifted).toISOString().slice(0, 16);
};

/** The values of a new entry: empty except for likely ones, the last unit and the last weight. */
export const newValues = (kind: DiaryKind, weight: string | null): EntryValues => {
  const unit = unitOf(kind) ?? '';
  const kg = kind === 'weight' ? readWeightKg(weight) : null;
  const value = kg === null || unit === '' ? '' : roundConverted(fromBase(kg, unit, kind));
  return { ...NOTHING, unit, value };
};

export const valuesOf = (entry: DiaryEntry): EntryValues => ({
  value: entry.value === undefined ? '' : String(entry.value),
  unit: entry.unit ?? unitOf(entry.kind) ?? '',
  text: entry.text ?? '',
  severity: entry.severity ?? '',
  bodyPart: entry.bodyPart ?? '',
  minutes: entry.minutes === undefined ? '' : String(entry.minutes),
  before: entry.before ?? '',
  after: entry.after ?? '',
  kcalPer100g: entry.kcalPer100g === undefined ? '' : String(entry.kcalPer100g),
  at: localMoment(entry.at),
});

const amountOf = (text: string): number | null => (text.trim() === '' ? null : readAmount(text));

/** What an entry says, apart from its kind. */
export type Told = Omit<DiaryEntryBody, 'kind' | 'clientId'>;

/** What the fields say; an empty one is `null`, which clears it. */
export const toldBy = (kind: DiaryKind, values: EntryValues): Told => {
  const value = KIND_UNITS[kind].length > 0 ? amountOf(values.value) : null;
  return {
    // The server sets the current time: this device's clock may be wrong.
    at: values.at === '' ? undefined : new Date(values.at).toISOString(),
    value,
    unit: value === null || values.unit === '' ? null : values.unit,
    text: values.text.trim() || null,
    severity: SEVERITIES.find((one) => one === values.severity) ?? null,
    bodyPart: values.bodyPart.trim() || null,
    minutes: amountOf(values.minutes),
    before: values.before.trim() || null,
    after: values.after.trim() || null,
    kcalPer100g: amountOf(values.kcalPer100g),
  };
};

/**
 * The changes to an entry. Its field has minute precision and only one of the two hours that repeat
 * in autumn, so the moment is left alone unless the field shows another one.
 */
export const changesOf = (
  entry: DiaryEntry,
  { at, ...told }: Told,
): Omit<DiaryEntryChanges, 'version'> =>
  at === undefined || localMoment(at) === localMoment(entry.at) ? told : { ...told, at };
