import type { Triage, TriageLevel } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import { saidInstead } from '../safety/triage.js';

const LEFT_TO_THE_VET: Record<Language, string> = {
  en: 'I stop here, because the rest is for a vet to decide. Call yours before you give or change anything.',
  it: 'Mi fermo qui, perché il resto lo deve decidere un veterinario. Chiama il tuo prima di dare o cambiare qualcosa.',
};

const NOW: Record<Language, string> = { en: 'What to do now:', it: 'Cosa fare ora:' };

const CUT_SHORT: Record<Language, string> = {
  en: 'My answer breaks off here.',
  it: 'La mia risposta si interrompe qui.',
};
/** What to do then, by level; in an emergency, `lastWord` says it. */
const AFTER_CUT: Record<TriageLevel, Record<Language, string>> = {
  routine: {
    en: ' Ask me to go on, and call your vet if you are worried.',
    it: ' Chiedimi di continuare, e chiama il veterinario se qualcosa ti preoccupa.',
  },
  urgent: {
    en: ' Call your vet today all the same.',
    it: ' Chiama comunque il veterinario oggi.',
  },
  emergency: { en: '', it: '' },
};

/** Replaces the end of an answer that was withheld, with what the safety layer says. Markdown. */
export function closingText({ level, actions, donts }: Triage, language: Language): string {
  if (level !== 'emergency') return LEFT_TO_THE_VET[language];
  const alarm = saidInstead('waiting', { language, level });
  const steps = [...actions, ...donts].map((step) => `- ${step}`);
  return [
    `**${alarm}**`,
    ...(steps.length > 0 ? [`${NOW[language]}\n${steps.join('\n')}`] : []),
  ].join('\n\n');
}

/**
 * Follows an answer that the model ended itself: in an emergency, the last word is ours. Markdown.
 */
export const lastWord = (level: TriageLevel, language: Language): string =>
  level === 'emergency' ? `\n\n**${saidInstead('waiting', { language, level })}**` : '';

/** Follows an answer that the model did not finish; never makes a needed call optional. Markdown. */
export const cutShort = (level: TriageLevel, language: Language): string =>
  `\n\n*${CUT_SHORT[language]}${AFTER_CUT[level][language]}*`;
