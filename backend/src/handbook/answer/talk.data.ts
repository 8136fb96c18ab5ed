import type { Language } from '../../contract/languages.js';

/** What people say to an assistant that is not a question about an animal. */
export type Talk =
  | 'grief'
  | 'guilt'
  | 'longing'
  | 'no-better'
  | 'anger'
  | 'tried'
  | 'relieved'
  | 'thanks'
  | 'farewell'
  | 'greeting'
  | 'how-are-you'
  | 'agreement'
  | 'comfort';

const BAD =
  '(?:useless|stupid|rubbish|terrible|awful|pathetic|ridiculous|idiot\\w*|inutil[ei]|pessim[oaie]|ridicol[oaie]|stupid[oaie])';
const ANSWER =
  '(?:apps?|bot|chat|ai|answers?|advice|reply|replies|assistant|service|rispost[ae]|consiglio|consigli|assistente|servizio)';
/** A complaint about the assistant; "he is terrible on the lead" is one about the animal. */
const COMPLAINT = new RegExp(
  [
    String.raw`\byou(?:['’]?re| are)(?: \w+){0,3} ${BAD}\b|\b(?:sei|siete)(?: \p{L}+){0,3} ${BAD}(?!\p{L})`,
    String.raw`\b${ANSWER}(?:['’]?s| is| was| are| [eè]| sono)?(?: \p{L}+){0,2} ${BAD}(?!\p{L})|\b${BAD} ${ANSWER}\b`,
    String.raw`\b(?:this|that)(?:['’]?s| is| was) (?:\w+ )?(?:useless|rubbish|pathetic|ridiculous|a waste of (?:time|money))\b`,
    String.raw`^\W*(?:(?:so|just|how|absolutely|completely|totally|really|this|that|it|is|was|that['’]?s|it['’]?s|what|a|e|è|che|ma|del|tutto|davvero|proprio)\s+){0,4}(?:${BAD}|waste of (?:time|money))\W*$`,
    String.raw`\byou (?:don.t|do not) (?:understand|help|listen|know anything)\b`,
    String.raw`\bnon servi a (?:niente|nulla)\b|^\W*non serve a (?:niente|nulla)\W*$|\bnon capisci (?:niente|nulla)\b|\bfai schifo\b|\bche schifo di (?:risposta|app|servizio)\b`,
  ].join('|'),
  'iu',
);

