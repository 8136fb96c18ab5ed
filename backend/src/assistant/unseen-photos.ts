import type { Language } from '../contract/languages.js';
import { replyLanguage } from '../language/language.js';
import { fold } from '../language/text.js';
import type { Question } from '../replies/reply-generator.js';

interface Topic {
  words: RegExp;
  ask: Record<Language, string>;
}

/** What an owner should describe, by the subject of the question; the first match counts. */
const TOPICS: Topic[] = [
  {
    words: /\b(eyes?|eyelids?|pupils?|occhi\w*|palpebr\w+|pupill\w+)\b/,
    ask: {
      en: 'Is the eye red, cloudy or half closed? Is there discharge, and what colour? Are both pupils the same size?',
      it: "L'occhio è rosso, opaco o socchiuso? C'è secrezione, e di che colore? Le pupille sono uguali?",
    },
  },
  {
    words: /\b(ears?|orecchi\w*)\b/,
    ask: {
      en: 'Is the ear red, swollen or warm inside? Is there dark wax or a smell? One ear or both, and does the head tilt?',
      it: "L'orecchio è rosso, gonfio o caldo all'interno? C'è cerume scuro o cattivo odore? Uno solo o tutti e due, e la testa è inclinata?",
    },
  },
  {
    words: /\b(stools?|poop?|faeces|feces|diarrh\w+|feci|cacca|diarrea)\b/,
    ask: {
      en: 'Is it firm, soft or watery? Which colour: brown, black like tar, with fresh blood or mucus? How often, and since when?',
      it: 'È formata, molle o liquida? Di che colore: marrone, nera come catrame, con sangue vivo o muco? Quante volte e da quando?',
    },
  },
  {
    words: /\b(vomit\w*|threw up|throws? up)\b/,
    ask: {
      en: 'Is it food, foam or yellow liquid? Is there blood, or something like coffee grounds? How often, and since when?',
      it: "È cibo, schiuma o liquido giallo? C'è sangue, o qualcosa che sembra fondo di caffè? Quante volte e da quando?",
    },
  },
  {
    words: /\b(gums?|mouth|teeth|tooth|tongue|gengiv\w+|bocca|dent[ei]\w*|lingua)\b/,
    ask: {
      en: 'Are the gums pink, white, blue or yellow? Is there bleeding, tartar or a broken tooth? Does eating hurt?',
      it: "Le gengive sono rosa, bianche, bluastre o gialle? C'è sangue, tartaro o un dente rotto? Sente dolore quando mangia?",
    },
  },
  {
    words:
      /\b(wounds?|cuts?|bites?|bleed\w*|blood|stitch\w*|ferit\w+|taglio|morso|sangu\w+|punti)\b/,
    ask: {
      en: 'Where is it, how long and how deep? Does it bleed, gape or smell? Is the skin around it hot or swollen?',
      it: "Dov'è, quanto è lunga e quanto è profonda? Sanguina, è aperta o ha cattivo odore? La pelle intorno è calda o gonfia?",
    },
  },
  {
    words: /\b(ticks?|fleas?|mites?|worms?|zecc\w+|pulc[ei]\w*|acar\w+|verm[ei]\w*)\b/,
    ask: {
      en: 'How big is it and what colour? Does it move, or is it attached to the skin? How many are there, and where?',
      it: 'Quanto è grande e di che colore? Si muove o è attaccato alla pelle? Quanti ce ne sono, e dove?',
    },
  },
  {
    words:
      /\b(plants?|flowers?|leaf|leaves|pack\w*|label|piant\w+|fior[ei]|fogli[ae]|confezione|etichetta)\b/,
    ask: {
      en: 'What name is on the label or plant? How much is missing, since when, and how is your pet behaving now?',
      it: "Che nome c'è sull'etichetta o sulla pianta? Quanto ne manca, da quando, e come si comporta adesso?",
    },
  },
  {
    words:
      /\b(skin|coat|fur|rash|spots?|lumps?|bumps?|bald|pelle|pelo|manto|macchi\w+|nodul\w+|gonfior\w+|bozz\w+|crost\w+)\b/,
    ask: {
      en: 'Where is it, how big, and what colour? Is it flat or raised, dry or wet, hard or soft? Does it itch, and how long has it been there?',
      it: "Dov'è, quanto è grande e di che colore? È piatto o in rilievo, secco o umido, duro o morbido? Prude, e da quando c'è?",
    },
  },
];

const ASK: Record<Language, string> = {
  en: 'Where is it, how big, and what colour? How long has it been there, is it getting worse, and how is your pet behaving?',
  it: "Dov'è, quanto è grande e di che colore? Da quando c'è, e sta peggiorando? Come si comporta?",
};

const SAID: Record<Language, { one: string; more: string; vet: string }> = {
  en: {
    one: "I can't see your photo, so describe it for me.",
    more: "I can't see your photos, so describe them for me.",
    vet: "*I can't see photos. Show them to the vet.*",
  },
  it: {
    one: 'Non posso vedere la tua foto: descrivimela.',
    more: 'Non posso vedere le tue foto: descrivimele.',
    vet: '*Non posso vedere le foto. Mostrale al veterinario.*',
  },
};

/** What the handbook says about photos of a question, before its answer and after it. */
export function unseenPhotos(asking: Question): {
  before: string;
  behind: string;
} {
  const { question, photos, triage } = asking;
  const sent = photos?.now.length ?? 0;
  if (sent === 0) return { before: '', behind: '' };
  const language = replyLanguage(asking).language;
  const { one, more, vet } = SAID[language];
  // In an emergency nothing comes before what to do.
  if (triage.level === 'emergency') return { before: '', behind: `\n\n${vet}` };
  const text = fold(question);
  const topic = TOPICS.find(({ words }) => words.test(text));
  const ask = (topic?.ask ?? ASK)[language];
  return { before: `**${sent === 1 ? one : more}** ${ask}\n\n`, behind: '' };
}
