import { namesOf } from '../../language/animals.js';
import { HORSES } from '../kind.js';

/** What a message says if it says nothing else. */
export const PLAIN_FACTS = [
  'toldDrowning',
  'toldAttack',
  'toldSeizure',
  'toldCollapse',
  'toldProlapse',
  'toldLaminitis',
  'toldEggBound',
  'toldStargazing',
  'toldNoConditioner',
  'toldCast',
  'toldNoWater',
  'toldTornTail',
  'toldAfterbirth',
  'toldRedBag',
  'toldFastingDonkey',
] as const;

type PlainFact = (typeof PLAIN_FACTS)[number];

const PREY = String.raw`${namesOf('rabbit', 'bird', 'guineaPig', 'chinchilla', 'degu', 'hamster', 'gerbil', 'ferret', 'tortoise', 'turtle', 'lizard')}|chickens?|quails?|ducks?|geese|goose|rats?|mice|snakes?|pythons?|hedgehogs?|goats?|sheep|ewes?|lambs?|alpacas?|anatr[ae]|quagli[ae]|oc[ah]e?|ratt[oi]|serpent[ei]|piton[ei]|ricci(?:o)?|capr[ae]|caprett[oaie]|pecor[ae]|agnell[oi]|donkeys?|pon(?:y|ies)|foals?|pigs?|piglets?|axolotls?|frogs?|asin[oaie]|asinell[oaie]|puledr[oaie]|maial[ei]|maialin[oi]|ran[ae]`;
const FLOCK =
  'goats?|sheep|ewes?|rams?|wethers?|lambs?|pecor[ae]|capr[ae]|caprett[oaie]|agnell[oaie]|monton[ei]|ariet[ei]';
const PIGS = 'pigs?|piglets?|maial[ei]|maialin[oi]';
const RODENTS = String.raw`${namesOf('hamster', 'gerbil', 'chinchilla', 'degu')}|rats?|mouse|mice|ratt[oi]|topolin[oi]`;
const PET = String.raw`${PREY}|${namesOf('dog', 'cat', 'horse')}|goldfish`;
const NOT_MINE = String.raw`(?!(?:friends?|neighbou?rs?|sisters?|brothers?|mums?|moms?|dads?|late|old|previous|last|first|toy)\b)`;
const mine = (names: string) =>
  String.raw`(?:(?:my|our) (?:${NOT_MINE}\w+ ){0,2}?|(?:(?:il|lo|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) )(?:${names}) `;

const SNAKE = '(?:snakes?|pythons?|boas?|serpent[ei]|piton[ei])';
const LAYS = String.raw`${namesOf('bird', 'tortoise', 'turtle', 'lizard')}|chickens?|quails?|ducks?|geese|goose|snakes?|pythons?|anatr[ae]|oc[ah]e?|quagli[ae]|serpent[ei]|piton[ei]`;

const CONDITIONER = '(?:(?:the|any|my) )?(?:water )?(?:conditioner|dechlorinator)';
const BIOCONDIZIONATORE = String.raw`(?:(?:il|l') ?)?(?:bio)?condizionatore`;
const WATER = String.raw` (?:in(?:to)? (?:the|a|our|his|her|its) (?:\w+ )?(?:pool|pond|sea|lake|river|bath|bathtub|tub|canal|ditch|stream|toilet|bowl|dish|bucket|tank)|in (?:piscina|mare|acqua)|nel(?:la |l'| )(?:\w+ )?(?:piscina|laghetto|lago|mare|fiume|vasca|stagno|canale|acqua|ciotola(?: dell'acqua)?|secchio|acquaterrario))`;
const NOW = String.raw`(?: (?:just now|right now|now|today|tonight|last night|this (?:morning|afternoon|evening)|(?:a few|\d+|five|ten) min(?:ute)?s ago|an hour ago|adesso|ora|oggi|stamattina|stasera|stanotte|poco fa|un'ora fa|in questo momento))?`;
const WILD = String.raw`(?:an?|the|our|another|next door's|(?:the |our )?neighbou?r'?s'?) (?:\w+ ){0,2}?(?:dog|fox|cat|wolf|marten|stoat|weasel|polecat|badger|coyote|raccoon|hawk)`;
const SELVATICO = String.raw`(?:un[oa]?|il|la|un altro) ?'?(?:cane|volpe|gatt[oa]|lupo|faina|martora|donnola|puzzola|tasso|falco|poiana)(?: (?:randagio|\w+ vicin[oaie]))?`;
const HURT = '(?:attacked|mauled|savaged|bitten)';
const FERITO = String.raw`(?:attaccat|aggredit|azzannat|assalit|mors)[oaie]`;

