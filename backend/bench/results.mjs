import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { renderPage } from './page.mjs';

const line = (cells) => `| ${cells.join(' | ')} |`;

/** Prints the rows of a measurement as a Markdown table. */
export function printTable({ columns, cells }, rows, say) {
  say('');
  say(line(columns));
  say(line(columns.map(() => '---')));
  for (const row of rows) say(line(cells(row)));
}

/**
 * Writes a run so far to the folder, as data and as a page of plots.
 * @param names of the requested measurements: such a run gets its own files.
 * @returns the files.
 */
export async function keepResults(folder, names, results) {
  mkdirSync(folder, { recursive: true });
  const run = {
    at: new Date().toISOString(),
    machine: { node: process.version, cores: cpus().length, processor: cpus()[0]?.model },
    results: results.map(({ measurement: { name, title }, rows }) => ({ name, title, rows })),
  };
  const stem = join(folder, ['results', ...names].join('-'));
  const texts = { json: `${JSON.stringify(run, null, 2)}\n`, html: renderPage(run, results) };
  return Object.entries(texts).map(([kind, text]) => {
    const file = `${stem}.${kind}`;
    writeFileSync(file, text);
    return file;
  });
}
