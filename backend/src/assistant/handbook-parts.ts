import type { EntryText } from '../handbook/entry.js';
import { topicWords } from '../handbook/handbook.service.js';
import type { Language } from './language.js';

/** What a follow-up asks for, and the words a fitting part would have. */
const INTENTS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /how (?:often|many times)|(?:ogni )?quant[oe] (?:spesso|volte)|ogni quanto/i,
    /\b(?:daily|day|week|month|year|every|times|meals|twice|giorno|settiman|mes[ei]|ann[oi]|ogni|volte|pasti)/i,
  ],
  [/how much|quant[oa]\b/i, /\d|amount|portion|weigh|quantità|pesa|razione/i],
  [/when|quando|what age|che età/i, /\d|weeks|months|settimane|mesi|prima|before|after|dopo/i],
  [/how long|per quanto/i, /\d|weeks|months|days|settimane|mesi|giorni/i],
  [/danger|safe|pericol|sicur/i, /never|danger|poison|mai|pericol|velen/i],
];

function fitOf(part: string, question: string, language: Language): number {
  const asked = topicWords(question, language);
  const said = new Set(topicWords(part, language));
  const intents = INTENTS.filter(([asks, tells]) => asks.test(question) && tells.test(part));
  return asked.filter((word) => said.has(word)).length + intents.length;
}

/** The `most` parts that fit the question best, in their own order. */
export function fittingParts(
  { lead, parts }: EntryText,
  question: string,
  language: Language,
  most: number,
  withLead: boolean,
): string[] {
  return [...(withLead ? [lead] : []), ...parts]
    .map((part, place) => ({ part, place, fit: fitOf(part, question, language) }))
    .sort((a, b) => b.fit - a.fit || a.place - b.place)
    .slice(0, most)
    .sort((a, b) => a.place - b.place)
    .map(({ part }) => part);
}

/** Markdown of paragraphs and list items: items stay together, the rest is set apart. */
export function joinParts(parts: string[]): string {
  return parts
    .map((part, place) => {
      if (place === 0) return part;
      const inList = part.startsWith('- ') && parts[place - 1]?.startsWith('- ');
      return (inList ? '\n' : '\n\n') + part;
    })
    .join('');
}
