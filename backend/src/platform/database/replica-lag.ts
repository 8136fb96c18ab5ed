interface Mark {
  position: number;
  /** Milliseconds. */
  at: number;
}

/** Marks kept while a replica is down: enough to see it catch up. */
const MOST = 60;

/**
 * How far a replica is behind, measured by positions in the primary's log. A replica cannot tell by
 * itself: cut off from the primary, it considers itself up to date.
 */
export class ReplicaLag {
  /** Positions that the primary had reached and the replica has not, oldest first. */
  private marks: Mark[] = [];

  /** Records how far the primary has written. */
  written(position: number, at: number): void {
    if (this.marks.length === MOST) this.marks.pop();
    this.marks.push({ position, at });
  }

  /** Drops the positions that the replica has replayed. */
  replayed(position: number): void {
    this.marks = this.marks.filter((mark) => mark.position > position);
  }

  /** Seconds since the primary wrote the oldest change that the replica lacks. */
  seconds(now: number): number {
    const [oldest] = this.marks;
    return oldest ? (now - oldest.at) / 1000 : 0;
  }
}
