import { fold } from '../language/text.js';
import { spelledOut } from './abbreviations.data.js';
import { ASKS_LIFESPAN } from './synonyms.data.js';

/** What kind of answer a question asks for. */
export type Intent =
  | 'cost'
  | 'amount'
  | 'frequency'
  | 'time'
  | 'duration'
  | 'reason'
  | 'way'
  | 'who'
  | 'place'
  | 'yes-no'
  | 'what';

const INTENTS: readonly (readonly [Intent, RegExp])[] = [
  [
    'cost',
    /\b(?:costs?|price|prices|expensive|fees?|charge)\b|\bhow much (?:is|are|will|would) (?:it|that|this|they|those|the \w+|an? \w+)\b(?! (?:eat|need|weigh|drink|sleep))|\bhow much do (?:i|you|we) pay\b|\bwhat (?:do|will) (?:i|we) pay\b|\b(?:costa|costano|costera|costi|costo|spendo|si spende|si paga)\b|\bprezz[oi]\b|\bquanto (?:viene|vengono)\b/i,
  ],
  [
    'frequency',
    /\bhow (?:often|many times|many meals)\b|\bogni quant[oi]\b|\bquant[ei] (?:volte|pasti)\b|\bquanto spesso\b|\b(?:every day|daily) or\b|\bogni giorno o\b/i,
  ],
  [
    'duration',
    /\bhow long\b(?!.*\bsleeps?\b)|\bhow many (?:days|weeks|months|years)\b|\b(?:per|da) quanto\b|\bquant[ie] (?:giorni|settimane|anni)\b|\bquanto (?:tempo(?! dorm)|dura|durano|ci (?:vuole|vorra|mette|metterà|mettera)|vive|vivono|puo stare|deve stare|tengo)\b|\bfino a quando\b/i,
  ],
  ['duration', new RegExp(`${ASKS_LIFESPAN.en}|${ASKS_LIFESPAN.it}`, 'i')],
  [
    'time',
    /(?:^|[,.:;!]|\b(?:and|so|but|ok|since|until|know|then|e|ma|allora|da|fino a|poi|sapere)) *(?:when|quando)\b|\bquando (?:posso|devo|si (?:puo|deve|fa|fanno)|va|vanno|bisogna|conviene|e meglio|(?:lo|la|li|le) (?:metto|devo|posso) )|\ba che ora\b|\b(?:what|which|at what) (?:age|month|season|time(?= (?:of day|should|do|can)\b)|time of (?:the )?year)\b|\bhow old\b|\b(?:dopo|tra|fra|entro) quanto\b|\b(?:a )?(?:che|quale) (?:eta|mese|stagione|periodo)\b|\ba quant[ie] (?:mesi|settimane|anni)\b/i,
  ],
  [
    'amount',
    /\bhow (?:much|many|big|large|hot|cold|far|fast)\b|\bhow long\b(?=.*\bsleeps?\b)|\bis one enough\b|\bone\b.{0,20}\bor (?:two|more)\b|\b(?:una sola|uno solo|ne basta un\w?)\b|\bwhat (?:temperature|size|amount|share|weight)\b|\bquant[oaie]\b|\bche (?:temperatura|misura|peso)\b|\bqual[e]? (?:temperatura|quantita)\b/i,
  ],
  [
    'reason',
    /\bwhy\b|\bwhat (?:causes?|does it mean)\b|\bperche\b|\bcome mai\b|\bwhat (?:could|can|might) (?:it|this|that) be\b|\b(?:cosa|che cosa) (?:puo|potrebbe) essere\b|\bcosa (?:vuol dire|significa)\b|\b(?:cos.e|what is (?:that|this|it)|what.s (?:that|this|it))\W*$/i,
  ],
  ['place', /\bwhere\b|\bdove\b/i],
  ['who', /\bwho\b|\bchi\b(?! (?:ha|sono|vuole))/i],
  [
    'way',
    /\bhow\b|\bwhat (?:do|should|can) i do\b|\bcome\b(?! (?:un|una|se|al solito|prima|back|in|out|here|to|over|up|down|from|off|when)\b)|\b(?:cosa|che) (?:devo |posso )?(?:fare|faccio)\b/i,
  ],
  [
    'yes-no',
    /[,.;:!] *(?:(?:ma|e|but|and) )?(?:e (?:normale|grave|vero|giusto|possibile|un problema)|is (?:that|this|it) (?:normal|ok|okay|true|bad))\b|^\W*(?:(?:and|so|but|ok|e|ma|allora)\b\W*)?(?:can|could|may|should|must|is|are|am|was|does|do|did|has|have|will|would|posso|puo|possono|possiamo|devo|deve|devono|bisogna|serve|servono|e(?!\s+(?:se|per|quando|come|ogni|quanto)\b)|sono|va|vanno|fa|fanno|ha|conviene|basta|bastano|esiste|c.?e|ci sono|vale)\b|\b(?:can|should|may) (?:i|we|he|she|it|they|my|the)\b|\b(?:posso|puo|possono|devo|serve|servono|conviene|fa male|fanno male|va bene|vanno bene)\b|\bis (?:it|this|that|he|she)\b/i,
  ],
];

