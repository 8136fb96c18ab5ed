import { Injectable } from '@nestjs/common';
import type { ConsultationsPort } from '../chat/consultations.port.js';
import type { MessageRow } from '../chat/chat.views.js';
import { CaseEventsService } from './case-events.service.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { VetCallsService } from './vet-calls.service.js';

/** Forwards to vets what chat reports about their cases. */
@Injectable()
export class CaseReportsService implements ConsultationsPort {
  constructor(
    private readonly rows: ConsultationsRepository,
    private readonly events: CaseEventsService,
    private readonly calls: VetCallsService,
  ) {}

  async told(consultationId: number, messages: readonly MessageRow[]): Promise<void> {
    const row = await this.rows.find(consultationId).catch(() => null);
    if (row?.vetUserId == null) return;
    this.events.told(row.vetUserId, messages);
    await this.calls.written(consultationId, row.vetUserId);
  }

  async alarmed(sessionId: number): Promise<void> {
    const row = await this.rows.waitingIn(sessionId).catch(() => null);
    if (!row) return;
    await this.events.queueChanged();
    await this.calls.waiting(row.id);
  }
}
