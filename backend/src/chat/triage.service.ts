import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { UsersService } from '../accounts/users.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type { TriageBody, TriageReply } from '../contract/chat.js';
import { registerGauge } from '../platform/health/gauges.js';
import { DEADLINE, unavailable } from '../platform/http/deadline.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';
import { Steps } from '../platform/steps.js';
import { daysUnchecked, type TriageCase } from '../safety/triage.js';
import { assessFor } from './question-triage.js';

/** Shared by all endpoints that run a triage. */
export const TRIAGE_LIMIT = { name: 'triage', points: 300, seconds: 60, by: 'user' } as const;

/** Limit of earlier messages assessed per user, in addition to the limit of calls. */
const TURNS = { points: 6000, seconds: 60 };

/** A long message counts once more for each full multiple of this length. UTF-16 units. */
const LONG_TURN = 500;

/** Together they use the rules of both languages, for signs and for doses. */
const WARM_UP_TEXTS = ['My dog ate 50 g of chocolate', 'Il gatto ha mangiato un giglio e vomita'];

/** The safety rules without a chat: no question is spent, no model asked, nothing stored. */
@Injectable()
export class TriageService implements OnModuleInit {
  private readonly turns;
  private readonly steps = new Steps();

  constructor(
    private readonly users: UsersService,
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env,
  ) {
    this.turns = rateLimit(redis, 'triage-turns', TURNS, factor);
  }

  onModuleInit(): void {
    warmUp();
    registerGauge('zampa_contacts_unchecked_days', 'Since the oldest check of a poison line', () =>
      daysUnchecked(new Date()),
    );
  }

  /** @throws AppError `TOO_MANY_REQUESTS`; `UNAVAILABLE` when the deadline has passed. */
  async assess(userId: number, body: TriageBody): Promise<TriageReply> {
    const owner = await this.users.get(userId);
    const { text, turns = [], species = 'altro', weightKg = null, ageYears = null } = body;
    const { breed = null, condition = null } = body;
    const animal = { species, weightKg, ageYears, breed, condition };
    const told = turns.filter(({ role }) => role === 'user').map((turn) => turn.text);
    const assessed = (asked: string, known: TriageCase | null) =>
      assessFor(owner, { text: asked, ...animal }, known);
    const cost = told.reduce((sum, { length }) => sum + 1 + Math.floor(length / LONG_TURN), 0);
    if (cost > 0) await consume(this.turns, userId, 'TOO_MANY_REQUESTS', cost);
    const latest = performance.now() + DEADLINE;
    let known: TriageCase | null = null;
    // Each message is assessed in the light of those before it, which takes seconds at worst.
    for (const turn of told) {
      if (performance.now() > latest) throw unavailable();
      known = await this.steps.run(() => assessed(turn, known).next);
    }
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