/** "What should he eat?", "gatto in aereo cosa serve" cannot be answered by yes or no. */
const ASKS_FOR_A_THING =
  /^\W*(?:(?:and|so|but|e|ma|allora)\b\W*)?(?:in |at |with |a |con |di )?(?:what|which|who|where|how|when|why|che|cosa|quale|quali|chi|dove|come|quando|perche|quant[oaie])\b|\b(?:cosa|quale|quali) (?:mi |ci )?(?:serve|servono|devo|posso|puo|possono)\b|(?<!\b(?:la|una|qualche|ogni|questa|stessa|altra|sola) )\bcosa (?:copre|comprende|mangi\w+|cambia|succede|significa)\b|\bwhat (?:does|do) (?:it|they|he|she)\b/i;

/** "And treats?": the conversation shows what is asked about them. */
const CONNECTED =
  /^\W*(?:(?:ok(?:ay)?|so|bene|va bene)\W+)?(?:and|what about|how about|or|e|ed|o|invece)\s+(?=\p{L})/iu;
const MAX_ELLIPTICAL = 6;

/** Kinds that are answered by a figure. */
export const FIGURES: readonly Intent[] = ['cost', 'frequency', 'amount', 'time', 'duration'];

/** The kinds of answer that a question asks for, most specific first; none for a mere statement. */
export function intentsOf(question: string): Intent[] {
  const rest = question.replace(CONNECTED, '');
  // Hardly any abbreviation in one language is a word in the other.
  const sentence = spelledOut(spelledOut(fold(rest), 'en'), 'it');
  const found = INTENTS.filter(([, pattern]) => pattern.test(sentence)).map(([intent]) => intent);
  if (ASKS_FOR_A_THING.test(sentence)) {
    const things = found.filter((intent) => intent !== 'yes-no');
    return things.length > 0 ? things : ['what'];
  }
  const isElliptical = rest !== question && rest.split(/\s+/).length <= MAX_ELLIPTICAL;
  return found.length === 0 && !isElliptical && sentence.includes('?') ? ['yes-no'] : found;
}

/** Words that show that a part of an entry answers a question of this kind. */
export const TELLS: Partial<Record<Intent, RegExp>> = {
  cost: /[€£$]|\b(?:euros?|pounds?|dollars?|costs?|prices?|quotes?|cost[aio]|costano|prezz[oi]|preventiv[oi]|spes[ae])\b/i,
  frequency:
    /\b(?:daily|a day|day|week|month|year|every|times|meals|twice|once|al giorno|giorn[oi]|settiman|mes[ei]|ann[oi]|ogni|volte|pasti)/i,
  amount:
    /\d|\b(?:two|three|four|five|plus one|due|tre|quattro|cinque|piu una|più una|amount|portion|weigh|quantit|pesa|razione|half|percent)/i,
  time: /\d|\b(?:weeks?|months?|age|before|after|settiman|mesi|eta|prima|dopo|from|da)\b/i,
  duration: /\d|\b(?:weeks?|months?|days?|hours?|until|settiman|mesi|giorn|ore|finch)/i,
};
