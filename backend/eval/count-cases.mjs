// Checks every evaluation case of triage against the format, looks for duplicates and counts.
// `node backend/eval/count-cases.mjs` prints; with `--write` the tables in cases/README.md follow.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CASES = join(fileURLToPath(new URL('.', import.meta.url)), 'cases');
const LEVELS = ['emergency', 'urgent', 'routine'];
const LANGUAGES = ['en', 'it'];
const SPECIES = { cane: 'dog', gatto: 'cat', coniglio: 'rabbit', uccello: 'bird', altro: 'other' };
const MIN_PER_LEVEL = 320;
const MIN_SHARE = { coniglio: 0.12, uccello: 0.12, altro: 0.12 };
const ALIKE = 0.8;

const isText = (value) => typeof value === 'string' && value.trim() === value && value !== '';
const isPositive = (value) => typeof value === 'number' && value > 0;
const isTags = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);

const FIELDS = {
  id: (value) => /^(en|it)-(dog|cat|rabbit|bird|other)-\d{3}$/.test(value),
  text: isText,
  language: (value) => LANGUAGES.includes(value),
  species: (value) => value in SPECIES,
  ageYears: isPositive,
  weightKg: isPositive,
  condition: isText,
  level: (value) => LEVELS.includes(value),
  tags: isTags,
  why: isText,
};
const OPTIONAL = ['ageYears', 'weightKg', 'condition'];

function problemsOf(entry) {
  const problems = Object.keys(entry)
    .filter((name) => !(name in FIELDS))
    .map((name) => `unknown field ${name}`);
  for (const [name, isValid] of Object.entries(FIELDS)) {
    if (entry[name] === undefined) {
      if (!OPTIONAL.includes(name)) problems.push(`${name} is missing`);
    } else if (!isValid(entry[name])) problems.push(`${name} is malformed`);
  }
  const prefix = `${entry.language}-${SPECIES[entry.species]}-`;
  if (!String(entry.id).startsWith(prefix)) problems.push(`id does not start with ${prefix}`);
  return problems;
}

function readCases(problems) {
  const cases = [];
  for (const file of readdirSync(join(CASES, 'triage')).sort()) {
    const lines = readFileSync(join(CASES, 'triage', file), 'utf8').split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const [index, line] of lines.entries()) {
      const place = `${file}:${index + 1}`;
      try {
        const entry = JSON.parse(line);
        for (const problem of problemsOf(entry)) problems.push(`${place}: ${problem}`);
        cases.push({ ...entry, file: basename(file, '.jsonl'), place });
      } catch {
        problems.push(`${place}: not JSON`);
      }
    }
  }
  return cases;
}

const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function likeness(one, other) {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

function findDuplicates(cases, problems) {
  const ids = new Map();
  const words = cases.map(({ text }) => wordsOf(text));
  for (const [index, entry] of cases.entries()) {
    if (ids.has(entry.id)) problems.push(`${entry.place}: id already at ${ids.get(entry.id)}`);
    ids.set(entry.id, entry.place);
    for (let earlier = 0; earlier < index; earlier += 1) {
      if (likeness(words[earlier], words[index]) >= ALIKE) {
        problems.push(`${entry.place}: nearly the same text as ${cases[earlier].place}`);
      }
    }
  }
}

function checkAmounts(cases, problems) {
  for (const level of LEVELS) {
    const ofLevel = cases.filter((entry) => entry.level === level);
    if (ofLevel.length < MIN_PER_LEVEL) problems.push(`${level}: only ${ofLevel.length} cases`);
    for (const [species, share] of Object.entries(MIN_SHARE)) {
      const amount = ofLevel.filter((entry) => entry.species === species).length;
      if (amount < ofLevel.length * share) problems.push(`${level}: only ${amount} of ${species}`);
    }
  }
}

function table(title, cases, keysOf) {
  const rows = new Map();
  for (const entry of cases) {
    for (const key of keysOf(entry)) {
      const row = rows.get(key) ?? { emergency: 0, urgent: 0, routine: 0 };
      row[entry.level] += 1;
      rows.set(key, row);
    }
  }
  const sum = (row) => LEVELS.reduce((total, level) => total + row[level], 0);
  const cells = [...rows]
    .sort((one, other) => sum(other[1]) - sum(one[1]) || one[0].localeCompare(other[0]))
    .map(([key, row]) => [key, ...LEVELS.map((level) => row[level]), sum(row)].map(String));
  const lines = [[title, ...LEVELS, 'all'], ...cells];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const print = (line) =>
    `| ${line.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  const rule = `| ${widths.map((w, i) => (i ? `${'-'.repeat(w - 1)}:` : '-'.repeat(w))).join(' | ')} |`;
  return [print(lines[0]), rule, ...lines.slice(1).map(print)].join('\n');
}

const problems = [];
const cases = readCases(problems);
findDuplicates(cases, problems);
checkAmounts(cases, problems);

const tables = [
  table('level', cases, () => ['all']),
  table('language', cases, (entry) => [entry.language]),
  table('species', cases, (entry) => [entry.species]),
  table('file', cases, (entry) => [entry.file]),
  table('tag', cases, (entry) => entry.tags),
].join('\n\n');
console.log(tables);

if (process.argv.includes('--write')) {
  const readme = join(CASES, 'README.md');
  const [before] = readFileSync(readme, 'utf8').split('<!-- counts -->');
  writeFileSync(readme, `${before}<!-- counts -->\n\n${tables}\n`);
}
for (const problem of problems) console.error(problem);
console.log(`${cases.length} cases, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
