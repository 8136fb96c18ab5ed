import { Injectable } from '@nestjs/common';
import type { Triage } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import { namedAnimals } from './animals.js';
import { Conversation, petAnimals, type HandbookQuery, type Ranking } from './conversation.js';
import type { Answered, Entry } from './entry.js';
import { FIRST_AID } from './first-aid.data.js';
import { readEntries, readTables } from './handbook-files.js';
import { HandbookIndex } from './handbook-index.js';

// The public interface of this room: other rooms import from here only.
export { namedAnimals, type NamedAnimal } from './animals.js';
export { namedStage, speaksOfPet } from './animals.js';
export { FIGURES, intentsOf, TELLS, type Intent } from './intents.js';
export { topicWords } from './words.js';
export type { HandbookQuery } from './conversation.js';

export interface Match {
  entry: Entry;
  /** Comparable within one search only. */
  score: number;
  /** The entry's own question that matches the one asked, with its direct answer. */
  answered?: Answered;
  /** How well that question matches, from about 0.6 to 1.3. */
  fit?: number;
  /** Whether everything it asks was asked: only then may its yes or no stay. */
  isCovered?: boolean;
}

/** The result of a search, and its relation to the conversation. */
export interface Found {
  matches: Match[];
  /** Whether the conversation stays with the entry it was about. */
  isCarried: boolean;
}

/** From this fit on, an entry's own question is the one asked, or nearly. */
export const ANSWERING_FIT = 0.95;

/** How many of the best matches decide which first aid comes first. */
const NEAREST = 3;

/** An entry that covers this share of a message's topic words is about nothing else. */
const WHOLLY_TOLD = 0.75;

/** Below this score nothing is near. */
const NEAR_SCORE = 15;
const MOST = 8;

/** The pet-care handbook: all entries and their search, in memory. */
@Injectable()
export class HandbookService {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly indexes: Readonly<Record<Language, HandbookIndex>>;
  private readonly conversation: Conversation;

  /** Throws an error naming the file if an entry is malformed. */
  constructor() {
    const entries = readEntries();
    const tables = readTables();
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.indexes = {
      en: new HandbookIndex(entries, 'en', tables?.en),
      it: new HandbookIndex(entries, 'it', tables?.it),
    };
    this.conversation = new Conversation(this.indexes);
  }

  /** Entries that answer the question, best first; none if nothing fits. */
  search(query: HandbookQuery): Match[] {
    return this.converse(query).matches;
  }

  /**
   * Entries that answer the question in the light of the conversation, best first. The topic is
   * carried from question to question until one introduces its own. Never throws.
   */
  converse(query: HandbookQuery): Found {
    const turn = this.conversation.read(query);
    const index = this.indexes[query.language];
    const matches = this.best(turn.ranked).map((match) => {
      const fitting = index.answeredBy(match.entry.id, turn.asked);
      if (!fitting) return match;
      const { answered, fit, isCovered } = fitting;
      return { ...match, answered, fit, isCovered };
    });
    return { matches, isCarried: turn.isCarried };
  }

  /**
   * Of the matches of an alarming question, those that are about the alarm: a long message has many
   * words, and much of what they match would only distract. First aid for the alarm comes first,
   * then what the owner's words ask or name. An entry with the very question comes before, and
   * short of an emergency one with nearly all of these words, too.
   */
  inAlarm(query: HandbookQuery, matches: readonly Match[], { level, rules = [] }: Triage): Match[] {
    const index = this.indexes[query.language];
    const named = namedAnimals(query.question);
    const animals = named.length > 0 ? named : petAnimals(query);
    const helping = new Set(rules.flatMap((rule) => FIRST_AID[rule] ?? []));
    const isHelping = ({ entry }: Match) => helping.has(entry.id);
    const first = matches.slice(0, NEAREST).filter(isHelping);
    const others = [...helping]
      .filter((id) => index.concerns(id, animals))
      .flatMap((id) => matches.find(({ entry }) => entry.id === id) ?? this.find(id) ?? []);
    const asked = index.read(query.question, query.name);
    const aside = matches.filter(
      (match) =>
        !isHelping(match) &&
        ((match.fit ?? 0) >= ANSWERING_FIT || index.isNamedBy(match.entry.id, asked)),
    );
    const own = matches
      .slice(0, 1)
      .filter(
        ({ entry, fit = 0 }) =>
          (level === 'urgent' || fit >= ANSWERING_FIT) &&
          index.coverage(entry.id, asked) >= WHOLLY_TOLD,
      );
    const ordered = [...own, ...first, ...others, ...aside];
    return [...new Map(ordered.map((match) => [match.entry.id, match])).values()];
  }

  /** An entry by its id, as a match ranked after all others. */
  find(id: string): Match | null {
    const entry = this.entries.get(id);
    return entry ? { entry, score: 0 } : null;
  }

  /** Entries that come close to a question for which `search` finds nothing, best first. */
  nearest(query: HandbookQuery): Match[] {
    const named = namedAnimals(query.question);
    const animals = named.length > 0 ? named : petAnimals(query);
    const fit = { animals, name: query.name ?? '', loosely: true };
    const ranked = this.indexes[query.language].rank(query.question, fit);
    return this.best(ranked).filter(({ score }) => score >= NEAR_SCORE);
  }

  private best(ranked: Ranking): Match[] {
    return [...ranked]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST)
      .flatMap(([id, score]) => {
        const entry = this.entries.get(id);
        return entry ? [{ entry, score }] : [];
      });
  }
}
