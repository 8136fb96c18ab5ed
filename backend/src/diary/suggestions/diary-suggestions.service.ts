import { Injectable } from '@nestjs/common';
import type { DiaryEntry, DiarySuggestion, NewDiaryEntry } from '../../contract/diary.js';
import { PetsService } from '../../pets/pets.service.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { Steps } from '../../platform/steps.js';
import { DiaryService } from '../diary.service.js';
import type { DiarySuggestionEntity } from './diary-suggestion.entity.js';
import { DiarySuggestionsRepository } from './diary-suggestions.repository.js';
import { entryIn } from './suggested-entry.js';

/** Entries found in questions, and owners' answers. Tabs receive `diary-changed`. */
@Injectable()
export class DiarySuggestionsService {
  private readonly steps = new Steps();

  constructor(
    private readonly suggestions: DiarySuggestionsRepository,
    private readonly diary: DiaryService,
    private readonly pets: PetsService,
    private readonly channel: UserChannel,
  ) {}

  /**
   * Open ones, read in a time zone, oldest first; without one, in that in which they were stored.
   * @throws AppError `NOT_FOUND`
   */
  async list(userId: number, petId: number, timeZone?: string): Promise<DiarySuggestion[]> {
    const pet = await this.pets.getOwned(userId, petId);
    const listed: DiarySuggestion[] = [];
    for (const suggestion of await this.suggestions.open(petId)) {
      const entry = await this.steps.run(() => entryIn(suggestion, pet, timeZone));
      listed.push(view(suggestion, entry));
    }
    return listed;
  }

  /**
   * Adds the entry, as `list` gives it, to the diary; accepting it again does not store it twice.
   * @throws AppError `NOT_FOUND`, and as `DiaryService.add` does
   */
  async accept(userId: number, id: number, timeZone?: string): Promise<DiaryEntry> {
    const suggestion = await this.suggestions.getOwned(userId, id);
    const { petId, messageId } = suggestion;
    const entry = entryIn(suggestion, await this.pets.getOwned(userId, petId), timeZone);
    const added = await this.diary.add(userId, petId, entry, messageId);
    await this.suggestions.answer(id, 'accepted');
    this.channel.publish(userId, 'diary-changed', { petId });
    return added.entry;
  }

  /** @throws AppError `NOT_FOUND` */
  async decline(userId: number, id: number): Promise<void> {
    const { petId } = await this.suggestions.getOwned(userId, id);
    await this.suggestions.answer(id, 'declined');
    this.channel.publish(userId, 'diary-changed', { petId });
  }
}

const view = (
  { id, petId, messageId, createdAt }: DiarySuggestionEntity,
  entry: NewDiaryEntry,
): DiarySuggestion => ({ id, petId, messageId, entry, createdAt: createdAt.toISOString() });
