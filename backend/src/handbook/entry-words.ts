import type { Language } from '../contract/languages.js';
import type { Entry } from './entry.js';
import { shareOf } from './entry-score.js';
import type { AskedWord } from './lexicon.js';
import { topicWords } from './words.js';

type Kind = 'all' | 'names' | 'questions' | 'title';

/** Which of the asked words the entries of one language have, and where. */
export class EntryWords {
  private readonly words: Readonly<Record<Kind, Map<string, ReadonlySet<string>>>> = {
    all: new Map(),
    names: new Map(),
    questions: new Map(),
    title: new Map(),
  };

  constructor(
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly language: Language,
  ) {}

  /** Share of the words' weight that an entry covers, 0 to 1. */
  coverage(id: string, asked: readonly AskedWord[]): number {
    return this.shareIn('all', id, asked);
  }

  /** Share of the words' weight that the title, the synonyms or the lead of an entry has, 0 to 1. */
  naming(id: string, asked: readonly AskedWord[]): number {
    return this.shareIn('names', id, asked);
  }

  /** Whether the title of an entry contains one of the words. */
  entitles(id: string, asked: readonly AskedWord[]): boolean {
    return asked.some(({ stem }) => this.of('title', id).has(stem));
  }

  /** Whether title, synonyms or questions of an entry have one of the words. */
  asksAbout(id: string, asked: readonly AskedWord[]): boolean {
    return asked.some(({ stem }) => this.of('questions', id).has(stem));
  }

  private shareIn(kind: Kind, id: string, asked: readonly AskedWord[]): number {
    const known = this.of(kind, id);
    return shareOf(asked, (word) => known.has(word));
  }

  private of(kind: Kind, id: string): ReadonlySet<string> {
    const known = this.words[kind].get(id);
    if (known) return known;
    const entry = this.entries.get(id);
    const words = new Set(
      entry ? topicWords(textOf(kind, entry[this.language]), this.language) : [],
    );
    this.words[kind].set(id, words);
    return words;
  }
}

function textOf(
  kind: Kind,
  { title, synonyms, lead, parts, vet, questions }: Entry[Language],
): string {
  const asked = questions.map(({ question }) => question);
  const answers = questions.map(({ answer }) => answer);
  const texts: Record<Kind, string[]> = {
    title: [title],
    names: [title, synonyms, lead],
    questions: [title, synonyms, ...asked],
    all: [title, synonyms, lead, ...asked, ...parts, vet, ...answers],
  };
  return texts[kind].join('\n');
}
