import { readCases } from './cases.mjs';

const MOST = 30;

/**
 * Conversations with the handbook assistant's answers as Markdown, for a person to read: spread
 * over the sources and kinds of `cases/conversations`. Each turn shows the wanted level, and what
 * the answer must and must not say.
 */
export function transcripts({ discuss }) {
  const all = readCases('conversations');
  const step = all.length / MOST;
  const chosen = Array.from({ length: MOST }, (_, index) => all[Math.floor(index * step)]);
  return `${chosen.map((one) => transcript(one, discuss(one))).join('\n\n')}\n`;
}

function transcript({ id, source, kind, pet, turns }, replies) {
  const lines = turns.flatMap(({ text, level, answerMust = [], answerMustNot = [] }, index) => [
    `**Owner:** ${text}`,
    `*Wanted: ${level}; got: ${replies[index].level}. Must: ${list(answerMust)}. Must not: ${list(answerMustNot)}.*`,
    quoted(replies[index].answer),
  ]);
  const about = [pet.name, pet.breed, pet.species].filter(Boolean).join(', ');
  return [`## ${source} ${id}: ${kind} (${about})`, ...lines].join('\n\n');
}

const list = (facts) => facts.join('; ') || '-';
const quoted = (text) => text.replace(/^/gm, '> ');
