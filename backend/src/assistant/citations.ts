import type { Source } from '../contract/chat.js';
import type { Entry } from '../handbook/entry.js';

/** "[1]", "[1, 3]", "[2-4]", "【1†source】", with the blanks before them. */
const MARKER = /[ \t]*[[【]\^?(\d{1,2}(?:\s*[,;–-]\s*\d{1,2})*)(?:†[^\]】\n]{0,40})?[\]】]/g;

/** The end of a piece that may still become a marker, or stands before one. */
const OPEN_END = /[ \t]*(?:[[【]\^?[\d\s,;–-]{0,24}(?:†[^\]】\n]{0,40})?)?$/;

/** Takes the markers out of a growing text, never a half one, and keeps what they cite. */
export class CitationReader {
  /** Numbers as the model gave them, in the order of their first citation. */
  private readonly cited = new Set<number>();
  private held = '';

  /** @returns the text that may leave now. */
  take(piece: string): string {
    const text = this.strip(this.held + piece);
    const open = text.search(OPEN_END);
    this.held = text.slice(open);
    return text.slice(0, open);
  }

  /** @returns what was held back. */
  rest(): string {
    const { held } = this;
    this.held = '';
    return held;
  }

  /** The sources of the cited entries, each once, in the order of their first citation. */
  sources(entries: readonly Entry[]): Source[] {
    const all = [...this.cited].flatMap((number) => entries[number - 1]?.sources ?? []);
    return [...new Map(all.map((one) => [`${one.publisher}|${one.title}`, one])).values()];
  }

  private strip(text: string): string {
    return text.replace(MARKER, (_marker, numbers: string) => {
      for (const number of expand(numbers)) this.cited.add(number);
      return '';
    });
  }
}

/** "1, 3-5" as single numbers. */
function expand(numbers: string): number[] {
  return numbers.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index);
  });
}
