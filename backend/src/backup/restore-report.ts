import type { RemovalLog } from './removal-log.js';
import type { Repeated } from './repeat-removals.js';

/** Maximum number of ids listed; the rest are only counted. */
const LISTED = 20;

interface Done {
  /** Undefined if only a log was repeated. */
  rows: number | undefined;
  log: RemovalLog | undefined;
  repeated: Repeated | undefined;
  /** Why Redis could not be emptied. */
  redisFault?: string | undefined;
}

/** Returns the report that a restore prints for the operator. */
export function reportOf(takenAt: Date, { rows, log, repeated, redisFault }: Done): string {
  const back =
    rows === undefined
      ? 'No row was restored'
      : `${String(rows)} rows are back as they were at ${takenAt.toISOString()}`;
  const lines =
    redisFault === undefined
      ? [`${back}; Redis is empty`]
      : [`${back}; Redis is not empty (${redisFault}): empty it before you start any process`];
  if (log && repeated) lines.push(...removalsOf(repeated), ...warningsOf(log, takenAt));
  else lines.push('What was removed or revoked since then is back: repeat it with --log.');
  return lines.join('\n');
}

function removalsOf({ removed, unreachable }: Repeated): string[] {
  const counts = [...removed].map(([what, count]) => `${what}: ${String(count)}`);
  const ids = unreachable.slice(0, LISTED).join(', ');
  const more = unreachable.length - LISTED;
  return [
    ...(counts.length > 0
      ? ['Repeated from the log:', ...counts]
      : ['Nothing was left to repeat.']),
    ...(unreachable.length > 0
      ? [
          `Accounts that nobody can sign in to: ${ids}${more > 0 ? ` and ${String(more)} more` : ''}`,
        ]
      : []),
  ];
}

function warningsOf(log: RemovalLog, takenAt: Date): string[] {
  const { oldest, newest, auditLines, damaged } = log;
  if (auditLines === 0) return ['Warning: the log has no line of the audit log.'];
  const span = `from ${oldest.toISOString()} to ${newest.toISOString()}`;
  return [
    `The log is ${span}.`,
    ...(log.hasGap
      ? [
          `Warning: it begins after the backup (${takenAt.toISOString()}); earlier lines are missing.`,
        ]
      : []),
    ...(damaged > 0 ? [`Warning: lines that could not be read: ${String(damaged)}`] : []),
  ];
}
