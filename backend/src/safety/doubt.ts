const ENGLISH = [
  'does (?:it|that|this) (?:even |really )?matter',
  '(?:is|was) (?:it|that|this) (?:a )?(?:really |very |too |so )?(?:bad|ok(?:ay)?|fine|all ?right|normal|serious|dangerous|harmful|risky|safe|urgent|problem|emergency|big deal|concern|worry)',
  '(?:is|are|will) (?:he|she|it|they)(?: going to)?(?: be)? (?:ok(?:ay)?|fine|all ?right)',
  '(?:should|shall|do) i (?:need to |have to )?(?:be )?(?:worry|worried|concerned|panic|scared)',
  'do i need (?:a|the|to (?:see|call|ring|go to) (?:a|the|my)) vet',
  'can (?:it|this|that|he|she) wait(?: (?:till|until|for|a few) \\w+)?',
  'how (?:bad|serious|dangerous|urgent) is (?:it|that|this)',
  'am i (?:just )?(?:overreacting|worrying too much|paranoid)',
  'what (?:do|should|can|shall) i (?:do|give (?:him|her|it|them))(?: now)?',
  'how (?:do|can|should) i help (?:him|her|it|them)',
  'any (?:ideas?|advice|thoughts)',
];
const ITALIAN = [
  '(?:mi )?(?:devo|dovrei) (?:preoccupar(?:mi|e)|allarmarmi)',
  'c.e da preoccuparsi',
  '(?:serve|ci vuole) (?:il|un) veterinario',
  '(?:che )?(?:cosa|che) (?:devo |posso |gli |le )*(?:fare|faccio|do|dare|dar(?:gli|le))',
  'come (?:posso |devo )?(?:lo |la )?(?:aiuto|aiutar(?:lo|la))',
  'che (?:ne )?(?:dite|pensate)',
  'cosa ne pens(?:i|ate)',
];
/** These may also end a statement: "la ferita è grave", "non fa niente". */
const AMBIGUOUS = [
  '(?:e|sara) (?:una cosa )?(?:molto |cosi |tanto )?(?:grave|normale|pericolos[oa]|urgente|preoccupante|seri[oa]|un problema|un.emergenza)',
  'fa (?:niente|nulla)',
  'va bene(?: lo stesso| cosi)?',
  'passa da sol[oa]',
  '(?:posso|si puo|basta) aspettare(?: (?:domani|lunedi|ancora))?',
];

const JOINED = '(?:(?:and|so|but|ma|e quindi|quindi) )?';
const ASKED = '(?: or not| o no)?[ .!)]*\\?+[?! ]*';
const ENDING = '(?: or not| o no)?[ .!]*(?=\\n|$)';
const CLEAR = [...ENGLISH, ...ITALIAN].join('|');
const UNCLEAR = AMBIGUOUS.join('|');

const DOUBT = new RegExp(
  [
    `(?<=^|[\\s,.;:!?(])${JOINED}(?:${CLEAR})(?:${ASKED}|${ENDING})`,
    `(?<=^|[\\s,.;:!?(])(?<!\\bnon )${JOINED}(?:${UNCLEAR})${ASKED}`,
    `(?<=[,.;:!?\\n] ?)${JOINED}(?:${UNCLEAR})${ENDING}`,
  ].join('|'),
  'g',
);

/** Line breaks that add nothing, after the end of a sentence or another break. */
const AFTER_SENTENCE = /([.!?\n]\s*)\n/g;

/** Minimum number of words that must remain: a question by itself is left as it is. */
const LEAST_WORDS = 3;

/**
 * A message without the question whether its content matters ("does it matter?", "devo
 * preoccuparmi?"): most questions ask for knowledge, but these say nothing about the animal.
 * @param text folded.
 */
export function withoutDoubt(text: string): string {
  // The text on either side stays separate.
  const told = text.replace(DOUBT, '\n').replace(AFTER_SENTENCE, '$1').trim();
  return told.split(/\s+/).length < LEAST_WORDS ? text : told;
}
