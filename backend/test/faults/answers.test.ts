import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { AnswerGuard } from '../../src/assistant/answer-guard.js';
import { CitationReader } from '../../src/assistant/citations.js';
import type { Message } from '../../src/contract/chat.js';
import { assess } from '../../src/safety/triage.js';
import { answering, isOneAnswer } from './harness/answers.js';
import { BusyOwner, questionOf, tagOf } from './harness/busy-owner.js';
import { differences, type Row } from './harness/invariants.js';

/** A model's answer to the question with this tag. */
function answerTo(tag: string, pieces: number): string {
  const { text } = answering(pieces, 1);
  return typeof text === 'function' ? text(`<question>\n${questionOf(tag)}\n</question>`) : '';
}

/** What is sent of a text that a model writes a few letters at a time. */
function told(text: string, tag: string): string {
  const triage = assess({ text: questionOf(tag), species: 'gatto' });
  expect(triage.level).toBe('routine');
  const guard = new AnswerGuard({ triage, language: 'en' }, (reason) => {
    throw new Error(reason);
  });
  const citations = new CitationReader([]);
  const pieces = text.match(/[^]{1,5}/g) ?? [];
  const out = pieces.map((piece) => citations.take(guard.take(piece)));
  return out.join('') + citations.take(guard.rest()) + citations.rest();
}

it('an answer of the fault tests is stored as it is written', () => {
  for (let pieces = 10; pieces <= 120; pieces += 10) {
    const tag = tagOf(randomUUID());
    const text = answerTo(tag, pieces);
    expect(isOneAnswer(told(text, tag), tag)).toBe(true);
    expect(Buffer.from(text).toString()).toBe(text);
  }
});

/** The differences found for an owner who asked one question and got this reply. */
function reckoned(clientId: string, reply: Pick<Row, 'content' | 'model'>): string[] {
  const owner = new BusyOwner('http://nowhere.test');
  owner.asked.push({ clientId, tag: tagOf(clientId), tries: 1, questionId: 1, replyId: 2 });
  const common = { sessionId: 1, status: 'complete' as const, attempt: 1 };
  const question = { content: questionOf(tagOf(clientId)), clientId, replyTo: null, model: null };
  const rows: Row[] = [
    { ...common, ...question, id: 1, role: 'user' },
    { ...common, ...reply, id: 2, role: 'assistant', clientId: null, replyTo: 1 },
  ];
  return differences({ owner, rows, counted: 1, read: rows as unknown as Message[] });
}

it('the check finds an answer that is cut off, doubled, misplaced or incomplete', () => {
  const clientId = randomUUID();
  const [tag, model] = [tagOf(clientId), 'a-model'];
  const text = answerTo(tag, 40);
  expect(reckoned(clientId, { content: text, model })).toEqual([]);
  expect(reckoned(clientId, { content: 'As I know it.', model: 'handbook' })).toEqual([]);
  const wrongs = [
    ...Array.from(text, (_, index) => text.slice(0, index)),
    text.slice(0, 90) + answerTo(tag, 40),
    text.slice(0, 90) + text.slice(95),
    `${text} `,
    text + text,
    answerTo(tagOf(randomUUID()), 40),
  ];
  for (const content of wrongs) expect(reckoned(clientId, { content, model })).toHaveLength(1);
});
