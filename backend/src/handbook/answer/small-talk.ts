import type { Language } from '../../contract/languages.js';

type Kind = 'greeting' | 'thanks' | 'farewell' | 'who' | 'how-are-you' | 'agreement';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'who',
    /\b(?:who|what) are you\b|\bwhat (?:can|do) you (?:do|know|help)\b|\bhow can you help\b|\bare you (?:a )?(?:vet|human|real|robot|bot|ai|doctor|person)\b|\bchi sei\b|\b(?:cosa|che cosa) (?:sai|puoi) fare\b|\bcome (?:mi )?puoi aiutar\w+|\bsei (?:un |una )?(?:veterinari[oa]|person[ae]|robot|bot|uman[oa]|ver[oa])\b|\bcosa sai\b/i,
  ],
  [
    'how-are-you',
    /^\W*(?:(?:hi|hello|hey|ciao)\W+)?(?:how are you|how.s it going|come (?:va|stai))\W*$/i,
  ],
  ['thanks', /\b(?:thanks|thank you|thx|grazie)\b/i],
  ['farewell', /\b(?:bye|goodbye|good night|see you|arrivederci|buonanotte|a presto)\b/i],
  [
    'greeting',
    /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon)|ciao|salve|buongiorno|buonasera)\b/i,
  ],
  ['greeting', /^\W*(?:help(?: me)?|aiuto|aiutami)?\W*$/i],
  [
    'agreement',
    /^\W*(?:ok(?:ay)?|yes|no|great|perfect|good|fine|understood|i see|s[iì]|va bene|perfetto|ottimo|capito|bene|d.accordo)\W*$/i,
  ],
];
const MAX_WORDS = 7;

const REPLIES: Record<Kind, Record<Language, (name: string) => string>> = {
  greeting: {
    en: (name) =>
      `Hello! I can help you look after **${name}**: feeding, vaccines, behaviour, parasites, first signs of illness and what to do in an emergency. What would you like to know?`,
    it: (name) =>
      `Ciao! Posso aiutarti a prenderti cura di **${name}**: alimentazione, vaccini, comportamento, parassiti, primi segni di malattia e che cosa fare in emergenza. Che cosa vuoi sapere?`,
  },
  thanks: {
    en: (name) =>
      `You are welcome! Ask again whenever something about **${name}** is on your mind.`,
    it: (name) => `Di niente! Scrivimi quando vuoi se hai altre domande su **${name}**.`,
  },
  farewell: {
    en: (name) => `Goodbye, and all the best to **${name}**! I am here whenever you need me.`,
    it: (name) => `A presto, e una carezza a **${name}**! Quando serve, sono qui.`,
  },
  who: {
    en: (name) =>
      `I am Zampa, a pet-care assistant, not a vet and not a person. I answer from a handbook with named sources and from **${name}**’s profile: feeding amounts, vaccines, behaviour, parasites, dangerous foods and plants, signs of illness, and how urgent they are. I do not make diagnoses or give doses of medicines, and when I do not know something I say so.`,
    it: (name) =>
      `Sono Zampa, un assistente per la cura degli animali: non un veterinario né una persona. Rispondo da un manuale con fonti indicate e dal profilo di **${name}**: quanto mangiare, vaccini, comportamento, parassiti, cibi e piante pericolosi, segni di malattia e quanto sono urgenti. Non faccio diagnosi e non do dosi di farmaci, e quando non so una cosa lo dico.`,
  },
  'how-are-you': {
    en: (name) =>
      `Ready to help, thank you! How is **${name}**? Tell me what you see, and since when.`,
    it: (name) =>
      `Pronto ad aiutarti, grazie! Come sta **${name}**? Dimmi che cosa vedi e da quando.`,
  },
  agreement: {
    en: (name) => `Good. If something else about **${name}** comes to mind, just ask.`,
    it: (name) => `Bene. Se ti viene in mente altro su **${name}**, chiedi pure.`,
  },
};

/** The reply to a mere greeting, thanks or question about the assistant; `null` for more than that. */
export function replyToSmallTalk(text: string, petName: string, language: Language): string | null {
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0];
  const isShort = (text.match(/\p{L}+/gu) ?? []).length <= MAX_WORDS;
  if (!kind || !isShort) return null;
  const isQuestion = text.includes('?') && kind !== 'who' && kind !== 'how-are-you';
  return isQuestion ? null : REPLIES[kind][language](petName);
}
