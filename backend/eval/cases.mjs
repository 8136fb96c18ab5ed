import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partOf } from './split.mjs';

const FOLDER = fileURLToPath(new URL('./cases/', import.meta.url));

/**
 * Reads the cases of a folder of `cases/` ('triage', 'messages', 'doses' and so on), each with its
 * `theme` (the file's name) and `place` (file and line). Throws on a line that is not JSON, naming
 * its place.
 */
export const readCases = (kind) =>
  readdirSync(join(FOLDER, kind))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => linesOf(join(kind, name)));

/**
 * All lessons for the reader of levels, each with its `source`: messages, conversations up to each
 * of their turns, and alarms followed by small talk. Leaves out the measuring part and the sealed
 * sources.
 */
export function readLessons() {
  const messages = [
    ...readCases('triage')
      .filter(({ id }) => partOf(id) === 'tuning')
      .map((one) => ({ ...one, source: 'zampa' })),
    ...readCases('messages'),
  ];
  const phrasings = readPhrasings().filter(({ source }) => source !== SEALED_PHRASINGS);
  const conversations = readCases('conversations');
  return [
    ...messages,
    ...phrasings,
    ...conversations.flatMap(toldByTurn),
    ...['en', 'it'].flatMap((language) => beforeSmallTalk(messages, conversations, language)),
  ];
}

/** Their levels are measured and never learned. */
export const SEALED_PHRASINGS = 'phrasing-6';

/** Owners' phrasings of what a passage of the handbook answers, each with its `source` and `id`. */
export const readPhrasings = () =>
  readCases('phrasings').map((one) => ({ ...one, source: one.theme, id: one.place }));

/**
 * Index, among an entry's passages, of the one that a case names: as `lead`, by its question, or by
 * its beginning; -1 if there is none.
 */
export const placeOfPassage = (passages, named) =>
  named === 'lead'
    ? 0
    : passages.findIndex(({ answered, text }) =>
        answered ? answered.question === named : text.startsWith(named),
      );

/** Later messages that close no alarm, because each reports one of its own. */
export const readFurtherAlarms = () =>
  readCases('messages')
    .filter(({ level, how }) => level !== 'routine' && how === 'now')
    .map((one) => ({ ...one, closes: false }));

/** Kinds of conversations that stay on one subject. */
const OF_ONE_SUBJECT = ['harmless', 'urgent-stays', 'told-over-turns', 'open-alarm'];

/**
 * Lessons from a conversation that stays on one subject: its turns so far, read as one message, and
 * each later harmless turn by itself. The first turn is left out: what turns out to be harmless may
 * well have looked like an emergency at that point.
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

/** Out of ten alarms of each level, the number that are learned with small talk after them. */
const OF_TEN = { emergency: 2, urgent: 1, routine: 0 };

/**
 * Alarms in a language, each followed by what an owner wrote after another alarm: neither the price
 * of a visit nor thanks makes an alarm less likely.
 */
function beforeSmallTalk(messages, conversations, language) {
  const talk = conversations
    .filter((one) => one.kind === 'open-alarm' && one.language === language)
    .flatMap(({ turns }) => turns.slice(1).filter(({ level }) => level === 'emergency'));
  return messages
    .filter((one) => one.language === language && (one.how ?? 'now') === 'now')
    .filter(({ level }, index) => index % 10 < OF_TEN[level])
    .map((one, index) => ({
      ...one,
      text: `${one.text}\n${talk[index % talk.length].text}`,
      part: 'together',
    }));
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
