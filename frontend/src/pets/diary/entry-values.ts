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
import { readAmount, readCoarse } from '@contract/written-number';
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

/** The number of an amount as a person writes it; NaN for anything else. */
export const amountIn = ({ value, unit }: Pick<EntryValues, 'value' | 'unit'>): number =>
  readAmount(value.trim(), unit || undefined);

/** The number of minutes or calories as a person writes it; NaN for anything else. */
export const detailIn = (text: string): number => readCoarse(text.trim());

/** As it is read again: a fourth decimal place rules out thousands. */
const written = (number: number, unit?: DiaryUnit | ''): string => {
  const text = String(number);
  return readAmount(text, unit || undefined) === number ? text : `${text}0`;
};

/** Without floating-point noise. */
export const roundAmount = (amount: number, unit: EntryValues['unit']): string =>
  written(Number(amount.toPrecision(6)), unit);

/** The same for a converted amount, at the precision of a scale. */
export const roundConverted = (amount: number, unit: DiaryUnit): string =>
  written(Number(amount.toPrecision(4)), unit);

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
  const value = kg === null || unit === '' ? '' : roundConverted(fromBase(kg, unit, kind), unit);
  return { ...NOTHING, unit, value };
};

export const valuesOf = (entry: DiaryEntry): EntryValues => ({
  value: entry.value === undefined ? '' : written(entry.value, entry.unit),
  unit: entry.unit ?? unitOf(entry.kind) ?? '',
  text: entry.text ?? '',
  severity: entry.severity ?? '',
  bodyPart: entry.bodyPart ?? '',
  minutes: entry.minutes === undefined ? '' : String(entry.minutes),
  before: entry.before ?? '',
  after: entry.after ?? '',
  kcalPer100g: entry.kcalPer100g === undefined ? '' : written(entry.kcalPer100g, 'kcal'),
  at: localMoment(entry.at),
});

const ifGiven = (text: string, number: number): number | null =>
  text.trim() === '' ? null : number;

/** What an entry says, apart from its kind. */
export type Told = Omit<DiaryEntryBody, 'kind' | 'clientId'>;

/** What the fields say; an empty one is `null`, which clears it. */
export const toldBy = (kind: DiaryKind, values: EntryValues): Told => {
  const value = KIND_UNITS[kind].length > 0 ? ifGiven(values.value, amountIn(values)) : null;
  return {
    // The server sets the current time: this device's clock may be wrong.
    at: values.at === '' ? undefined : new Date(values.at).toISOString(),
    value,
    unit: value === null || values.unit === '' ? null : values.unit,
    text: values.text.trim() || null,
    severity: SEVERITIES.find((one) => one === values.severity) ?? null,
    bodyPart: values.bodyPart.trim() || null,
    minutes: ifGiven(values.minutes, detailIn(values.minutes)),
    before: values.before.trim() || null,
    after: values.after.trim() || null,
    kcalPer100g: ifGiven(values.kcalPer100g, detailIn(values.kcalPer100g)),
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
