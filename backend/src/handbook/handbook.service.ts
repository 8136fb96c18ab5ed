import { Injectable } from '@nestjs/common';
import type { Triage } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import { fold } from '../language/text.js';
import { namedAnimals } from './animals.js';
import { Conversation, petAnimals, type Ranking } from './conversation.js';
import type { HandbookQuery } from './handbook-query.js';
import type { Entry, Match } from './entry.js';
import { chooseInAlarm } from './alarm-choice.js';
import { FIRST_AID, NEWBORN, NEWBORN_FIRST_AID, OVERRULES } from './first-aid.data.js';
import { readEntries, readTables } from './handbook-files.js';
import { HandbookIndex } from './handbook-index.js';

// The public interface of this room: other rooms import from here only.
export { animalsOfBreed, namedAnimals, type NamedAnimal } from './animals.js';
export { namedStage, speaksOfPet } from './animals.js';
export { FIGURES, intentsOf, TELLS, type Intent } from './intents.js';
export { topicWords } from './words.js';
export { ANSWERING_FIT } from './alarm-choice.js';
export type { HandbookQuery } from './handbook-query.js';
export type { Match } from './entry.js';

/** The result of a search, and its relation to the conversation. */
export interface Found {
  matches: Match[];
  /** Whether the conversation stays with the entry it was about. */
  isCarried: boolean;
}

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
    const matches = this.best(turn.ranked).map((found) => {
      const match = turn.isCarried
        ? found
        : { ...found, nearness: index.nearness(found.entry, query.question) };
      const fitting = index.answeredBy(match.entry.id, turn.asked);
      if (!fitting)
        return { ...match, named: index.words.naming(match.entry.id, turn.asked.words) };
      const { answered, fit, isCovered } = fitting;
      return { ...match, answered, fit, isCovered };
    });
    return { matches, isCarried: turn.isCarried };
  }

  /**
   * The matches of an alarming question that are about the alarm: a long message has many words,
   * and much of what they match would only distract. First aid for the alarm comes first, then what
   * the owner's words ask or name. An entry with the very question precedes the first aid; short of
   * an emergency, so does one with nearly all of these words.
   */
  inAlarm(query: HandbookQuery, matches: readonly Match[], { level, rules = [] }: Triage): Match[] {
    const named = namedAnimals(query.question);
    const animals = named.length > 0 ? named : petAnimals(query);
    const index = this.indexes[query.language];
    const overruled = new Set(rules.flatMap((rule) => OVERRULES[rule] ?? []));
    const deciding = rules.filter((rule) => !overruled.has(rule));
    const isNewborn = NEWBORN.test(fold(query.question));
    const ids = deciding.flatMap((rule) => FIRST_AID[rule] ?? []);
    const firstAid = [...new Set([...(isNewborn ? NEWBORN_FIRST_AID : []), ...ids])]
      .filter((id) => index.concerns(id, animals))
      .flatMap((id) => matches.find(({ entry }) => entry.id === id) ?? this.find(id) ?? []);
    return chooseInAlarm(index, { query, level, matches, firstAid });
  }

  /** How many words of a question the handbook has in a language. */
  knownWords(question: string, language: Language): number {
    return this.indexes[language].read(question).filter(({ isKnown }) => isKnown).length;
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
