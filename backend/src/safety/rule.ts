import type { Language } from '../contract/languages.js';

/** A sentence for the owner. */
export type Text = Record<Language, string>;

/** Alternatives for folded text (lower case, no accents) that start at a word. */
export function words(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})`, 'g');
}

/** The first step of every emergency: the clinic before any poison line. */
export const GO_NOW: Text = {
  en: 'Call your vet or the nearest 24-hour clinic now and set off: phone ahead so that they can prepare.',
  it: 'Chiama ora il tuo veterinario o la clinica 24 ore più vicina e parti: avvisa per telefono, così si preparano.',
};

export const CALL_TODAY: Text = {
  en: 'Call your vet today: this should be seen within 24 hours, sooner if it gets worse.',
  it: 'Chiama oggi il veterinario: va visto entro 24 ore, prima se peggiora.',
};

/** Reasons used if no rule knows the words. */
export const UNNAMED: Record<'emergency' | 'urgent', Text> = {
  emergency: {
    en: 'What you describe can be dangerous, and only an examination tells whether it is.',
    it: 'Quello che descrivi può essere pericoloso, e solo una visita può dire se lo è.',
  },
  urgent: {
    en: 'What you describe can have a cause that should not wait, and only an examination tells.',
    it: 'Quello che descrivi può avere una causa che non deve aspettare: solo una visita può dirlo.',
  },
};
