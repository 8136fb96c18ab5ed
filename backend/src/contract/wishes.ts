/** Phrases that ask for a reminder, in English and Italian: lower case without accents. */
export const ASKS_FOR_REMINDER =
  /\b(?:remind (?:me|us)|(?:set|make|add|create)(?: me)?(?: up)? an? (?:reminder|alarm)|ricordami(?:lo|la)?|ricordamel[oa]|mi ricordi|me l[oa] ricordi|mi ricorderesti|ricordarmi|ricordarmel[oa]|(?:imposta|metti|aggiungi|crea)(?:mi)? un (?:promemoria|avviso))\b/;

/** Questions about what was said, similar phrases with another meaning, and refusals. */
export const ASKS_SOMETHING_ELSE =
  /\b(?:(?:don't|do not|never|stop|no need to) (?:remind me|reminding)|(?<!\b(?:can|could|will|would) )(?:you|he|she|it|that|this|they|which) (?:really |always )?remind me|non (?:ricordarmi|ricordami|mi ricordi|serve ricordarmi))\b|\b(?:remind me|ricordami|mi ricordi|ricordarmi)(?: again| ancora| un attimo)?,? (?:what|how|which|why|where|who|whether|if|when (?:is|was|did|do|does|should|to)|again$|cosa|che cosa|come|qual[ei]?|quant[oaie]|perche|dove|chi|se|quando|di cosa|un po')(?![\w])/;

const NAMES_A_TIME =
  /\b(?:every|each|daily|weekly|monthly|twice|today|tonight|tomorrow|next|noon|hours?|minutes?|days?|weeks?|months?|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun|week|work)days?|at \d|\d ?[ap]m|ogni|tutt[ie]|oggi|domani|dopodomani|stasera|stanotte|prossim[oa]|mezzogiorno|or[ae]|mezz'ora|minuti|giorn[oi]|settiman[ae]|mes[ei]|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|ferial[ei]|lavorativi|alle|il \d|il primo)\b/;

/** "Make a summary for my vet", "un riassunto per il veterinario". */
const ASKS_FOR_SUMMARY =
  /\b(?:summary|summari[sz]e|report|overview)\b.{0,60}\b(?:vet|vets|veterinarian|clinic)\b|\b(?:vet|veterinarian|clinic)\b.{0,60}\b(?:summary|report|overview)\b|\b(?:riassunt\w+|riepilog\w+|sintesi|relazione|resoconto)\b.{0,60}\b(?:vet|veterinari\w+|clinica)\b/;

const plainOf = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`´]/g, "'").toLowerCase();

/** Whether a message asks for a reminder at some time; the server works out when. */
export const wantsReminder = (text: string): boolean => {
  const plain = plainOf(text);
  const asks = ASKS_FOR_REMINDER.test(plain) && !ASKS_SOMETHING_ELSE.test(plain);
  return asks && NAMES_A_TIME.test(plain);
};

/** Whether a message asks for a summary for the vet. */
export const wantsSummary = (text: string): boolean => ASKS_FOR_SUMMARY.test(plainOf(text));
