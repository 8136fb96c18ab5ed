import { findAll, type Span } from '../../language/text.js';
import { anyOf, withList } from '../../language/patterns.js';
import { findPresent } from '../mention.js';
import { CARED_FOR } from '../reading/marks.data.js';
import { pieceAround } from '../reading/standing.js';
import { judgeEvent } from './events.js';
import { ILL } from './illness.js';

const LONG_AGO = new RegExp(
  [
    String.raw`\blast (?:year|summer|winter|spring|autumn|fall|month|christmas|easter)\b`,
    String.raw`\b(?:years?|months?|summers?|winters?|springs?|decades?) (?:ago|back)\b|\b(?:used to|in the past|as a (?:puppy|kitten|baby)|when (?:he|she|it) was (?:a |\w+ months|young|little|small)|once (?:when|as))\b`,
    String.raw`\b(?:in|since|back in|nel|dal) (?:19|20)\d\d\b|\bin the (?:\d0s|nineties|eighties)\b`,
    String.raw`\b(?:anno|estate|inverno|primavera|autunno|mese|natale|pasqua|capodanno) scors[oa]\b|\bl[oa] scors[oa] (?:anno|mese|estate|inverno|natale|pasqua)\b`,
    String.raw`\b(?:ann[oi]|mes[ei]|estat[ei]|invern[oi]|autunn[oi]|primaver[ae]|decenni|tempo) fa\b|\bin passato\b|\bda (?:piccol[oa]|cucciol[oa]|gattin[oa])\b|\b(?:molti|tanti) anni\b`,
  ].join('|'),
);
const NO_MEAL = String.raw`(?:(?!ate\b|eat\w*|swallow\w*|lick\w*|chew\w*|dr[aiu]nk|had\b|mangi\w*|ingoi\w*|lecc\w*|bevut\w|ha\b)[\w']+ ){0,5}`;
/** When the animal was born or came to its owner, which dates nothing else. */
const CAME_TO_US = new RegExp(
  [
    String.raw`\b(?:adopted|born|bought|rescued|rehomed|(?:we|i)(?:'ve| have)? (?:\w+ )?(?:got|had)|got (?:him|her|it|them)) ${NO_MEAL}(?:(?:in|since|back in) (?:19|20)\d\d\b|(?:years?|months?|summers?|winters?) (?:ago|back)\b|last (?:year|summer|winter|spring|autumn|month|christmas)\b)`,
    String.raw`\b(?:nat[oaie]|adottat[oaie]|comprat[oaie]|salvat[oaie]|(?:l'ho|l'abbiamo|abbiamo|ho) (?:pres[oaie]|trovat[oaie])) ${NO_MEAL}(?:(?:nel|dal) (?:19|20)\d\d\b|(?:ann[oi]|mes[ei]) fa\b|(?:l'|lo )?(?:anno|estate|mese|natale) scors[oa]\b|l[oa] scors[oa] (?:anno|mese|estate|natale)\b)`,
  ].join('|'),
  'g',
);
const NOW =
  /\b(?:again|now|today|tonight|just|minutes? ago|hours? ago|this (?:morning|evening|afternoon)|yesterday|di nuovo|ancora|adesso|oggi|ora|or[ae] fa|minuti fa|appena|stamattina|stasera|ieri|stanotte)\b/;
const RECOVERED =
  /\b(?:recovered|healed|all[- ]clear|signed (?:him|her|it) off|(?:perfectly|totally|fully) fine (?:now|since)|no problems? since|none since|guarit\w|tutto risolto|risolto|and lived|survived|sopravviss\w+|e (?:stat\w )?curat\w)\b/;
