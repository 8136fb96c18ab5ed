import { parseArgs } from 'node:util';
import { STATUS_PARTS, type StatusIncident, type StatusPart } from '../contract/status.js';
import { countCharacters } from '../contract/text.js';
import type { Command } from '../platform/run-command.js';
import { IncidentsService, type StatusWords } from './incidents.service.js';

const USAGE = `npm run status -- list
npm run status -- open "..." --part ${STATUS_PARTS.join('|')} [--it "..."]
npm run status -- update NUMBER "..." [--it "..."]
npm run status -- resolve NUMBER ["..."] [--it "..."]`;

/** Maximum length of one report, in characters. */
const MAX = 1000;

const OPTIONS = { part: { type: 'string' }, it: { type: 'string' } } as const;

/** Reads the operator's command line. @throws Error with the usage. */
export function readStatusCommand(args: string[]): Command {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [command, first = '', second = ''] = positionals;
  if (command === 'list') return async (app) => listed(await app.get(IncidentsService).recent());
  if (command === 'open') {
    const [part, words] = [partOf(values.part), wordsOf(first, values.it)];
    if (words === null) throw new Error(USAGE);
    return async (app) => {
      const id = await app.get(IncidentsService).open(part, words);
      return `Incident ${String(id)} is open; the status page says so within seconds.`;
    };
  }
  const id = Number(/^[1-9]\d{0,14}$/.exec(first)?.[0]);
  const words = wordsOf(second, values.it);
  if (Number.isNaN(id) || (command !== 'update' && command !== 'resolve')) throw new Error(USAGE);
  if (command === 'resolve') {
    return async (app) => {
      await app.get(IncidentsService).resolve(id, words);
      return `Incident ${String(id)} is resolved.`;
    };
  }
  if (words === null) throw new Error(USAGE);
  return async (app) => {
    await app.get(IncidentsService).update(id, words);
    return `Incident ${String(id)} is updated.`;
  };
}

function partOf(given = ''): StatusPart {
  const part = STATUS_PARTS.find((known) => known === given);
  if (part === undefined) throw new Error(`--part is one of: ${STATUS_PARTS.join(', ')}`);
  return part;
}

function wordsOf(english: string, italian = ''): StatusWords | null {
  const [en, it] = [english.trim(), italian.trim()];
  if ([en, it].some((text) => countCharacters(text) > MAX)) {
    throw new Error(`That is more than ${String(MAX)} characters.`);
  }
  return en === '' ? null : { en, it: it || null };
}

const listed = (incidents: StatusIncident[]): string =>
  incidents.length === 0 ? 'Nothing in the last 90 days.' : incidents.map(line).join('\n');

const line = ({ id, part, openedAt, resolvedAt, updates }: StatusIncident): string =>
  [id, part, openedAt, resolvedAt ?? 'OPEN', updates.at(-1)?.text.en ?? ''].join('  ');
