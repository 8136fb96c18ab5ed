/** Lower case without accents, letter by letter, so that positions stay the same. */
const plainOf = (text: string): string =>
  text.replace(/[\u00C0-\u024F]/gu, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** A sentence from which the parts already understood are removed. */
export class Sentence {
  private plain: string;

  constructor(private written: string) {
    this.plain = plainOf(written);
  }

  /** Removes and returns what a pattern matches in the plain text; null without a match. */
  take(pattern: RegExp): Record<string, string | undefined> | null {
    const found = pattern.exec(this.plain);
    if (!found) return null;
    const end = found.index + found[0].length;
    const without = (text: string) => `${text.slice(0, found.index)} | ${text.slice(end)}`;
    this.plain = without(this.plain);
    this.written = without(this.written);
    return { ...found.groups, all: found[0] };
  }

  /** Returns what comes before and after the match of a pattern; null without a match. */
  around(pattern: RegExp): { before: string; after: string } | null {
    const found = pattern.exec(this.plain);
    if (!found) return null;
    const end = found.index + found[0].length;
    return { before: this.written.slice(0, found.index), after: this.written.slice(end) };
  }
}
