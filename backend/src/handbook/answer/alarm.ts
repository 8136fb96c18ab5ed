import type { Triage } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import { joinParts, urgentParts } from './parts.js';
import type { Draft } from './question.js';
import { TEXTS } from './texts.js';

const EMERGENCY_PARTS = 3;
const ASKS_TO_WAIT =
  /\bwait\b|\buntil (?:tomorrow|morning|monday)\b|\baspett\w+|\bfino a (?:domani|luned)/i;

/**
 * First what the safety rules say, then only what helps now. In an emergency the rules include the
 * call: what an entry says about when to see a vet would repeat or delay it.
 */
export function alarm({ input, subject, main, refusal }: Draft): string[] {
  const { question, triage, language } = input;
  const texts = TEXTS[language];
  const opening = [
    ASKS_TO_WAIT.test(question) ? texts.doNotWait : '',
    refusal?.says[language] ?? '',
    ...readTriage(triage, subject.name, language),
  ];
  const said = opening.filter(Boolean).join(' ');
  if (!main) return [said];
  const text = main.entry[language];
  const parts = urgentParts(text, { question, language, most: EMERGENCY_PARTS, said, subject });
  return [
    said,
    parts.length > 0 ? texts.more : '',
    joinParts(parts.map(asItem)),
    triage.level === 'emergency' ? '' : `> ${text.vet}`,
  ];
}

function readTriage(
  { level, reasons, actions, since }: Triage,
  name: string | null,
  language: Language,
) {
  const kind = level === 'emergency' ? level : 'urgent';
  const texts = TEXTS[language];
  if (since !== undefined) return [texts.still[kind](name), actions[0] ?? ''];
  return [texts[kind](name), actions[0] ?? '', ...reasons];
}

const asItem = (part: string): string => (part.startsWith('- ') ? part : `- ${part}`);
