import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { includesPlan } from '../contract/plans.js';
import { MailOutboxService } from '../mail/mail-outbox.service.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { PushService } from '../push/push.service.js';
import { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import { DueReminders, type DueReminder } from './due-reminders.repository.js';
import { lastAndNext } from './recurrence/occurrences.js';
import type { ReminderEntity } from './reminder.entity.js';
import { mailOf, noticeOf } from './reminder-messages.js';
import { reminderView } from './reminder.view.js';

/** Reminders handled in one transaction. */
const BATCH = 200;

interface Told {
  due: DueReminder[];
  /** Ids of mails that were written and remain to be sent. */
  mails: number[];
  notices: number[];
  /** Webhooks to call. */
  webhooks: number[];
  /** Whether more may be due. */
  isFull: boolean;
}

/**
 * Notifies owners of due reminders. An occurrence is claimed in the transaction that writes its
 * mail, so that it is announced once, even if a worker dies. Tabs are notified afterwards, and
 * again if the worker died in between.
 */
@Injectable()
export class ReminderDeliveriesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly due: DueReminders,
    private readonly mails: MailOutboxService,
    private readonly push: PushService,
    private readonly channel: UserChannel,
    private readonly webhooks: WebhookOutboxService,
  ) {}

  /** Announces everything that is due and that no other worker is handling. */
  async deliver(): Promise<void> {
    for (let isFull = true; isFull;) {
      const told = await this.database.transaction(async (tx) =>
        this.claim(tx, await this.due.now(tx)),
      );
      isFull = told.isFull;
      await this.tell(told.due);
      for (const id of told.mails) await this.mails.send(id);
      await this.push.send(told.notices);
      await this.webhooks.send(told.webhooks);
    }
  }

  /** Notifies tabs of occurrences that a dead worker may not have announced. */
  async deliverUntold(): Promise<void> {
    await this.tell(await this.due.untold(BATCH));
  }

  private async claim(tx: EntityManager, now: Date): Promise<Told> {
    const reminders = await this.due.lock(tx, now, BATCH);
    const isFull = reminders.length === BATCH;
    if (reminders.length === 0) return { due: [], mails: [], notices: [], webhooks: [], isFull };
    const owners = await this.due.owners(
      tx,
      reminders.map(({ petId }) => petId),
    );
    const come: DueReminder[] = [];
    const moved = reminders.map((reminder) => {
      const { dueAt, ...move } = moveOn(reminder, now);
      const owner = owners.get(reminder.petId);
      const isPaid = owner !== undefined && includesPlan(owner.plan, 'pro');
      if (!isPaid) return { ...move, nextAt: move.remindAt ?? dueAt };
      come.push({ ...owner, dueAt, reminder: Object.assign(reminder, move) });
      return move;
    });
    await this.due.move(tx, moved);
    const due = await this.due.claim(tx, come);
    return { due, ...(await this.write(tx, due, now)), isFull };
  }

  /** Writes mails, notifications and events, in the transaction that claims their occurrences. */
  private async write(tx: EntityManager, due: DueReminder[], now: Date) {
    const mails: number[] = [];
    const notices: number[] = [];
    for (const one of due) {
      const mail = mailOf(one);
      const id = mail && (await this.mails.write(tx, mail));
      if (id) mails.push(id);
      const notice = noticeOf(one, now);
      if (notice) notices.push(...(await this.push.write(tx, one.userId, notice)));
    }
    const webhooks = await this.webhooks.write(tx, 'reminder-due', due.map(eventOf));
    return { mails, notices, webhooks };
  }

  private async tell(told: Pick<DueReminder, 'userId' | 'reminder' | 'dueAt'>[]): Promise<void> {
    for (const { userId, reminder } of told) {
      this.channel.publish(userId, 'reminder-due', { reminder: reminderView(reminder) });
    }
    await this.due.markTold(told);
  }
}

const eventOf = ({ userId, dueAt, reminder: { id, petId, kind } }: DueReminder) => ({
  userId,
  subject: `${String(id)}-${String(dueAt.getTime() / 1000)}`,
  data: { petId, reminderId: id, kind, dueAt: dueAt.toISOString() },
});

/** The occurrence that is due, the latest one if there are several, and the one after it. */
function moveOn(reminder: ReminderEntity, now: Date) {
  const { id, remindAt } = reminder;
  const first = remindAt ?? now;
  const { last, next } = lastAndNext(reminder, new Date(first.getTime() - 1), now);
  const dueAt = last ?? first;
  return { id, dueAt, nextAt: dueAt as Date | null, remindAt: next };
}
