import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handOver } from '../chat/chat-sessions.repository.js';
import type { VetView } from '../contract/vets.js';
import { Audit } from '../platform/logging/audit.js';
import { StaffService } from '../staff/staff.service.js';
import { AfterCommit } from './after-commit.js';
import { CaseEvents } from './case-events.service.js';
import { ConsultationsRepository } from './consultations.repository.js';

/** Cases of a vet who is removed go back to waiting, in the transaction of the removal. */
@Injectable()
export class CaseReturns implements OnModuleInit, OnModuleDestroy {
  private readonly told = new AfterCommit();

  constructor(
    private readonly rows: ConsultationsRepository,
    private readonly staff: StaffService,
    private readonly events: CaseEvents,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.staff.onVetRemoved((tx, vet) => this.putBack(tx, vet));
  }

  onModuleDestroy(): void {
    this.told.now();
  }

  private async putBack(tx: EntityManager, { id: vetId, userId }: VetView): Promise<void> {
    for (const { id } of await this.rows.takenBy(vetId, tx)) {
      const row = await this.rows.putBack(tx, vetId, id);
      if (!row) continue;
      await handOver(tx, row.sessionId, null);
      this.audit.record('consultation-returned', { userId, vetId, consultationId: id });
      this.told.later(() => this.events.changed(row, userId));
    }
  }
}
