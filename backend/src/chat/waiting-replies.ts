import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { gauge } from '../platform/health/gauge.js';

/** Served by the partial index of replies without an end, which are few. */
const OLDEST = `
  SELECT COALESCE(EXTRACT(EPOCH FROM now() - min(timestamp)), 0)::float8 AS seconds
  FROM chat_messages WHERE status = 'pending'`;

/** How long the question that waits longest has waited: also when no worker runs at all. */
@Injectable()
export class WaitingReplies implements OnModuleInit {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onModuleInit(): void {
    gauge(
      'zampa_oldest_question_waiting_seconds',
      'Since the oldest question was stored whose reply no worker has begun; 0 without one',
      () => this.oldest(),
    );
  }

  private async oldest(): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }[]>(OLDEST);
    return row?.seconds ?? 0;
  }
}
