const TAGS = ['<think>', '<thinking>'];
const OPENING = /^\s*<think(?:ing)?>/i;
const CLOSING = /<\/think(?:ing)?>/i;
const LONGEST_CLOSING = '</thinking>'.length;

/**
 * Drops the thoughts with which a reasoning model begins its text, where the endpoint leaves them
 * there: vLLM without `--reasoning-parser`.
 */
export class ThoughtReader {
  /** Whether thoughts have begun and not ended. */
  isOpen = false;
  private isOver = false;
  private held = '';

  /** @returns the text that belongs to the answer. */
  take(piece: string): string {
    if (this.isOver) return piece;
    this.held += piece;
    this.isOpen ||= OPENING.test(this.held);
    if (!this.isOpen) return this.mayOpen ? '' : this.end(this.held);
    const closing = CLOSING.exec(this.held);
    if (closing) return this.end(this.held.slice(closing.index + closing[0].length));
    this.held = this.held.slice(-LONGEST_CLOSING);
    return '';
  }

  private get mayOpen(): boolean {
    const start = this.held.trimStart().toLowerCase();
    return TAGS.some((tag) => tag.startsWith(start));
  }

  private end(text: string): string {
    this.isOpen = false;
    this.isOver = true;
    this.held = '';
    return text;
  }
}
