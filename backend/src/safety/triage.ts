// The public interface of this room: other rooms import from here only.
export { assess, emergencyIn, type TriageQuestion } from './assess.js';
export {
  assessInCase,
  forgetInCase,
  raiseInCase,
  reopenCase,
  type TriageCase,
} from './case/triage-case.js';
export { ENDS } from './case/closing.data.js';
export { plainEndIn } from './case/plain-end.js';
export { concernsPoison, contactsFor, daysUnchecked } from './contacts.js';
export { emergencyGuide } from './guide/emergency-guide.js';
export { kindOf } from './kind.js';
export { isDeniedSign } from './reading/standing.js';
export { namesNoise } from './noise-fear.js';
export {
  BODY_TEMPERATURES,
  NEWBORN_TEMPERATURES,
  type BodyTemperatures,
} from './signs/body-temperatures.data.js';
export { checkDose, type CheckedDose } from './toxins/check-dose.js';
export { harmlessDose } from './toxins/harmless-dose.js';
export { isRisky, neverSaid, saidInstead, type NeverSaidReason } from './never-said.js';