/** How each is recognised, beside the death of an animal told in other words; most specific first; `words` is the maximum length of such a text. */
export const TALK: readonly { talk: Talk; asks: RegExp; words: number }[] = [
  {
    talk: 'guilt',
    words: 40,
    asks: /\b(?:my fault|(?<!what \w+ )should(?: have|'?ve|’ve|a) (?:seen|known|noticed|done (?:more|something|better))|blame myself|forgive myself|(?:[eè]|e') colpa mia|dovevo accorger\w+|(?<!cosa )avrei dovuto (?:accorger|capir|veder|saper|portar|far\w* (?:di pi[uù]|qualcosa))\w*|non me lo perdono)\b/i,
  },
  {
    talk: 'guilt',
    words: 12,
    asks: /\bfeel (?:(?:so|very|really|terribly) )?guilty(?:\W*$| (?:about|for) (?:it|him|her|this|everything)\W*$| (?:that|because|for|about) (?:.{0,20}\bnot\b|.{0,20}n['’]?t\b))|\bmi sento (?:(?:cos[iì]|tanto|molto) )?in colpa(?:\W*$| (?:(?:da matti|per questo|per lei|per lui)\W*$|perch[eé] non|per non|di non))/i,
  },
  {
    talk: 'grief',
    words: 8,
    asks: /^\W*(?:purtroppo )?\p{L}+ (?:purtroppo )?non c['’ ]?(?:[eè]|e['’]) pi[uù]\W*$/iu,
  },
  {
    talk: 'longing',
    words: 20,
    asks: /\bi (?:really |just |still )?miss (?:him|her|them|my \w+)\b|(?:^\W*|\b(?:i|we) (?:just |still |really )?)(?:can(?:no|['’]|)t|couldn['’]?t) stop crying|(?:^\W*|\b(?:i|we)(?:['’]?m| am|['’]?re| are| feel)? (?:(?:so|just|absolutely|completely) )?)heartbroken\b|\b(?:i|we)(?:['’]?m| am|['’]?re| are)? still cry(?:ing)?\b|^\W*still crying\W*$|\bmi manca (?:tant\w*|molt\w*|troppo|da morire|cos[iì]|ogni)|\bnon (?:riesco a |faccio che |smetto di |smetto pi[uù] di )+(?:smettere di )?piangere|\b(?:piango (?:ancora|sempre|tutt\w+)|ho il cuore a pezzi)/i,
  },
  {
    talk: 'no-better',
    words: 25,
    asks: /\b(?:thanks?|thank you|grazie)\b.*\b(?:no better|not better|isn.t better|worse|not helping|still (?:the same|sick|ill|no)|non (?:va|sta) meglio|peggi\w+|come prima|non (?:e|[eè]) servito)/i,
  },
  {
    talk: 'anger',
    words: 30,
    asks: COMPLAINT,
  },
  {
    talk: 'tried',
    words: 12,
    asks: /\b(?:already tried|tried (?:all |everything|it all|that|those)|gi[aà] provat[oa]|provat[oe] (?:di )?tutt[oe]|nothing (?:works|helps)|non funziona niente|niente funziona)\b/i,
  },
  {
    talk: 'relieved',
    words: 10,
    asks: /\b(?:thank (?:god|goodness|heavens)|phew|what a relief|so relieved|meno male|grazie (?:al cielo|a dio)|che sollievo)\b/i,
  },
  { talk: 'thanks', words: 7, asks: /\b(?:thanks|thank you|thx|cheers|grazie)\b/i },
  {
    talk: 'farewell',
    words: 7,
    asks: /\b(?:bye|goodbye|good night|see you|arrivederci|buonanotte|a presto)\b/i,
  },
  {
    talk: 'how-are-you',
    words: 7,
    asks: /^\W*(?:(?:hi|hello|hey|ciao)\W+)?(?:how are you|how.s it going|come (?:va|stai))\W*$/i,
  },
  {
    talk: 'greeting',
    words: 7,
    asks: /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon)|ciao|salve|buongiorno|buonasera)\b|^\W*(?:help(?: me)?|aiuto|aiutami)?\W*$/i,
  },
  {
    talk: 'agreement',
    words: 7,
    asks: /^\W*(?:(?:ok(?:ay)?|yes|no|great|perfect|good|fine|understood|i see|got it|will do|s[iì]|va bene|perfetto|ottimo|capito|bene|d.accordo|certo)\W*)+$|^\W*(?:ok(?:ay)?|va bene|bene)\W+(?:i.ll (?:try|do|measure)|lo faccio|(?:la|lo) (?:misuro|provo|faccio)|prov(?:o|er[oò]))\b.*$/i,
  },
];

type Reply = Record<Language, (name: string) => string>;

export const TALK_REPLIES: Record<Talk, Reply> = {
  grief: {
    en: (name) =>
      `I am so sorry about **${name}**. Losing an animal you have lived with is a real loss, and there is nothing you have to rush right now.\n\nIf it helps: a body can stay in a cool place for some hours while you decide, your vet can arrange cremation or tell you what burial is allowed, and there are pet-loss lines where someone listens. If you want to tell me about ${name}, or ask anything, I am here.`,
    it: (name) =>
      `Mi dispiace tantissimo per **${name}**. Perdere un animale con cui hai vissuto è un lutto vero, e in questo momento non devi fare niente in fretta.\n\nSe può servirti: il corpo può restare qualche ora in un luogo fresco mentre decidi, e il veterinario può organizzare la cremazione o dirti che cosa è permesso. Se vuoi raccontarmi di ${name}, o chiedere qualcosa, sono qui.`,
  },
  guilt: {
    en: (name) =>
      `Almost everyone who loves an animal feels this, and it says how much you cared rather than what you did wrong. Animals hide illness well, and signs are clear only when we look back.\n\nYour vet can tell you honestly whether anything could have gone differently for **${name}**; many people find that talk a relief. If the weight stays, speak to someone: a friend, your doctor or, after a loss, a pet-loss line.`,
    it: (name) =>
      `È quello che prova quasi chiunque voglia bene a un animale, e dice quanto ci tenevi, non che hai sbagliato. Gli animali nascondono bene la malattia, e i segni diventano chiari solo a guardare indietro.\n\nIl veterinario può dirti con onestà se per **${name}** qualcosa poteva andare diversamente: per molti quel colloquio è un sollievo. Se il peso resta, parlane con qualcuno: un amico, il tuo medico, uno psicologo.`,
  },
  longing: {
    en: (name) =>
      `I am so sorry that it hurts this much. **${name}** is part of your life, so the tears make sense, and nothing about them has to hurry.\n\nMany people find it helps to talk to a friend or, after a loss, to a pet-loss line; in the UK Blue Cross listens free of charge on 0800 096 6606. If you want to tell me about ${name}, I am here.`,
    it: (name) =>
      `Mi dispiace che faccia così male. **${name}** è un pezzo della tua vita: le lacrime ci stanno, e non c'è fretta di stare meglio.\n\nA molti fa bene parlarne, con un amico o con uno psicologo. Se vuoi raccontarmi di ${name}, sono qui.`,
  },
  comfort: {
    en: (name) =>
      `Of course. Take all the time you need, and write to me whenever you like, about **${name}** or anything else.`,
    it: (name) =>
      `Figurati. Prenditi tutto il tempo che ti serve, e scrivimi quando vuoi, di **${name}** o di altro.`,
  },
  'no-better': {
    en: (name) =>
      `I am sorry that **${name}** is no better. When what was advised does not help, or things get worse, the vet who saw ${name} should hear about it today: phone, and say what changed and since when. Tell me what you see now, and I will say how urgent it sounds.`,
    it: (name) =>
      `Mi dispiace che **${name}** non stia meglio. Se quello che è stato consigliato non aiuta, o peggiora, il veterinario che segue ${name} deve saperlo oggi: telefona e di' che cosa è cambiato e da quando. Scrivimi che cosa vedi adesso e ti dico quanto mi sembra urgente.`,
  },
  anger: {
    en: (name) =>
      `I am sorry that did not help, and I understand your frustration. Tell me in one sentence what **${name}** does, since when, and what you have tried already, and I will start again from there. If the trouble goes on in spite of everything, a vet or a behaviourist who sees ${name} will get further than I can.`,
    it: (name) =>
      `Mi dispiace di non averti dato l'aiuto giusto, e capisco che possa irritarti. Dimmi in una frase che cosa fa **${name}**, da quando e che cosa hai già provato, e riparto da lì. Se il problema continua nonostante tutto, un veterinario o un comportamentalista che visita ${name} può aiutarti più di me.`,
  },
  tried: {
    en: (name) =>
      `Then the usual advice is not enough, and it is worth a closer look. Tell me in one sentence what **${name}** does, when and where, and since when. A vet should rule out pain or illness, and a behaviourist who watches ${name} at home sees what cannot be told from here.`,
    it: (name) =>
      `Allora i soliti consigli non bastano, e conviene guardare più da vicino. Dimmi in una frase che cosa fa **${name}**, quando, dove e da quando. Un veterinario deve escludere dolore o malattia, e un comportamentalista che osserva ${name} a casa vede ciò che da qui non si capisce.`,
  },
  relieved: {
    en: (name) => `A relief indeed! If anything else about **${name}** is on your mind, I am here.`,
    it: (name) => `Un bel sollievo! Se ti serve altro per **${name}**, sono qui.`,
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
  greeting: {
    en: (name) =>
      `Hello! I can help you look after **${name}**: feeding, vaccines, behaviour, parasites, first signs of illness and what to do in an emergency. What would you like to know?`,
    it: (name) =>
      `Ciao! Posso aiutarti a prenderti cura di **${name}**: alimentazione, vaccini, comportamento, parassiti, primi segni di malattia e che cosa fare in emergenza. Che cosa vuoi sapere?`,
  },
  'how-are-you': {
    en: (name) =>
      `Ready to help, thank you! How is **${name}**? Tell me what you see, and since when.`,
    it: (name) => `Bene, grazie! Come sta **${name}**? Dimmi che cosa vedi e da quando.`,
  },
  agreement: {
    en: (name) => `Good. If something else about **${name}** comes to mind, just ask.`,
    it: (name) => `Bene. Se ti viene in mente altro su **${name}**, chiedi pure.`,
  },
};
