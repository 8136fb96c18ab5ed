import type { Finding } from '@contract/insights';

/** The entries behind what stands out; what is on course, or not known yet, lights nothing. */
export const litBy = (findings: readonly Finding[]): ReadonlySet<number> => {
  const open = findings.filter(({ level }) => level !== 'good' && level !== 'unknown');
  return new Set(open.flatMap(({ evidence }) => evidence.entryIds));
};
