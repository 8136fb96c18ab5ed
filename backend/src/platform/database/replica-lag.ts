interface Mark {
  position: number;
  /** Milliseconds. */
  at: number;
}

/** Marks kept of a replica that is away: enough to see it catch up. */
const MOST = 60;

/**
 * How far a replica is behind, by positions of the primary's log. A replica's own word is not
 * enough: cut off from the primary, it takes itself for current.
 */
export class ReplicaLag {
  /** Positions that the primary had reached and the replica has not, oldest first. */
  private marks: Mark[] = [];

  /** The primary has written this much. */
  written(position: number, at: number): void {
    if (this.marks.length === MOST) this.marks.pop();
    this.marks.push({ position, at });
  }

  /** The replica has replayed this much. */
  replayed(position: number): void {
    this.marks = this.marks.filter((mark) => mark.position > position);
  }

  /** Seconds since the primary wrote the oldest thing that the replica lacks. */
  seconds(now: number): number {
    const [oldest] = this.marks;
    return oldest ? (now - oldest.at) / 1000 : 0;
  }
}
