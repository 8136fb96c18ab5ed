import { isDenied } from '../mention.js';
import { mayBeEaten } from '../noise-fear.js';
import type { Span } from '../../language/text.js';
import { petActsOn } from './acts-on.js';
import { judgeEvent } from './events.js';
import { givingOf } from './giving.js';
import { isElsewhere, isNameOfPet } from './elsewhere.js';
import type { Mention } from './toxin.js';

const SENTENCE_END = /[.!?;]+(?=\s|$)|\n+/g;
const SUPPOSED =
  /\b(?:would happen|what would|would it be|were to|if (?:he|she|it|my \w+) ever|should (?:he|she|it|my \w+) ever|if i gave|if i give|thinking (?:of|about) giving|planning to (?:give|feed|start)|planning on giving|succederebbe|mangiasse(?:ro)?|bevesse(?:ro)?|leccasse(?:ro)?|dovesse|se (?:gli |le )?dessi|se (?:gli |le )?do|vorrei dar\w+|pensavo di dar\w+)\b/;
const GENERAL = new RegExp(
  [
    String.raw`\b(?:can|could|may|should|shall) (?:i|we|you|my|a|an|the|any|all|he|she|it|they|dogs?|cats?|rabbits?|birds?|parrots?|bunn\w+|pupp\w+|kittens?|ferrets?|hamsters?|guinea)\b`,
    String.raw`\b(?:is|are|does|do|which|why|as)\b.*\b(?:toxic|poison(?:ous)?|dangerous|harmful|safe|ok|okay|bad|deadly|fatal|lethal|allowed|good|healthy|kill|contain\w*)\b`,
    String.raw`\bwould\b.*\b(?:hurt|harm|kill|poison|be (?:ok|okay|bad|enough|safe))\b|\bhow (?:much|many|often|long|do|does|is)\b|\bwhy\b|\bwhich\b|\bwhere (?:can|do|is)\b|\bwhat(?:'s|s)? ?(?:is|are|the|does|do|kind|amount|dose|happens|plants|foods|makes)\b|\b(?:list of|difference|recipe)\b`,
    String.raw`\b(?:poss[oa]|possono|possiamo|puo|potrei|potrebbe|dovrei|esistono|contengono|contiene|serve a|a cosa)\b`,
    String.raw`\bfa(?:nno)? (?:male|bene)\b|\bva(?:nno)? bene\b|\b(?:tossic|velenos|pericolos|dannos|letal|mortal|vietat|proibit|nociv|sicur)[oaieh]\w*`,
    String.raw`\bperche (?:i|gli|le|il|la|l)\b|\bqual[ei]?\b|\bquant[oaie]\b|\bcome (?:mai|si|lo|la|posso|faccio)\b|\bdove\b|\bcosa (?:provoca|succede|fa|e)\b`,
  ].join('|'),
);
const ALARM = /\b(?:help|aiuto|emergency|emergenza|urgente|urgent|panic\w*|worried|preoccupat\w)\b/;
const TAKEN_UP =
  /\b(?:ne (?:ha|hanno|ho)|l'(?:ha|ho|hanno)|l[oaie] (?:ha|hanno)|mine|it|them|some|one|two|three|half|a (?:bit|piece|few|little|bite)|\d+ ?\w+)\b/;
const OWN_TASTE =
  /\b(?:i (?:like|love|drink|eat|take|smoke)|mi (?:piace|piacciono)|bevo|mangio|prendo|fumo|adoro)\b/;
const ONLY_SNIFFED = /\b(?:sniff\w*|smell\w*|smelt|annus\w+)\b/;
/** "Which medicines has she had this week?" asks for what was recorded, and reports nothing. */
const ASKS_RECORD =
  /^\W*(?:and |e )?(?:(?:which|what|quali|che) (?:other |altr[ei] )?(?:medicines?|medications?|meds|farmac[oi]|medicin[ae]l?[ei]?) (?:(?:has|have|did|was) \w+ (?:had|taken|take|got|get|been given|given)|ha (?:preso|avuto)|(?:le|gli) (?:ho|abbiamo) dato) (?:this|last|(?:in|over) the (?:last|past)|since|quest[ao]|la scorsa|lo scorso|ne(?:gli|lle) ultim[ei]|da) [^,;]{2,30}|(?:when|quando) [^,;]{0,60}\b(?:last|l'ultima volta)\b[^,;]{0,60})\?*\W*$/;
const USED_UP =
  /^(?: (?!(?:i|we|you|he|she|it|they|that|who)\b)\w+)? (?:left|remaining|any ?more|rimast\w|avanzat\w)\b/;
const REACH = 200;

/** What may follow a pronoun: "one an hour ago", not "one biscuit". */
const NO_NOUN = String.raw`(?=\W*$|[.,;!?\n]| (?:an?|about|around|this|last|yesterday|already|earlier|today|tonight|(?:right )?now|just|while|as i|by|and|but|so|before|off|from|all|of (?:it|them|those)|hours?|\d)\b)`;
const SOME = String.raw`(?:about |around |only |just )?(?:it|them|one|two|three|half|some|loads|a (?:bit|few|handful|little|whole (?:one|bar|pack|packet|bag|tub))|the (?:lot|whole (?:bar|pack|packet|bag|box))|\d+)`;
/** A confession that names nothing, in the sentence after a mention: "I already gave him one". */
const CONFESSED = new RegExp(
  [
    String.raw`\b(?:gave|given|fed) (?:him|her|it|them|mine) ${SOME}${NO_NOUN}`,
    String.raw`\b(?:he|she|it|they|mine|my \w+)(?:'?s| has| have)? (?:just |already |only )*(?:eaten|ate|had|scoffed|swallowed|licked|took|taken|nicked|munched|wolfed|chewed)(?: up)? ${SOME}${NO_NOUN}`,
    String.raw`\b(?:he|she|it|they|mine|my \w+)(?:'?s| is| are|'?re) (?:just |already |now )*(?:eating|chewing|licking|munching|nibbling|swallowing|drinking) (?:on |at |up )?${SOME}${NO_NOUN}`,
    String.raw`\b(?:because|well|cos|and) mine (?:has|did|just (?:has|did))\b`,
    String.raw`\b(?:gliel'|gliene |gliela |glielo )(?:ho|ha|abbiamo|hanno) (?:appena |gia |purtroppo )*(?:dat|mess|applicat|somministrat)\w\b`,
    String.raw`\b(?:l'|li |le |lo |la )(?:ho|abbiamo) (?:appena |gia )*(?:dat|mess|applicat)\w\b`,
    String.raw`\b(?:ne|lo|la|li|le) (?:sta|stanno) (?:gia |ora |adesso |proprio )*(?:mangia|beve|lecca|mastica|ingoia|divora|sgranocchia|rosicchia|morde)ndo\b`,
    String.raw`\b(?:ne |l'|li |le |se l')(?:ha|hanno|e) (?:appena |gia )*(?:mangiat|bevut|pres|leccat|ingoiat|divorat|sgranocchiat|masticat|mors|rosicchiat)\w\b`,
  ].join('|'),
);
/** Characters after a sentence in which a confession counts: the next sentence or message. */
const CONFESSION_REACH = 80;

/** Whether the text after a sentence confirms what it only names or asks about. */
function isConfessed(text: string, sentence: Span): boolean {
  const next = text.slice(sentence.end, sentence.end + REACH);
  const said = CONFESSED.exec(next);
  if (!said || said.index > CONFESSION_REACH) return false;
  const start = sentence.end + said.index;
  const span = { start, end: start + said[0].length };
  return !isDenied(text, span) && !isElsewhere(text, span, sentenceAround(text, span));
}

/** What else in the question counts for or against an exposure. */
export interface ExposureEvidence {
  /** The verbs and traces in the whole text by which it may have reached the animal. */
  events: readonly Span[];
  hasAmount: boolean;
  /** Signs of illness, like the animal's weight, make little sense without an exposure. */
  isSick: boolean;
  hasWeight: boolean;
}

function sentenceAround(text: string, span: Span): Span {
  let start = 0;
  let end = text.length;
  for (const match of text.matchAll(SENTENCE_END)) {
    if (match.index < span.start) start = match.index + match[0].length;
    else if (match.index >= span.end) {
      end = match.index;
      break;
    }
  }
  return { start, end };
}

function verdict(text: string, events: readonly Span[]): boolean | null {
  for (const event of events) {
    const kind = judgeEvent(text, event);
    if (kind !== 'other') return kind === 'real';
  }
  return null;
}

const isTakenUp = (text: string, event: Span) =>
  TAKEN_UP.test(text.slice(Math.max(0, event.start - 20), event.end + 25));

/** "There are no grapes left" denies what is there, not that it was eaten. */
const isUsedUp = (text: string, { end }: Span) => USED_UP.test(text.slice(end, end + REACH));

const isUnnamedMedicine = ({ substance }: Mention): boolean =>
  substance.isVague === true && substance.medicine !== undefined;

/** How surely a substance reached an animal: stated outright, only likely, or not. */
export type Exposure = 'told' | 'likely' | 'none';

/**
 * How surely a named substance reached an animal: by the verb before it in its sentence, otherwise
 * the one after it, otherwise those of the neighbouring sentences. Denials, near misses, and cases
 * long past, supposed or general count as none, and so does what the owner or somebody else's
 * animal ate; doubt counts. Without any verb, an amount, a weight, a sign of illness or a cry for
 * help decides.
 */
export function exposureTo(text: string, mention: Mention, evidence: ExposureEvidence): Exposure {
  const sentence = sentenceAround(text, mention);
  const words = text.slice(sentence.start, sentence.end);
  const isNot = isDenied(text, mention) && !isUsedUp(text, mention);
  if (isNot || isElsewhere(text, mention, sentence) || isNameOfPet(text, mention)) return 'none';
  if (isConfessed(text, sentence)) return 'told';
  if (mention.form.isHeard && !mayBeEaten(text)) return 'none';
  if (SUPPOSED.test(words)) return 'none';
  if (mention.substance.isVague === true && ASKS_RECORD.test(words)) return 'none';
  if (mention.form.tellsEvent) return 'told';

  const near = evidence.events.filter(
    ({ start, end }) => end > mention.start - REACH && start < mention.end + REACH,
  );
  const giving = isUnnamedMedicine(mention) ? givingOf(text, mention) : null;
  if (giving) {
    const others = near.filter(({ start }) => start < giving.start || start >= giving.end);
    if (!verdict(text, others)) return 'none';
  }
  const inside = near.filter(
    ({ start, end }) =>
      start >= sentence.start &&
      end <= sentence.end &&
      // "Chewing gum" is not chewing.
      (start < mention.start || start >= mention.end),
  );
  const before = inside.filter(({ start }) => start < mention.start).reverse();
  const after = inside.filter(({ start }) => start >= mention.end);
  const told = verdict(text, [...before, ...after]);
  if (told !== null) return told ? 'told' : 'none';
  if (inside.length > 0) return 'none';

  const earlier = near.filter(({ end }) => end <= sentence.start).reverse();
  const later = near.filter(({ start }) => start >= sentence.end);
  const isQuestion = GENERAL.test(words);
  const isPlant = mention.substance.id === 'unknown-plant' && !evidence.isSick;
  if (!isQuestion && petActsOn(text, mention, isPlant)) return 'told';
  const isMeant = (event: Span) =>
    (!isQuestion || isTakenUp(text, event)) &&
    !isElsewhere(text, event, sentenceAround(text, event));
  const around = [...later, ...earlier].filter(isMeant);
  const { hasAmount, hasWeight, isSick } = evidence;
  const isLikely = (): boolean => {
    const { substance, form } = mention;
    if (OWN_TASTE.test(words) || substance.isVague || form.isHeard) return false;
    if (ONLY_SNIFFED.test(words)) return isSick;
    return isSick || ALARM.test(text) || (!isQuestion && (hasAmount || hasWeight));
  };
  return (verdict(text, around) ?? isLikely()) ? 'likely' : 'none';
}
