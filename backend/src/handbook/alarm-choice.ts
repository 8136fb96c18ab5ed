import type { TriageLevel } from '../contract/chat.js';
import { fold } from '../language/text.js';
import type { HandbookQuery } from './handbook-query.js';
import type { Match } from './entry.js';
import { HELPS_AT_ONCE, ONLY_IF_ASKED, ONLY_IF_SAID } from './first-aid.data.js';
import type { HandbookIndex } from './handbook-index.js';

/** From this fit on, an entry's own question is the one asked, or nearly. */
export const ANSWERING_FIT = 0.95;

/** How many of the best matches decide which first aid comes first. */
const NEAREST = 3;

/** Minimum weight of a word that few entries contain: "lump" has 2.7, "eat" 1.6. */
const RARE_WORD = 2.2;
/** Minimum share of topic words to cover: with a rare one in the entry's title, and without. */
const [LEAST_NAMED, LEAST_TOLD] = [0.3, 0.5];
/** From this share of a message's topic words on, an entry covers the whole message. */
const WHOLLY_TOLD = 0.75;

interface Alarm {
  query: HandbookQuery;
  level: TriageLevel;
  /** What the search found, best first. */
  matches: readonly Match[];
  /** Entries with first aid for the rules behind the alarm, the best first. */
  firstAid: readonly Match[];
}

/** The order of entries in an alarm; see `HandbookService.inAlarm`. */
export function chooseInAlarm(
  index: HandbookIndex,
  { query, level, matches, firstAid }: Alarm,
): Match[] {
  const asked = index.read(query.question, query.name);
  const rare = asked.filter(({ weight }) => weight >= RARE_WORD);
  const told = fold(query.question);
  const helps = ({ entry: { id } }: Match) =>
    (level === 'urgent' || HELPS_AT_ONCE.has(id)) && (ONLY_IF_SAID[id]?.test(told) ?? true);
  const isAsked = ({ fit = 0 }: Match) => fit >= ANSWERING_FIT;
  const isTold = ({ entry: { id } }: Match) =>
    !ONLY_IF_ASKED.has(id) &&
    index.words.coverage(id, asked) >= (index.words.entitles(id, rare) ? LEAST_NAMED : LEAST_TOLD);
  const isWhole = ({ entry: { id } }: Match) =>
    !ONLY_IF_ASKED.has(id) && index.words.coverage(id, asked) >= WHOLLY_TOLD;
  const near = matches.slice(0, NEAREST).filter((match) => firstAid.includes(match));
  const isKnown = (match: Match) => match.fit !== undefined && isWhole(match);
  // The best match precedes the first aid if its own question was asked or, short of an emergency,
  // if no first aid near it has a matching question and covers the whole message.
  const own = matches
    .slice(0, 1)
    .filter(
      (match) => isWhole(match) && (isAsked(match) || (level === 'urgent' && !near.some(isKnown))),
    );
  const aside = matches.filter((match) => isAsked(match) || isTold(match));
  return [...new Set([...own, ...near, ...firstAid, ...aside])].filter(helps);
}
