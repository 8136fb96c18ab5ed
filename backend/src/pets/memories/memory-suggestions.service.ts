import { Injectable } from '@nestjs/common';
import type { PetFacts } from '../../contract/pets.js';
import { isForeignKeyViolation } from '../../platform/database/violation.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { MemoriesRepository } from './memories.repository.js';
import { isInProfile, type ToldFact } from './memory-profile.js';

/** The facts that an owner stated about a pet, and in which message. */
interface Told {
  userId: number;
  pet: PetFacts & { id: number };
  messageId: number;
  facts: ToldFact[];
}

/** Suggests facts to remember from what an owner said; runs after a reply. */
@Injectable()
export class MemorySuggestionsService {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly channel: UserChannel,
  ) {}

  /** Leaves out what the profile, memories and answered suggestions contain, even declined ones. */
  async suggest({ userId, pet, messageId, facts }: Told): Promise<void> {
    const news = facts.filter((fact) => !isInProfile(fact, pet));
    if (news.length === 0) return;
    try {
      if (!(await this.memories.suggest({ petId: pet.id, messageId }, news))) return;
      await this.memories.trim(pet.id);
      this.channel.publish(userId, 'memory-changed', { petId: pet.id });
    } catch (error) {
      // The pet is gone.
      if (!isForeignKeyViolation(error)) throw error;
    }
  }
}
