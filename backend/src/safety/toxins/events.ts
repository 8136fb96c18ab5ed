import { isDenied } from '../mention.js';
import { findAll, type Span } from '../../language/text.js';
import {
  APPLIED,
  BASE,
  BREATHED,
  EATEN,
  GERUND,
  LEFT,
  SPILT,
  TOUCHED,
  TRACES,
} from './event-verbs.data.js';
import type { ToxinRoute } from './toxin.js';

const pattern = (...verbs: string[]) =>
  new RegExp(`\\b(?:${[...verbs, TRACES, LEFT, EATEN, GERUND, BASE].join('|')})(?![a-z])`, 'g');
const EVENTS: Record<ToxinRoute, RegExp> = {
  mouth: pattern(),
  spill: pattern(SPILT),
  skin: pattern(APPLIED, SPILT),
  contact: pattern(TOUCHED),
  air: pattern(BREATHED),
};

const IS_BASE = new RegExp(`^(?:${BASE})$`);
const IS_GERUND = new RegExp(`^(?:${GERUND})$`);
const EATS =
  /^(?:took|grab|pick|snatch|nick|pinch|lick|chew|swallow|raccolt|acchiapp|leccat|ate|eat|eaten|drank|drunk|eating|drinking|had|mangi|bev|beve|pres|finit|assaggiat)/;
const UNREAL =
  /\b(?:can|could|may|should|would|will|if|when|does|do|is it|safe|ok|okay|allowed|what happens|how (?:much|many)|wants? to|trying to|never|dogs|cats|rabbits|birds|poss[oa]|possono|puo|potrebbe|deve|dovrei|se|quando|vuole|cerca di|fa male|si puo|i cani|i gatti)\b/;
const NEARLY =
  /\b(?:almost|nearly|about to|tried to|trying to|wanted to|before (?:he|she|it|they|my \w+)(?: could| had)?|forgot(?:ten)? to|forget to|dimenticat[oa] di|quasi|per poco|stava per|ha cercato di|cercava di|voleva|prima che(?: lo| la| li)?)(?: \w+){0,2} ?$/;
const OWNER =
  /(?:\b(?:i|we|my (?:husband|wife|son|daughter|kids?|partner|mum|mom|friend)|i've|i'm|i was|we've)(?: (?:just|have|was|am|had|already))*|(?<!\bgli )(?<!\ble )(?<!')\b(?:ho|abbiamo|io|noi|mio (?:marito|figlio)|mia (?:moglie|figlia))(?: (?:ha|ho|gia|appena|sto|ne))*) ?$/;
const ACTS =
  /\b(?:is|was|are|were|been|be|he's|she's|it's|keeps?|kept|caught|found|saw|started|just|after|from)(?: \w+){0,3} ?$/;
const EVER_GIVEN =
  /\b(?:is|are|be)\b(?! being)(?: \w+){0,3} (?:ever|normally|usually|often|sometimes|safely) $|\bcan (?:\w+ )?be $/;
const CLAUSE = /[.!?;,:\n()]+|\b(?:but|however|because|and then|ma|pero|perche|quindi)\b/;

function clauseBefore(text: string, event: Span): string {
  return (
    text
      .slice(Math.max(0, event.start - 120), event.start)
      .split(CLAUSE)
      .at(-1) ?? ''
  );
}

/** What a verb says: it happened, it did not (or only might), or somebody else did it. */
export type EventKind = 'real' | 'unreal' | 'other';

export function judgeEvent(text: string, event: Span): EventKind {
  const verb = text.slice(event.start, event.end);
  const clause = clauseBefore(text, event);
  if (EATS.test(verb) && OWNER.test(clause)) return 'other';
  if (isDenied(text, event) || NEARLY.test(clause)) return 'unreal';
  if (verb === 'given' && EVER_GIVEN.test(clause)) return 'unreal';
  if (IS_BASE.test(verb) && UNREAL.test(clause)) return 'unreal';
  if (IS_GERUND.test(verb) && (!ACTS.test(clause) || /^ ?(?:is|are) ?$/.test(clause)))
    return 'other';
  return 'real';
}

/** Verbs and traces ("empty packet") of a substance reaching an animal by this route. */
export function findEvents(text: string, route: ToxinRoute): Span[] {
  return findAll(EVENTS[route], text);
}
