import { fold } from './text.js';

const LINK = '(?:and|but|so|oh|god|because|that|e|ma|che|perche)';
const SINCE =
  '(?: (?:all (?:day|night)|every (?:day|night)|since (?:yesterday|last night|this morning|then)|for \\w+ (?:hours|days|weeks)|so much|again|sooner|earlier|before|it|that|something|right away|at once|in continuazione|sempre|ancora|tutto il giorno|tutta la notte|da (?:ieri|stamattina|allora|\\w+ (?:ore|giorni|settimane))|prima|subito|tanto|tantissimo|troppo))*';

/** What owners say about themselves in grief or guilt. */
const FEELINGS = [
  "i (?:just |still |really )?(?:can'?t|cannot|can not|could not|couldn'?t) (?:stop|help) (?:crying|sobbing|weeping)",
  "i(?:'m| am|'ve been|ve been| have been| keep(?: on)?) (?:just |still |always )?(?:crying|sobbing|weeping|in tears)",
  'i (?:just |still )?(?:cry|sob|cried|sobbed)(?: and (?:cry|sob))*',
  "i(?:'m| am)? (?:feel |feeling )?(?:so |really |terribly |just )*(?:guilty|heartbroken|devastated|to blame)",
  "i (?:should'?ve|should have|should of|ought to have) (?:noticed|known|realised|realized|listened|acted|done more|done something)",
  "i (?:just )?(?:can'?t|cannot) (?:sleep|forgive myself|cope|bear it|believe it)",
  'i blame myself',
  '(?:io )?non (?:riesco a |posso |so )?(?:smetto|smettere|smetterla) di (?:piangere|singhiozzare)',
  '(?:io )?(?:sto |continuo a |non faccio (?:altro )?che )?(?:piango|piangere|piangendo)',
  '(?:ho pianto)',
  '(?:io )?non (?:dormo|riesco a dormire|me lo perdono|riesco a perdonarmelo|riesco a perdonarmi)',
  'mi sento (?:(?:cosi|tanto|molto|tremendamente) )?(?:in colpa|distrutt[oa])',
  '(?:avrei dovuto|dovevo|potevo) (?:accorger(?:mene|mi)|capirlo|capire|notarlo|saperlo|fare di piu|ascoltarl[oa])',
  'mi manca',
].join('|');

const ONLY_FEELINGS = new RegExp(
  `^(?:${LINK} )*(?:${FEELINGS})${SINCE}(?:,? (?:${LINK} )*(?:${FEELINGS})${SINCE})*[\\s.!?…]*$`,
);

/**
 * A message without the sentences in which its owner only says how they feel: tears and guilt are
 * not signs of the animal's. A sentence that says anything else is kept whole.
 */
export function withoutGrief(text: string): string {
  const sentences = text.split(/(?<=[.!?;\n])\s*/);
  const others = sentences.filter((sentence) => !ONLY_FEELINGS.test(fold(sentence).trim()));
  return others.length === sentences.length ? text : others.join(' ');
}
