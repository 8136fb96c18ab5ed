import { Injectable } from '@nestjs/common';
import type { SearchReply } from '../../contract/search.js';
import { PetsService } from '../../pets/pets.service.js';
import type { SearchQueryDto } from './search.dto.js';
import { SearchRepository, type FoundRow } from './search.repository.js';
import { searchWords } from './search-words.js';
import { snippetOf } from './snippet.js';

@Injectable()
export class SearchService {
  constructor(
    private readonly searches: SearchRepository,
    private readonly pets: PetsService,
  ) {}

  /**
   * The owner's messages that contain all words, newest first; the last word may be unfinished.
   * @throws AppError `NOT_FOUND` for a pet that is not the owner's.
   */
  async find(userId: number, query: SearchQueryDto): Promise<SearchReply> {
    if (query.petId !== undefined) await this.pets.getOwned(userId, query.petId);
    const words = searchWords(query.q);
    if (words.length === 0) return { items: [], nextCursor: null, corrected: null };
    const rows = await this.searches.find(userId, words, query);
    if (rows.length > 0) return replyOf(rows, words, query.limit, null);
    const corrected = await this.searches.correct(userId, words, query.petId);
    if (!corrected) return replyOf([], words, query.limit, null);
    const near = await this.searches.find(userId, corrected, query);
    return replyOf(near, corrected, query.limit, near.length > 0 ? corrected : null);
  }
}

function replyOf(
  rows: FoundRow[],
  words: string[],
  limit: number,
  corrected: string[] | null,
): SearchReply {
  const page = rows.slice(0, limit);
  return {
    items: page.map(
      ({ id, petId, sessionId, role, author, timestamp, content, stems, isHidden }) => ({
        petId,
        sessionId,
        messageId: id,
        role,
        ...(author !== null && { author }),
        createdAt: timestamp.toISOString(),
        ...(isHidden && ({ hidden: true } as const)),
        snippet: snippetOf(content, [...words, ...stems]),
      }),
    ),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    corrected,
  };
}
