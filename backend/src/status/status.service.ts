import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type { StatusIncident, StatusReply } from '../contract/status.js';
import { gaugeValue } from '../platform/health/gauges.js';
import { probe } from '../platform/health/probe.js';
import { RedisHeartbeats } from '../platform/redis/redis-heartbeats.js';
import { IncidentsService } from './incidents.service.js';
import { levelsOf, type Facts } from './levels.js';

/** How long an answer is reused. Milliseconds. */
const FRESH = 5000;

/**
 * Reports what works now, from this process's own metrics. Replies are kept for some seconds, so
 * that a crowd of visitors costs no more than one.
 */
@Injectable()
export class StatusService {
  private known: { at: number; reply: Promise<StatusReply> } | undefined;
  /** As last read: shown while PostgreSQL is down. */
  private incidents: StatusIncident[] | null = null;

  constructor(
    private readonly told: IncidentsService,
    private readonly redis: RedisHeartbeats,
    @Inject(ENV) private readonly env: Env,
  ) {}

  read(): Promise<StatusReply> {
    const now = performance.now();
    if (this.known === undefined || now - this.known.at > FRESH) {
      this.known = { at: now, reply: this.check() };
    }
    return this.known.reply;
  }

  private async check(): Promise<StatusReply> {
    const [facts, incidents] = await Promise.all([this.facts(), probe(this.told.recent())]);
    this.incidents = incidents ?? this.incidents;
    return {
      checkedAt: new Date().toISOString(),
      parts: levelsOf(facts, this.incidents ?? []),
      incidents: this.incidents,
    };
  }

  private async facts(): Promise<Facts> {
    const [database, questionWaits, mailWaits, paymentWaits] = await Promise.all([
      gaugeValue('zampa_database_ready'),
      gaugeValue('zampa_oldest_question_waiting_seconds'),
      gaugeValue('zampa_oldest_mail_waiting_seconds'),
      gaugeValue('zampa_oldest_webhook_event_waiting_seconds'),
    ]);
    return {
      database: database === 1,
      redis: this.redis.answering(),
      questionWaits,
      mailWaits,
      paymentWaits,
      takesPayments: this.env.STRIPE_PUBLISHABLE_KEY !== undefined,
    };
  }
}
