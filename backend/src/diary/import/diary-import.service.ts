import { Injectable } from '@nestjs/common';
import type { NewDiaryEntry } from '../../contract/diary.js';
import type { DiaryImport, ImportRow } from '../../contract/diary-import.js';
import { LIMITS } from '../../contract/limits.js';
import { PetsService } from '../../pets/pets.service.js';
import { DiaryService } from '../diary.service.js';
import type { ImportQueryDto } from '../dto/diary.dto.js';
import { readCsv } from './read-csv.js';
import { rowId } from './row-id.js';

/** Maximum of accepted rows that are shown. */
const SAMPLE = 20;

/** Imports the diary of another program. */
@Injectable()
export class DiaryImportService {
  constructor(
    private readonly pets: PetsService,
    private readonly diary: DiaryService,
  ) {}

  /**
   * Stores the acceptable rows of a file, or shows what would happen to them. Importing the same
   * file again adds nothing.
   * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED` for a file that cannot be read at all.
   */
  async run(
    userId: number,
    petId: number,
    file: Uint8Array,
    { preview, timeZone }: ImportQueryDto,
  ): Promise<DiaryImport> {
    const pet = await this.pets.getOwned(userId, petId);
    const rows = readCsv(file, timeZone, pet);
    const entries = withIds(
      petId,
      rows.flatMap(({ entry }) => entry ?? []),
    );
    const accepted = entries.length;
    const added = preview === 'true' ? 0 : await this.diary.addAll(pet, entries.map(untilNow));
    return {
      accepted,
      refused: rows.length - accepted,
      added,
      known: preview === 'true' ? 0 : accepted - added,
      rows: shown(rows).map((row) => (row.entry ? { ...row, entry: untilNow(row.entry) } : row)),
    };
  }
}

/**
 * An entry of today without a time stands at noon, which may still be in the future: it is then
 * stored as of now. Its id is made from the noon, so that importing the row again gives the same
 * id.
 */
function untilNow(entry: NewDiaryEntry): NewDiaryEntry {
  const now = new Date().toISOString();
  return entry.at > now ? { ...entry, at: now } : entry;
}

function withIds(petId: number, entries: NewDiaryEntry[]): NewDiaryEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const words = JSON.stringify(entry);
    const nth = seen.get(words) ?? 0;
    seen.set(words, nth + 1);
    return { ...entry, clientId: rowId(petId, entry, nth) };
  });
}

function shown(rows: ImportRow[]): ImportRow[] {
  const sample = new Set(rows.filter(({ entry }) => entry).slice(0, SAMPLE));
  return rows.filter((row) => row.fault ?? sample.has(row)).slice(0, LIMITS.diaryImport.shown);
}
