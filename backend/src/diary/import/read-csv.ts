import { CsvError, parse } from 'csv-parse/sync';
import { FILE_FAULTS, type ImportRow } from '../../contract/diary-import.js';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { CheckedPet } from '../entry-check.js';
import { hasDaysFirst } from './cells.js';
import { readColumns } from './columns.js';
import { decodeFile } from './decode-file.js';
import { readRow } from './read-row.js';

/** Maximum length of a row, with a text and its details, quoted. UTF-16 units. */
const MAX_ROW = 8192;

const SEPARATORS = [',', ';', '\t'];

const refused = (fault: keyof typeof FILE_FAULTS): AppError =>
  new AppError('VALIDATION_FAILED', { fields: { file: FILE_FAULTS[fault] } });

/** The separator that occurs most often in the first row, outside quotes. */
function separatorOf(text: string): string {
  const header = (/^.*/.exec(text)?.[0] ?? '').slice(0, MAX_ROW).replace(/"[^"]*"/g, '');
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

interface Row {
  record: string[];
  info: { lines: number };
}

function rowsOf(text: string): Row[] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      info: true,
      max_record_size: MAX_ROW,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: LIMITS.diaryImport.rows + 2,
    }) as unknown as Row[];
  } catch (error) {
    throw error instanceof CsvError ? refused('format') : error;
  }
}

/**
 * Reads a CSV file row by row: separated by comma, semicolon or tab, with a first row that names
 * the columns in English or Italian.
 * @param timeZone IANA name of the zone for dates without an offset.
 * @throws AppError `VALIDATION_FAILED` for the field `file`, with one of `FILE_FAULTS`.
 */
export function readCsv(bytes: Uint8Array, timeZone: string, pet: CheckedPet): ImportRow[] {
  const text = decodeFile(bytes).replace(/^\s+/, '');
  if (text === '') throw refused('empty');
  if (text.includes('\0')) throw refused('format');
  const [header, ...rows] = rowsOf(text);
  if (!header || rows.length === 0) throw refused('empty');
  if (rows.length > LIMITS.diaryImport.rows) throw refused('rows');
  const columns = readColumns(header.record);
  const { date, kind } = columns.at;
  if (date === undefined) throw refused('date');
  if (kind === undefined && columns.kind === undefined) throw refused('kind');
  const daysFirst = hasDaysFirst(rows.map(({ record }) => record[date] ?? ''));
  const reading = { columns, timeZone, daysFirst, pet };
  return rows.map(({ record, info }) => readRow(record, info.lines, reading));
}
