import type { Finding } from '@contract/insights';

/** The entries behind open findings; what is on course, or still unknown, highlights nothing. */
export const litBy = (findings: readonly Finding[]): ReadonlySet<number> => {
  const open = findings.filter(({ level }) => level !== 'good' && level !== 'unknown');
  return new Set(open.flatMap(({ evidence }) => evidence.entryIds));
};
