import type { AuditEvent } from './audit.js';

/** A line of the audit log, as it was written. */
export interface AuditLine {
  audit: AuditEvent;
  [detail: string]: unknown;
}

/** A removal that a restore repeats, because it happened after the backup. */
export interface RepeatedRemoval {
  /** Name of what is removed, for the operator. */
  what: string;
  /** The id that a line names, if it is a line of this kind. */
  idIn: (line: AuditLine) => unknown;
  /** Run in order on `LINES`, once or several times; the rows of the last one are counted. */
  statements: string[];
}

/** One row for each id, with the time of its newest line and the earliest `since` of its lines. */
export const LINES =
  'unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) AS line(id, at, since)';

export const idIn =
  (field: string, ...events: AuditEvent[]): RepeatedRemoval['idIn'] =>
  (line) =>
    events.includes(line.audit) ? line[field] : undefined;

const passwordChanged = idIn('userId', 'password-changed', 'password-reset', 'account-secured');

const signedInByProvider = idIn('userId', 'provider-sign-in');

/** The user whose account passed from whoever registered it to the true owner of its address. */
export const handedOver: RepeatedRemoval['idIn'] = (line) =>
  line.outcome === 'handed-over' ? signedInByProvider(line) : undefined;

/** The user who was signed out everywhere, since somebody else may have been signed in. */
export const signedOutEverywhere: RepeatedRemoval['idIn'] = (line) =>
  handedOver(line) ?? passwordChanged(line);
