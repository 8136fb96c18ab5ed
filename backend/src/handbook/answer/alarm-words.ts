import { fold } from '../../language/text.js';

/** What an owner tells or asks while an alarm is open. */
const SAID = {
  onTheWay:
    /\b(?:on (?:my|our|the) way|(?:i'?m|we'?re|(?:i am|we are)) (?:going|leaving|heading|driving|off)(?: (?:right )?(?:now|there|over)|(?: in)? to the (?:vet|clinic)\w*)?\W*$|setting off|(?:driving|heading|rushing) (?:there|over|to the (?:vet|clinic)\w*)|in the car|vets? (?:is|are|will|can|'s) (?:\w+ )?(?:see|seeing|expecting|fitting|squeezing) (?:us|him|her|me|it)|(?:got|have|booked|made) an? (?:\w+ )?appointment|vets? (?:appointment )?in \d+|(?:ci )?(?:sto|stiamo) (?:gia |ora )?(?:andando|partendo)|ci (?:vado|andiamo)|vado (?:subito|ora|adesso)|partiamo|siamo in (?:macchina|auto|strada|viaggio)|(?:il veterinario|la veterinaria|la clinica) (?:ci|lo|la|mi) (?:aspetta|vede|visita|riceve)|(?:ho|abbiamo) (?:l'|un )?appuntamento)/,
  atVet:
    /\b(?:(?:we'?re|i'?m|he'?s|she'?s|(?:we|they) are|i am) (?:\w+ )?(?:at|in|inside) (?:the |an |our )?(?:vets?|clinic|hospital|surgery|waiting room|emergency \w+)|arrived at the (?:vet|clinic)\w*|(?:siamo|sono) (?:gia |ora |adesso |appena |arrivat\w )*(?:al|in|nel|alla|dal|dalla|nella) (?:pronto soccorso|clinica|veterinari\w|ambulatorio|ospedale|sala d'attesa))\b/,
  toGo: /\b(?:devo|dobbiamo|bisogna|serve|conviene) (?:\w+ )?(?:portarl[oa]|andare|andarci|chiamare|farl[oa] (?:vedere|visitare))\b|\b(?:do|should|must) (?:i|we) (?:still|really|even|actually) (?:need to |have to )?(?:go|take|bring|call|see)\b|\bstill (?:need|have) to (?:go|take|bring|call|see|be seen)\b/,
  meal: /\b(?:can|could|may|shall|should) (?:\w+ ){0,4}?(?:dinner|breakfast|supper|tea|lunch|food|meal|eat)\b|\b(?:posso|devo|puo|gli do|le do|possiamo)\b.*\b(?:da mangiare|mangiare|cibo|pappa|cena|pranzo|crocchette)\b/,
  again:
    /\b(?:is|'s|she|hes|shes|its|are|has|just) (?:having |had |doing |gone )?(?:another|one more|it again)\b|\b(?:happen\w+|start\w*|fitting|seizing|bleeding|choking) again\b|\b(?:ne sta avendo|ne ha (?:avuta|fatta)|sta avendo|sta facendo|gli sta venendo|le sta venendo) (?:un')?(?:un altr\w|altr\w|di nuovo|ancora)|\b(?:succede|succedendo|ricominci\w+|ricominciat\w) (?:di nuovo|ancora|adesso|ora)\b|\b(?:di nuovo|ancora) (?:una crisi|le convulsioni|le crisi)\b|\bun'altra (?:crisi|convulsione)\b/,
  ifWorse:
    /\b(?:what|and|but|so)(?: happens)? if (?!(?:i|we|you)\b)(?!.*\b(?:better|fine|ok(?:ay)?)\b)\w+ (?:still |then |also |suddenly )?(?:wo ?n'?t|does ?n'?t|do ?n'?t|can'?t|cannot|refuses|gets|goes|starts|stops|keeps|becomes|vomits|throws|pukes|bleeds|collapses|faints)\b|\be se (?!.*\b(?:meglio|bene)\b)(?:\w+ ){0,2}?(?:non (?:beve|mangia|fa|riesce|vuole|smette|passa|migliora|si)|peggior\w+|vomita|smette|(?:ri)?comincia|inizia|sviene|sanguina|si (?:gonfia|aggrava|sente)|sta male)\b/,
  harmfulAmount:
    /\bhow (?:much|many)\b.*\b(?:toxic|poison\w*|dangerous|kill\w*|harm\w*|ill|sick|lethal|fatal|too much|hurts?)\b|\bquant[oaie]\b.*\b(?:sta(?:re|r)? male|pericolos\w|tossic\w|mortal\w|letal\w|velenos\w|fa(?:re|r|nno)? male|ammazz\w+|morire)\b/,
} as const;

/** No way to the vet now. */
const NOT_NOW =
  /\b(?:not|no|non|n't|can't|cannot|don't|tomorrow|domani|dopodomani|monday|lunedi|next|later|dopo|stasera|wait|aspett\w+|if|se|could|potrei|work|lavoro|home|casa|bed|letto|school|scuola|shop\w*)\b/;

export type SaidInAlarm = keyof typeof SAID;

/** Whether a message in an alarm says or asks this. */
export function saysInAlarm(text: string, what: SaidInAlarm): boolean {
  const folded = fold(text);
  const isWay = what === 'onTheWay' || what === 'atVet';
  return SAID[what].test(folded) && !(isWay && (text.includes('?') || NOT_NOW.test(folded)));
}

/** No food, no drink and no medicine of ours: comfort, and what a vet has prescribed to this animal. */
const GIVES_NOTHING_TO_SWALLOW =
  /\b(?:blankets?|towels?|baths?|cuddles?|hugs?|massages?|hot[- ]water bottle|heat\w*|warm\w*|air|space|room|quiet|toys?|company|cage|light|(?:his|her|its|usual|prescribed) (?:\w+ )?(?:tablets?|pills?|medic\w+|meds|insulin|inhaler|drops?)|coperta|copertina|asciugamano|bagn\w|coccol\w|massagg\w+|borsa (?:calda|dell'acqua)|calore|caldo|aria|spazio|gioc\w+|compagnia|luce|(?:la|le|i|il) su[aoe]i? (?:\w+ )?(?:pastigli\w|compress\w|pillol\w|medicin\w|farmac\w|insulina|gocce))\b/;

/** What owners call something that the safety rules forbid in other words. */
const BY_OTHER_NAMES: readonly { asks: RegExp; unless?: RegExp; forbids: RegExp }[] = [
  {
    asks: /\b(?:syringe|spoon[- ]?feed|force[- ]?feed|siringa|imbocc\w+|a forza)\b/,
    forbids: /\bforce\b|\b(?:a forza|forzare)\b/,
  },
  {
    asks: /\b(?:disinfect\w*|antiseptic\w*|surgical spirit|disinfett\w+)\b/,
    forbids: /\b(?:alcohol|alcol)\b/,
  },
  {
    asks: /\bgive\b.*\b(?:something|anything)\b|\b(?:dar\w*|do|diamo)\b.*\b(?:qualcosa|qualche cosa)\b/,
    forbids: /^(?:give|offer) no\b|^non dare\b/,
  },
  {
    asks: /\bgive (?:him|her|it|them)\b|\b(?:(?:gli|le) (?:do|diamo)|dar(?:gli|le))\b/,
    unless: GIVES_NOTHING_TO_SWALLOW,
    forbids: /^give no (?:food|drink|water)\b|^non dare (?:cibo|acqua|da (?:bere|mangiare))\b/,
  },
];

/** What the safety rules forbid of something that a wish names in other words. */
export function forbiddenByOtherName(wish: string, donts: readonly string[]): string | undefined {
  const folded = fold(wish);
  const named = BY_OTHER_NAMES.filter(
    ({ asks, unless }) => asks.test(folded) && unless?.test(folded) !== true,
  );
  return donts.find((dont) => named.some(({ forbids }) => forbids.test(fold(dont))));
}
