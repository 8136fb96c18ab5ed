import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { ConsultationMessagesRepository } from '../chat/consultation-messages.repository.js';
import { routeMessages, type SessionOfPet } from '../chat/chat-sessions.repository.js';
import { ChatSessionsService } from '../chat/chat-sessions.service.js';
import { messageView } from '../chat/chat.views.js';
import type { Exchange } from '../chat/messages.repository.js';
import { animalOf, assessFor } from '../chat/question-triage.js';
import type {
  Consultation,
  ConsultationRating,
  NewConsultation,
} from '../contract/consultations.js';
import { PetsService } from '../pets/pets.service.js';
import { isForeignKeyViolation } from '../platform/database/violation.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { StaffService } from '../staff/staff.service.js';
import { CaseEventsService } from './case-events.service.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { consultationView } from './consultation.view.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { VetCallsService } from './vet-calls.service.js';
import { type ExportedCase, VetRecordsRepository } from './vet-records.repository.js';

interface Asked {
  row: ConsultationEntity;
  told: Exchange;
}

/** Rolls back a question that was assessed against an outdated triage case of the session. */
class NotAsAssessed extends Error {}

/** What owners ask vets. Tabs receive `consultation-changed`. */
@Injectable()
export class ConsultationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rows: ConsultationsRepository,
    private readonly vetRecords: VetRecordsRepository,
    private readonly messages: ConsultationMessagesRepository,
    private readonly sessions: ChatSessionsService,
    private readonly pets: PetsService,
    private readonly staff: StaffService,
    private readonly events: CaseEventsService,
    private readonly calls: VetCallsService,
    private readonly channel: UserChannel,
    private readonly audit: Audit,
  ) {}

  /** The newest fifty of a user, or of one pet. @throws AppError `NOT_FOUND` */
  async list(userId: number, petId?: number): Promise<Consultation[]> {
    if (petId !== undefined) await this.pets.getOwned(userId, petId);
    return (await this.rows.newest(userId, petId)).map(consultationView);
  }

  /** All questions of a user, oldest first. */
  async everythingOf(userId: number): Promise<Consultation[]> {
    return (await this.rows.everythingOf(userId)).map(consultationView);
  }

  /** The cases that the vet of this account took and kept; oldest first. */
  casesOfVet(userId: number): AsyncGenerator<ExportedCase> {
    return this.vetRecords.casesOf(userId);
  }

  /** @throws AppError `NOT_FOUND` */
  async read(userId: number, id: number): Promise<Consultation> {
    return consultationView(await this.rows.getOwned(userId, id));
  }

  /**
   * Puts a question into the vets' queue and into the pet's chat, once per client id. If the safety
   * rules find an emergency, in the question or in the conversation's open case, it is never
   * queued.
   * @throws AppError `NOT_FOUND`, also where no vet for the species is on duty within a week;
   * `EMERGENCY_NOW` with the triage; `CONSULTATION_OPEN`.
   */
  async ask(userId: number, asked: NewConsultation): Promise<Consultation> {
    const { petId, clientId } = asked;
    const known = await this.rows.findSent(userId, clientId);
    if (known) return consultationView(known);
    const { id: sessionId } = await this.sessions.forPet(userId, petId);
    const session = await this.sessions.getOwned(userId, sessionId);
    const isSeen = (await this.staff.nextDuty(new Date(), session.pet.species)) !== null;
    if (!isSeen) throw new AppError('NOT_FOUND');
    const stored = await this.put(session, asked);
    if (!stored) {
      const meanwhile = await this.rows.findSent(userId, clientId);
      if (!meanwhile) throw new AppError('CONSULTATION_OPEN');
      return consultationView(meanwhile);
    }
    this.announce(stored);
    return consultationView(stored.row);
  }

  /** Withdraws a question, even from the vet who has it. @throws AppError `NOT_FOUND` */
  async withdraw(userId: number, id: number): Promise<Consultation> {
    await this.rows.getOwned(userId, id);
    const withdrawn = await this.database.transaction(async (tx) => {
      const open = { id, userId, state: In(['waiting', 'taken']) };
      const row = await this.rows.move(tx, open, { state: 'withdrawn', closedAt: new Date() });
      if (row) await routeMessages(tx, row.sessionId, null);
      return row;
    });
    // Already withdrawn or closed: nothing changes.
    if (!withdrawn) return this.read(userId, id);
    this.audit.record('consultation-withdrawn', { userId, consultationId: id });
    this.events.changed(withdrawn, withdrawn.vetUserId);
    return consultationView(withdrawn);
  }

  /**
   * Stores the owner's rating of a closed case, replacing any earlier one.
   * @throws AppError `NOT_FOUND`
   */
  async rate(
    userId: number,
    id: number,
    { stars, words = null }: ConsultationRating,
  ): Promise<Consultation> {
    const closed = { id, userId, state: 'closed' } as const;
    const { manager } = this.database;
    const row = await this.rows.move(manager, closed, { stars, ratingWords: words });
    if (!row) throw new AppError('NOT_FOUND');
    this.events.changed(row);
    return consultationView(row);
  }

  /** Assesses again if the session has changed meanwhile: the question may now be an emergency. */
  private async put(session: SessionOfPet, asked: NewConsultation): Promise<Asked | null> {
    const { userId, id: sessionId, owner, pet, triageCase: known } = session;
    const { petId, clientId, question, summary, diary, conversation } = asked;
    const { triage, next } = assessFor(owner, { text: question, ...animalOf(pet) }, known);
    const { level } = triage;
    if (level === 'emergency') throw new AppError('EMERGENCY_NOW', { triage });
    const shared = { summary, diary, conversation };
    try {
      return await this.store(
        { userId, petId, sessionId, clientId, level, question, shared },
        { triage, known, triageCase: next },
      );
    } catch (error) {
      if (!(error instanceof NotAsAssessed)) throw error;
      return this.put(await this.sessions.getOwned(userId, sessionId), asked);
    }
  }

  /** @throws NotAsAssessed */
  private async store(
    row: Parameters<ConsultationsRepository['add']>[1],
    assessed: Pick<
      Parameters<ConsultationMessagesRepository['ask']>[1],
      'triage' | 'known' | 'triageCase'
    >,
  ): Promise<Asked | null> {
    try {
      return await this.database.transaction(async (tx) => {
        const added = await this.rows.add(tx, row);
        if (!added) return null;
        const { userId, sessionId, question: content } = row;
        const words = { userId, sessionId, content, consultationId: added.id };
        const told = await this.messages.ask(tx, { ...words, ...assessed });
        if (!told) throw new NotAsAssessed();
        return { row: added, told };
      });
    } catch (error) {
      throw isForeignKeyViolation(error) ? new AppError('NOT_FOUND') : error;
    }
  }

  private announce({ row, told }: Asked): void {
    const { id, userId } = row;
    this.audit.record('consultation-asked', { userId, consultationId: id });
    for (const message of [told.question, told.reply]) {
      this.channel.publish(userId, 'message', { message: messageView(message) });
    }
    this.events.changed(row);
    void this.calls.waiting(id);
  }
}
