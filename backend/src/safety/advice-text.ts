import { fold } from '../language/text.js';

const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
const EMPHASIS = /[*_~`]/g;
const CITATION = /[[【]\^?\d[^\]】]{0,20}[\]】]/g;
const SOFT_BREAK = /\n(?!\s*(?:\n|[-+•#>|]|\d+[.)]))/g;

/** Written advice as a reader sees it, folded: without marks, hidden characters and emphasis. */
export function plainAdvice(text: string): string {
  const visible = text.normalize('NFKC').replace(INVISIBLE, '').replace(CITATION, '');
  const broken = visible.replace(/^(\s*)\*(?=\s)/gm, '$1-').replace(SOFT_BREAK, ' ');
  return fold(broken.replace(EMPHASIS, '')).replace(/[ \t]+/g, ' ');
}

/** Where the scope of a negation ends. "Do not wait, give him salt" forbids only the waiting. */
const CLAUSE_BREAK =
  /[.!?;:,\n()–—|]| - |\b(?:but|however|instead(?! of)|otherwise|then|ma|pero|invece(?! d)|piuttosto(?! ch)|altrimenti|poi|quindi)\b/g;

const STRONG_BREAK = /[.!?;:\n]|\b(?:but|however|otherwise|ma|pero|altrimenti)\b/g;

/** A second order stands on its own: "do not wait and give him salt". */
const NEW_ORDER = /.*\b(?:and|e|ed)\s+(?:(?:just|please|also|pure|anche|subito)\s+)?$/;

/** Words between commas that change nothing: "never, under any circumstances, give...". */
const ASIDE =
  /,?\s*\b(?:ever|please|at home|under any circumstances?|in any case|on your own|whatever you (?:do|read)|per favore|in nessun caso|per nessun motivo|da solo|a casa)\b\s*,?/g;

/** Negations that forbid nothing: "there is no harm in giving", "don't hesitate to give". */
const ENCOURAGING =
  /\b(?:no|not an?y?|nothing|zero) (?:real )?(?:harm|problem|risk|danger|issue|doubt|wrong|downside|objection)\w*|\bnothing wrong|\b(?:not|isn't|aren't|never|hardly) (?:at all |really |that |very |so )?(?:dangerous|harmful|risky|toxic|poisonous|unsafe|serious|a (?:problem|risk|danger))|\b(?:can(?:not|'t)|won't|will not|does(?: not|n't)|would(?: not|n't)) (?:hurt|harm|bother|do (?:any )?harm)|\b(?:not|don't|never) (?:hesitate|forget|be afraid|worry|panic|fail)|\bnever mind|\bno (?:worries|wonder)|\bnot only|\bno matter|\bwhy not|\bnot sure|\bnon (?:c'e|ci sono|e un|comporta) (?:alcun |nessun )?(?:problem|rischi|pericol|dann)\w*|\bnessun (?:problem|rischi|pericol|dann)\w*|\bniente di male|\bnulla di male|\bnon (?:e|sono) (?:affatto |molto |cosi )?(?:pericolos|dannos|rischios|tossic|velenos|nociv|grav)\w*|\bnon (?:fa|fanno|puo far|possono far) male|\bnon (?:gli |le |ti )?(?:fara|fa|puo fare) male|\bnon (?:guasta|nuoce|esitare|dimenticar\w*|aver paura|preoccupar\w*)|\bperche non|\bnon solo/g;

/** Denied only as a condition: "if he does not vomit give him salt". */
const CONDITION =
  /\b(?:if|when|whenever|as|since|because|se|quando|siccome|poiche|dato che)\b[^,]*?(?:\b(?:not|never|no|non|mai)\b|n't\b)/g;

const FORBIDDING =
  /\b(?:not|never|no|nor|neither|none|nothing|cannot|without|avoid\w*|refrain\w*|forbidden|instead of|rather than|better [^,]* than|meglio [^,]* che|before (?:you )?$|unless|dangerous to|unsafe to|risky to|harmful to|wrong to|myth|bad idea|mistake|tempt\w*|leave out|keep away|lascia fuori|tieni lontan\w|non|mai|senza|ne|nessun\w*|niente|nulla|evita\w*|vietat\w*|invece di|invece che|anziche|piuttosto che|prima di $|stop $|smetti di $|smettere di $|pericolos\w*|sbagliat\w*|sconsigliat\w*|a meno che)(?!\w)|n't\b/;

/** A list of orders: only what follows shows where one ends and the next begins. */
const ROW = /(?:\b(?:not|never|non|mai|evita\w*)\b|n't\b)[^.!?;:\n]*,\s*$/;
const END_OF_ROW = /(?:\b(?:not|never|non|mai|evita\w*)\b|n't\b)[^.!?;:\n]*\b(?:or|nor|o|ne)\s+$/;
const LAST_OF_ROW =
  /^[^.!?;:\n]*\b(?:or|nor|o|ne) (?:give|make|wait|induce|use|let|feed|try|offer|force|delay|apply|stop|aspett|attend|dar|far|usar|indur|somministr)/;

/** `order`: "give"; `doing`: "giving", "dare"; `wish`: any other way to say what is to be done. */
export type AdviceForm = 'order' | 'doing' | 'wish';

/** Whether the words on either side of some advice forbid it. Plain text of one sentence. */
export function isForbidden(head: string, tail: string, form: AdviceForm): boolean {
  const bare = head.replace(ASIDE, ' ').replace(ENCOURAGING, ' ');
  const breaks = form === 'doing' ? STRONG_BREAK : CLAUSE_BREAK;
  const last = Array.from(bare.matchAll(breaks)).at(-1)?.index ?? -1;
  const clause = bare.slice(last + 1);
  const own = form === 'order' && NEW_ORDER.test(clause) ? '' : clause;
  if (FORBIDDING.test(own.replace(CONDITION, ' ')) || END_OF_ROW.test(bare)) return true;
  return form === 'order' && ROW.test(bare) && LAST_OF_ROW.test(tail);
}

const HARM =
  /\b(?:danger\w*|harm(?!less)\w*|risk\w*|unsafe|toxic\w*|poison\w*|myth|useless|worse\w*|kill\w*|fatal\w*|lethal\w*|deadly|cost\w*|damage\w*|burn\w*|ulcer\w*|bleed\w*|failure|overdose\w*|too much|too late|exceed\w*|never|must not|not recommended|pericol\w*|dannos\w*|dann[oi]|nociv\w*|rischi\w*|tossic\w*|velen\w*|inutil\w*|peggior\w*|uccid\w*|letal\w*|mortal\w*|fatal\w*|sovradosaggi\w*|ustion\w*|troppo|sconsigliat\w*|vietat\w*|mai|da evitare)\b|\b(?:not|n't|non)\b/;

/** Whether a statement warns of what it names. */
export const warns = (text: string): boolean => HARM.test(text.replace(ENCOURAGING, ' '));

const LIST_ITEM = /^\s*(?:[-+•]|\d+[.)])\s/;
const BANNED_THINGS = String.raw`(?:what|things?|foods?|medicines?|remedies|actions?|mistakes|cosa|cose|cib[oi]|farmac[oi]|medicin[ae]|rimedi|azioni|errori)`;
const BEFORE_BAN = String.raw`(?:${BANNED_THINGS}|and|but|also|please|remember|important|note|meanwhile|in|the|meantime|at|home|that|you|owners?|must|should|common|e|ma|inoltre|ricorda|importante|nota|intanto|nel|frattempo|a|casa|che)`;
const BAN = String.raw`(?:do not|don'?ts?|dont|never|not to|(?:must|should)(?: not|n't)|${BANNED_THINGS} to avoid|(?<!to )avoid|mistakes|(?:${BANNED_THINGS} )?da (?:evitare|non)|evita(?:re|te)?|non|mai|vietat[oaie]|errori)`;
const AFTER_BAN = String.raw`(?:common|comuni|ever|do|doing|give|giving|use|using|try|feed|feeding|apply|any|anything|of|the|following|these|this|those|things?|at|home|to|your|an?|him|her|it|them|pet|animal|dog|cat|rabbit|puppy|kitten|bird|yourself|mai|assolutamente|fare|far[gl][il]\w*|dare|dargli\w*|darle|darl[oaei]|usare|provare|somministrare|dev[ei]|devono|va|vanno|niente|di|queste?|questi|seguenti|cose|a|casa|al|alla|il|lo|la|le|gli|i|un|una|tuo|tua|suo|sua|cane|gatt[oa]|coniglio|animale|cucciolo|gattino)`;
/** Forbids, and says nothing else: "things you should never give your dog:". */
const FORBIDDING_HEADING = new RegExp(
  String.raw`^\W*(?:${BEFORE_BAN}\b\W+)*?${BAN}(?!\w)(?: ${AFTER_BAN}(?!\w))*\W*$`,
);

/**
 * Whether an item is in a list of what not to do. The last sentence above the list must forbid, and
 * say nothing else: "Don't panic. Do this now:" heads a list of orders.
 * @param before plain text before it.
 */
export function isListedAsForbidden(text: string, before: string): boolean {
  if (!LIST_ITEM.test(text)) return false;
  const heading = before
    .split('\n')
    .filter((line) => line.trim() !== '' && !LIST_ITEM.test(line))
    .at(-1);
  const last = heading
    ?.trim()
    .split(/[.!?]\s+/)
    .at(-1);
  return last !== undefined && FORBIDDING_HEADING.test(last);
}
