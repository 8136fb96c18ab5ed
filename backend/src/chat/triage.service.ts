import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UsersService } from '../accounts/users.service.js';
import type { TriageBody, TriageReply } from '../contract/chat.js';
import { registerGauge } from '../platform/health/probe.js';
import { daysUnchecked, type TriageCase } from '../safety/triage.js';
import { assessFor } from './question-triage.js';

/** Shared by all ways to ask. */
export const TRIAGE_LIMIT = { name: 'triage', points: 60, seconds: 60, by: 'user' } as const;

/** Together they use the rules of both languages, for signs and for doses. */
const WARM_UP_TEXTS = ['My dog ate 50 g of chocolate', 'Il gatto ha mangiato un giglio e vomita'];

/** The safety rules without a chat: no question is spent, no model asked, nothing stored. */
@Injectable()
export class TriageService implements OnModuleInit {
  constructor(private readonly users: UsersService) {}

  onModuleInit(): void {
    warmUp();
    registerGauge('zampa_contacts_unchecked_days', 'Since the oldest check of a poison line', () =>
      daysUnchecked(new Date()),
    );
  }

  async assess(userId: number, body: TriageBody): Promise<TriageReply> {
    const owner = await this.users.get(userId);
    const { text, turns = [], species = 'altro', weightKg = null, ageYears = null } = body;
    const told = turns.filter(({ role }) => role === 'user').map((turn) => turn.text);
    const assessed = (asked: string, known: TriageCase | null) =>
      assessFor(owner, { text: asked, species, weightKg, ageYears }, known);
    const known = told.reduce<TriageCase | null>((one, turn) => assessed(turn, one).next, null);
    const { triage, doses, carried } = assessed(text, known);
    return { ...triage, doses, carried };
  }
}

/**
 * Compiles the rules before the process is ready: otherwise the first question would wait for that.
 */
function warmUp(): void {
  const animal = { species: 'cane', weightKg: 10, ageYears: 3 } as const;
  for (const text of WARM_UP_TEXTS) {
    assessFor({ country: null, language: 'en' }, { text, ...animal });
  }
}
