import type { TriageLevel } from '../../contract/chat.js';
import type { Animal } from '../animals.js';
import type { Text } from '../rule.js';

export type AlarmLevel = Exclude<TriageLevel, 'routine'>;

/** One constellation of meanings that makes a sign; see `parsePattern` for `when`. */
export interface SignRule {
  level: AlarmLevel;
  when: string;
  /** Empty: every animal. */
  animals: readonly Animal[];
}

/** Signs that share why they matter, what to do and where that comes from. */
export interface SignGroup {
  id: string;
  reason: Text;
  /** First aid that comes before the call. */
  atOnce?: readonly Text[];
  /** What to do now, after the call to the vet. */
  steps: readonly Text[];
  donts: readonly Text[];
  source: string;
  /** A meaning that explains the urgent signs of this group away: a look-alike of illness. */
  unless?: string;
  rules: readonly SignRule[];
}

export const emergency = (when: string, ...animals: Animal[]): SignRule => ({
  level: 'emergency',
  when,
  animals,
});

export const urgent = (when: string, ...animals: Animal[]): SignRule => ({
  level: 'urgent',
  when,
  animals,
});
