import { before, findAll, sentenceOf, type Span } from '../language/text.js';

const CLAUSE_BREAK =
  /[.!?;,:\n()]+|\b(?:but|however|because|since|and then|ma|pero|perche|quindi)\b/;

// Uncertainty is no denial: "not sure if he ate it" keeps its alarm.
const UNCERTAIN =
  /\b(?:not (?:sure|certain|only)|(?:don'?t|do not) (?:know|think|believe)|no idea|no?n (?:so|sono sicur\w|solo|credo|penso|sappiamo)\b)/g;

// "Non beve niente" denies the drinking, not what follows without a comma.
const NEGATOR = String.raw`(?:\b(?:not|never|no|without|non|nn|mai|senza|nessun\w*|(?<!\bnon\b.*)niente)\b|\b(?:\w+n't|cannot|(?:did|does|do|has|have|had|is|was|are|were|wo|ca|could|would|should)nt)\b)`;
const FILLER = String.raw`(?:he|she|it|yet|really|actually|been|be|have|has|had|any|an?|the|even|seems?|to|show|shown|showing|having|signs?|traces?|visible|further|longer|(?:see|seen|notic(?:e|ed)) any|of|get|got|more|or|ha|hanno|abbia|piu|ancora|mai|e|stat[oa]|sta|fatto|avuto|l[oaei]|gli|ne|si|il|un[ao]?|segni|tracc(?:ia|e)|di|sembra|o|in|c|ci|sono|vedo|visto|si ved(?:e|ono)|perde)`;
const DENIED = new RegExp(`${NEGATOR}(?:[ ']+${FILLER})*[ ']*$`);

const GENERIC_QUESTION = new RegExp(
  [
    String.raw`\b(?:can|do|does|why do|how do|when do|which) (?:\w+ ){0,2}(?:dogs|cats|rabbits|birds|parrots|pets|animals|puppies|kittens)\b`,
    String.raw`\bwhat (?:is|are|causes)\b`,
    String.raw`\b(?:are|is) .*\b(?:dangerous|toxic|poisonous|harmful|safe|contagious)\b`,
    String.raw`\b(?:i|gli|le) (?:cani|gatti|conigli|uccelli|pappagalli|animali) (?:possono|vanno|soffrono|hanno)\b`,
    String.raw`(?:^|[.?!:\n] ?)perche (?:i|gli|le) |\bcos'?e (?:il|lo|la|l'|i|gli|le|un)|\bquali sono\b`,
    String.raw`\b(?:sono|e) .*\b(?:pericolos|tossic|velenos|dannos|contagios)\w*`,
  ].join('|'),
);
const PERSONAL =
  /\b(?:my|our|he|she|him|his|just|now|mi[oa]|nostr[oa]|lui|lei|adesso|sta|ha|gli ho|l'ho)\b/;
// Only small words may come between, so that "to avoid vomiting, he collapsed" keeps its alarm.
const LEARNING_WORDS = String.raw`prevent\w*|avoid\w*|recogni[sz]\w*|protect\w*|vaccin\w*|risk of|against|preveni\w+|evitar\w+|riconoscer\w+|protegger\w+|contro|(?:what are|quali sono)[^.!?]*(?:signs?|symptoms?|causes?|segni|sintomi|cause)`;
const SMALL_WORDS = String.raw`the|an?|my|your|his|her|of|in|from|dogs?|cats?|rabbits?|il|lo|la|l'|i|un|una|mi[oa]|di|del|dell[oa']?|da|dal|dalla|nel|cane|gatto|coniglio`;
const LEARNING = new RegExp(`\\b(?:${LEARNING_WORDS})(?: ?(?:${SMALL_WORDS})\\b'?)* ?$`);
const LONG_AGO =
  /\b(?:last (?:year|summer|winter|month)|(?:years?|months?) ago|used to|history of|l'anno scorso|(?:anni|mesi) fa|in passato|da piccol[oa])\b/;

/** A text without its expressions of uncertainty, which could be taken for denials. */
export const withoutUncertainty = (text: string): string => text.replace(UNCERTAIN, ' ');

/** "Did not", "non ha": the words before a mention deny it. */
export function isDenied(text: string, span: Span): boolean {
  if (/^ (?:only|solo)\b/.test(text.slice(span.end, span.end + 6))) return false;
  return DENIED.test(withoutUncertainty(before(text, span, CLAUSE_BREAK)));
}

/** Whether it is a general question or an old story, with nothing happening to an animal now. */
function isGeneral(text: string, span: Span): boolean {
  const sentence = sentenceOf(text, span);
  if (LONG_AGO.test(sentence)) return true;
  if (LEARNING.test(before(text, span, CLAUSE_BREAK))) return true;
  return GENERIC_QUESTION.test(sentence) && !PERSONAL.test(sentence);
}

/** Mentions of a sign that are neither denied nor general. */
export function findPresent(pattern: RegExp, text: string): Span[] {
  return findAll(pattern, text).filter((span) => !isDenied(text, span) && !isGeneral(text, span));
}
