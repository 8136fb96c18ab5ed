import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '../contract/languages.js';
import { parseEntry } from './entry-parser.js';
import type { Entry } from './entry.js';
import { tabulate, type IndexTables } from './handbook-index.js';

const ENTRIES = new URL('./entries/', import.meta.url);
/** Written by the build: computing them from all entries takes most of a worker's start. */
const TABLES = new URL('./tables.json', import.meta.url);

type Tables = Record<Language, IndexTables>;

/** Throws an error naming the file if an entry is malformed. */
export function readEntries(): Entry[] {
  const files = readdirSync(ENTRIES).filter((name) => name.endsWith('.md'));
  return files.map((name) => parseEntry(name, readFileSync(new URL(name, ENTRIES), 'utf8')));
}

/** The built tables; `undefined` if there are none, as in `npm run dev`. */
export const readTables = (): Tables | undefined =>
  existsSync(TABLES) ? (JSON.parse(readFileSync(TABLES, 'utf8')) as Tables) : undefined;

/** Writes the tables. Called by `launcher/build.mjs`. */
export function writeTables(): void {
  const entries = readEntries();
  const tables: Tables = { en: tabulate(entries, 'en'), it: tabulate(entries, 'it') };
  writeFileSync(TABLES, JSON.stringify(tables));
}
