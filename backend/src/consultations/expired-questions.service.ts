import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/logging/audit.js';
import { StaffService } from '../staff/staff.service.js';
import { CaseEventsService } from './case-events.service.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { OwnerMailsService } from './owner-mails.service.js';
import { WaitingQuestions } from './waiting-questions.repository.js';

/** How long a question waits for a vet on duty before it expires. Milliseconds. */
const PATIENCE_MS = 48 * 3_600_000;

/** Ends questions that no vet takes, and notifies their owners. */
@Injectable()
export class ExpiredQuestionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rows: ConsultationsRepository,
    private readonly waiting: WaitingQuestions,
    private readonly staff: StaffService,
    private readonly events: CaseEventsService,
    private readonly mails: OwnerMailsService,
    private readonly audit: Audit,
  ) {}

  /**
   * The wait starts when a vet for the species is first seen on duty: a question that joined the
   * queue out of hours must not end early because hours change later. Outages do not count.
   */
  async end(): Promise<void> {
    const now = await this.waiting.now();
    const latest = new Date(now.getTime() - PATIENCE_MS);
    const onDuty = await this.staff.vetsOnDuty(now);
    await this.waiting.markSwept(now);
    await this.waiting.markOnDuty([...new Set(onDuty.flatMap((vet) => vet.species))], now);
    for (const { id, dutySince, species } of await this.waiting.waitingSince(latest)) {
      const isOver = dutySince
        ? dutySince <= latest
        : (await this.staff.nextDuty(now, species)) === null;
      if (isOver) await this.endOne(id);
    }
  }

  /** Does nothing if a vet has just taken it. */
  private async endOne(id: number): Promise<void> {
    const ended = await this.database.transaction(async (tx) => {
      const end = { state: 'expired', closedAt: new Date() } as const;
      const row = await this.rows.move(tx, { id, state: 'waiting' }, end);
      return row && { row, mailId: await this.mails.ofExpiry(tx, id, row.askedAt) };
    });
    if (!ended) return;
    const { row, mailId } = ended;
    this.audit.record('consultation-expired', { userId: row.userId, consultationId: id });
    this.events.changed(row);
    await this.mails.send(mailId);
  }
}
