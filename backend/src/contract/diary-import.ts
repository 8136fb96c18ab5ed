import type { DiaryUnit, NewDiaryEntry } from './diary.js';

/** Why a row of a file is not imported. */
export type RowFault =
  /** No day, or one that cannot be read. */
  | 'date'
  | 'future'
  /** Before the pet was born. */
  | 'too-early'
  | 'kind'
  /** No amount although the kind needs one, or not a number. */
  | 'value'
  /** Not a unit of this kind. */
  | 'unit'
  /** No text although the kind needs one, or a text that is too long. */
  | 'text'
  /** An amount that does not fit the animal. */
  | 'implausible'
  /** A cell of another column. */
  | 'cell';

export interface ImportRow {
  /** Line number in the file, from 1. */
  line: number;
  /** What is stored. */
  entry?: NewDiaryEntry;
  fault?: RowFault;
  /** The faulty cell, cut to 40 characters. */
  cell?: string;
  /** `implausible`: the unit in which it would fit. */
  suggestedUnit?: DiaryUnit;
}

/** Why a whole file is not imported; the message for the field `file`. */
export const FILE_FAULTS = {
  empty: 'The file is empty',
  format: 'This is not a CSV file',
  date: 'No column with the date',
  kind: 'No column that says what it is',
  rows: 'Too many rows',
} as const;

/** Response of `POST /api/pets/:id/diary/import`. */
export interface DiaryImport {
  /** Rows that can be stored, and those that cannot. */
  accepted: number;
  refused: number;
  /** Rows that were stored, and rows that the diary already had; both 0 in a preview. */
  added: number;
  known: number;
  /** Refused rows and the first of the others, in the order of the file. */
  rows: ImportRow[];
}
