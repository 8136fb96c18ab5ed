import { parseArgs } from 'node:util';
import { LIMITS } from '../contract/limits.js';
import { countCharacters } from '../contract/text.js';
import type { Command } from '../platform/run-command.js';
import { SupportDeskService } from './support-desk.service.js';
import type { SupportMessageEntity } from './support-message.entity.js';
import type { SupportThreadEntity } from './support-thread.entity.js';

const USAGE = `npm run support -- list [--all]
npm run support -- show NUMBER
npm run support -- answer NUMBER --text "..." [--close]
npm run support -- close NUMBER`;

const MINUTE = 60_000;

const OPTIONS = {
  all: { type: 'boolean', default: false },
  text: { type: 'string' },
  close: { type: 'boolean', default: false },
} as const;

/** Reads the operator's command line. @throws Error with the usage. */
export function readSupportCommand(args: string[]): Command {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [command, number = ''] = positionals;
  if (command === 'list')
    return async (app) => listed(await app.get(SupportDeskService).list(values.all));
  const id = Number(/^#?([1-9]\d{0,14})$/.exec(number)?.[1]);
  if (Number.isNaN(id)) throw new Error(USAGE);
  if (command === 'show') return async (app) => shown(await app.get(SupportDeskService).show(id));
  if (command === 'answer') {
    const text = textOf(values.text);
    return async (app) =>
      answered(await app.get(SupportDeskService).answer(id, text, values.close), values.close);
  }
  if (command !== 'close') throw new Error(USAGE);
  return async (app) => {
    await app.get(SupportDeskService).close(id);
    return `#${String(id)} is closed.`;
  };
}

function answered(answer: SupportMessageEntity, closed: boolean): string {
  const { threadId, waitedSeconds, isInTime } = answer;
  const late = isInTime === false ? ', later than promised' : '';
  const waited = waitedSeconds === null ? '' : ` after ${span(waitedSeconds * 1000)}${late}`;
  return `#${String(threadId)} is answered${waited}${closed ? ', and closed' : ''}.`;
}

function textOf(given = ''): string {
  const text = given.trim();
  if (text === '') throw new Error(USAGE);
  const over = countCharacters(text) - LIMITS.supportText.max;
  if (over > 0) throw new Error(`The answer is ${String(over)} characters too long.`);
  return text;
}

const listed = (threads: SupportThreadEntity[]): string =>
  threads.length === 0 ? 'Nothing waits.' : threads.map(line).join('\n');

const line = ({ id, plan, language, state, answerBy, subject }: SupportThreadEntity): string =>
  [`#${String(id)}`, plan, language, dueText(state, answerBy), subject].join('  ');

function dueText(state: string, answerBy: Date | null): string {
  if (answerBy === null) return state === 'open' ? 'answered' : 'closed';
  const left = answerBy.getTime() - Date.now();
  return left < 0 ? `LATE by ${span(-left)}` : `due in ${span(left)}`;
}

/** A duration in its two largest units. */
function span(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${String(days)} d ${String(hours)} h`;
  return hours > 0 ? `${String(hours)} h ${String(minutes % 60)} min` : `${String(minutes)} min`;
}

/** Removes control characters: an owner's words must not control the operator's terminal. */
const printable = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, '');

function shown({
  thread,
  user,
  messages,
}: Awaited<ReturnType<SupportDeskService['show']>>): string {
  const head = [line(thread), `${user.username} <${user.email ?? 'no address'}>`];
  const said = messages.map(
    ({ from, createdAt, text }) =>
      `--- ${from === 'owner' ? user.username : 'Support'}, ${createdAt.toISOString()}\n${printable(text)}`,
  );
  return [...head, ...said].join('\n');
}
