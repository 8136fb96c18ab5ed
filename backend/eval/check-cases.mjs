import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CASES = fileURLToPath(new URL('./cases/', import.meta.url));
const SPECIES = ['cane', 'gatto', 'coniglio', 'uccello', 'altro'];
const LEVELS = ['none', 'mild', 'severe', 'lethal-risk'];
const COMMON = ['id', 'text', 'language', 'species', 'ageYears', 'weightKg', 'why'];
const LEAST = { doses: 130, knowledge: 130 };

const isText = (value) => typeof value === 'string' && value.trim() === value && value !== '';
const isPositive = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isTextList = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);

function problemsOfCommonPart(entry, ownFields) {
  const problems = Object.keys(entry)
    .filter((field) => ![...COMMON, ...ownFields].includes(field))
    .map((field) => `unknown field "${field}"`);
  for (const field of ['id', 'text', 'why']) {
    if (!isText(entry[field])) problems.push(`"${field}" must be a text without outer spaces`);
  }
  if (!['en', 'it'].includes(entry.language)) problems.push('language must be en or it');
  if (!SPECIES.includes(entry.species))
    problems.push(`species must be one of ${SPECIES.join(', ')}`);
  for (const field of ['ageYears', 'weightKg']) {
    if (field in entry && !isPositive(entry[field])) problems.push(`${field} must be above 0`);
  }
  return problems;
}

function problemsOfDose(dose, substances) {
  const problems = [];
  if (!substances.has(dose.substance)) {
    problems.push(`substance "${dose.substance}" is not in the README's table`);
  }
  if (dose.mgPerKg !== null && !isPositive(dose.mgPerKg)) {
    problems.push('mgPerKg must be null or above 0');
  }
  if (!isPositive(dose.tolerance) || dose.tolerance > 0.5) {
    problems.push('tolerance must be above 0 and at most 0.5');
  }
  if (!LEVELS.includes(dose.level)) problems.push(`level must be one of ${LEVELS.join(', ')}`);
  return problems;
}

function problemsOfDoseCase(entry, substances) {
  const problems = problemsOfCommonPart(entry, ['doses']);
  if (!Array.isArray(entry.doses) || entry.doses.length === 0) {
    return [...problems, 'doses must name at least one substance'];
  }
  return [...problems, ...entry.doses.flatMap((dose) => problemsOfDose(dose, substances))];
}

function problemsOfKnowledgeCase(entry) {
  const problems = problemsOfCommonPart(entry, ['history', 'must', 'mustNot']);
  if ('history' in entry && !isTextList(entry.history)) problems.push('history must be texts');
  if (!Array.isArray(entry.must) || entry.must.length === 0) {
    problems.push('must needs at least one group');
  } else if (!entry.must.every((group) => Array.isArray(group) && group.every(isLongEnough))) {
    problems.push('must holds groups of alternatives long enough not to fit everything');
  }
  if (!isTextList(entry.mustNot)) problems.push('mustNot needs at least one text');
  const wanted = (entry.must ?? []).flat().map((text) => text.toLowerCase());
  for (const text of entry.mustNot ?? []) {
    if (wanted.includes(text.toLowerCase())) problems.push(`"${text}" is wanted and forbidden`);
  }
  return problems;
}

/** Alternatives may end with a space ("mai "), so that they fit a word and not its beginning. */
function isLongEnough(text) {
  return typeof text === 'string' && text.length >= 2;
}

function readCases(folder) {
  const directory = join(CASES, folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(join(directory, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line, index) => ({ place: `${folder}/${name}:${index + 1}`, entry: parsed(line) })),
    );
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

function substancesOfReadme() {
  const rows = readFileSync(join(CASES, 'doses', 'README.md'), 'utf8').split('\n');
  return new Set(rows.flatMap((row) => /^\| (`[^|]+`)\s*\|/.exec(row)?.[1].match(/[\w-]+/g) ?? []));
}

function repeated(cases, keyOf, what) {
  const seen = new Map();
  return cases.flatMap(({ place, entry }) => {
    const key = keyOf(entry);
    const first = seen.get(key);
    seen.set(key, first ?? place);
    return first === undefined ? [] : [`${place}: same ${what} as ${first}`];
  });
}

const questionOf = (entry) =>
  JSON.stringify([String(entry.text).toLowerCase().replace(/\W+/g, ' '), entry.history ?? []]);

function problemsOfFolder(folder, problemsOf) {
  const cases = readCases(folder);
  const problems = cases.flatMap(({ place, entry }) =>
    problemsOf(entry).map((problem) => `${place}: ${problem}`),
  );
  const italian = cases.filter(({ entry }) => entry.language === 'it').length;
  if (cases.length < LEAST[folder]) problems.push(`${folder}: fewer than ${LEAST[folder]} cases`);
  if (italian / cases.length < 0.4) problems.push(`${folder}: less than 40 % Italian`);
  problems.push(...repeated(cases, (entry) => entry.id, 'id'));
  problems.push(...repeated(cases, questionOf, 'question'));
  console.log(`${folder}: ${cases.length} cases, ${italian} Italian`);
  return { cases, problems };
}

function counted(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} ${count}`).join(', ');
}

const substances = substancesOfReadme();
const doses = problemsOfFolder('doses', (entry) => problemsOfDoseCase(entry, substances));
const knowledge = problemsOfFolder('knowledge', problemsOfKnowledgeCase);
const allDoses = doses.cases.flatMap(({ entry }) => entry.doses ?? []);
const used = new Set(allDoses.map((dose) => dose.substance));
const problems = [
  ...doses.problems,
  ...knowledge.problems,
  ...[...substances].filter((name) => !used.has(name)).map((name) => `no dose case of ${name}`),
];
console.log(`levels: ${counted(allDoses.map((dose) => dose.level))}`);
for (const { cases } of [doses, knowledge]) {
  console.log(`species: ${counted(cases.map(({ entry }) => entry.species))}`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
