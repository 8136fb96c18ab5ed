// What `npm run train` and `npm run eval` need beyond the public interface, `triage.ts`.
export { evidenceOf, levelOf } from './assess.js';
export { CLOSING, closesAlarm, closingFeatures, tellsOfEnd } from './case/closing.js';
export { featuresOf } from './learned/features.js';
export { LEVELS, likelihoodOf, reasonsFor } from './learned/level-reader.js';
export { located, readTable } from './learned/table.js';
