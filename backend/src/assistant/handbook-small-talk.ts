import type { Language } from './language.js';

const GREETING =
  /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon)|ciao|salve|buongiorno|buonasera)\b/i;
const THANKS = /\b(?:thanks|thank you|thx|grazie)\b/i;
const MOST_WORDS = 6;

const REPLIES = {
  greeting: {
    en: (name: string) =>
      `Hello! I can help you look after **${name}**: feeding, vaccines, behaviour, parasites, first signs of illness and what to do in an emergency. What would you like to know?`,
    it: (name: string) =>
      `Ciao! Posso aiutarti a prenderti cura di **${name}**: alimentazione, vaccini, comportamento, parassiti, primi segni di malattia e che cosa fare in emergenza. Che cosa vuoi sapere?`,
  },
  thanks: {
    en: (name: string) =>
      `You are welcome! Ask again whenever something about **${name}** is on your mind.`,
    it: (name: string) => `Di niente! Scrivimi quando vuoi se hai altre domande su **${name}**.`,
  },
};

/** The reply to a mere greeting or thanks; `null` when the text is more than that. */
export function replyToSmallTalk(text: string, petName: string, language: Language): string | null {
  if ((text.match(/\p{L}+/gu) ?? []).length > MOST_WORDS || text.includes('?')) return null;
  if (THANKS.test(text)) return REPLIES.thanks[language](petName);
  if (GREETING.test(text)) return REPLIES.greeting[language](petName);
  return null;
}
