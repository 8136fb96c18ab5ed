import { randomUUID } from 'node:crypto';
import { answerText, type Script } from '../../stand-ins/model-server.js';
import { meaningless, tagsIn } from './busy-owner.js';

/**
 * An answer that begins with the tag of its question, its own name and its length in pieces.
 * Without surrogates, so that no emoji is cut in half.
 */
function answer(tag: string, name: string, pieces: number): string {
  const story = answerText(pieces)
    .slice(0, pieces * 5)
    .replace(/\p{Surrogate}/gu, '');
  return `${tag} ${name} ${pieces} ${story}`;
}

/** Unique answers that name the question they belong to, and take about `ms` milliseconds. */
export function answering(ms: number, gap: number): Script {
  const pieces = Math.ceil(ms / gap);
  return {
    gap,
    text: (question) => answer(tagsIn(question).at(-1) ?? '', meaningless(randomUUID()), pieces),
  };
}

/** Whether a text is, from beginning to end, one such answer to the question with this tag. */
export function isOneAnswer(text: string, tag: string): boolean {
  const [, name = '', pieces] = text.split(' ', 3);
  return text === answer(tag, name, Number(pieces));
}
