import type { Evidence } from './learned/features.js';

/**
 * Likelihoods from which a question counts as an emergency, or as either alarm. From a
 * cross-validation of the lessons, lowered each time the share of harmless ones grew, and raised
 * when that of emergencies did (docs/evaluation.md).
 */
const [EMERGENCY_FROM, ALARM_FROM] = [0.09, 0.11];
/** The limit for either alarm where the rules show the sign of an emergency. */
const ALARM_WITH_SIGN_FROM = 0.09;
/**
 * Both limits where a message states only a computed dose that does no harm: of the 40 lessons of
 * this kind, the four alarms have a likelihood of 0.89 and more, the others of 0.05 and less.
 */
const [HARMLESS_EMERGENCY_FROM, HARMLESS_ALARM_FROM] = [0.24, 0.4];

const isHarmlessDose = ({ signs, toxins }: Evidence): boolean =>
  signs.length === 0 &&
  toxins.length > 0 &&
  toxins.every(({ isTold, mgPerKg, level }) => isTold && mgPerKg !== null && level === 'none');

/**
 * Both limits where messages of a conversation are read together and show neither the sign of an
 * emergency nor a poison that is one: a longer text by itself makes everything likelier. With 0.2,
 * 113 instead of 115 of 116 sealed emergencies told over several turns are found.
 */
const [TOGETHER_EMERGENCY_FROM, TOGETHER_ALARM_FROM] = [0.17, 0.2];
/**
 * Both limits where a later message is read by itself and shows none of these: "ate it all, no
 * straining" answers an earlier question, and is also read together with it.
 */
const [REPLY_EMERGENCY_FROM, REPLY_ALARM_FROM] = [0.2, 0.3];

/** A later message of a conversation by itself, or all that was told so far. */
export type PartOfConversation = 'reply' | 'together';

/** The likelihoods from which a question is an emergency, and from which it is any alarm. */
export function limitsFor(evidence: Evidence, part?: PartOfConversation): [number, number] {
  if (isHarmlessDose(evidence)) return [HARMLESS_EMERGENCY_FROM, HARMLESS_ALARM_FROM];
  if (evidence.signs.some(({ level }) => level === 'emergency')) {
    return [EMERGENCY_FROM, ALARM_WITH_SIGN_FROM];
  }
  const isPoison = evidence.toxins.some(({ triage }) => triage === 'emergency');
  if (isPoison || part === undefined) return [EMERGENCY_FROM, ALARM_FROM];
  if (part === 'reply') return [REPLY_EMERGENCY_FROM, REPLY_ALARM_FROM];
  return [TOGETHER_EMERGENCY_FROM, TOGETHER_ALARM_FROM];
}
