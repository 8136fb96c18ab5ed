import {
  DETAIL_KINDS,
  KIND_UNITS,
  type DiaryKind,
  type DiaryUnit,
  type NewDiaryEntry,
} from '../../contract/diary.js';
import type { ImportRow, RowFault } from '../../contract/diary-import.js';
import { LIMITS } from '../../contract/limits.js';
import { countCharacters } from '../../contract/text.js';
import { readAmount, readCoarse } from '../../contract/written-number.js';
import { fold } from '../../language/text.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isPastMoment } from '../../platform/validation/times.js';
import { checkEntry, type CheckedPet } from '../entry-check.js';
import { hasBegun, readMoment } from './cells.js';
import type { Columns } from './columns.js';
import { KIND_NAMES, named, SEVERITY_NAMES, UNIT_NAMES, type Column } from './words.js';

/** How a file is read. */
export interface Reading {
  columns: Columns;
  timeZone: string;
  daysFirst: boolean;
  pet: CheckedPet;
}

/** Characters shown of a faulty cell. */
const SHOWN = 40;

/** Why a row is refused. */
class Refusal extends Error {
  constructor(
    readonly fault: RowFault,
    readonly cell: string,
    readonly suggestedUnit?: DiaryUnit,
  ) {
    super(fault);
  }
}

/** The entry of a row, or what is wrong with it. */
export function readRow(cells: readonly string[], line: number, reading: Reading): ImportRow {
  const cellOf = (column: Column): string => cells[reading.columns.at[column] ?? -1]?.trim() ?? '';
  try {
    return { line, entry: entryOf(cellOf, reading) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fault, suggestedUnit } = error;
    const cell = Array.from(error.cell).slice(0, SHOWN).join('');
    return { line, fault, cell, ...(suggestedUnit && { suggestedUnit }) };
  }
}

type CellOf = (column: Column) => string;

function entryOf(cellOf: CellOf, reading: Reading): NewDiaryEntry {
  const at = momentOf(cellOf, reading).toISOString();
  const kind = kindOf(cellOf('kind'), reading.columns);
  const entry = { kind, at, ...amountOf(cellOf, kind, reading.columns) };
  const told = { ...textsOf(cellOf, kind), ...measuresOf(cellOf, kind) };
  return checked({ ...entry, ...told }, cellOf, reading.pet);
}

function momentOf(cellOf: CellOf, reading: Reading): Date {
  const date = cellOf('date');
  const time = cellOf('time');
  const moment = readMoment(date, time, reading);
  if (!moment) throw new Refusal('date', date);
  if (isPastMoment(moment.getTime()) || hasBegun(date, time, reading)) return moment;
  throw new Refusal(moment.getTime() > Date.now() ? 'future' : 'date', date);
}

function kindOf(cell: string, columns: Columns): DiaryKind {
  const kind = cell === '' ? columns.kind : named(KIND_NAMES, fold(cell));
  if (!kind) throw new Refusal('kind', cell);
  return kind;
}

/** "4.1", "4,1 kg" */
const AMOUNT = /^([-+]?[\d.,]+)\s*(\D.*)?$/;

function amountOf(cellOf: CellOf, kind: DiaryKind, columns: Columns) {
  const cell = cellOf('value');
  if (cell === '') return {};
  const [, digits = '', own = ''] = AMOUNT.exec(cell) ?? [];
  const word = cellOf('unit') || own;
  const unit = word === '' ? columns.unit : named(UNIT_NAMES, fold(word.trim()));
  const value = readAmount(digits, unit ?? KIND_UNITS[kind][0]);
  if (Number.isNaN(value)) throw new Refusal('value', cell);
  if (word !== '' && !unit) throw new Refusal('unit', word);
  return { value, ...(unit && { unit }) };
}

function textsOf(cellOf: CellOf, kind: DiaryKind) {
  const texts: Partial<Record<'text' | 'bodyPart' | 'before' | 'after', string>> = {};
  for (const column of ['text', 'bodyPart', 'before', 'after'] as const) {
    const cell = cellOf(column).replaceAll('\0', '').toWellFormed();
    const limit = column === 'text' ? LIMITS.diaryText : LIMITS.diaryDetail;
    if (countCharacters(cell) > limit.max) throw new Refusal('text', cell);
    if (cell !== '' && (column === 'text' || isOf(column, kind))) texts[column] = cell;
  }
  return texts;
}

function measuresOf(cellOf: CellOf, kind: DiaryKind) {
  const severity = cellOf('severity');
  const level = named(SEVERITY_NAMES, fold(severity));
  if (severity !== '' && isOf('severity', kind) && !level) throw new Refusal('cell', severity);
  const minutes = numberOf(cellOf('minutes'), isOf('minutes', kind), LIMITS.diaryMinutes);
  const kcalPer100g = numberOf(cellOf('kcalPer100g'), isOf('kcalPer100g', kind), LIMITS.foodEnergy);
  return {
    ...(level && isOf('severity', kind) && { severity: level }),
    ...(minutes !== null && { minutes: Math.max(1, Math.round(minutes)) }),
    ...(kcalPer100g !== null && { kcalPer100g }),
  };
}

function numberOf(cell: string, isWanted: boolean, max: number): number | null {
  if (cell === '' || !isWanted) return null;
  const number = readCoarse(cell);
  if (!(number > 0 && number <= max)) throw new Refusal('cell', cell);
  return number;
}

/** Details that do not belong to the kind are left out: spreadsheets fill columns. */
const isOf = (detail: keyof typeof DETAIL_KINDS, kind: DiaryKind): boolean =>
  (DETAIL_KINDS[detail] as readonly DiaryKind[]).includes(kind);

function checked(entry: NewDiaryEntry, cellOf: CellOf, pet: CheckedPet): NewDiaryEntry {
  try {
    const { unit } = checkEntry(entry, pet);
    return unit === null ? entry : { ...entry, unit };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { fields = {}, suggestedUnit } = error.details;
    if (error.code === 'IMPLAUSIBLE_AMOUNT') {
      throw new Refusal('implausible', cellOf('value'), suggestedUnit);
    }
    if ('at' in fields) throw new Refusal('too-early', cellOf('date'));
    if ('unit' in fields) throw new Refusal('unit', cellOf('unit'));
    throw 'value' in fields
      ? new Refusal('value', cellOf('value'))
      : new Refusal('text', cellOf('text'));
  }
}
