import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UsersService } from '../accounts/users.service.js';
import type { TriageBody, TriageReply } from '../contract/chat.js';
import { registerGauge } from '../platform/health/probe.js';
import { daysUnchecked } from '../safety/triage.js';
import { assessFor } from './question-triage.js';

/** The safety rules without a chat: no question is spent, no model asked, nothing stored. */
@Injectable()
export class TriageService implements OnModuleInit {
  constructor(private readonly users: UsersService) {}

  onModuleInit(): void {
    registerGauge('zampa_contacts_unchecked_days', 'Since the oldest check of a poison line', () =>
      daysUnchecked(new Date()),
    );
  }

  async assess(userId: number, body: TriageBody): Promise<TriageReply> {
    const { triage, doses } = assessFor(await this.users.get(userId), {
      text: body.text,
      species: body.species ?? 'altro',
      weightKg: body.weightKg ?? null,
      ageYears: body.ageYears ?? null,
    });
    return { ...triage, doses };
  }
}
