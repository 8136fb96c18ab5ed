import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partOf } from './split.mjs';

const FOLDER = fileURLToPath(new URL('./cases/', import.meta.url));

/**
 * Reads the cases of a folder of `cases/` ('triage', 'messages', 'doses' and so on), each with its `theme`
 * (the file's name) and `place` (file and line). Throws on a line that is not JSON, naming its
 * place.
 */
export const readCases = (kind) =>
  readdirSync(join(FOLDER, kind))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => linesOf(join(kind, name)));

/**
 * All that the reader of levels learns from, each with its `source`: messages, and what conversations
 * had told by each of their turns. The measuring part and the sealed sources are left out.
 */
export const readLessons = () => [
  ...readCases('triage')
    .filter(({ id }) => partOf(id) === 'tuning')
    .map((one) => ({ ...one, source: 'zampa' })),
  ...readCases('messages'),
  ...readCases('conversations').flatMap(toldByTurn),
];

/** Later messages that end no alarm: each tells one of its own. */
export const readFurtherAlarms = () =>
  readCases('messages')
    .filter(({ level, how }) => level !== 'routine' && how === 'now')
    .map((one) => ({ ...one, closes: false }));

/** Kinds of conversations that hold one subject. */
const OF_ONE_SUBJECT = ['harmless', 'urgent-stays', 'told-over-turns', 'open-alarm'];

/**
 * Where a conversation holds one subject, its turns so far read like one message, and a later
 * harmless turn is one by itself. The first turn is left out: what turns out harmless may well have
 * looked like an emergency then.
 */
function toldByTurn({ source, language, pet, kind, turns }) {
  if (!OF_ONE_SUBJECT.includes(kind)) return [];
  const of = (text, { level }) => ({ ...pet, source, language, text, level });
  return turns.slice(1).flatMap((turn, index) => {
    const soFar = turns.slice(0, index + 2).map(({ text }) => text);
    const together = { ...of(soFar.join('\n'), turn), part: 'together' };
    const isReply = kind === 'harmless' && turn.level === 'routine';
    return isReply ? [together, of(turn.text, turn)] : [together];
  });
}

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
