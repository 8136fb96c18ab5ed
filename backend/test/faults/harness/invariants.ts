import type { Message } from '../../../src/contract/chat.js';
import { isOneAnswer } from './answers.js';
import { tagsIn, type Asked, type BusyOwner } from './busy-owner.js';
import { isFinal, type Page } from './page.js';

/** A message as the database has it. */
export interface Row extends Pick<Message, 'id' | 'sessionId' | 'role' | 'content' | 'status'> {
  clientId: string | null;
  replyTo: number | null;
  attempt: number;
  /** The model that wrote a complete reply; `handbook` when none answered. */
  model: string | null;
}

/** All records about one owner, which must agree. */
export interface Books {
  owner: BusyOwner;
  /** Of the owner's chat, oldest first. */
  rows: Row[];
  /** Questions that were charged. */
  counted: number;
  /** The messages that the API returns, or why it did not. */
  read: Message[] | string;
}

/**
 * Inconsistencies, by ids only: a question that was lost, duplicated or answered twice; one charged
 * twice or not given back; a reply that has not ended, has another question's text, or is complete
 * but not exactly what the model wrote; a page that shows anything but what is stored.
 */
export function differences({ owner, rows, counted, read }: Books): string[] {
  const replies = rows.filter(({ role }) => role === 'assistant');
  return [
    ...owner.refusals,
    ...owner.asked.flatMap((asked) => lost(asked, rows)),
    ...replies.flatMap((reply) => wrongEnd(reply, rows, owner.asked)),
    ...unasked(rows, owner.asked),
    ...charged(owner, replies, counted),
    ...(typeof read === 'string'
      ? [`the API reads nothing out: ${read}`]
      : unlike(rows, read, 'the API')),
    ...owner.pages.flatMap((page, index) => shown(page, rows, `page ${index} of user ${owner.id}`)),
  ];
}

function lost({ clientId, tries, questionId, replyId }: Asked, rows: Row[]): string[] {
  if (questionId === undefined) return [`question ${clientId} was not accepted, ${tries} tries`];
  const stored = rows.filter((row) => row.clientId === clientId).map(({ id }) => id);
  const answers = rows.filter(({ replyTo }) => replyTo === questionId).map(({ id }) => id);
  const isRight = String(stored) === String(questionId) && String(answers) === String(replyId);
  return isRight
    ? []
    : [
        `question ${questionId} with reply ${replyId} was promised; ` +
          `stored are questions [${stored.join()}] with replies [${answers.join()}]`,
      ];
}

function wrongEnd(reply: Row, rows: Row[], asked: Asked[]): string[] {
  if (!isFinal(reply)) return [`reply ${reply.id} is ${reply.status}, attempt ${reply.attempt}`];
  const question = rows.find(({ id }) => id === reply.replyTo);
  const tag = asked.find(({ clientId }) => clientId === question?.clientId)?.tag ?? '';
  const { id, status, model, content, attempt } = reply;
  const isForeign = tagsIn(content).some((other) => other !== tag);
  if (isForeign) return [`reply ${id} answers another question`];
  if (status !== 'complete' || model === 'handbook' || isOneAnswer(content, tag)) return [];
  return [
    `reply ${id}, attempt ${attempt}, is not what ${model} wrote: ${content.length} characters`,
  ];
}

function unasked(rows: Row[], asked: Asked[]): string[] {
  const known = new Set(asked.map(({ clientId }) => clientId));
  return rows
    .filter(({ role, clientId }) => role === 'user' && !known.has(clientId ?? ''))
    .map(({ id }) => `question ${id} was never asked`);
}

function charged(owner: BusyOwner, replies: Row[], counted: number): string[] {
  const owed = replies.filter(({ status }) => status === 'complete' || status === 'stopped').length;
  return owed === counted ? [] : [`user ${owner.id}: ${owed} answers, charged ${counted}`];
}

const brief = ({ id, role, status, content }: Pick<Row, 'id' | 'role' | 'status' | 'content'>) =>
  JSON.stringify([id, role, status, content]);

/** Differences message by message: by ids, never by texts. */
function unlike(rows: Row[], told: Iterable<Message>, who: string): string[] {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const heard = new Map([...told].map((message) => [message.id, message]));
  return [...new Set([...stored.keys(), ...heard.keys()])].flatMap((id) => {
    const [row, message] = [stored.get(id), heard.get(id)];
    if (!row) return [`${who} has message ${id}, which is not stored`];
    if (!message) return [`${who} lacks message ${id}`];
    if (brief(row) === brief(message)) return [];
    const lengths = `${message.content.length} of ${row.content.length} characters`;
    return [`${who} has message ${id} as ${message.status}, stored ${row.status}; ${lengths}`];
  });
}

function shown(page: Page, rows: Row[], who: string): string[] {
  return [
    ...page.wrongs.map((wrong) => `${who}: ${wrong}`),
    ...[...page.typing].map((id) => `${who} still shows reply ${id} being written`),
    ...unlike(rows, page.messages.values(), who),
    ...rows.flatMap((row) => assembled(page, row, who)),
  ];
}

/** What a page assembled from pieces must be the beginning of the stored text. */
function assembled(page: Page, row: Row, who: string): string[] {
  const live = page.texts.get(row.id);
  if (!live) return [];
  const contradictions = live.contradictions.map((where) => `${who}, reply ${row.id}: ${where}`);
  const isComparable = isFinal(row) && live.attempt === row.attempt;
  if (!isComparable || row.content.startsWith(live.text)) return contradictions;
  const lengths = `${live.text.length} characters, stored ${row.content.length}`;
  return [...contradictions, `${who} assembled another ${row.status} reply ${row.id}: ${lengths}`];
}
