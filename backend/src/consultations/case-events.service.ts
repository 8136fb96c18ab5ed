import { Injectable } from '@nestjs/common';
import { messageView, type MessageRow } from '../chat/chat.views.js';
import type { MessageAuthor } from '../contract/chat.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { StaffService } from '../staff/staff.service.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { saysNothing } from './consultation.view.js';

type Row = Pick<ConsultationEntity, 'id' | 'userId' | 'petId' | 'sessionId' | 'vetUserId'>;

/** Notifies open tabs of the owner and of vets about changes to a case. No method throws. */
@Injectable()
export class CaseEventsService {
  constructor(
    private readonly staff: StaffService,
    private readonly channel: UserChannel,
  ) {}

  /** The state of a case has changed. @param before the vet who has just lost it. */
  changed(row: Row, before: number | null = null): void {
    this.moved(row, before);
    void this.queueChanged();
  }

  /** Like `changed`, but does not announce the queue: for several cases at once. */
  moved(row: Row, before: number | null): void {
    const { id, userId, petId, vetUserId } = row;
    this.channel.publish(userId, 'consultation-changed', { petId });
    if (before !== null) this.gone(id, before);
    if (vetUserId !== null) this.channel.publish(vetUserId, 'cases-changed', {});
  }

  /** Sends a message from the vet to all tabs of the owner. */
  written({ userId, vetUserId }: Row, message: MessageRow): void {
    this.channel.publish(userId, 'message', { message: messageView(message) });
    if (vetUserId !== null) this.told(vetUserId, [message]);
  }

  typing({ userId, sessionId }: Row, messageId: number, active: boolean, author: MessageAuthor) {
    this.channel.publish(userId, 'typing', { sessionId, messageId, active, author });
  }

  /** Tells the vet's tabs that the vet no longer has the case. */
  gone(consultationId: number, vetUserId: number): void {
    this.channel.publish(vetUserId, 'case-gone', { consultationId });
  }

  /** Notifies every vet on duty of a change to the queue. */
  async queueChanged(): Promise<void> {
    const vets = await this.staff.vetsOnDuty(new Date()).catch(() => []);
    for (const { userId } of vets) this.channel.publish(userId, 'cases-changed', {});
  }

  /** Tells the vet's tabs that their case has new messages. */
  told(vetUserId: number, messages: readonly MessageRow[]): void {
    if (messages.every(saysNothing)) return;
    this.channel.publish(vetUserId, 'cases-changed', {});
  }
}
