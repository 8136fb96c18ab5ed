import type { Source } from '../contract/chat.js';
import { SPECIES } from '../contract/species.js';
import { LANGUAGES } from '../contract/languages.js';
import { ANIMALS, LIFE_STAGES, type Answered, type Entry, type EntryText } from './entry.js';

const REQUIRED = ['id', 'species', 'sources', 'reviewed', 'synonyms-en', 'synonyms-it'];
const KNOWN = new Set([...REQUIRED, 'stages', 'animals']);

/** Reads one entry file. Throws an error with the file name if anything is missing or unknown. */
export function parseEntry(fileName: string, content: string): Entry {
  const fail = (problem: string): never => {
    throw new Error(`Handbook entry ${fileName}: ${problem}`);
  };
  if (/^(?:<{7}|={7}|>{7})/m.test(content)) fail('a merge conflict is left in it');
  const [, head = '', rest = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(content) ?? [];
  const matter = readMatter(head, fail);
  const value = (key: string) => matter.get(key) ?? fail(`"${key}" is missing`);
  for (const key of REQUIRED) value(key);

  const id = value('id');
  if (`${id}.md` !== fileName) fail(`id "${id}" is not the file name`);
  const reviewed = value('reviewed');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(reviewed)) fail('"reviewed" is not a date');
  const species = value('species');
  const [en, it] = LANGUAGES.map((language) =>
    readText(rest, language, value(`synonyms-${language}`), fail),
  );
  if (!en || !it) return fail('a language is missing');
  return {
    id,
    species: species === 'all' ? SPECIES : readList(species, SPECIES, fail),
    animals: readList(matter.get('animals') ?? '', ANIMALS, fail),
    stages: readList(matter.get('stages') ?? '', LIFE_STAGES, fail),
    sources: value('sources')
      .split('\n')
      .map((line) => readSource(line, fail)),
    reviewed,
    en,
    it,
  };
}

type Fail = (problem: string) => never;

function readMatter(head: string, fail: Fail): Map<string, string> {
  const matter = new Map<string, string>();
  let key = '';
  for (const line of head.split('\n')) {
    const item = /^ *- (.+)$/.exec(line)?.[1];
    if (item && key) {
      matter.set(key, [matter.get(key), item].filter(Boolean).join('\n'));
      continue;
    }
    const [, name = '', text = ''] = /^([a-z-]+): ?(.*)$/.exec(line) ?? [];
    if (!KNOWN.has(name)) fail(`"${line}" is no known key`);
    key = name;
    if (text) matter.set(key, text.trim());
  }
  return matter;
}

function readList<T extends string>(text: string, known: readonly T[], fail: Fail): T[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => known.find((one) => one === item) ?? fail(`"${item}" is unknown`));
}

function readSource(line: string, fail: Fail): Source {
  const [publisher = '', title = '', url = '', ...more] = line
    .split('|')
    .map((part) => part.trim());
  if (!publisher || !title || more.length > 0) fail(`"${line}" is no source`);
  return { title, publisher, ...(url ? { url } : {}) };
}

function readText(rest: string, language: string, synonyms: string, fail: Fail): EntryText {
  const section = new RegExp(`^# ${language}: (.+)\\n([^]*?)(?=^# |(?![^]))`, 'm').exec(rest);
  const [, title = fail(`"# ${language}:" is missing`), text = ''] = section ?? [];
  const [body = '', ...asked] = text.trim().split(/\n\s*\n(?=\? )|\n(?=\? )/);
  const questions = asked.map((block) => readQuestion(block, fail));
  const blocks = body.split(/\n\s*\n/);
  const [lead = ''] = blocks;
  const vet = blocks.at(-1) ?? '';
  if (!vet.startsWith('> ') || blocks.length < 3)
    fail(`"${title}" lacks a lead or its "> " ending`);
  const parts = blocks.slice(1, -1).flatMap((block) => block.split(/\n(?=- )/));
  return { title, body, lead, parts, vet: vet.slice(2), synonyms, questions };
}

function readQuestion(block: string, fail: Fail): Answered {
  const [first = '', ...rest] = block.split('\n');
  const answer = rest.join(' ').trim();
  if (!answer) fail(`"${first}" has no answer`);
  return { question: first.slice(2).trim(), answer };
}
