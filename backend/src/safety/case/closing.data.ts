/** Signals that a later message ends an alarm. Written for folded text. */
export const ENDS: Record<string, readonly RegExp[]> = {
  treated: [
    /\b(?:stitch(?:ed|es)|stapled|splinted|bandaged|plated|drained|catheter(?:ised|ized)?|intubated|admitted|discharged|hospitali[sz]ed|sedated|anaestheti[sz]ed|operated|surgery|op|scoped|scanned|x-?ray(?:s|ed)?|ultrasound|bloods|blood ?(?:tests?|work)|pumped|flushed|drip|fluids|iv|oxygen|icu|recovery|recovering|observation|incubator|nebuliser|antivenom|antidote|charcoal|vitamin k|induced|made (?:him|her|it|them) (?:sick|vomit|throw up)|jab|injection|steroids?|antibiotics?|antihistamine|pain ?relief|meds|c-section|caesarean|enema|cone)\b/,
    /\b(?:ricoverat\w|dimess\w|operat\w|ricucit\w|sutur\w+|punti|visitat\w|medicat\w|sedat\w|anestesia|intubat\w|cateter\w+|flebo|fluidi|ossigeno|lastr[ae]|radiografi\w|ecografia|eco|analisi|esami|lavanda|fatto vomitare|endoscopia|gastroscopia|broncoscopia|osservazione|incubatrice|antidoto|siero|carbone|vitamina k|vit\.? ?k|cortisone|adrenalina|antibiotic\w|antidolorific\w|antinfiammatori\w|iniezione|siringa|drenaggio|cesareo|clistere|collare|trasfusione|estratt\w|steccat\w|ingessat\w)\b/,
  ],
  byVet: [
    /\b(?:vets?|clinic|hospital|surgery|surgeon|e\.?r\.?|emergency|practice|nurse|locum|dr\.?|doctor|pdsa|referral|rescue|they(?:'ve|'re)?)\b.{0,50}\b(?:has|have|had|'ve|'s|took|saw|seen|kept|keeping|checked|looked|examined|did|done|gave|given|got|removed|sent|let|cleared|happy|confirmed|found|treated|watching|monitoring|working)\b/,
    /\b(?:veterinari\w|vet|clinica|dottoress\w|dott\w*|dr\w*|ambulatorio|policlinico|pronto soccorso|ps|ospedale|cras|medic\w)\b.{0,50}\b(?:ha|hanno|l'ha|l'hanno|gli ha|le ha|gli hanno|le hanno|visto|vista|fatt\w|dat\w|tolt\w|mess\w|tien\w+|tengono|pulit\w|dett\w)\b|\b(?:l'hanno|gliel'hanno|ce l'hanno|gli hanno|le hanno|l'ha (?:visto|vista|visitat\w|operat\w))\b/,
  ],
  backHome: [
    /\b(?:back|home|returned|just in|just got in|out)\b.{0,20}\b(?:from (?:the )?(?:vets?|clinic|hospital|surgery|emergency|er)|now|safe)\b|\b(?:sent|let|allowed) (?:us|him|her|it|them) (?:home|go)\b|\b(?:we'?re|he'?s|she'?s|shes|hes) (?:back |already )?home\b|\bback home\b/,
    /\b(?:tornat\w|rientrat\w|uscit\w|siamo) .{0,25}\b(?:dal|dalla|dai|a casa|clinica|veterinari\w)\b|\bmandat\w a casa\b|\bgia a casa\b|\ba casa con\b/,
  ],
  atVet: [
    /\b(?:we'?re|we are|i'?m|he'?s|she'?s|shes|hes|it'?s|is|are|been) (?:\w+ )?(?:at|in|with|inside) (?:the |an |our |a )?(?:emergency |animal |night |24 ?h(?:our)? |out of hours |on call |nearest )*(?:vets?|clinic|hospital|surgery|waiting room|theatre|icu|er|oxygen|consult|emergency|incubator)\b|\b(?:arrived|got here|now|already|here) (?:now )?at (?:the |an |our |a )?(?:emergency |animal |night |out of hours )*(?:vets?|clinic|hospital|er)\b|^at (?:the |an |our |a )?(?:emergency |animal |night |out of hours )*(?:vets?|clinic|hospital|er)\b|\bbeen to the\b/,
    /\b(?:siamo|sono|e|sta|stanno|stiamo|eccoci|arrivat\w) (?:gia |ora |adesso |appena |arrivat\w |qui ){0,3}(?:in clinica|alla clinica|dal veterinario|dalla veterinaria|dal dottore|(?:in|al|nel) pronto soccorso|in sala|in ambulatorio|sotto (?:flebo|ossigeno|i ferri)|in ospedale)\b|\b(?:lo|la) (?:stanno|sta|tengono|tiene|hanno)\b(?! guardando)/,
  ],
  found: [
    /\b(?:found|counted|recounted|turned up|located|here it is|in my hand)\b|\ball (?:\d+|of (?:them|it)|the \w+|there|here|accounted|present|still)\b|\b(?:both|every (?:one|single|last))\b|\b(?:none|nothing|not one|nowt) (?:\w+ )?(?:missing|gone|eaten|touched|opened|popped|left out)\b/,
    /\b(?:trovat\w|ritrovat\w|recuperat\w|contat\w|ricontat\w|sputat\w)\b|\b(?:ci sono|ce ne sono|c'e|ci stanno|ce stanno)(?: ancora)? tutt\w|\btutt[ieo] (?:e )?(?:li|qui|qua|presenti|intat\w)\b|\bnon (?:ne )?manca (?:niente|nulla|nessun\w|neanche)|\bcombaciano\b/,
  ],
  intact: [
    /\b(?:intact|untouched|unopened|sealed|whole|full|unbroken|undamaged|still (?:there|here|in|on|shut|closed|wrapped)|under the|behind the|(?<!\b(?:we'?re|we are|were|i'?m|i am|him|them|get(?:ting)?|got|jump(?:ed|ing)?) )in (?:my|the|his|her|our) (?:\w+ )?(?:pocket|bag|drawer|bin|cupboard|car|sofa|bed|fridge|freezer|box|jar|shed|pillbox))\b/,
    /\b(?:intat\w|integr\w|inter[oaie]|san[oa]|sigillat\w|chius\w|pien\w|ancora (?:li|qui|qua|nel|nella|in)|era (?:sotto|dentro|dietro|nel|nella|in)|sotto (?:il|la|al|alla)|dietro (?:il|la|al)|in tasca|nel cassetto|nello zaino|nella borsa)\b/,
  ],
  notTaken: [
    /\b(?:never|didn'?t|did not|hasn'?t|has not|hadn'?t|wasn'?t|couldn'?t have) (?:even |actually )?(?:touch\w*|swallow\w*|eat|eaten|ate|reach\w*|chew\w*|open\w*|got|get|had|have|lick\w*|bit\w*|in the|near|out)\b|\b(?:spat|spit) (?:it|them)? ?(?:straight )?(?:back )?out\b/,
    /\bnon (?:l'ha|ha|le ha|li ha|ne ha|l'ha nemmeno|era|e) (?:mai |manco |neanche |nemmeno )?(?:mangiat\w|toccat\w|ingoiat\w|ingerit\w|apert\w|pres\w|leccat\w|bevut\w|entrat\w|uscit\w|vist\w|in casa)\b/,
  ],
  somethingElse: [
    /\b(?:turns? out|turned out|false alarm|my mistake|panic over|it (?:was|is) only|it'?s only|it was just|was (?:just|only)|not (?:a |an |the )?\w+[.,!] |silk|fake|plastic|artificial|beetroot|ketchup|jam|paint|water|confess\w*|admit\w*|own(?:ed|s)? up|ate (?:it|them) (?:all )?(?:him|her|my)?self|it was (?:me|my|his|her|the (?:kid|neighbour|other)))\b/,
    /\b(?:falso allarme|era (?:solo|soltanto|di|un\w?|il|la|lo|l'|mi[oa])|erano (?:solo|di|i|le|gli)|macche|altro che|ma quale|in realta|alla fine (?:era|erano|e)|ha confessato|ha ammesso|l'ha mangiat\w (?:mi[oa]|il|la)|se (?:l'e|l'ha|li e|le e) (?:mangiat\w|bevut\w|pres\w)|barbabietol\w|pomodoro|sugo|fint\w|stoffa|seta|plastica|carruba|acqua)\b/,
  ],
  longAgo: [
    /\b(?:years? ago|months? ago|last (?:year|summer|winter|spring|autumn|christmas)|back in|in (?:19|20)\d\d|from (?:19|20)\d\d|(?:19|20)\d\d|when i was|old (?:post|message|record|note)|childhood)\b/,
    /\b(?:anni fa|mesi fa|(?:l'|lo )?(?:anno|estate|inverno) scors\w|nel (?:19|20)\d\d|del (?:19|20)\d\d|(?:19|20)\d\d|quando ero|da piccol\w|vecchi\w (?:messaggio|nota|referto|libretto))\b/,
  ],
  notReal: [
    /\b(?:just|only) (?:curious|asking|wondering|testing|training)\b|\b(?:hypothetical\w*|in theory|in general|story|novel|book|film|movie|script|scene|play|game|quiz|exam|exercise|(?:a|the|this) test|joke|joking|kidding|dream|made (?:it|that) up|not real|toy|stuffed)\b/,
    /\b(?:curiosita|teoria|ipotesi|ipotetic\w|scherzo|scherzav\w|(?:una|la|di) prova|provando|(?:un|il) test|racconto|romanzo|libro|film|video|youtube|serie|esame|quiz|tesina|compito|esercizio|inventat\w|sogn\w+|peluche|giocattolo|in generale)\b/,
  ],
  died: [
    /\b(?:died|dead|passed|gone|put (?:him|her|it) (?:to sleep|down)|lost (?:him|her|it)|euthani[sz]ed|killed (?:him|her|it)|too late|rip)\b/,
    /\b(?:mort[oaie]|mancat\w|ci ha lasciat\w|se n'e (?:andat\w|it\w)|non c'e piu|addormentat\w|soppress\w|eutanasia|perso|spirat\w|non ce l'ha fatta)\b/,
  ],
};

/** Signals that it does not. */
export const DOUBTS: Record<string, readonly RegExp[]> = {
  doubt: [
    /\b(?:maybe|perhaps|probably|possibly|hopefully|hope|think|guess|suppose|believe|reckon|not sure|not certain|dunno|don'?t know|might|may|could(?: of| have)?|should|must (?:have|of)|looks? like|seems?|unless|if|almost|nearly|most|some|half|i'?d say|or)\b/,
    /\b(?:forse|magari|probabil\w+|spero|speriamo|credo|penso|mi sa|mi pare|boh|non (?:so|sono sicur\w|ricordo)|potrebbe|dovrebbe|sara|saranno|avra|se (?:e|ha|era|fosse)|quasi|mezz\w|in parte|sembra|secondo me|per me|o (?:forse)?)\b/,
  ],
  planned: [
    /\b(?:will|'ll|going|gonna|about to|on (?:my|our|the) way|tomorrow|tonight|later|monday|tuesday|wednesday|thursday|friday|saturday|sunday|appointment|booked|at \d+|in an hour|soon|driving|ring(?:ing)?|call(?:ing|ed)?|phone[d]?|shall|can i|should i|wait)\b/,
    /\b(?:domani|stasera|dopo|piu tardi|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|appuntamento|alle \d+|tra (?:un'ora|poco|mezz'ora)|stiamo andando|sto andando|arriviamo|partiamo|andiamo|porto|lo porto|la porto|chiam\w+|telefon\w+|al telefono|aspett\w+|posso|devo)\b/,
  ],
  stillOpen: [
    /\b(?:but|still|except|missing|however|though|one left|can'?t find|not picking up|closed|shut|turned (?:us|him|her|it|them) away|without (?:seeing|examining|checking))\b/,
    /\b(?:ma|pero|ancora|tranne|manca|mancano|ne manca|non (?:trovo|si trova|risponde)|chius[oi]|solo che|senza (?:visitar|veder|guardar)\w+)\b/,
  ],
  hearsay: [
    /\b(?:says?|said|reckons?|told|google|forum|facebook|tiktok|internet|read|friend|neighbou?r|breeder|receptionist|on the phone)\b/,
    /\b(?:dice|dicono|detto|secondo|google|forum|facebook|tiktok|internet|letto|amic\w|vicin\w|cugin\w|allevator\w|segretari\w|al telefono)\b/,
  ],
  ownRemedy: [
    /\b(?:i|we)(?:'ve| have|ve)? (?:just |already )?(?:gave|given|give|put|made|bandaged|cleaned)\b|(?:^|[.,] ?)(?:just |already )?(?:gave|put|made) (?:him|her|it|them|his)\b|\b(?:already on|(?:had|has|takes|on) (?:his|her|its) (?:\w+ )?(?:meds|pain ?relief|tablets?|pills?|antibiotics?|steroids?)|on \w+ (?:already|for))\b/,
    /\b(?:(?:gli|le|lo|la) ?|l')ho (?:gia |appena )?(?:dat|mess|fatt|medicat|disinfettat|pulit)\w\b|\b(?:prende|fa) gia\b/,
  ],
  whereItIs: [
    /\b(?:s?he'?s|s?he is|it'?s) (?:\w+ ){0,2}(?:in|under|behind|on|inside) (?:(?:the|his|her|its|my|our|a) )?(?!vets?\b|clinic|hospital|surgery|drip|oxygen|icu|theatre|recovery)\w+/,
    /\b(?:e|sta|si e mess\w|si e nascost\w|chius\w) (?:\w+ )?(?:sotto (?!flebo|ossigeno|i ferri)|dietro |sul |sulla |nel |nella |in (?!clinica|osservazione|sala|ospedale|ambulatorio|pronto))\w+/,
  ],
  otherOne: [
    /\b(?:our|my|the) (?:last|old|previous|other|first|neighbou?r'?s|friend'?s|mum'?s|dad'?s) (?:\w+ )?(?:dog|cat|one|rabbit|bird|pet)\b/,
    /\b(?:quell[oa] di prima|(?:can[ei]|gatt[oaie]|cagn\w+|conigli\w+) (?:di prima|precedente|del\w* |di mi[oa]))/,
  ],
  asks: [/\?/],
};

/** Nobody there has the animal: the clinic is closed, or the owner is not there yet. */
export const NOT_WITH_VET =
  /\b(?:closed|shut|no ?(?:body|one) (?:is )?(?:here|there|answers)|(?:is|are|'?re) not (?:at|there)|turned (?:us )?away|chius[oaie]|non c'e nessuno|non risponde nessuno|nessuno (?:risponde|apre)|not .{0,20}yet|(?:almost|nearly) (?:at|there)|in (?:\d+|ten|twenty|half an) (?:min\w*|hour)|[tf]ra (?:poco|(?:\d+|dieci|venti) min\w*|mezz\w+) siamo|quasi (?:al|in|dal)|per (?:mi[oa]|nostr[oa]) (?:figli[oa]|marito|moglie|madre|padre|mamma|nonn[oa])|with my (?:son|daughter|wife|husband|mum|dad))\b/;

/** A dose form or an amount: such a message says more about what was eaten. */
export const MORE_OF_IT =
  /\b(?:tablets?|pills?|capsules?|caps|pellets?|drops?|squares?|blisters?|compress\w|pastigli\w|pillol\w|capsul\w|gocc\w|quadrettin?\w|bustin\w)\b|\d ?(?:m?g|ml|mcg|iu|ui|grams?|gramm\w)\b/;

const BOX =
  '(?:wrapper|packaging|packet|pack|box|bag|sachet|tray|receipt|label|leaflet|blister|foil|bottle|pot|vase|tub|tube|tin|jar|lid|bucket|remote|carta|incarto|involucro|confezione|scatol\\w+|pacc(?:o|hetto)|bustin\\w+|sacchett\\w+|sacco|etichett\\w|cartellin\\w|scontrin\\w|foglietto|bottigli\\w+|vas(?:o|etto)|flacone|tubetto|barattolo|secchi\\w+|telecomando)';
const STUFF =
  '(?:poison|bait|stuff|chocolate|gum|medicine|tablets?|pills?|veleno|esc(?:a|he)|topicida|cioccolat\\w|medicin\\w|farmac\\w|pastigli\\w|pillol\\w)';
const VET_PLACES =
  '(?:(?:animal|emergency|night|vet\\w*) )?(?:vets?\\b|clinic|hospital|surgery|theatre|waiting|consult\\w*|icu|er\\b|incubator|oxygen|recovery|drip|operating|sala|pronto|clinica|ambulatorio|incubatrice|flebo|ossigeno|ferri|osservazione|sedazione|anestesia)';
const DRUGS =
  '(?:antibiotics?|steroids?|meds|pain ?relief|antihistamines?|insulin|antibiotic[oi]|cortisone|antidolorific[oi]|antinfiammatori[oi]?|insulina)';
const LONG_PAST =
  "(?:(?:last|the other) (?:week|month|year|spring|summer|autumn|winter)|(?:a|an|one|two|three|four|five|six|few|couple of|some|\\d+) (?:weeks?|months?|years?) ago|(?:in|since) (?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d)|(?:la |lo |l')?(?:settimana|mese|anno|estate|inverno|primavera|autunno) (?:scors[oa]|passat[oa])|(?:un|una|due|tre|quattro|cinque|sei|qualche|\\d+|pochi|poche) (?:mes[ei]|settiman[ae]|ann[oi]) fa|nel (?:19|20)\\d\\d|in (?:primavera|estate|autunno|inverno)|(?:a|ad) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))";

/** Says that the thing stayed where and as it was, or that none of it is real. */
export const STAYED_WHOLE =
  /\b(?:whole time|all|always|un(?:opened|touched|broken|damaged|chewed)|intact|sealed|shut|closed|locked|never|still|not|none|\w+n't|dont|didnt|inside|with (?:the|its)|count\w*|full|whole|complete|every|both|safe|nothing|film|movie|book|novel|story|dream|game|news|tv|internet|test|quiz|exam|intat\w|inter[oaie]|integr\w|sigillat\w|chius\w|ancora|mai|manco|nemmeno|non|sempre|tutt[oaie]|contat\w|pien[oaie]|eccol\w|romanzo|racconto|sogno|libro)\b/;

const WAS =
  "(?:it|they|that|(?:the|my|his|her|our) [\\w']+(?: [\\w']+){0,2}) (?:was|were|had been)(?: (?:still|just|left|kept|hidden|lying|all|up|down|over|out))?";
/** Where the thing was: it is no longer there. For folded text without its first and last trifles. */
export const ONLY_PLACE: readonly RegExp[] = [
  new RegExp(
    `^(?:${WAS} (?:in|inside|on|under|underneath|behind)|(?:in|inside|under|underneath|behind)) (?:the|an?|my|his|her|our|their) (?!${VET_PLACES})`,
  ),
  new RegExp(
    `^(?:(?:(?:(?:il|la|lo|i|gli|le) |l')(?:\\w+ ){1,2})?(?:era(?:no)?|stava(?:no)?) (?:\\w+ )?)?(?:sotto|dietro|dentro|in (?=garage|cantina|borsa|tasca|cucina|bagno|giardino|camera|salotto|soffitta|dispensa|un)|ne(?:l|i|gli|lla|llo|lle) |nell')(?! ?(?:19|20)\\d\\d| ?(?:(?:il|la|lo|i) )?${VET_PLACES})`,
  ),
  new RegExp(
    `\\bfound (?:the|an?|his|her|my|our|its) (?:(?!in |under |behind )\\w+ ){0,2}${BOX}\\b`,
  ),
  /^(?:l'|le |li |lo |la )?ha (?:pres|tirat|rubat)\w (?:\w+ )?da (?:sotto|dietro|dentro)\b/,
  new RegExp(`\\btrovat\\w (?:(?:il|la|lo|i|gli|le|un|una|solo) |un'|l')+(?:\\w+ )?${BOX}\\b`),
];

/** How much was taken, what was done about something else or long ago, or where the owner is. */
export const ONLY_DETAILS: readonly RegExp[] = [
  /\bnot all (?:of )?(?:the|them|my)\b|\bnon (?:(?:ci )?sono )?tutt[ei]\b/,
  /^(?:(?:it|they|there)(?:'s| was| were| is| are)? )?(?:all gone|none left|nothing left(?! out))\b|\bchewed (?:it |right |straight )*(?:through|open)$|\b(?:non ne (?:e|sono) rimast\w|fino all'ultim[oa])\b/,
  /^(?:(?:he|she|it|they)(?:'s| has| have)? (?:ate|eaten|had|took|swallowed|was|were) )?(?:all (?:of (?:it|them|the \w+)|the \w+)|(?:the )?(?:whole|entire) \w+|every (?:single |last )?(?:one|bit|piece|crumb)|both (?:of them|\w+s)|the lot)(?: gone| eaten)?$/,
  /^(?:(?:se )?(?:le|li|lo|la|l'|ne) ?(?:ha|hanno) \w+ |ha (?:mangiat|pres|ingoiat|finit)\w )?(?:tutt[oaie](?: (?:quant[oaie]|e due|(?:il|la|lo|i|gli|le) \w+))?|entramb[ie](?: (?:i|le|gli) \w+)?|l'inter[oa] \w+|fino all'ultim[oa])$/,
  new RegExp(
    `^(?:(?:it )?turns out )?(?:it was|they were|he had|she had|era) (?:an? |the |una? |la |il )?(?:(?:full|whole|entire|big) (?:${BOX}|bar|block)|${BOX} (?:inter[oa]|pien[oa]|nuov[oa]))(?: this morning| yesterday| stamattina)?$`,
  ),
  /^(?:it turns out|turns out|in the end|alla fine|in realta) .{0,15}\b(?:was|were|ate|had|era|erano|mangiat\w) (?:about |almost |circa |quasi )?(?:\d+|two|three|four|five|six|ten|twelve|twenty|due|tre|quattro|cinque|sei|dieci|dodici|venti)(?: (?:pieces|bars|packs|pezzi|quadretti|tavolette|pacchetti|of them|in all|in tutto))?$/,
  new RegExp(
    `^(?:the |la |il |lo |l')?${BOX} (?:was|era) (?:nearly |almost |quasi )?(?:full|new|pien[oa]|nuov[oa])$`,
  ),
  new RegExp(
    `^(?:the |il |la |lo |l'|le |i |it (?:was|is) an? )?(?:\\w+ )?(?:${STUFF}|${BOX}) (?:was|were|is|are|era|erano|e|sono) (?:\\w+ )?(?:(?:years )?old|expired|out of date|from|there (?:since|for)|vecchi\\w?|scadut\\w|li da|del(?:l'| ))`,
  ),
  new RegExp(
    `^(?:he|she|it)(?:'s| is| has| takes| gets)? (?:already |still )?(?:on |taking )?(?:the |his |her |some )?${DRUGS}(?: (?:already|for|since|every|daily|from) .*)?$|^(?:ha|prende|fa|e sotto) (?:gia )?(?:l'|gli |il |un )?${DRUGS}(?: (?:da|per|ogni) .*)?$`,
  ),
  /^(?:(?:(?:we|i) )?(?:got|brought|carried|took) (?:him|her|it) |(?:we|he|she|it|i)(?:'?re|'?s|'?m| are| is| am|ve got| got| came)? )?(?:back |already |now |safely )*(?:at )?home(?: now| again| safe\w*| with (?:him|her|it)| and (?:resting|sleeping|asleep|calm))*$/,
  /^(?:siamo|sono|e)?(?: ?(?:gia|ora|adesso|appena|tornat\w|rientrat\w|di nuovo))* ?a casa(?: (?:ora|adesso|cosi|da sol[oa]|con l(?:ui|ei)|e (?:dorme|riposa)))*$/,
  /\b(?:vets?|clinic|nurse|veterinari\w|clinica|dottor\w+)\b.{0,12}\b(?:seen|saw|looked|watched|vist[oa]|guardat[oa])\b.{0,25}\b(?:video\w*|photos?|pictures?|pics?|foto|whatsapp)(?: of \w+)?$|\b(?:sent|mandato|inviato)\b.{0,20}\b(?:video|photos?|foto)$/,
  /\bit(?:'s| was| is) (?:just|only) (?:the|an?|one|his|her|its) (?:tail|foot|leg|head|nose|hoof)$|\bera (?:solo|soltanto) (?:la|il|una?|lo) (?:coda|zampa|testa|muso|piede|zoccolo)$/,
];

/** A treatment of an earlier time, unless the whole event is of that time. */
export const ONCE_TREATED = new RegExp(
  `^(?!.*\\b(?:that (?:was|is)|it (?:was|happened)|this (?:was|happened)|(?:e |^)(?:success\\w+|roba)|era (?:la|il|nel)|era l'\\w+|parl\\w+ d\\w*|old (?:post|message|note|photo)|vecchi\\w+|just|today|this morning|tonight|yesterday|oggi|stamattina|stasera|stanotte|ieri|appena)\\b).*\\b${LONG_PAST}`,
);
