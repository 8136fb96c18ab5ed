import type { Evidence } from './learned/features.js';

/**
 * Likelihoods from which a question counts as an emergency, or as any of the two alarms. From a
 * cross-validation of the lessons (docs/evaluation.md).
 */
const [EMERGENCY_FROM, ALARM_FROM] = [0.1, 0.15];
/** The latter where the rules show the sign of an emergency. */
const ALARM_WITH_SIGN_FROM = 0.08;
/**
 * Both where nothing is told but a computed dose that does no harm: of the 40 lessons of this kind,
 * the four alarms have a likelihood of 0.89 and more, the others of 0.05 and less.
 */
const [HARMLESS_EMERGENCY_FROM, HARMLESS_ALARM_FROM] = [0.24, 0.4];

const isHarmlessDose = ({ signs, toxins }: Evidence): boolean =>
  signs.length === 0 &&
  toxins.length > 0 &&
  toxins.every(({ isTold, mgPerKg, level }) => isTold && mgPerKg !== null && level === 'none');

/**
 * The former where messages of a conversation are read together, and neither a sign nor a substance
 * of theirs is one of an emergency: a longer text alone makes everything likelier. Any limit from
 * 0.2 to 0.5 gives the same figures (docs/evaluation.md).
 */
const ADDED_UP_EMERGENCY_FROM = 0.2;

/**
 * The likelihoods from which a question is an emergency, and from which it is any alarm.
 * @param isAddedUp the text is several messages of a conversation.
 */
export function limitsFor(evidence: Evidence, isAddedUp: boolean): [number, number] {
  if (isHarmlessDose(evidence)) return [HARMLESS_EMERGENCY_FROM, HARMLESS_ALARM_FROM];
  const { signs, toxins } = evidence;
  const hasSign = signs.some(({ level }) => level === 'emergency');
  const hasToxin = toxins.some(({ isTold, triage }) => isTold && triage === 'emergency');
  const isVague = isAddedUp && !hasSign && !hasToxin;
  return [
    isVague ? ADDED_UP_EMERGENCY_FROM : EMERGENCY_FROM,
    hasSign ? ALARM_WITH_SIGN_FROM : ALARM_FROM,
  ];
}
