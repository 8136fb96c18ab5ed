import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { UsersService } from '../accounts/users.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type {
  NewSupportMessage,
  NewSupportThread,
  SupportConversation,
  SupportMessage,
  SupportThread,
} from '../contract/support.js';
import { MailOutboxService } from '../mail/mail-outbox.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { promiseOf } from './answer-promise.js';
import { paidPlanOf, supportMail } from './support-mail.js';
import { SupportMessageEntity } from './support-message.entity.js';
import { SupportThreadEntity } from './support-thread.entity.js';
import { SupportThreadsRepository } from './support-threads.repository.js';
import { SupportThrottle } from './support-throttle.js';
import { messageView, threadView } from './support.view.js';

/** Finds or makes the conversation that a message belongs to; the user's row is locked. */
type Place = (tx: EntityManager, user: User) => Promise<SupportThreadEntity>;

/**
 * What owners ask the operator. Each message is mailed to the operator; tabs receive
 * `support-changed`.
 */
@Injectable()
export class SupportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly threads: SupportThreadsRepository,
    private readonly throttle: SupportThrottle,
    private readonly users: UsersService,
    private readonly outbox: MailOutboxService,
    private readonly channel: UserChannel,
    @Inject(ENV) private readonly env: Pick<Env, 'operator'>,
  ) {}

  /** The conversations of a user, the one with the newest message first; at most 200. */
  async list(userId: number): Promise<SupportThread[]> {
    return (await this.threads.newest(userId)).map(threadView);
  }

  /** With its newest 200 messages. @throws AppError `NOT_FOUND` */
  async read(userId: number, id: number): Promise<SupportConversation> {
    const thread = await this.threads.getOwned(userId, id);
    const messages = await this.threads.messagesOf(id);
    return { ...threadView(thread), messages: messages.map(messageView) };
  }

  /** Everything a user has written, with the answers, oldest first. */
  async everythingOf(userId: number): Promise<SupportConversation[]> {
    const [threads, messages] = await this.threads.everythingOf(userId);
    return threads.map((thread) => ({
      ...threadView(thread),
      messages: messages.filter(({ threadId }) => threadId === thread.id).map(messageView),
    }));
  }

  /** Begins a conversation. @throws AppError as `write` does. */
  async open(userId: number, thread: NewSupportThread): Promise<SupportConversation> {
    const { threadId } = await this.write(userId, thread, (tx, user) => {
      const [{ subject }, { language }] = [thread, user];
      const plan = paidPlanOf(user);
      return tx.save(tx.create(SupportThreadEntity, { userId, subject, plan, language }));
    });
    return this.read(userId, threadId);
  }

  /** Continues a conversation, reopening a closed one. @throws AppError as `write` does. */
  async add(userId: number, id: number, message: NewSupportMessage): Promise<SupportMessage> {
    await this.threads.getOwned(userId, id);
    const stored = await this.write(userId, message, async (tx) => {
      await tx.update(SupportThreadEntity, { id }, { state: 'open', updatedAt: () => 'now()' });
      return tx.findOneByOrFail(SupportThreadEntity, { id });
    });
    return messageView(stored);
  }

  /**
   * Stores a message together with its mail to the operator, once for each `clientId`.
   * @throws AppError `NOT_FOUND` where no support address is set, `TOO_MANY_REQUESTS`,
   * `VALIDATION_FAILED` for a user without an address for the answer.
   */
  private async write(
    userId: number,
    { text, clientId }: NewSupportMessage,
    place: Place,
  ): Promise<SupportMessageEntity> {
    const { supportEmail } = this.env.operator;
    if (supportEmail === null) throw new AppError('NOT_FOUND');
    const known = await this.threads.findSent(userId, clientId);
    if (known) return known;
    await this.throttle.count(userId);
    const { message, mailId } = await this.database.transaction(async (tx) => {
      const user = await this.lock(tx, userId);
      const meanwhile = await this.threads.findSent(userId, clientId, tx);
      if (meanwhile) return { message: meanwhile, mailId: null };
      const { email } = user;
      if (email === null)
        throw new AppError('VALIDATION_FAILED', { fields: { email: 'Required' } });
      const thread = await place(tx, user);
      const { answerHours } = this.env.operator;
      const promise = promiseOf(thread, new Date(), paidPlanOf(user), answerHours);
      await tx.update(SupportThreadEntity, { id: thread.id }, promise);
      const row = { userId, threadId: thread.id, from: 'owner', text, clientId } as const;
      const message = await tx.save(tx.create(SupportMessageEntity, row));
      const written = { user, email, thread, message, answerBy: promise.answerBy };
      const mail = supportMail(supportEmail, written);
      return { message, mailId: await this.outbox.write(tx, mail) };
    });
    await this.outbox.send(mailId);
    this.channel.publish(userId, 'support-changed', { threadId: message.threadId });
    return message;
  }

  /** Locks the user's row, so that messages of one user are stored one at a time. */
  private async lock(tx: EntityManager, id: number): Promise<User> {
    await this.users.lockPlan(tx, id);
    const user = await tx.findOneBy(User, { id });
    if (!user) throw new AppError('UNAUTHENTICATED');
    return user;
  }
}
