import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AllowanceService } from '../../billing/allowance.service.js';
import type { DiaryKind } from '../../contract/diary.js';
import type { PetFacts } from '../../contract/pets.js';
import { isForeignKeyViolation } from '../../platform/database/violation.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { readDiary } from '../reading/read-diary.js';
import { DiarySuggestionsRepository } from './diary-suggestions.repository.js';

/** A question in which an owner may have told something. */
interface Told {
  userId: number;
  messageId: number;
  question: string;
  askedAt: Date;
  pet: PetFacts & { id: number };
}

/** Suggests entries that an owner told in a question, for the time after a reply. */
@Injectable()
export class ToldEntries {
  constructor(
    private readonly suggestions: DiarySuggestionsRepository,
    private readonly allowance: AllowanceService,
    private readonly channel: UserChannel,
  ) {}

  /** Only where the plan has the diary. @returns the kinds of what is suggested. */
  async suggest({ userId, messageId, question, askedAt, pet }: Told): Promise<DiaryKind[]> {
    const { id: petId, birthDate = null } = pet;
    const entries = readDiary(question, { now: askedAt, pet: { ...pet, birthDate } });
    if (entries.length === 0 || !(await this.allowance.includes(userId, 'pro'))) return [];
    const rows = entries.map((entry, position) => ({
      ...{ petId, messageId, position },
      entry: { ...entry, clientId: randomUUID() },
    }));
    try {
      if (await this.suggestions.insert(rows)) {
        this.channel.publish(userId, 'diary-changed', { petId });
      }
    } catch (error) {
      // The pet is gone.
      if (!isForeignKeyViolation(error)) throw error;
    }
    return entries.map(({ kind }) => kind);
  }
}
