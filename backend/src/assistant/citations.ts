import type { Source } from '../contract/chat.js';
import { citation } from '../contract/citations.js';
import type { Entry } from '../handbook/entry.js';

/** "[1]", "[1, 3]", "[2-4]", "【1†source】", with the blanks before them. */
const MARK = /([ \t]*)[[【]\^?(\d{1,2}(?:\s*[,;–-]\s*\d{1,2})*)(?:†[^\]】\n]{0,40})?[\]】]/g;

/** The end of a piece that may still become a mark, or precede one. */
const OPEN_END = /[ \t]*(?:[[【]\^?[\d\s,;–-]{0,24}(?:†[^\]】\n]{0,40})?)?$/;

/**
 * Reads a growing text in which a model cites entries by number. Replaces these marks with
 * citations of the entries' sources, numbered by first citation, as they are listed later. Never
 * sends on half a mark.
 */
export class CitationReader {
  /** By publisher and title, in the order of their first citation. */
  private readonly cited = new Map<string, Source>();
  private held = '';

  /** @param entries as given to the model: the first is [1]. */
  constructor(private readonly entries: readonly Entry[]) {}

  /** The sources cited so far: [1] in the text is the first of them. */
  get sources(): Source[] {
    return [...this.cited.values()];
  }

  /** @returns the text that may be sent on now. */
  take(piece: string): string {
    const text = this.translate(this.held + piece);
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

  /** Drops marks that name no entry: the model invented them. */
  private translate(text: string): string {
    return text.replace(MARK, (_mark, blanks: string, numbers: string) => {
      const sources = expand(numbers).flatMap((number) => this.entries[number - 1]?.sources ?? []);
      const marks = new Set(sources.map((source) => citation(this.number(source))));
      return marks.size > 0 ? blanks + [...marks].join('') : '';
    });
  }

  private number(source: Source): number {
    const key = `${source.publisher}|${source.title}`;
    if (!this.cited.has(key)) this.cited.set(key, source);
    return [...this.cited.keys()].indexOf(key) + 1;
  }
}

/** "1, 3-5" as single numbers. */
function expand(numbers: string): number[] {
  return numbers.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index);
  });
}
