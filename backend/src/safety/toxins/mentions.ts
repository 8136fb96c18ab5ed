import type { Span } from '../../language/text.js';
import { findNames, type Named } from './names.js';
import { unnamedMedicines } from './unnamed.js';
import type { Token } from './tokens.js';
import type { Mention } from './toxin.js';

const ACTIVE_BAIT = /^(?:cholecalciferol|rodenticide-bromethalin)$/;
/** No real question names more; a pasted list must not take long. */
const MAX_MENTIONS = 40;
const VAGUE_REACH = 90;

/** "72% cocoa" states the strength of the chocolate, not a second food. */
const isShare = (text: string, mention: Mention, all: readonly Mention[]): boolean =>
  /% ?(?:di |of |d')?$/.test(text.slice(Math.max(0, mention.start - 6), mention.start)) &&
  mention.form.as === 'cocoa-powder' &&
  all.some((one) => one !== mention && one.substance === mention.substance);

/**
 * A bait whose active substance is named counts as that one, wherever in the question it is named.
 */
function settleBaits(mentions: readonly Mention[]): Mention[] {
  const bait = mentions.some(({ substance }) => substance.id === 'rodenticide');
  const active = mentions.find(({ substance }) => ACTIVE_BAIT.test(substance.id))?.substance;
  const form = active?.forms.find((one) => (one.as ?? active.id).startsWith('rodenticide'));
  if (!bait || !active || !form) return [...mentions];
  return mentions.map((mention) =>
    mention.substance === active || mention.substance.id === 'rodenticide'
      ? { ...mention, substance: active, form }
      : mention,
  );
}

/** "Tablets" beside "ibuprofen", or "plant" beside "orchid", adds nothing. */
function isNamedBetter(mention: Mention, known: readonly Span[]): boolean {
  const isNear = (one: Span) =>
    one.start - mention.end < VAGUE_REACH && mention.start - one.end < VAGUE_REACH;
  return mention.substance.isVague === true && known.some(isNear);
}

const isMention = (named: Named | Mention): named is Mention => named.substance !== undefined;

/**
 * Substances named in a text, the longest name at each place; words of six letters or more may be
 * misspelt. An unknown medicine is recognised by its strength ("Zoprelax 20 mg").
 */
export function findMentions(text: string, tokens: readonly Token[]): Mention[] {
  const named = findNames(text, tokens);
  const mentions = named.filter(isMention).slice(0, MAX_MENTIONS);
  const harmless = named.filter((one) => !isMention(one));
  const exact = mentions.filter(({ substance }) => !substance.isVague);
  const known = [...exact, ...harmless];
  const kept = mentions.filter((one) => !isNamedBetter(one, known) && !isShare(text, one, exact));
  return settleBaits(kept.length > 0 ? kept : unnamedMedicines(text, tokens, harmless));
}
