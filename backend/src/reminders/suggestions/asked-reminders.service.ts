import { Injectable } from '@nestjs/common';
import { AllowanceService } from '../../billing/allowance.service.js';
import { isForeignKeyViolation } from '../../platform/database/violation.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { asksForReminder } from '../reading/read-reminder.js';
import { ReminderSuggestionsRepository } from './reminder-suggestions.repository.js';

/** A question in which an owner may have asked for a reminder. */
interface Asked {
  userId: number;
  messageId: number;
  question: string;
  askedAt: Date;
  pet: { id: number };
}

/** Suggests the reminder that an owner asked for in a question; runs after a reply. */
@Injectable()
export class AskedRemindersService {
  constructor(
    private readonly suggestions: ReminderSuggestionsRepository,
    private readonly allowance: AllowanceService,
    private readonly channel: UserChannel,
  ) {}

  /** Only on a plan with reminders, and not if the same question has already led to a reminder. */
  async suggest({ userId, messageId, question, askedAt, pet }: Asked): Promise<void> {
    if (!asksForReminder(question, askedAt)) return;
    if (!(await this.allowance.includes(userId, 'pro'))) return;
    const petId = pet.id;
    const asked = { petId, messageId, question, askedAt };
    if (await this.suggestions.isSetUp(asked)) return;
    try {
      if (await this.suggestions.insert(asked)) {
        this.channel.publish(userId, 'reminders-changed', { petId });
      }
    } catch (error) {
      // The pet is gone.
      if (!isForeignKeyViolation(error)) throw error;
    }
  }
}
