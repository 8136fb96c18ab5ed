import type { TokenEvent } from '../../../src/contract/socket-events.js';

type Piece = Pick<TokenEvent, 'attempt' | 'offset' | 'text'>;

/** The text of one reply, assembled by a tab's rules in the contract. */
export class LiveText {
  attempt = 0;
  text = '';
  /** Where pieces contradicted earlier text. */
  readonly contradictions: string[] = [];
  /** Pieces behind a gap. */
  private ahead: Piece[] = [];

  get hasGap(): boolean {
    return this.ahead.length > 0;
  }

  take(piece: Piece): void {
    if (piece.attempt < this.attempt) return;
    if (piece.attempt > this.attempt) this.begin(piece.attempt);
    this.ahead.push(piece);
    this.drain();
  }

  /** The answer to `open-session`: it may be older than the text received so far. */
  takeSnapshot(attempt: number, text: string): void {
    this.take({ attempt, offset: 0, text });
  }

  private begin(attempt: number): void {
    this.attempt = attempt;
    this.text = '';
    this.ahead = [];
  }

  private drain(): void {
    for (const piece of this.ahead.sort((one, other) => one.offset - other.offset)) {
      if (piece.offset <= this.text.length) this.join(piece);
    }
    this.ahead = this.ahead.filter(({ offset }) => offset > this.text.length);
  }

  private join({ attempt, offset, text }: Piece): void {
    const known = this.text.slice(offset, offset + text.length);
    if (!text.startsWith(known)) {
      this.contradictions.push(`attempt ${attempt}, characters from ${offset} on`);
    }
    this.text += text.slice(this.text.length - offset);
  }
}
