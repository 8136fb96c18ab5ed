import { PET } from './elsewhere.js';
import type { Span } from '../../language/text.js';

const SUBJECT = new RegExp(
  String.raw`\b(?:he|she|it|they|mine|${PET}|pig|tortoise|ha|hanno|si e|s'e|sta|stava|tartaruga|porcellino)\b`,
  'g',
);
const OWNER = /\b(?:i|we|you|people|someone|ho|abbiamo|hai|vorrei|voglio|io|noi)\b/;
const HARMLESS =
  /\b(?:lov\w+|lik(?:es|ed)|hat(?:es|ed)|see[sn]?|saw|smell\w*|sniff\w*|annus\w+|tocca\w*|touch\w*|scared|afraid|bark\w*|sleep\w*|want\w*|beg\w*|need\w*|watch\w*|look\w*|ignor\w*|avoid\w*|allergic|named|called|live[sd]?|weigh\w*|am[ao]|ador\w+|odia|ved[eo]\w*|dorm\w+|abbai\w*|vuole|guard\w+|paura|chied\w+|ignor\w+|evit\w+|allergic\w+|chiama|viv\w+|pesa|color\w*|not|never|n't|non|mai|senza|without)\b/;
/** What is done to plants without eating them: "she digs up my plants". */
const TENDS =
  /\b(?:dig\w*|dug|knock\w*|tip\w*|topples?|toppled|pull(?:s|ed|ing)? (?:up|out|down)|bur(?:y|ies|ied|ying)|pees?|peed|peeing|wees?|weed|poos?|pooed|roll(?:s|ed|ing)?|trampl\w+|play\w*|hid(?:es?|ing)?|scratch\w*|scav\w+|rovesci\w+|butta(?:to)? giu|sotterr\w+|seppelli\w+|pipi|cacca|rotol\w+|calpest\w+|gioc\w+|nascond\w+|graffi\w+|raspa\w*)\b/;
const CLAUSE = /[.!?;,:\n()]+|\b(?:but|because|and then|while|when|ma|pero|perche|mentre|quando)\b/;
const MAX_WORDS = 8;

/**
 * Whether the pet is the subject before the substance in the same clause ("she swiped the lily").
 * An unforeseen verb then counts as an exposure; digging up a plant without a name does not.
 */
export function petActsOn(text: string, mention: Span, isPlant: boolean): boolean {
  const clause =
    text
      .slice(Math.max(0, mention.start - 90), mention.start)
      .split(CLAUSE)
      .at(-1) ?? '';
  const subject = [...clause.matchAll(SUBJECT)].at(-1);
  if (!subject) return false;
  const between = clause.slice(subject.index + subject[0].length).trim();
  const words = between.split(/\s+/).filter((word) => word !== '').length;
  if (isPlant && TENDS.test(clause)) return false;
  return words > 0 && words <= MAX_WORDS && !OWNER.test(between) && !HARMLESS.test(clause);
}
