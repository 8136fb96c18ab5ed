import type { AuditLine, RepeatedRemoval } from '../platform/logging/repeated-removal.js';
import { entryIn, linesOf } from './log-lines.js';

/**
 * Lines from shortly before the backup count too: clocks differ, and some lines are written before
 * their transaction ends. If the backup already contains the change, repeating it does little harm:
 * a password or link that was replaced in that minute has to be replaced again. Milliseconds.
 */
const MARGIN = 60_000;

/** Times merged from all lines of one id; see `LINES`. */
interface Named {
  at: Date;
  since: Date | null;
}

/** A removal, with its log lines merged by id. */
export interface LoggedRemoval extends RepeatedRemoval {
  ids: Map<number, Named>;
}

/** What logs say was removed or revoked since a backup. */
export class RemovalLog {
  readonly removals: LoggedRemoval[];
  /** The times of the oldest and the newest line. */
  oldest = new Date(Number.NaN);
  newest = new Date(Number.NaN);
  /** Number of audit lines with a valid time, whatever their event. */
  auditLines = 0;
  /** Number of damaged audit lines. */
  damaged = 0;

  constructor(
    removals: RepeatedRemoval[],
    private readonly takenAt: Date,
  ) {
    this.removals = removals.map((removal) => ({ ...removal, ids: new Map() }));
  }

  /** Whether the log begins after the backup, so that it may lack removals. */
  get hasGap(): boolean {
    return !(this.oldest <= this.takenAt);
  }

  /** Adds the lines of one log, in any order; lines may be read more than once. */
  async read(chunks: AsyncIterable<Buffer>): Promise<void> {
    for await (const line of linesOf(chunks)) this.add(line);
  }

  private add(line: string): void {
    const entry = entryIn(line);
    if (!entry) {
      if (line.includes('"audit":"')) this.damaged += 1;
      return;
    }
    const at = timeOf(entry.time);
    if (at) this.cover(at);
    if (typeof entry.audit !== 'string') return;
    if (!at) {
      this.damaged += 1;
      return;
    }
    this.auditLines += 1;
    if (at.getTime() >= this.takenAt.getTime() - MARGIN) this.keep(entry as AuditLine, at);
  }

  private cover(at: Date): void {
    if (!(this.oldest <= at)) this.oldest = at;
    if (!(this.newest >= at)) this.newest = at;
  }

  private keep(line: AuditLine, at: Date): void {
    let isDamaged = false;
    for (const { idIn, ids } of this.removals) {
      const id = idIn(line);
      if (id === undefined) continue;
      if (isId(id)) ids.set(id, joined({ at, since: timeOf(line.since) ?? null }, ids.get(id)));
      else isDamaged = true;
    }
    if (isDamaged) this.damaged += 1;
  }
}

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

/** Milliseconds, or ISO 8601. */
function timeOf(time: unknown): Date | undefined {
  if (typeof time !== 'number' && typeof time !== 'string') return undefined;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function joined(one: Named, other: Named = one): Named {
  const isEarlier = one.since !== null && (other.since === null || one.since < other.since);
  return {
    at: one.at > other.at ? one.at : other.at,
    since: isEarlier ? one.since : other.since,
  };
}
