import { fold } from '../../language/text.js';

/** Symptoms that owners describe in many ways, recognised by a folded word of either language. */
const SYMPTOMS: readonly (readonly [name: RegExp, en: string, it: string])[] = [
  [/vomit|threw up|throwing up|puk|rimess[oa]|rigett/, 'vomited', 'ha vomitato'],
  [/diarrh|loose stool|diarrea|feci molli/, 'diarrhoea', 'diarrea'],
  [/constipat|stitic|stipsi/, 'constipated', 'stitichezza'],
  [/cough|toss/, 'coughed', 'tosse'],
  [/sneez|starnut/, 'sneezed', 'starnuti'],
  [/limp|lame|zopp/, 'limped', 'zoppicava'],
  [/itch|scratch|prurit|gratta/, 'itching', 'prurito'],
  [/seizure|convuls|fit\b|epilet/, 'seizure', 'convulsioni'],
  [
    /(?:not|n't|no|refus\w*) eat|no appetite|non mangia|inappeten/,
    'did not eat',
    'non ha mangiato',
  ],
  [/drool|sbav|saliva/, 'drooled', 'sbavava'],
  [/trembl|shak|trem[ao]/, 'trembled', 'tremava'],
  [/letharg|apath|abbattut|apatic/, 'listless', 'abbattimento'],
];

/** Counts and times that do not name anything: "vomited twice", "in the night". */
const NO_NAME =
  /\b(?:once|twice|thrice|\d+|one|two|three|four|times?|again|a little|a bit|slightly|badly|today|yesterday|tonight|this morning|una|due|tre|quattro|volt[ae]|ancora|di nuovo|un po'?|poco|molto|oggi|ieri|stanotte|stamattina)\b/g;

const MAX_NAME = 40;

/** A clause, with the sign or the word that begins it. */
const CLAUSE =
  /(?:^|[.,;:!?()\n]|\b(?:but|and|ma|e|ed)\b)(?:(?!\b(?:but|and|ma|e|ed)\b)[^.,;:!?()\n])*/giu;

const NAMED = String.raw`\s+(?:\w+\s+)?(?:vomit|threw|diarrh|diarrea|cough|toss|seizure|convuls|limp|zopp|itch|prurit|blood|bleed|sangu)`;

/** "She did not vomit": all of the clause. */
const DID_NOT = new RegExp(String.raw`\b(?:did ?n[o'’]t|has ?n[o'’]t|non ha)${NAMED}`, 'i');

/** "Soft stool without blood", "she has had no vomiting": what stands before may be a symptom. */
const WITHOUT = new RegExp(
  String.raw`(?:\b(?:but|and|ma|e|he|she|it|has|had|been|there|was|is|with)\s+)*\b(?:no|without|senza|nessun\w*|niente)${NAMED}.*`,
  'i',
);

/** An entry without what it says did not happen. */
export const withoutDenied = (text: string): string =>
  text.replace(CLAUSE, (clause) => (DID_NOT.test(clause) ? '' : clause.replace(WITHOUT, '')));

/** Whether an entry says nothing but that something did not happen: "no vomit today". */
export function isOnlyDenied(text: string): boolean {
  const left = withoutDenied(text);
  return left !== text && !/\p{L}/u.test(left.toLowerCase().replace(NO_NAME, ' '));
}

/** Symptoms that food can cause: of the gut and the skin. */
export const FROM_FOOD: ReadonlySet<string> = new Set([
  ...['vomited', 'ha vomitato', 'diarrhoea', 'diarrea', 'constipated', 'stitichezza'],
  ...['itching', 'prurito'],
]);

/** The known symptom that a text names in any of its ways; null for none. */
export function symptomIn(text: string, language: 'en' | 'it'): string | null {
  const folded = fold(text);
  const known = SYMPTOMS.find(([name]) => name.test(folded));
  return known ? known[language === 'en' ? 1 : 2] : null;
}

/** What an entry is about, in one form for all spellings. */
export function nameOf(text: string, language: 'en' | 'it'): string {
  const said = withoutDenied(text);
  const known = symptomIn(said, language);
  if (known !== null) return known;
  const plain = said
    .toLowerCase()
    .replace(NO_NAME, ' ')
    .replace(/[\s.,;:!]+/g, ' ')
    .trim();
  return (plain === '' ? text.toLowerCase().trim() : plain).slice(0, MAX_NAME);
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