const DONKEYS = 'donkeys?|mules?|jenn(?:y|ies)|asin[oaie]|asinell[oaie]|mul[oai]';
const ALSO = String.raw`(?:(?:,? and|,) (?:is (?:dull|quiet|lethargic)|(?:keeps |is )?(?:roll(?:s|ing)|paw(?:s|ing))(?: the ground)?|food (?:comes|is coming) out of (?:his|her|its) nose))?`;
const ANCHE = String.raw`(?:,? ed? (?:e (?:spent|abbattut|apatic)[oa]|(?:continua a )?(?:si )?rotola(?:rsi)?|raspa))?`;
const SINCE = String.raw`(?:,? (?:since|da) ?(?:yesterday|last night|this morning|ieri(?: sera)?|stamattina|stanotte|un giorno|due giorni))?`;

const NOT_UP = String.raw`(?: in the (?:ditch|field|meadow|pasture|paddock|mud))?(?: and (?:is )?(?:bloated|(?:cannot|can't|does not|doesn't|will not|won't) (?:get (?:back )?up|right (?:her|him|it)self)))?`;
const NON_SI_ALZA = String.raw`(?: nel (?:fosso|prato|campo|pascolo|fango))?(?: e (?:e gonfi[oa]|non (?:si (?:ri)?alza|riesce a(?:d)? (?:(?:ri)?alzarsi|girarsi))))?`;

/** `animalOfBreed` puts it before the text. */
const ANIMAL = '(?:[a-z -]{2,20}: )?';

const only = (...told: string[]): RegExp =>
  new RegExp(
    String.raw`^${ANIMAL}(?:(?:please |pls )?(?:help|hi|hello|omg|oh no|aiuto|ciao|oddio)(?: me| please)?[,.! ]+)?(?:${told.join('|')})${NOW}[.,! ]*$`,
  );

