import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ConsultationMessagesRepository } from '../chat/consultation-messages.repository.js';
import { routeMessages } from '../chat/chat-sessions.repository.js';
import type { Message, MessageAuthor } from '../contract/chat.js';
import type { CaseEnd, NewVetMessage } from '../contract/consultations.js';
import type { VetView } from '../contract/vets.js';
import { DiaryService } from '../diary/diary.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { CaseEventsService } from './case-events.service.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { messageForVet } from './consultation.view.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { OwnerMailsService } from './owner-mails.service.js';
import { VetCallsService } from './vet-calls.service.js';
import { VetNoticesService } from './vet-notices.service.js';

const authorOf = ({ name, registerNumber }: VetView): MessageAuthor => ({
  kind: 'vet',
  name,
  registerNumber,
});

/** What vets write in the cases they took, and how they close or return them. */
@Injectable()
export class VetTalkService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rows: ConsultationsRepository,
    private readonly messages: ConsultationMessagesRepository,
    private readonly diary: DiaryService,
    private readonly events: CaseEventsService,
    private readonly notices: VetNoticesService,
    private readonly mails: OwnerMailsService,
    private readonly calls: VetCallsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Stores a message in the owner's chat, once per client id, and shows it in all tabs.
   * @throws AppError `NOT_FOUND` unless this vet has the case.
   */
  async write(vet: VetView, id: number, message: NewVetMessage): Promise<Message> {
    const purpose = message.wantsPhotos === true ? { purpose: 'photos' as const } : {};
    const author = { ...authorOf(vet), ...purpose };
    const written = await this.database.transaction(async (tx) => {
      const row = await this.rows.lockTaken(tx, vet.id, id);
      const stored = await this.store(tx, row, { ...message, author });
      const mailId = stored.isNew ? await this.mails.ofMessage(tx, row, vet.name) : null;
      return { row, mailId, ...stored };
    });
    // Repeated on purpose: the process that stored it may have died before announcing it.
    this.events.written(written.row, written.message);
    if (written.isNew) void this.notices.tell(written.row, vet.name);
    await this.mails.send(written.mailId);
    return messageForVet(written.message, id);
  }

  /** @throws AppError `NOT_FOUND` unless this vet has the case. */
  async typing(vet: VetView, id: number, active: boolean): Promise<void> {
    const row = await this.rows.getOfVet(vet.id, id);
    if (row.state !== 'taken') throw new AppError('NOT_FOUND');
    const newest = await this.messages.newestId(row.sessionId);
    this.events.typing(row, newest, active, authorOf(vet));
  }

  /** Returns the case to the queue. @throws AppError `NOT_FOUND` unless this vet has it. */
  async handBack(vet: VetView, id: number): Promise<void> {
    const returned = await this.database.transaction(async (tx) => {
      const row = await this.rows.putBack(tx, vet.id, id);
      if (row) await routeMessages(tx, row.sessionId, null);
      return row;
    });
    if (!returned) throw new AppError('NOT_FOUND');
    const { id: vetId, userId } = vet;
    this.audit.record('consultation-returned', { userId, vetId, consultationId: id });
    this.events.changed(returned, userId);
    void this.calls.waiting(id, userId);
  }

  /**
   * Closes the case with written advice, which becomes a message and a diary entry. Repeating the
   * client id changes nothing.
   * @throws AppError `NOT_FOUND` unless this vet has the case, or has closed it.
   */
  async close(vet: VetView, id: number, end: CaseEnd): Promise<void> {
    const closed = await this.database.transaction((tx) => this.closeWithin(tx, vet, id, end));
    if (!closed) {
      const known = await this.rows.getOfVet(vet.id, id);
      if (known.state !== 'closed') throw new AppError('NOT_FOUND');
      return;
    }
    const { row, message, webhooks, mailId } = closed;
    const { id: vetId, userId } = vet;
    this.audit.record('consultation-closed', { userId, vetId, consultationId: id });
    this.events.written(row, message);
    this.events.changed(row);
    this.diary.tell(row, webhooks);
    void this.notices.tell(row, vet.name);
    await this.mails.send(mailId);
  }

  private async closeWithin(tx: EntityManager, vet: VetView, id: number, end: CaseEnd) {
    const { advice, clientId } = end;
    const closedAt = new Date();
    const mine = { id, vetId: vet.id, state: 'taken' } as const;
    const row = await this.rows.move(tx, mine, { state: 'closed', advice, closedAt });
    if (!row) return null;
    await routeMessages(tx, row.sessionId, null);
    const author = { ...authorOf(vet), purpose: 'advice' as const };
    const { message } = await this.store(tx, row, { text: advice, clientId, author });
    const text = `${vet.name}: ${advice}`;
    const webhooks = await this.diary.addVisit(tx, row, { at: closedAt, text, clientId });
    const mailId = await this.mails.ofMessage(tx, row, vet.name);
    return { row, message, webhooks, mailId };
  }

  private store(
    tx: EntityManager,
    { id: consultationId, sessionId }: ConsultationEntity,
    { text: content, clientId, author }: NewVetMessage & { author: MessageAuthor },
  ) {
    return this.messages.addOfVet(tx, { sessionId, consultationId, content, clientId, author });
  }
}
