import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { answerInTime } from './answer-in-time.js';
import { DatabaseFacts } from './database-facts.repository.js';

/** How soon a table will run out of ids. */
@Injectable()
export class IdMetrics implements OnModuleInit {
  constructor(private readonly database: DatabaseFacts) {}

  onModuleInit(): void {
    const used = () => this.database.idsUsed();
    new Gauge({
      name: 'zampa_ids_used_ratio',
      help: 'How much of the ids that a column can hold is given out, from 0 to 1, as PostgreSQL has it',
      labelNames: ['column'],
      async collect() {
        this.reset();
        for (const { column, share } of (await answerInTime(used())) ?? []) {
          this.set({ column }, share);
        }
      },
    });
  }
}