const SINCE_THEN = /\b(?:since then|da allora)\b/;
const NO_PROBLEM =
  /\b(?:no|without|never|\w+n't|non|mai|senza|nessun\w?)(?: \w+){0,4} (?:problem\w*|issues?|trouble)\b/;
const WELL =
  /\b(?:fine|(?<!as )well|ok|okay|healthy|great|normal|perfect\w*|good|happy|bene|benissimo|benone|alla grande|a posto|normale|san[oa]|in forma|perfett\w)\b/;
/** Any other denial or reservation: "drinks well since then but hasn't eaten". */
const NOT_WELL =
  /\b(?:\w+n't|not|never|non|mai|but|ma|pero|except|off|tired|letharg\w*|quiet|stanc\w|abbattut\w|lick\w*|lecca\w*)\b/;
const KIN = String.raw`(?:friend|neighbou?r|sister|brother|cousin|aunt|uncle|gran|grandma|grandpa|mum|mom|dad|colleague|coworker|boss|roommate|flatmate|someone|somebody|client|teacher)`;
const KIN_IT = String.raw`(?:amic\w+|vicin\w+|colleg\w+|zi[oaie]|cugin\w+|sorella|fratello|suocer\w+|compagn\w+|nonn\w|mamma|padre|madre|conoscent\w+|cognat\w+|capo)`;
export const PET = String.raw`(?:dogs?|cats?|pupp\w+|kittens?|rabbits?|bunn\w+|parrots?|budgies?|canar\w+|birds?|hamsters?|ferrets?|beagle|lab|labrador|retriever|spaniel|terrier|poodle|chihuahua|pug|collie|shepherd|can[ei]|cagn\w+|gatt\w+|conigli\w*|pappagall\w+|canarin\w+|cricet\w+|furett\w+|barboncin\w+|pastore|bassott\w+|cucciol\w+|cavi[ae]|uccell\w+)`;
const NEARBY = String.raw`(?:in (?:our|the|my) (?:street|road|village|block|neighbou?rhood|building|park)|(?:down|up|across) the (?:road|street)|nel (?:nostro |mio )?(?:quartiere|palazzo|condominio|paese|parco)|in fondo alla (?:via|strada))`;
const OTHERS = withList(PET, (pet) =>
  [
    String.raw`\b(?:${KIN}'?s'? (?:\w+ ){0,2}|(?:friend|neighbou?r) (?:has|had) (?:a|two) )${pet}\b`,
    String.raw`\b${pet}(?: (?:next door|della porta accanto|qui accanto)|(?: \w+)? (?:del|dell[ao]?'?|di|dei) ?(?:un |una |mi[oa] |mie[i] |suo |sua )?${KIN_IT})\b`,
    String.raw`\b(?:an?|another|un|una|un altro|un'altra) ${pet} ${NEARBY}\b`,
    String.raw`\b${pet} (?:across|over|down|up) the (?:road|street|lane)\b`,
  ].join('|'),
);
/** The owner's animal did the same: "mine too", "and my new dog swallowed one". */
const OWN_TOO = new RegExp(
  [
    String.raw`\b(?:my (?:dog|cat|own|rabbit|bird|parrot) (?:too|also)|mine (?:too|also|did|ate|has|is))`,
    String.raw`\b(?:mine|my (?!${KIN})(?:\w+ )?\w+) (?:just |has |also )*(?:ate|eaten|had|got|licked|swallowed|drank|chewed|found) (?:one|some|it|them|the same|a bit|a few)\b`,
    String.raw`\banche (?:il|la) mi[oa]|\b(?:il|la) mi[oa](?: \w+)? (?:ne ha|l'ha|lo ha|la ha|li ha|le ha)`,
  ].join('|'),
);
const WORK = String.raw`(?:film|movie|novel|book|show|series|episode|documentary|video|cartoon|story|article|script|libro|romanzo|giallo|racconto|serie|puntata|documentario|articolo|sceneggiatura|fumetto)`;
/** "Watching a film and my dog ate ..." happened in the room, not in the film. */
const MEANWHILE = String.raw`[^.!?]{0,40}?\b(?:and|while|when|e|mentre|quando) (?:my|our|the|he|she|it|mine|il|lo|la|l')`;
const STORY = anyOf(
  new RegExp(
    String.raw`\b(?:in (?:a|the|that|this) (?:\w+ )?(?:film|movie|novel|book|show|series|episode|documentary|story|game)|nel film|in un (?:film|libro|romanzo|giallo)|nel (?:libro|romanzo|documentario)|(?:film|serie|puntata|romanzo) (?:dove|in cui)|canzone|song|lyrics|quiz|cruciverba|is a myth|e una leggenda)\b`,
  ),
  withList(WORK, (work) =>
    [
      String.raw`\b(?:wrote|writing|scrivendo) (?:[\w']+ ){0,3}${work}\b`,
      String.raw`\b(?:watch(?:ed|ing)|reading|leggendo) (?:[\w']+ ){0,3}${work}\b(?!${MEANWHILE})`,
    ].join('|'),
  ),
);
/** "A woman told us her terrier had swallowed rat poison." */
const TOLD_OF = withList(
  PET,
  (pet) =>
    String.raw`\b(?:told|telling|tells|said|says|raccont\w+|diceva|dice)\b[^.;!?]{0,30}\b(?:her|his|their|il suo|la sua) (?:\w+ )?${pet}\b`,
);
/** Hearsay about baits that were found or laid somewhere: "they found bait in another park". */
const NEWS = new RegExp(
  [
    String.raw`\b(?:(?:they|police|people|council|rangers?|group) (?:\w+ ){0,3}(?:found|warn\w*|report\w*|says?)|(?:been|were|was) (?:found|reported))\b`,
    String.raw`\b(?:hanno (?:\w+ )?(?:trovato|ritrovato|segnalato)|(?:sono stat[ei]|stanno) (?:trovat|ritrovat|segnal)\w+|girano|segnalazion\w|dicono)\b`,
  ].join('|'),
);
const FAR = new RegExp(
  [
    String.raw`\b(?:(?:an)?other|next) (?:\w+ )?(?:park|town|village|area|district|neighbou?rhood|street|county|part)\b|\b(?:other side of|\w+ streets away|miles away|in the county)\b`,
    String.raw`\b(?:un|in un|dell') ?altr[oa]? ?(?:parco|quartiere|paese|zona|citta|via|parte)\b|\bun'altra (?:zona|citta|via|parte)\b|\b(?:in provincia|in regione|non (?:ci )?(?:andiamo|passiamo|vado|passo)(?: mai)?)\b`,
  ].join('|'),
);

const NAMING =
  /\b(?:named|called|name is|si chiama(?:no)?|chiamat[oaie]|di nome|nickname\w*|soprannom\w+) (?:il |la |the )?$/;
const DOES =
  /^,? (?:ate|eats|has (?:eaten|been|not|a|an|had|vomited)|had|hasn't|isn't|won't|is (?:a|an|not|my|limping|eating|vomiting|scratching|sleeping|\d)|was (?:a|an|sick|ill|born|limping)|weighs|loves|likes|hates|keeps|jumps|meows|barks|needs|sleeps|wants|refuses|non (?:mangia|vuole|sta)|ha (?:mangiato|bevuto|vomitato|leccato|un|una|\d)|pesa|miagola|abbaia|mangia|dorme|vuole|deve|zoppica|tossisce|sta (?:bene|male)|e (?:un|una) (?:can|gatt|cucciol|labrador|conigli))\b/;
const BARE_BEFORE =
  /(?:^|[.!?,;:\n(]) ?(?:hi|hello|ciao|so|and|e|ma|but|my (?:dog|cat|puppy|kitten|rabbit)|our (?:dog|cat)|il mio (?:cane|gatto)|la mia (?:cagnolina|gatta))? ?$/;

/** Whether all has been well since: "and since then he vomits" does not say so. */
function isWellSince(words: string): boolean {
  const rest = words.replace(NO_PROBLEM, ' fine ');
  const isWell = WELL.test(rest) && !NOT_WELL.test(rest);
  return SINCE_THEN.test(words) && isWell && findPresent(ILL, words).length === 0;
}

/**
 * Whether it is long ago and over, somebody else's animal, or a story. Such words apply up to where
 * the owner turns to their own animal: "the neighbour's dog ate bait, and my dog ate grapes".
 */
export function isElsewhere(text: string, mention: Span, whole: Span): boolean {
  const isOurs = OWN_TOO.test(text.slice(whole.start, whole.end)) || CARED_FOR.test(text);
  const piece = pieceAround(text, whole, mention.start);
  const said = text.slice(piece.start, piece.end);
  const isNow = NOW.test(said);
  const after = text.slice(mention.end, piece.end);
  if (LONG_AGO.test(said.replace(CAME_TO_US, ' ')) && !isNow && !isOurs) return true;
  if ((RECOVERED.test(after) || isWellSince(after)) && !isNow) return true;
  if (OTHERS.test(said) && !isNow && !isOurs) return true;
  if (NEWS.test(said) && FAR.test(said) && !isEatenIn(text)) return true;
  return STORY.test(said) || (TOLD_OF.test(said) && !isOurs);
}

/** "Brandy ate her dinner", "a snake named Venom": the substance is an animal's name. */
export function isNameOfPet(text: string, mention: Span): boolean {
  const head = text.slice(Math.max(0, mention.start - 40), mention.start);
  if (NAMING.test(head)) return true;
  return BARE_BEFORE.test(head) && DOES.test(text.slice(mention.end, mention.end + 30));
}

const BUT =
  /\b(?:but|except|ma|tranne|pero)\b[^.]*\b(?:ate|eaten|swallow\w*|lick\w*|missing|mangi\w*|ingoi\w*|manca\w*|lecca\w*)/;
const SAVED =
  /\b(?:(?:none|nothing)(?: \w+){0,2} (?:missing|gone|eaten)|all (?:of (?:them|it) )?(?:accounted for|still there)|(?:found|counted|collected|picked)(?: up)? (?:it|them)? ?all\b|picked up (?:all|every)|non (?:ne )?manca(?:va)? (?:nulla|niente|nessun\w)|raccolt\w tutt\w|c(?:i|')(?: sono|erano| erano) tutt\w|(?:grabbed|took|snatched|caught|got)(?: \w+){0,3} in time|before (?:he|she|it) (?:could (?:eat|swallow|lick|get)|got to)|(?:but|and|then) (?:i |we )?found it\b|(?:ma|e|poi) l'ho ritrovat\w|in tempo prima|(?:tolt\w|pres\w|ripres\w) in tempo|prima che (?:l[oaie] )?(?:mangiasse|ingoiasse|leccasse|toccasse|bevesse))\b/g;

const SPAT =
  /\bspat (?:it|them|the (?!pack\w*|wrap\w*|foil|box|blister|bag|bottle|tub\w?|paper)\w+) (?:right |straight )?(?:back )?out\b/;
/** "Nothing else is missing", "I got the rest in time" says that the others were taken. */
const THE_REST =
  /\b(?:else|others?|rest|remaining|apart|otherwise|altr[oaie]|resto|rimanent\w|restant\w)\b/;
const EATS =
  /\b(?:ate|eaten|swallowed|chewed|licked|drank|gulped|gobbled|mangiat\w|ingoiat\w|inghiottit\w|masticat\w|leccat\w|bevut\w)\b/g;
const BELIEVED =
  /\b(?:if|whether|th(?:ink|ought)|worried|afraid|scared|panicked|convinced|looked like|se(?! (?:ne|l[oaie]) e\b| [ln]'e\b)|pensav\w+|credev\w+|temev\w+|paura|sembrava|forse)\b(?: [\w']+){0,5} $/;
const REST_REACH = 25;
const PHRASE = /[.,;!?\n]/;

/** Whether the words say outright that something was eaten before. */
const isEatenIn = (text: string): boolean =>
  findAll(EATS, text).some(
    (event) => judgeEvent(text, event) === 'real' && !BELIEVED.test(text.slice(0, event.start)),
  );

const ONLY_DUG_UP =
  /\b(?:dug (?:up|out)|scavat\w|dissotterrat\w|tirat\w fuori) (?:\w+ ){0,4}(?:bulb|tuber)(?:(?!\b(?:hope\w*|think|believe|sure|sper\w+|credo|penso|forse)\b)[^])*(?:\b(?:\w+n't|not|never) (?:actually )?eat(?:en)? (?:any|it|them)\b|\bbefore (?:he|she|it) (?:ate|could eat) (?:any|it|them)\b|\bnon (?:li|le|lo|la|l'|ne) ?(?:ha|hanno|abbia) (?:mangiat|ingoiat)\w|\bsenza mangiar(?:l[ieoa]|ne)\b)/;

/**
 * Whether nothing is missing, or it was taken away in time, or a bulb only dug up. What was eaten before that still
 * counts, unless it was spat out.
 */
export function isSaved(text: string): boolean {
  if (ONLY_DUG_UP.test(text) && !isEatenIn(text)) return true;
  if (BUT.test(text)) return false;
  const saved = findAll(SAVED, text).some(({ start, end }) => {
    const head =
      text
        .slice(Math.max(0, start - REST_REACH), start)
        .split(PHRASE)
        .at(-1) ?? '';
    const tail = text.slice(end, end + REST_REACH).split(PHRASE)[0] ?? '';
    const words = head + text.slice(start, end) + tail;
    return !THE_REST.test(words) && !isEatenIn(text.slice(0, start));
  });
  return saved || SPAT.test(text);
}
