import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, Histogram } from 'prom-client';
import { probe } from '../platform/health/probe.js';
import { SupportThreadsRepository } from './support-threads.repository.js';

const HOUR = 3600;

/** Period of the answers that count. Milliseconds. */
const WINDOW = 90 * 24 * HOUR * 1000;

const BUCKETS = [0.25, 1, 2, 4, 8, 12, 24, 48, 72, 168].map((hours) => hours * HOUR);

/**
 * Metrics of how support keeps its promises. Read from the table, since the operator answers in
 * another process.
 */
@Injectable()
export class SupportMetrics implements OnModuleInit {
  constructor(private readonly threads: SupportThreadsRepository) {}

  onModuleInit(): void {
    const { threads } = this;
    const labelNames = ['plan'] as const;
    new Gauge({
      name: 'zampa_support_waiting',
      help: 'Conversations with support in which an answer is due, as PostgreSQL has them',
      labelNames,
      async collect() {
        this.reset();
        for (const { plan, waiting } of (await probe(threads.counts())) ?? [])
          this.set({ plan }, waiting);
      },
    });
    new Gauge({
      name: 'zampa_support_overdue',
      help: 'Those of them that were promised an answer by now, as PostgreSQL has them',
      labelNames,
      async collect() {
        this.reset();
        for (const { plan, overdue } of (await probe(threads.counts())) ?? [])
          this.set({ plan }, overdue);
      },
    });
    new Histogram({
      name: 'zampa_support_answer_seconds',
      help: "From an owner's message to the answer, of the last 90 days, as PostgreSQL has it",
      labelNames: ['plan', 'in_time'],
      buckets: BUCKETS,
      async collect() {
        const answers = (await probe(threads.answersSince(new Date(Date.now() - WINDOW)))) ?? [];
        this.reset();
        for (const { plan, isInTime, waitedSeconds } of answers)
          this.observe({ plan, in_time: String(isInTime) }, waitedSeconds);
      },
    });
  }
}
