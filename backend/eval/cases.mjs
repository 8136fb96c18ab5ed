import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./cases/', import.meta.url));

/**
 * Reads the cases of a folder of `cases/` ('triage', 'doses' or 'knowledge'), each with its `theme`
 * (the file's name) and `place` (file and line). Throws on a line that is not JSON, naming its
 * place.
 */
export const readCases = (kind) =>
  readdirSync(join(FOLDER, kind))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => linesOf(join(kind, name)));

export const readAbout = (kind) => readFileSync(join(FOLDER, kind, 'README.md'), 'utf8');

const linesOf = (file) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const place = `${file}:${index + 1}`;
      return { ...parse(line, place), theme: basename(file, '.jsonl'), place };
    });

function parse(line, place) {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${place} is not JSON`);
  }
}
