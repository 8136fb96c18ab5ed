import { isDenied } from '../mention.js';
import type { Span } from '../text.js';
import { findEvents, judgeEvent } from './events.js';
import type { ToxinRoute } from './toxin.js';

const SENTENCE_END = /[.!?;\n]+(?=\s|$)/g;
const LONG_AGO =
  /\b(?:last (?:year|summer|winter|spring|month|christmas|easter)|(?:\w+ )?(?:years?|months?) ago|used to|in the past|as a (?:puppy|kitten)|when (?:he|she|it) was (?:a |\w+ months|young|little)|once (?:when|as)|anno scorso|estate scorsa|il mese scorso|lo scorso (?:anno|mese)|(?:ann[oi]|mes[ei]) fa|in passato|da (?:piccol[oa]|cucciol[oa])|tempo fa)\b/;
const NOW =
  /\b(?:again|now|today|tonight|just|this (?:morning|evening)|di nuovo|ancora|adesso|oggi|ora|appena|stamattina|stasera)\b/;
const SUPPOSED =
  /\b(?:would happen|what would|would it be|were to|if (?:he|she|it|my \w+) ever|should (?:he|she|it|my \w+) ever|if i gave|if i give|succederebbe|mangiasse(?:ro)?|dovesse|se (?:gli |le )?dessi|se (?:gli |le )?do)\b/;
const GENERAL =
  /\b(?:can|could|may|is|are|does|do|should|safe|toxic|poisonous|dangerous|harmful|bad for|why|which|how (?:much|many)|what (?:is|are|amount)|difference|recipe|tossic\w*|velenos\w+|pericolos\w+|dannos\w+|fa male|fanno male|poss[oa]|possono|puo|perche|quale|quali|quant[oaie]|dovrei|cosa e)\b/;
const ALARM = /\b(?:help|aiuto|emergency|emergenza|urgente|urgent)\b/;
const REACH = 200;

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

/**
 * Whether a named substance reached an animal: by the verb before it in its sentence, else the one
 * after, else those of the neighbouring sentences. Denied, nearly, long ago, supposed and general
 * questions are none, nor is what the owner ate; doubt counts. Without any verb an amount or a cry
 * for help decides.
 */
export function hasHappened(
  text: string,
  mention: Span,
  route: ToxinRoute,
  hasAmount: boolean,
): boolean {
  if (isDenied(text, mention)) return false;
  const sentence = sentenceAround(text, mention);
  const words = text.slice(sentence.start, sentence.end);
  if (LONG_AGO.test(words) && !NOW.test(words)) return false;
  if (SUPPOSED.test(words)) return false;

  const near = findEvents(text, route).filter(
    ({ start, end }) => end > mention.start - REACH && start < mention.end + REACH,
  );
  const inside = near.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
  const before = inside.filter(({ end }) => end <= mention.start).reverse();
  const after = inside.filter(({ start }) => start >= mention.end);
  const told = verdict(text, [...before, ...after]);
  if (told !== null) return told;
  if (GENERAL.test(words)) return ALARM.test(text) && hasAmount;

  const earlier = near.filter(({ end }) => end <= sentence.start).reverse();
  const later = near.filter(({ start }) => start >= sentence.end);
  const isTold = verdict(text, [...earlier, ...later]);
  return isTold ?? (inside.length === 0 && (hasAmount || ALARM.test(text)));
}
