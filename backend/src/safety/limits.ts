import type { Evidence } from './learned/features.js';

/**
 * Likelihoods from which a question counts as an emergency, or as either alarm. They follow the
 * reader: lower when the share of harmless lessons grew, higher when that of emergencies did, and
 * half as high since features count in pairs, which makes likelihoods more extreme
 * (docs/evaluation.md).
 */
const [EMERGENCY_FROM, ALARM_FROM] = [0.035, 0.045];
/** The limit for either alarm where the rules show the sign of an emergency. */
const ALARM_WITH_SIGN_FROM = 0.035;
/**
 * Both limits where a message states only a computed dose that does no harm: of the lessons of this
 * kind, all alarms have a likelihood of 0.55 and more, all others of 0.01 and less.
 */
const [HARMLESS_EMERGENCY_FROM, HARMLESS_ALARM_FROM] = [0.24, 0.4];

const isHarmlessDose = ({ signs, toxins }: Evidence): boolean =>
  signs.length === 0 &&
  toxins.length > 0 &&
  toxins.every(({ isTold, mgPerKg, level }) => isTold && mgPerKg !== null && level === 'none');

/**
 * Both limits where messages of a conversation are read together and show neither the sign of an
 * emergency nor a poison that is one: a longer text by itself makes everything likelier.
 */
const [TOGETHER_EMERGENCY_FROM, TOGETHER_ALARM_FROM] = [0.09, 0.11];
/** The same where they do show one: its words stay in the text, whatever is said about them later. */
const TOGETHER_WITH_SIGN_FROM = 0.15;
/**
 * Both limits where a later message is read by itself and shows none of these: "ate it all, no
 * straining" answers an earlier question, and is also read together with it.
 */
const [REPLY_EMERGENCY_FROM, REPLY_ALARM_FROM] = [0.11, 0.18];

/** A later message of a conversation by itself, or all that was told so far. */
export type PartOfConversation = 'reply' | 'together';

/** The likelihoods from which a question is an emergency, and from which it is any alarm. */
export function limitsFor(evidence: Evidence, part?: PartOfConversation): [number, number] {
  if (isHarmlessDose(evidence)) return [HARMLESS_EMERGENCY_FROM, HARMLESS_ALARM_FROM];
  if (evidence.signs.some(({ level }) => level === 'emergency')) {
    return part === 'together'
      ? [TOGETHER_WITH_SIGN_FROM, TOGETHER_WITH_SIGN_FROM]
      : [EMERGENCY_FROM, ALARM_WITH_SIGN_FROM];
  }
  const isPoison = evidence.toxins.some(({ triage }) => triage === 'emergency');
  if (isPoison || part === undefined) return [EMERGENCY_FROM, ALARM_FROM];
  if (part === 'reply') return [REPLY_EMERGENCY_FROM, REPLY_ALARM_FROM];
  return [TOGETHER_EMERGENCY_FROM, TOGETHER_ALARM_FROM];
}
