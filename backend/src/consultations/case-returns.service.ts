import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { routeMessages } from '../chat/chat-sessions.repository.js';
import type { VetView } from '../contract/vets.js';
import { Audit } from '../platform/logging/audit.js';
import { StaffService } from '../staff/staff.service.js';
import { CaseEventsService } from './case-events.service.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { ConsultationsRepository } from './consultations.repository.js';

/** Returns the cases of a removed vet to the queue, in the transaction of the removal. */
@Injectable()
export class CaseReturnsService implements OnModuleInit {
  constructor(
    private readonly rows: ConsultationsRepository,
    private readonly staff: StaffService,
    private readonly events: CaseEventsService,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.staff.onVetRemoved((tx, vet) => this.putBack(tx, vet));
  }

  private async putBack(
    tx: EntityManager,
    { id: vetId, userId }: VetView,
  ): Promise<() => Promise<void>> {
    const returned: ConsultationEntity[] = [];
    for (const { id } of await this.rows.takenBy(vetId, tx)) {
      const row = await this.rows.putBack(tx, vetId, id);
      if (!row) continue;
      await routeMessages(tx, row.sessionId, null);
      this.audit.record('consultation-returned', { userId, vetId, consultationId: id });
      returned.push(row);
    }
    return async () => {
      for (const row of returned) this.events.moved(row, userId);
      if (returned.length > 0) await this.events.queueChanged();
    };
  }
}
