import { findAll, fold, type Span } from '../../language/text.js';
import { isDeniedSign } from '../../safety/triage.js';

/** Stems with which unrelated words also begin: "limpid", "lament"; "tossico", "tossed". */
const LIMPED = String.raw`limp(?:s|ed|ing|y)?\b|lame(?:d|ness)?\b|(?:az)?zopp`;
const COUGHED = String.raw`cough|toss(?:[ei]\b|i(?:sc|v|r|cchi)|it[oaie]\b|endo\b|ono\b)`;
const TREMBLED = String.raw`trembl|trem[ao](?!tod)`;

/** Symptoms that owners describe in many ways, recognised by a folded word of either language. */
const SYMPTOMS: readonly (readonly [name: RegExp, en: string, it: string])[] = [
  [/\b(?:(?:ri)?vomit|threw up|throwing up|puk|rimess[oa]\b|rigett)/, 'vomited', 'ha vomitato'],
  [/\b(?:diarrh|loose stool|diarrea|feci molli)/, 'diarrhoea', 'diarrea'],
  [/\b(?:constipat|stitic|stipsi)/, 'constipated', 'stitichezza'],
  [new RegExp(String.raw`\b(?:${COUGHED})`), 'coughed', 'tosse'],
  [/\b(?:sneez|starnut)/, 'sneezed', 'starnuti'],
  [new RegExp(String.raw`\b(?:${LIMPED})`), 'limped', 'zoppicava'],
  [/\b(?:itch|scratch|prurit|gratta)/, 'itching', 'prurito'],
  [/\b(?:seizure|convuls|fit\b|epilet)/, 'seizure', 'convulsioni'],
  [
    /(?:\b(?:not|no|refus\w*)|n't) eat|\b(?:no appetite|non mangia|inappeten)/,
    'did not eat',
    'non ha mangiato',
  ],
  [/\b(?:drool|sbav|(?:hyper|iper)?saliva)/, 'drooled', 'sbavava'],
  [new RegExp(String.raw`\b(?:${TREMBLED}|shak)`), 'trembled', 'tremava'],
  [/\b(?:letharg|apath|abbattut|apatic)/, 'listless', 'abbattimento'],
];

/** Counts and times that do not name anything: "vomited twice", "in the night". */
const NO_NAME =
  /\b(?:once|twice|thrice|\d+|one|two|three|four|times?|again|a little|a bit|slightly|badly|today|yesterday|tonight|this morning|una|due|tre|quattro|volt[ae]|ancora|di nuovo|un po'?|poco|molto|oggi|ieri|stanotte|stamattina)\b/g;

const MAX_NAME = 40;

/** Characters of an entry that name what it is about; a diary has thousands of entries. */
const MAX_READ = 300;

/** A clause, with the punctuation or conjunction that begins it. */
const CLAUSE =
  /(?:^|[.,;:!?()\n]|\b(?:but|and|ma|e|ed)\b)(?:(?!\b(?:but|and|ma|e|ed)\b)[^.,;:!?()\n])*/giu;

/** Signs that an entry can deny, folded. */
const SIGNS = new RegExp(
  String.raw`\b(?:vomit|threw up|throw(?:n|ing)? up|puk|diarrh|diarrea|${COUGHED}|sneez|starnut|seizure|convuls|${LIMPED}|itch|scratch|prurit|gratta|drool|sbav|${TREMBLED}|blood|bleed|sangu)\w*`,
  'g',
);

/** "Not limping as much" is limping. */
const LESS =
  /^ (?:(?:as|so|too|very|that|quite) )?(?:much|often|badly|bad|a lot)\b|^ (?:come|tanto|molto|spesso|cosi)\b/;

/** Denies what follows, while the words before it may be a symptom: "soft stool, no blood". */
const THERE_IS_NONE =
  /(?:\b(?:but|and|ma|e|he|she|it|has|had|been|there|was|is|with)\s+)*(?:\b(?:no|without|senza|nessun\w*|niente|non (?:c'(?:e|era)|ci (?:sono|erano)))\b|\bthere (?:(?:is|was|are|were)n't|(?:is|was|are|were) not)).*/s;

const isDenied = (folded: string, sign: Span): boolean =>
  isDeniedSign(folded, sign) && !LESS.test(folded.slice(sign.end));

/** What remains of a clause whose sign is denied, given the folded words before the sign. */
function besideDenied(clause: string, before: string): string {
  const head = before.replace(THERE_IS_NONE, '');
  if (head === before && !SYMPTOMS.some(([name]) => name.test(head))) return '';
  return clause.slice(0, head.length);
}

const beginning = (text: string): string => text.normalize('NFC').slice(0, MAX_READ);

/** The beginning of an entry without the parts that say that something did not happen. */
export function withoutDenied(text: string): string {
  const said = beginning(text);
  const folded = fold(said);
  if (folded.length !== said.length) return said;
  const denied = findAll(SIGNS, folded).filter((sign) => isDenied(folded, sign));
  return said.replace(CLAUSE, (clause, at: number) => {
    const sign = denied.find(({ start }) => start >= at && start < at + clause.length);
    return sign ? besideDenied(clause, folded.slice(at, sign.start)) : clause;
  });
}

/** Whether what remains without the denied parts says nothing: "no vomit today". */
const isOnlyDenied = (left: string, text: string): boolean =>
  left !== beginning(text) && !/\p{L}/u.test(left.toLowerCase().replace(NO_NAME, ' '));

/** Symptoms that food can cause: of the gut and the skin. */
export const FROM_FOOD: ReadonlySet<string> = new Set([
  'vomited',
  'ha vomitato',
  'diarrhoea',
  'diarrea',
  'constipated',
  'stitichezza',
  'itching',
  'prurito',
]);

/** The known symptom that a text names in any of its ways; null for none. */
export function symptomIn(text: string, language: 'en' | 'it'): string | null {
  const folded = fold(text);
  const known = SYMPTOMS.find(([name]) => name.test(folded));
  return known ? known[language === 'en' ? 1 : 2] : null;
}

function nameFrom(said: string, text: string, language: 'en' | 'it'): string {
  const known = symptomIn(said, language);
  if (known !== null) return known;
  const plain = said
    .toLowerCase()
    .replace(NO_NAME, ' ')
    .replace(/[\s.,;:!]+/g, ' ')
    .trim();
  return (plain === '' ? text.toLowerCase().trim() : plain).slice(0, MAX_NAME);
}

/** What an entry is about, in one form for all spellings. */
export const nameOf = (text: string, language: 'en' | 'it'): string =>
  nameFrom(withoutDenied(text), text, language);

/** The same; null if the entry only says that something did not happen. */
export function happenedIn(text: string, language: 'en' | 'it'): string | null {
  const said = withoutDenied(text);
  return isOnlyDenied(said, text) ? null : nameFrom(said, text, language);
}
