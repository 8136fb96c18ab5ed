import { Injectable } from '@nestjs/common';
import type { DiaryEntry, DiarySuggestion } from '../../contract/diary.js';
import { PetsService } from '../../pets/pets.service.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { DiaryService } from '../diary.service.js';
import type { DiarySuggestionEntity } from './diary-suggestion.entity.js';
import { DiarySuggestionsRepository } from './diary-suggestions.repository.js';

/** Entries found in questions, and owners' answers. Tabs receive `diary-changed`. */
@Injectable()
export class DiarySuggestionsService {
  constructor(
    private readonly suggestions: DiarySuggestionsRepository,
    private readonly diary: DiaryService,
    private readonly pets: PetsService,
    private readonly channel: UserChannel,
  ) {}

  /** Open ones, oldest first. @throws AppError `NOT_FOUND` */
  async list(userId: number, petId: number): Promise<DiarySuggestion[]> {
    await this.pets.getOwned(userId, petId);
    return (await this.suggestions.open(petId)).map(view);
  }

  /**
   * Adds the entry to the diary; accepting it again does not store it twice.
   * @throws AppError `NOT_FOUND`, and as `DiaryService.add` does
   */
  async accept(userId: number, id: number): Promise<DiaryEntry> {
    const { petId, entry, messageId } = await this.suggestions.getOwned(userId, id);
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

const view = (suggestion: DiarySuggestionEntity): DiarySuggestion => {
  const { id, petId, messageId, entry, createdAt } = suggestion;
  return { id, petId, messageId, entry, createdAt: createdAt.toISOString() };
};