const TOLD: Record<PlainFact, RegExp> = {
  toldDrowning: only(
    `${mine(PET)}(?:has |have |had )?(?:just )?(?:nearly|almost) drowned(?:${WATER})?`,
    `${mine(PET)}(?:e |sono |stava |ha )?(?:quasi (?:annegat[oaie]|affogat[oaie]|annegando|annegava)|rischiato di (?:annegare|affogare))(?:${WATER})?`,
  ),
  toldAttack: only(
    `${mine(PREY)}(?:was|were|has been|have been|got) (?:just )?${HURT} by (?:${WILD}|(?:stray |wild |some |two |three )*(?:dogs|foxes|wolves|coyotes))`,
    `${WILD} (?:has |have )?(?:just )?(?:attacked|mauled|savaged|bitten|bit) ${mine(PREY).slice(0, -1)}`,
    `${mine(PREY)}(?:e|sono) (?:appena )?stat[oaie] (?:appena )?${FERITO} da(?:l|lla)? ?${SELVATICO}`,
    `${SELVATICO} ha (?:appena )?${FERITO} ${mine(PREY).slice(0, -1)}`,
  ),
  toldSeizure: only(
    `${mine(PET)}(?:is having|has|has got|keeps having) (?:an? )?(?:epileptic )?seizures?(?<!has seizures)`,
    `${mine(PET)}is (?:seizing|convulsing|having convulsions|having a fit)`,
    `${mine(PET)}(?:ha|sta avendo) (?:le convulsioni|(?:una|un) (?:crisi|attacco) (?:epilettic[ao]|convulsiv[ao]|di epilessia))`,
  ),
  toldCollapse: only(
    `${mine(PET)}(?:has |have )?(?:just )?collapsed(?: and (?:does not|doesn't|is not|isn't|won't|will not) (?:react|reacting|respond|responding|move|moving|wake up|get up))?`,
    `${mine(PET)}is unconscious`,
    `${mine(PET)}(?:e|si e) (?:appena )?(?:svenut|collassat|accasciat)[oa](?: e non (?:reagisce|risponde|si muove|si sveglia|si alza))?`,
  ),
  toldProlapse: only(
    `${mine(PET)}(?:has|has got|is having) an? (?:rectal |vaginal |uterine |cloacal |vent )?prolapse`,
    `${mine(PET)}ha un prolasso(?: (?:rettale|vaginale|uterino|cloacale|dell'utero|del retto|della cloaca))?`,
  ),
  toldLaminitis: only(
    `${mine(HORSES)}(?:has|has got) laminitis(?: and (?:(?:will not|won't|does not want to|doesn't want to|cannot|can't|can hardly) (?:move|walk)|(?:has )?hot (?:hooves|feet)))?`,
    `${mine(HORSES)}ha la laminite(?: e (?:non (?:vuole|riesce a) (?:muoversi|camminare)|non si muove|(?:ha )?gli zoccoli caldi))?`,
  ),
  toldEggBound: only(
    `(?:i think |maybe )?${mine(LAYS)}(?:(?:is|has been|may be|might be) egg[ -]?bound|has egg[ -]?binding|has (?:an egg stuck|a stuck egg))`,
    `(?:i think |maybe )?${mine(LAYS)}(?:cannot|can't|is unable to) (?:lay|pass) (?:her|its|his|the|an|this) eggs?`,
    `(?:credo che |forse )?${mine(LAYS)}(?:ha|soffre di) (?:la |una )?ritenzione (?:dell'|di |delle )(?:uovo|uova)`,
    `(?:credo che |forse )?${mine(LAYS)}(?:ha (?:un |l')uovo (?:bloccato|incastrato)|non riesce a (?:deporre|fare) (?:l'uovo|le uova|il suo uovo|le sue uova))`,
  ),
  toldStargazing: only(
    `${mine(SNAKE)}(?:is|keeps|has started) star[ -]?gazing`,
    `${mine(SNAKE)}(?:keeps flipping|flips|is corkscrewing and flips) (?:over )?(?:onto (?:its|his|her) back|over)(?: and (?:stares|looks) up)?`,
    `${mine(SNAKE)}(?:keeps looking|is looking|looks) up at the (?:sky|ceiling) and (?:falls|rolls|flips) (?:over )?(?:backwards?|over|upside down)`,
    `${mine(SNAKE)}(?:guarda|continua a guardare) (?:in alto|verso l'alto|il soffitto) e (?:si rovescia|si ribalta|cade all'indietro)`,
  ),
  toldNoConditioner: only(
    `(?:i|we) (?:just )?(?:forgot|have forgotten|didn't use|did not use|didn't add|did not add) (?:to (?:add|use|put in) )?${CONDITIONER} (?:when|after) (?:(?:i|we) (?:changed|did)|changing|doing) (?:the|a|his|her|its|their) (?:tank )?water(?: change)?`,
    `(?:i|we) (?:just )?changed (?:the|his|her|its|their) (?:tank )?water (?:without|(?:and|but) (?:i )?forgot) (?:using |adding |to add )?${CONDITIONER}`,
    `(?:i|we) (?:just )?used (?:unconditioned tap water|tap water without (?:any |adding |using )?${CONDITIONER})`,
    `(?:ho|abbiamo) usato (?:l')?acqua (?:del|di) rubinetto senza ${BIOCONDIZIONATORE}`,
    `(?:ho|abbiamo) cambiato l'acqua (?:senza|dimenticando|(?:e|ma) (?:ho|abbiamo) dimenticato) (?:di mettere )?${BIOCONDIZIONATORE}`,
    `(?:ho|abbiamo) dimenticato (?:di mettere )?${BIOCONDIZIONATORE} (?:quando (?:ho|abbiamo) cambiato l'acqua|(?:nel|al|dopo il|durante il) cambio d(?:ell)?'acqua)`,
  ),
  toldCast: only(
    `${mine(FLOCK)}(?:is|are|has got|got) (?:cast|(?:(?:stuck|trapped|lying|flat|upside down)(?: flat| upside down)? )?on (?:her|his|its|their) backs?)${NOT_UP}`,
    `${mine(FLOCK)}(?:has |have )?(?:rolled|fallen|fell) (?:over )?on(?:to)? (?:her|his|its|their) backs?${NOT_UP}`,
    `${mine(FLOCK)}(?:e|sono|si e|e rimast[oa]) (?:(?:bloccat|rovesciat|ribaltat|capovolt|sdraiat|finit)[oaie] )?(?:sulla schiena|sul dorso|a (?:pancia|gambe|zampe) (?:in su|all'aria))${NON_SI_ALZA}`,
    `${mine(FLOCK)}(?:e|sono|si e|si sono) (?:rovesciat|ribaltat|capovolt)[oaie]${NON_SI_ALZA}`,
  ),
  toldNoWater: only(
    `${mine(PIGS)}(?:has had|had|has been|was|were|went|ran) (?:no|without(?: any)?|out of) water (?:since yesterday|(?:over|all) (?:the )?weekend|for (?:(?:more than|over|about) )?(?:a|one|two|three|\\d) (?:whole )?days?)`,
    `${mine(PIGS)}(?:e|e rimast[oa]|e stat[oa]) (?:senza acqua|senz'acqua) (?:da ieri|(?:da|per) (?:un|uno|due|tre|\\d) (?:intero )?giorn[oi])`,
  ),
  toldTornTail: only(
    `${mine(RODENTS)}(?:has |have )?(?:just )?(?:lost|torn off|ripped off) the (?:skin|sheath) (?:of|on|from) (?:its|his|her|their) tails?`,
    `(?:${mine(RODENTS).slice(0, -1)}'s tail skin|the (?:tail skin|skin (?:of|on) the tail) of ${mine(RODENTS).slice(0, -1)}) (?:has |is )?(?:just )?(?:come|came|torn|slipped|ripped) off`,
    `(?:i |we )(?:just )?(?:pulled|grabbed|picked up|lifted) ${mine(RODENTS)}by (?:the|its|his|her) tail and the (?:skin|sheath) (?:(?:has )?(?:come|came|slid|slipped|peeled|tore) off|(?:was|is) in my hand)`,
    `${mine(RODENTS)}(?:has )?left the (?:skin|sheath) of (?:its|his|her) tail in my hand`,
    `(?:ho|abbiamo) (?:preso|tirato|sollevato) ${mine(RODENTS)}per la coda e (?:la pelle (?:si e|e) (?:sfilata|staccata|strappata|venuta via)|mi e rimasta la pelle in mano)`,
    `${mine(RODENTS)}(?:ha perso|si e strappat[oa]) la pelle della coda`,
    `(?:al|alla|a) ${mine(RODENTS)}(?:si )?e (?:strappata|staccata|sfilata|venuta via) la pelle della coda`,
  ),
  toldAfterbirth: only(
    `${mine(HORSES)}(?:has (?:kept|retained)|has(?:n't| not)(?: yet)? (?:passed|dropped|shed)) (?:the|her|its) (?:afterbirth|placenta)`,
    `${mine(HORSES)}has a retained (?:afterbirth|placenta)`,
    `${mine(HORSES)}(?:trattiene|ha trattenuto|non ha (?:ancora )?(?:espulso|perso)) (?:la placenta|le second(?:e|ine))`,
  ),
  toldRedBag: only(
    `${mine(HORSES)}(?:has|shows|is showing) a red bag`,
    `${mine(HORSES)}(?:ha|mostra) (?:un sacco rosso|una sacca rossa)`,
  ),
  toldFastingDonkey: only(
    `${mine(DONKEYS)}(?:is (?:dull|quiet|very quiet|lethargic) and )?(?:(?:does not|doesn't|will not|won't) eat|(?:is not|isn't) eating|(?:has )?stopped eating|has(?: not|n't) eaten|(?:has eaten|eats) nothing|refuses (?:food|(?:his|her|its) food|to eat)|is off (?:his|her|its) (?:food|feed)|has (?:no|lost (?:his|her|its)) appetite)${ALSO}${SINCE}`,
    `${mine(DONKEYS)}(?:e (?:spent|abbattut|apatic)[oa] e )?(?:non (?:mangia|ha mangiato)|ha smesso di mangiare|rifiuta (?:il cibo|di mangiare)|e inappetente)(?: (?:piu|niente|nulla))?${ANCHE}${SINCE}`,
  ),
};

/**
 * Facts of a message that says one thing of the owner's animal and nothing else: no harmless message
 * consists of "my goat has a prolapse" alone, whereas any further word may put it into the past, a
 * film or a question.
 * @param text folded.
 */
export const plainFactsOf = (text: string): PlainFact[] =>
  PLAIN_FACTS.filter((fact) => TOLD[fact].test(text));
