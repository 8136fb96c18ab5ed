const ENGLISH = [
  'does (?:it|that|this) (?:even |really )?matter',
  '(?:is|was) (?:it|that|this) (?:a )?(?:really |very |too |so )?(?:bad|ok(?:ay)?|fine|all ?right|normal|serious|dangerous|harmful|risky|safe|urgent|problem|emergency|big deal|concern|worry)',
  '(?:is|are|will) (?:he|she|it|they)(?: going to)?(?: be)? (?:ok(?:ay)?|fine|all ?right)',
  '(?:should|shall|do) i (?:need to |have to )?(?:be )?(?:worry|worried|concerned|panic|scared)',
  'do i need (?:a|the|to (?:see|call|ring|go to) (?:a|the|my)) vet',
  'can (?:it|this|that|he|she) wait(?: (?:till|until|for|a few) \\w+)?',
  'how (?:bad|serious|dangerous|urgent) is (?:it|that|this)',
  'am i (?:just )?(?:overreacting|worrying too much|paranoid)',
  'what (?:do|should|can|shall) i do(?: now)?',
  'any (?:ideas?|advice|thoughts)',
];
const ITALIAN = [
  '(?:e|sara) (?:una cosa )?(?:molto |cosi |tanto )?(?:grave|normale|pericolos[oa]|urgente|preoccupante|seri[oa]|un problema|un.emergenza)',
  '(?:mi )?(?:devo|dovrei) (?:preoccupar(?:mi|e)|allarmarmi)',
  'c.e da preoccuparsi',
  'fa (?:niente|nulla)',
  'va bene(?: lo stesso| cosi)?',
  'passa da sol[oa]',
  '(?:posso|si puo|basta) aspettare(?: (?:domani|lunedi|ancora))?',
  '(?:serve|ci vuole) (?:il|un) veterinario',
  '(?:che )?(?:cosa|che) (?:devo |posso )?(?:fare|faccio)',
  'che (?:ne )?(?:dite|pensate)',
  'cosa ne pens(?:i|ate)',
];

const DOUBT = new RegExp(
  `(?<=^|[\\s,.;:!?(])(?:(?:and|so|but|ma|e quindi|quindi) )?(?:${[...ENGLISH, ...ITALIAN].join('|')})(?: or not| o no)?(?:[ .!)]*\\?+[?! ]*|[ .!]*(?=\\n|$))`,
  'g',
);

/** Words that must be left: a question that stands alone is all that was said. */
const LEAST_WORDS = 3;

/**
 * A message without the question that asks whether what it tells matters ("does it matter?", "devo
 * preoccuparmi?"): most questions ask for knowledge, these say nothing about the animal.
 * @param text folded.
 */
export function withoutDoubt(text: string): string {
  const told = text.replace(DOUBT, '').trim();
  return told.split(/\s+/).length < LEAST_WORDS ? text : told;
}
