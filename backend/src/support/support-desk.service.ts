import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { UsersService } from '../accounts/users.service.js';
import { MailOutboxService } from '../mail/mail-outbox.service.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { measure, NOTHING_WAITS } from './answer-promise.js';
import { answerMail } from './support-mail.js';
import { SupportMessageEntity } from './support-message.entity.js';
import { SupportThreadEntity } from './support-thread.entity.js';
import { SupportThreadsRepository } from './support-threads.repository.js';

/** The operator's side of support: lists waiting conversations, answers and closes them. */
@Injectable()
export class SupportDeskService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly threads: SupportThreadsRepository,
    private readonly users: UsersService,
    private readonly outbox: MailOutboxService,
    private readonly channel: UserChannel,
  ) {}

  /** Broken promises first, then those due next. */
  list(all: boolean): Promise<SupportThreadEntity[]> {
    return this.threads.waiting(all);
  }

  /** @throws Error for an unknown number. */
  async show(id: number) {
    const thread = await this.find(id);
    const [user, messages] = await Promise.all([
      this.users.get(thread.userId),
      this.threads.messagesOf(id),
    ]);
    return { thread, user, messages };
  }

  /**
   * Answers the owner, in the app and by mail, and fulfils the open promise.
   * @returns the measured answer. @throws Error for an unknown number.
   */
  async answer(id: number, text: string, close: boolean): Promise<SupportMessageEntity> {
    const { userId } = await this.find(id);
    const { message, mailId } = await this.database.transaction(async (tx) => {
      const { user, thread } = await this.lock(tx, userId, id);
      const now = new Date();
      const message = await tx.save(
        tx.create(SupportMessageEntity, {
          threadId: id,
          userId,
          from: 'staff',
          text,
          clientId: null,
          ...measure(thread, now),
        }),
      );
      await tx.update(
        SupportThreadEntity,
        { id },
        {
          ...NOTHING_WAITS,
          firstAnsweredAt: thread.firstAnsweredAt ?? now,
          updatedAt: now,
          ...(close && { state: 'closed' }),
        },
      );
      const mail = user.email === null ? null : answerMail(user, user.email, thread, message);
      return { message, mailId: mail && (await this.outbox.write(tx, mail)) };
    });
    await this.outbox.send(mailId);
    this.channel.publish(userId, 'support-changed', { threadId: id });
    return message;
  }

  /** Closes a conversation; nothing in it waits any more. @throws Error if unknown. */
  async close(id: number): Promise<void> {
    const { userId } = await this.find(id);
    await this.database.transaction(async (tx) => {
      await this.lock(tx, userId, id);
      await tx.update(SupportThreadEntity, { id }, { ...NOTHING_WAITS, state: 'closed' });
    });
    this.channel.publish(userId, 'support-changed', { threadId: id });
  }

  private async find(id: number): Promise<SupportThreadEntity> {
    const thread = await this.threads.find(id);
    if (!thread) throw new Error(`There is no conversation #${String(id)}.`);
    return thread;
  }

  /** Locks the user's row first, as an owner's message does, so that the two cannot deadlock. */
  private async lock(tx: EntityManager, userId: number, id: number) {
    await this.users.lockPlan(tx, userId);
    const user = await tx.findOneByOrFail(User, { id: userId });
    return { user, thread: await tx.findOneByOrFail(SupportThreadEntity, { id }) };
  }
}
