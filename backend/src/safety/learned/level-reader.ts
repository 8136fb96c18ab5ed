import type { TriageLevel } from '../../contract/chat.js';
import { featuresOf, type Evidence } from './features.js';
import { likelihoods, strongestReasons, tableIn } from './table.js';
import type { Reason, Shape, Table } from './table.js';

export const LEVELS: Shape<TriageLevel> = {
  places: 2 ** 18,
  outcomes: ['emergency', 'urgent', 'routine'],
  vectors: { places: 2 ** 16, dimensions: 80 },
};

const learned = tableIn('levels.bin', import.meta.url, LEVELS);

/** How likely each level is for a question, learned from labelled messages. Deterministic. */
export const likelihoodOf = (
  evidence: Evidence,
  table: Table<TriageLevel> = learned(),
): Record<TriageLevel, number> => likelihoods(featuresOf(evidence), table);

/** The features that counted most for a level, the strongest first. */
export const reasonsFor = (level: TriageLevel, evidence: Evidence): Reason[] =>
  strongestReasons(level, featuresOf(evidence), { most: 8, table: learned() });
