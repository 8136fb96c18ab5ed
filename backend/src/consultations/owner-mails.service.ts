import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutboxService } from '../mail/mail-outbox.service.js';
import { Presence } from '../platform/redis/presence.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { ConsultationsRepository, type CaseReader } from './consultations.repository.js';

const petOf = ({ petId, petName, sex, species, breed, portrait, coat }: CaseReader) => ({
  petId,
  petName,
  sex,
  face: { species, breed, portrait, coat },
});

/** Mails about questions to vets, to owners with a confirmed address. */
@Injectable()
export class OwnerMailsService {
  constructor(
    private readonly rows: ConsultationsRepository,
    private readonly presence: Presence,
    private readonly outbox: MailOutboxService,
  ) {}

  /**
   * Mails that a vet has written, unless a tab of the owner is visible; only once until the owner
   * has read the message. Runs within the transaction that stores the message.
   * @returns the mail, to be sent once that is committed.
   */
  async ofMessage(
    tx: EntityManager,
    { id, userId }: Pick<ConsultationEntity, 'id' | 'userId'>,
    vet: string,
  ): Promise<number | null> {
    if (await this.presence.isHere(userId).catch(() => false)) return null;
    const reader = await this.rows.reader(tx, id);
    if (!reader?.email) return null;
    const { email: to, language, name, readUpTo } = reader;
    return this.outbox.write(tx, {
      key: `vet-message-${String(id)}-${String(readUpTo)}`,
      to,
      language,
      template: 'vet-message',
      data: { name, vet, ...petOf(reader) },
    });
  }

  /** Mails that no vet took the question. @returns the mail, to be sent once `tx` is committed. */
  async ofExpiry(tx: EntityManager, id: number, askedAt: Date): Promise<number | null> {
    const reader = await this.rows.reader(tx, id);
    if (!reader?.email) return null;
    const { email: to, language, name } = reader;
    return this.outbox.write(tx, {
      key: `question-expired-${String(id)}`,
      to,
      language,
      template: 'question-expired',
      data: { name, askedAt: askedAt.toISOString(), ...petOf(reader) },
    });
  }

  send(mailId: number | null): Promise<void> {
    return this.outbox.send(mailId);
  }
}
