import { fold } from '../../language/text.js';

/** What an owner says or asks while an alarm is open. */
const SAID = {
  onTheWay:
    /\b(?:on (?:my|our|the) way|(?:i'?m|we'?re|(?:i am|we are)) (?:going|leaving|heading|driving|off)(?: (?:right )?(?:now|there|over)|(?: in)? to the (?:vet|clinic)\w*)?\W*$|setting off|(?:driving|heading|rushing) (?:there|over|to the (?:vet|clinic)\w*)|in the car|vets? (?:is|are|will|can|'s) (?:\w+ )?(?:see|seeing|expecting|fitting|squeezing) (?:us|him|her|me|it)|(?:got|have|booked|made) an? (?:\w+ )?appointment|vets? (?:appointment )?in \d+|(?:ci )?(?:sto|stiamo) (?:gia |ora )?(?:andando|partendo)|ci (?:vado|andiamo)|vado (?:subito|ora|adesso)|partiamo|siamo in (?:macchina|auto|strada|viaggio)|(?:il veterinario|la veterinaria|la clinica) (?:ci|lo|la|mi) (?:aspetta|vede|visita|riceve)|(?:ho|abbiamo) (?:l'|un )?appuntamento|(?:they|vets?|clinic|hospital|nurse)(?: (?:has|have|just|said|says|told|want\w*|asked|me|us|to|that|i|we|should|can)){0,5} (?:(?:bring|get|take) (?:him|her|it|them|\w+)|come)(?: (?:right|straight|over|down|in|there)){0,2} (?:in|now|over|down|immediately|asap|straight away|right away)|they(?:'re| are|'ll| will| can) (?:see|seeing|expecting|waiting for) (?:us|him|her|me|it)|ci vediamo (?:[tf]ra|alle) .{0,30}(?:clinica|veterinari\w|pronto soccorso)|(?:mi|ci) (?:hanno|ha) (?:anticipat\w|fatt\w passare|detto di (?:portarl\w|venire|andare|partire) (?:subito|ora|adesso|li|la|in clinica)))/,
  vetComes:
    /\b(?:vet|doctor) (?:is |'s |will be |should be )?(?:on (?:his|her|the|their|its) way|coming|arriving|arrives|here|gets here)\b|\b(?:il|la) veterinari[oa] (?:sta (?:arrivando|venendo)|arriva|viene|e (?:in arrivo|per strada)|sara qui)\b|\b(?:arriva|sta arrivando|viene|sta venendo) (?:il|la) veterinari[oa]\b/,
  atVet:
    /\b(?:(?:we'?re|i'?m|he'?s|she'?s|(?:we|they) are|i am) (?:\w+ )?(?:at|in|inside) (?:the |an |our )?(?:vets?|clinic|hospital|surgery|waiting room|emergency \w+)|arrived at the (?:vet|clinic)\w*|(?:siamo|sono) (?:gia |ora |adesso |appena |arrivat\w )*(?:al|in|nel|alla|dal|dalla|nella) (?:pronto soccorso|clinica|veterinari\w|ambulatorio|ospedale|sala d'attesa))\b/,
  toGo: /\b(?:devo|dobbiamo|bisogna|serve|conviene) (?:\w+ )?(?:portarl[oa]|andare|andarci|chiamare|farl[oa] (?:vedere|visitare))\b|\b(?:do|should|must) (?:i|we) (?:still|really|even|actually) (?:need to |have to )?(?:go|take|bring|call|see)\b|\bstill (?:need|have) to (?:go|take|bring|call|see|be seen)\b/,
  meal: /\b(?:can|could|may|shall|should|do i) (?:\w+ ){0,4}?(?:dinner|breakfast|supper|tea|lunch|food|meal|eat|feed|hay|grass|treats?)\b|\b(?:posso|devo|puo|(?:gli|le) (?:do|posso)|possiamo)\b.*\b(?:da mangiare|mangiare|cibo|pappa|cena|pranzo|crocchette|mangime|fieno|erba|biscott\w+)\b/,
  drink:
    /\b(?:can|could|may|shall|should|do i) (?:\w+ ){0,4}?(?:drink|(?:have|(?:give|offer) \w+) (?:\w+ ){0,2}?water)\b|\b(?:posso|devo|puo|(?:gli|le) (?:do|posso)|possiamo)\b.*\b(?:bere|(?:do|dar\w*|lasciar\w*|avere|offrir\w*) (?:\w+ )?(?:dell')?acqua)\b/,
  again:
    /\b(?:is|'s|she|hes|shes|its|are|has|just) (?:having |had |doing |gone )?(?:another|one more|it again)\b|\b(?:happen\w+|start\w*|fitting|seizing|bleeding|choking) again\b|\b(?:ne sta avendo|ne ha (?:avuta|fatta)|sta avendo|sta facendo|gli sta venendo|le sta venendo) (?:un')?(?:un altr\w|altr\w|di nuovo|ancora)|\b(?:succede|succedendo|ricominci\w+|ricominciat\w) (?:di nuovo|ancora|adesso|ora)\b|\b(?:di nuovo|ancora) (?:una crisi|le convulsioni|le crisi)\b|\bun'altra (?:crisi|convulsione)\b/,
  ifWorse:
    /\b(?:what|and|but|so)(?: happens)? if (?!(?:i|we|you)\b)(?!.*\b(?:better|fine|ok(?:ay)?)\b)\w+ (?:still |then |also |suddenly )?(?:wo ?n'?t|does ?n'?t|do ?n'?t|can'?t|cannot|refuses|gets|goes|starts|stops|keeps|becomes|vomits|throws|pukes|bleeds|collapses|faints)\b|\be se (?!.*\b(?:meglio|bene)\b)(?:\w+ ){0,2}?(?:non (?:beve|mangia|fa|riesce|vuole|smette|passa|migliora|si)|peggior\w+|vomita|smette|(?:ri)?comincia|inizia|sviene|sanguina|si (?:gonfia|aggrava|sente)|sta male)\b/,
  harmfulAmount:
    /\bhow (?:much|many)\b.*\b(?:toxic|poison\w*|dangerous|kill\w*|harm\w*|ill|sick|lethal|fatal|too much|hurts?)\b|\bquant[oaie]\b.*\b(?:sta(?:re|r)? male|pericolos\w|tossic\w|mortal\w|letal\w|velenos\w|fa(?:re|r|nno)? male|ammazz\w+|morire)\b/,
  looksWell:
    /\b(?:no|nessun\w?|senza|zero) (?:other |altr\w )?(?:symptoms?|signs?|sintom\w|segn\w)\b|\b(?:he|she|it|they)(?:'?s| is| are|'?re| seems?| looks?| acts?)(?: (?!not\b)\w+){0,2} (?:fine|ok|okay|better|normal\w*|himself|herself|happy|playing|running|eating|walking|well|calm\w*|asleep|sleeping)\b|\b(?:has |have |'s )?stopped (?:bleeding|vomiting|shaking|fitting|seizing|panting|coughing)\b|\b(?<!non )(?:sta|sembra|pare) (?:\w+ )?(?:bene|meglio|tranquill\w|normale|benissimo)\b|(?<!\bnon )\b(?:cammina|gioca|corre|mangia|scodinzola|fa le fusa|dorme)\b|\b(?:ha )?smesso di (?:sanguinare|vomitare|tremare|ansimare|tossire)\b/,
  figure:
    /^\W*(?:(?:yes|si|about|around|circa|roughly|almost|quasi|maybe|forse|i think|credo|(?:s?he|it|they) weighs?|(?:s?he|it)'?s|pesa|only|just|solo)\b[\s,]*){0,3}(?:\d[\d.,]*|half|an?|one|two|three|four|five|six|ten|twenty|una?|mezz\w*|due|tre|quattro|cinque|sei|dieci|venti)[ ']?(?:an? |e |dozen )?(?:k?gs?|kilos?|chil[io]|lbs?|pounds?|grams?|grammi|hours?|hrs?|min\w*|or[ae]|minut[oi]|days?|giorn[oi]|years?|ann[oi]|months?|mes[ei]|pieces?|pezz\w|tablets?|compress\w)\b.{0,20}$/,
  cost: /\b(?:how much (?:is|does|will|would|do)\b.*\b(?:costs?|visit|vets?|charge|pay|x-?rays?|scan|surgery|operation|blood tests?)|costs?|prices?|expensive|afford|(?:can'?t|cannot|not) pay(?:ing)?|\d+ (?:quid|pounds|euros?|dollars|bucks)|quanto (?:costa|viene|si paga|spendo)|costan?o?|prezzo|soldi|costos\w|euro|permettermel\w)\b/,
  putOff:
    /\b(?:vets?|they|receptionist|nurse|clinic|surgery)\b.{0,40}\b(?:tomorrow|monday|can wait|in the morning|next week|not urgent|no appointments?|fully booked)\b|\b(?:segretari\w|veterinari\w|clinica|hanno|ha detto|dice|dicono)\b.{0,40}\b(?:domani|lunedi|puo aspettare|non e urgente|in settimana|non c'e posto|posto solo)\b/,
  doubts:
    /\b(?:ridiculous|overreact\w*|you always|exaggerat\w*|scaremonger\w*|you(?:'re| are) (?:wrong|just)|to be wrong|not (?:that|so) (?:bad|serious)|are you sure|ridicol\w|esager\w+|ti sbagli|allarmis\w+|sei sicur\w|dici sempre|sempre (?:emergenza|la stessa cosa)|non (?:e|mi sembra) (?:cosi |tanto )?grave)\b/,
  changes:
    /\b(?:(?:does|will|would) (?:that|this|it) (?:change|matter|make (?:a|any) difference)|is (?:that|this|it) (?:better|worse|less (?:bad|serious|dangerous|toxic))|cambia (?:qualcosa|niente|nulla)|e (?:meglio|peggio|meno (?:grave|pericolos\w|tossic\w)))\b/,
} as const;

/** The vet may come on another day. */
const ANOTHER_DAY = /\b(?:tomorrow|monday|next|domani|dopodomani|lunedi|if|se)\b/;
/** The owner is not going to the vet now. */
const NOT_NOW =
  /\b(?:not|no|non|n't|can't|cannot|don't|tomorrow|domani|dopodomani|monday|lunedi|next|later|dopo|stasera|wait|aspett\w+|if|se|could|potrei|work|lavoro|home|casa|bed|letto|school|scuola|shop\w*)\b/;

export type SaidInAlarm = keyof typeof SAID;

/** Whether a message in an alarm says or asks this. */
export function saysInAlarm(text: string, what: SaidInAlarm): boolean {
  const folded = fold(text);
  if (what === 'vetComes') return SAID.vetComes.test(folded) && !ANOTHER_DAY.test(folded);
  const isWay = what === 'onTheWay' || what === 'atVet';
  return SAID[what].test(folded) && !(isWay && (text.includes('?') || NOT_NOW.test(folded)));
}

/** Involves nothing to swallow from us: comfort, or what a vet has prescribed for this animal. */
const GIVES_NOTHING_TO_SWALLOW =
  /\b(?:blankets?|towels?|baths?|cuddles?|hugs?|massages?|hot[- ]water bottle|heat\w*|warm\w*|air|space|room|quiet|toys?|company|cage|light|(?:his|her|its|usual|prescribed) (?:\w+ )?(?:tablets?|pills?|medic\w+|meds|insulin|inhaler|drops?)|coperta|copertina|asciugamano|bagn\w|coccol\w|massagg\w+|borsa (?:calda|dell'acqua)|calore|caldo|aria|spazio|gioc\w+|compagnia|luce|(?:la|le|i|il) su[aoe]i? (?:\w+ )?(?:pastigli\w|compress\w|pillol\w|medicin\w|farmac\w|insulina|gocce))\b/;

/** Owners' words for things that the safety rules forbid in other words. */
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

/** The don't of the safety rules that forbids a wish in other words. */
export function forbiddenByOtherName(wish: string, donts: readonly string[]): string | undefined {
  const folded = fold(wish);
  const named = BY_OTHER_NAMES.filter(
    ({ asks, unless }) => asks.test(folded) && unless?.test(folded) !== true,
  );
  return donts.find((dont) => named.some(({ forbids }) => forbids.test(fold(dont))));
}
