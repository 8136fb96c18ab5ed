/**
 * A reply's text as a tab assembles it. It follows the client's rules, and records whether anything
 * was lost, doubled or changed on the way.
 */
export class LiveText {
  attempt = 0;
  text = '';
  #held = [];

  get isMissing() {
    return this.#held.length > 0;
  }

  /** @returns false if text is missing before this piece. */
  take({ attempt, offset, text }) {
    if (attempt < this.attempt) return true;
    if (attempt > this.attempt) this.#beginAnew(attempt);
    if (offset > this.text.length) {
      this.#held.push({ attempt, offset, text });
      return false;
    }
    this.text += text.slice(this.text.length - offset);
    return true;
  }

  /** Takes the text so far, and what arrived before it. @returns false if some is still missing. */
  takeSnapshot({ attempt, text }) {
    this.take({ attempt, offset: 0, text });
    const held = this.#held;
    this.#held = [];
    return held.every((piece) => this.take(piece));
  }

  #beginAnew(attempt) {
    Object.assign(this, { attempt, text: '' });
    this.#held = [];
  }
}
