import type { DiaryKind, DiaryUnit } from '../../contract/diary.js';
import { fold } from '../../language/text.js';
import { COLUMN_NAMES, KIND_NAMES, named, UNIT_NAMES, type Column } from './words.js';

/** Which column of a file holds what. */
export interface Columns {
  at: Partial<Record<Column, number>>;
  /** The kind of all rows, if no column has it: a list of weights has a column "Weight (kg)". */
  kind?: DiaryKind;
  unit?: DiaryUnit;
}

/** "Weight (kg)", "peso [kg]", "weight_kg": a name and a unit. */
const NAME_AND_UNIT = /^(.*?)[\s_]*[([_ ]\s*([^()[\]\s]+?)\s*[)\]]?$/;

/** Maximum length of a column's name. UTF-16 units. */
const MAX_NAME = 60;

/** Reads the header row of a file: names in English or Italian, in any order. */
export function readColumns(header: readonly string[]): Columns {
  const columns: Columns = { at: {} };
  for (const [index, cell] of header.entries()) {
    if (cell.length > MAX_NAME) continue;
    const name = fold(cell).trim();
    const column = named(COLUMN_NAMES, name);
    if (column) columns.at[column] ??= index;
    else readMeasure(columns, name, index);
  }
  return columns;
}

function readMeasure(columns: Columns, name: string, index: number): void {
  const [, head = '', tail = ''] = NAME_AND_UNIT.exec(name) ?? [];
  const unit = named(UNIT_NAMES, tail);
  const kind = named(KIND_NAMES, name) ?? (unit && named(KIND_NAMES, head));
  const isValue = unit !== undefined && named(COLUMN_NAMES, head) === 'value';
  if ((!kind && !isValue) || columns.at.value !== undefined) return;
  columns.at.value = index;
  if (kind) columns.kind = kind;
  if (unit) columns.unit = unit;
}
