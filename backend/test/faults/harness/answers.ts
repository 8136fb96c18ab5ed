import { randomUUID } from 'node:crypto';
import { answerText, type Script } from '../../stand-ins/model-server.js';
import { meaningless, tagsIn } from './busy-owner.js';

/** Says at its begin whose it is, which one it is and how long it will be; cuts no emoji. */
function answer(tag: string, name: string, pieces: number): string {
  const story = answerText(pieces)
    .slice(0, pieces * 5)
    .replace(/\p{Surrogate}/gu, '');
  return `${tag} ${name} ${pieces} ${story}`;
}

/** Answers that name the question they belong to, no two the same, and take about so long. In ms. */
export function answering(ms: number, gap: number): Script {
  const pieces = Math.ceil(ms / gap);
  return {
    gap,
    text: (question) => answer(tagsIn(question).at(-1) ?? '', meaningless(randomUUID()), pieces),
  };
}

/** Whether a text is, from begin to end, one such answer to the question with this tag. */
export function isOneAnswer(text: string, tag: string): boolean {
  const [, name = '', pieces] = text.split(' ', 3);
  return text === answer(tag, name, Number(pieces));
}
