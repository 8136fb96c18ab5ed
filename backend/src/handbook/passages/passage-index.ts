import { readFileSync } from 'node:fs';
import type { Language } from '../../contract/languages.js';
import type { Entry } from '../entry.js';
import { DIMENSIONS, embed, textFeatures } from './embedding.js';
import { passagesOf } from './passages.js';

/** Steps per unit in stored vectors. */
const STEPS = 127;

const tables: Partial<Record<Language, Int8Array>> = {};

/** The table that `npm run train` writes, read on first use so that startup need not wait. */
const tableOf = (language: Language): Int8Array =>
  (tables[language] ??= new Int8Array(
    readFileSync(new URL(`./embedding-${language}.bin`, import.meta.url)),
  ));

const vectorOf = (text: string, language: Language): Float32Array =>
  embed(textFeatures(text, language), tableOf(language));

/** The vectors of an entry's passages, one after the other. */
function vectorsOf(entry: Entry, language: Language): Int8Array {
  const passages = passagesOf(entry, language);
  const vectors = new Int8Array(passages.length * DIMENSIONS);
  for (const [index, { says }] of passages.entries()) {
    const steps = vectorOf(says, language).map((one) => Math.round(one * STEPS));
    vectors.set(steps, index * DIMENSIONS);
  }
  return vectors;
}

/** The vectors of each entry, in base64: embedding all passages takes a second. */
export type PassageTable = Record<string, string>;

export const tabulatePassages = (entries: readonly Entry[], language: Language): PassageTable =>
  Object.fromEntries(
    entries.map((entry) => [entry.id, Buffer.from(vectorsOf(entry, language)).toString('base64')]),
  );

/** The passages of the handbook in one language, compared by meaning. */
export class PassageIndex {
  private readonly vectors = new Map<string, Int8Array>();
  private asked: { question: string; vector: Float32Array } | undefined;

  /** @param table if not given, an entry's passages are embedded when a question needs them. */
  constructor(
    private readonly language: Language,
    private readonly table: PassageTable | undefined,
  ) {}

  /**
   * How near each passage of an entry comes to what was asked, from -1 to 1, in the order of
   * `passagesOf`.
   */
  nearness(entry: Entry, question: string): number[] {
    const vectors = this.vectorsOf(entry);
    const asked = this.vectorOf(question);
    const count = vectors.length / DIMENSIONS;
    return Array.from({ length: count }, (_, passage) => cosine(vectors, passage, asked));
  }

  /** The nearness of an entry's nearest passage. */
  nearest(entry: Entry, question: string): number {
    const vectors = this.vectorsOf(entry);
    const asked = this.vectorOf(question);
    let nearest = -1;
    for (let passage = 0; passage * DIMENSIONS < vectors.length; passage += 1) {
      nearest = Math.max(nearest, cosine(vectors, passage, asked));
    }
    return nearest;
  }

  private vectorsOf(entry: Entry): Int8Array {
    const known = this.vectors.get(entry.id);
    if (known) return known;
    const stored = this.table?.[entry.id];
    const vectors =
      stored === undefined
        ? vectorsOf(entry, this.language)
        : new Int8Array(Buffer.from(stored, 'base64'));
    this.vectors.set(entry.id, vectors);
    return vectors;
  }

  /** The vector of a question, cached because it is compared with many entries. */
  private vectorOf(question: string): Float32Array {
    if (this.asked?.question !== question) {
      this.asked = { question, vector: vectorOf(question, this.language) };
    }
    return this.asked.vector;
  }
}

/** Cosine similarity of a passage and what was asked; all vectors have a length of 1. */
function cosine(vectors: Int8Array, passage: number, asked: Float32Array): number {
  const first = passage * DIMENSIONS;
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i += 1) sum += (asked[i] ?? 0) * (vectors[first + i] ?? 0);
  return sum / STEPS;
}
