import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource, type EntityManager, LessThan, Repository } from 'typeorm';
import { SessionsService } from '../accounts/sessions.service.js';
import { UsersService } from '../accounts/users.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { LIMITS } from '../contract/limits.js';
import type {
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookWithSecret,
} from '../contract/webhooks.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { runsLocally } from '../platform/outgoing/public-address.js';
import { SessionRegistry } from '../platform/session/session-registry.js';
import { TokensService } from '../tokens/tokens.service.js';
import type { WebhookLogQueryDto } from './dto/webhook.dto.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookOutboxRepository } from './webhook-outbox.repository.js';
import { newSecret } from './webhook-signature.js';
import { isWebhookUrl } from './webhook-url.js';
import { WebhookEntity } from './webhook.entity.js';
import { deliveryView, webhookView } from './webhook.view.js';
import { WebhooksQueue } from './webhooks.queue.js';

/** Hours for which the previous secrets also sign after a new one is made, and how many do. */
const FORMER = { hours: 24, count: 3 };

/** A secret replaced a moment ago may be the one in use: the answer with its successor may be lost. */
const FORMER_SECRETS = `array_to_string((string_to_array(
  concat_ws(' ', secret, CASE WHEN "formerUntil" > now() THEN "formerSecret" END), ' '
))[:${String(FORMER.count)}], ' ')`;

/** Maximum of deliveries in a data export: the newest. */
const EXPORTED = 1000;

/** Owners' URLs that are sent events. */
@Injectable()
export class WebhooksService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(WebhookEntity) private readonly webhooks: Repository<WebhookEntity>,
    @InjectRepository(WebhookDeliveryEntity)
    private readonly deliveries: Repository<WebhookDeliveryEntity>,
    private readonly outbox: WebhookOutboxRepository,
    private readonly queue: WebhooksQueue,
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly sessions: SessionsService,
    private readonly registry: SessionRegistry,
    private readonly audit: Audit,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Anyone who was signed in may have added one or changed its URL, and calls need no session. */
  onModuleInit(): void {
    this.registry.whenAllEnd((tx, userId) => this.switchOffAll(tx, userId));
  }

  /** The oldest first. */
  async list(userId: number): Promise<Webhook[]> {
    const found = await this.webhooks.find({ where: { userId }, order: { id: 'ASC' } });
    return found.map(webhookView);
  }

  /**
   * @throws AppError `VALIDATION_FAILED` for a URL that may not be called; `WEBHOOK_LIMIT_REACHED`,
   *   `UNAUTHENTICATED`
   */
  async add(request: Request, { url, events }: NewWebhook): Promise<WebhookWithSecret> {
    this.check(url);
    const secret = newSecret();
    const { id, userId } = await this.database.transaction(async (tx) => {
      // Webhooks of one account are added one at a time.
      const userId = await this.lockUser(tx, request);
      const limit = LIMITS.webhooks;
      if ((await tx.countBy(WebhookEntity, { userId })) >= limit) {
        throw new AppError('WEBHOOK_LIMIT_REACHED', { limit });
      }
      return tx.save(tx.create(WebhookEntity, { userId, url, events, secret }));
    });
    this.audit.record('webhook-added', { userId, webhookId: id });
    return { ...webhookView(await this.getOwned(userId, id)), secret };
  }

  /** Changes a webhook. @throws AppError */
  async change(request: Request, id: number, changes: WebhookChanges): Promise<Webhook> {
    if (changes.url !== undefined) this.check(changes.url);
    const { userId, isChanged } = await this.database.transaction(async (tx) => {
      const userId = await this.lockUser(tx, request);
      const webhook = await this.getOwned(userId, id, tx);
      const changed = changesOf(webhook, changes);
      const isChanged = Object.keys(changed).length > 0;
      if (isChanged) await tx.update(WebhookEntity, { id, userId }, changed);
      return { userId, isChanged };
    });
    if (isChanged) {
      this.audit.record('webhook-changed', { userId, webhookId: id });
      await this.queue.enqueue([id]);
    }
    return webhookView(await this.getOwned(userId, id));
  }

  /** Removes it with all of its deliveries. @throws AppError `NOT_FOUND` */
  async remove(userId: number, id: number): Promise<void> {
    const { affected } = await this.webhooks.delete({ id, userId });
    if (!affected) throw new AppError('NOT_FOUND');
    this.audit.record('webhook-removed', { userId, webhookId: id });
  }

  /** Makes a new secret. For a day, the former ones sign too. @throws AppError `NOT_FOUND` */
  async roll(request: Request, id: number): Promise<WebhookWithSecret> {
    const secret = newSecret();
    const userId = await this.database.transaction(async (tx) => {
      const userId = await this.lockUser(tx, request);
      const rolled = {
        secret,
        formerSecret: () => FORMER_SECRETS,
        formerUntil: () => `now() + interval '${String(FORMER.hours)} hours'`,
      };
      const { affected } = await tx.update(WebhookEntity, { id, userId }, rolled);
      if (!affected) throw new AppError('NOT_FOUND');
      return userId;
    });
    this.audit.record('webhook-secret-rolled', { userId, webhookId: id });
    return { ...webhookView(await this.getOwned(userId, id)), secret };
  }

  /** A page, newest first, and whether there are older ones. @throws AppError `NOT_FOUND` */
  async log(userId: number, id: number, { limit, before }: WebhookLogQueryDto) {
    await this.getOwned(userId, id);
    const found = await this.deliveries.find({
      where: { webhookId: id, ...(before !== undefined && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const deliveries: WebhookDelivery[] = found.slice(0, limit).map(deliveryView);
    return { deliveries, hasMore: found.length > limit };
  }

  /** Sends a test event without data. @throws AppError `NOT_FOUND`, `WEBHOOK_OFF` */
  async test(userId: number, id: number): Promise<WebhookDelivery> {
    await this.requireOn(userId, id);
    const deliveryId = await this.outbox.insertTest(id);
    await this.queue.enqueue([id]);
    return deliveryView(await this.deliveries.findOneByOrFail({ id: deliveryId }));
  }

  /**
   * Sends a delivery again, for another day at most; one that is already in progress is left alone.
   * @throws AppError `NOT_FOUND`, `WEBHOOK_OFF`
   */
  async resend(userId: number, id: number): Promise<WebhookDelivery> {
    const delivery = await this.deliveries.findOneBy({ id });
    if (!delivery) throw new AppError('NOT_FOUND');
    await this.requireOn(userId, delivery.webhookId);
    await this.outbox.again(id);
    await this.queue.enqueue([delivery.webhookId]);
    return deliveryView(await this.deliveries.findOneByOrFail({ id }));
  }

  /** All of a user's webhooks without their secrets, and the newest 1,000 deliveries. */
  async exported(userId: number) {
    const webhooks = await this.webhooks.find({ where: { userId }, order: { id: 'ASC' } });
    const newest = await this.deliveries
      .createQueryBuilder('delivery')
      .where('delivery."webhookId" = ANY(:ids)', { ids: webhooks.map(({ id }) => id) })
      .orderBy('delivery.id', 'DESC')
      .limit(EXPORTED)
      .getMany();
    return webhooks.map((webhook) => ({
      ...webhookView(webhook),
      deliveries: newest
        .filter(({ webhookId }) => webhookId === webhook.id)
        .map((delivery) => ({ ...deliveryView(delivery), data: delivery.data })),
    }));
  }

  private async switchOffAll(tx: EntityManager, userId: number): Promise<void> {
    const on = { userId, enabled: true };
    const { affected } = await tx.update(WebhookEntity, on, { enabled: false });
    if (affected) this.audit.record('webhooks-switched-off', { userId, count: affected });
  }

  /**
   * Locks the user's row, then checks that the session or the token of the call has not ended
   * meanwhile: whoever signs everyone out switches webhooks off under the same lock.
   * @returns the user's id
   * @throws AppError `UNAUTHENTICATED`
   */
  private async lockUser(tx: EntityManager, request: Request): Promise<number> {
    const { user, apiToken } = request;
    if (!user || !apiToken) return (await this.sessions.lockUser(tx, request)).id;
    await this.users.lockPlan(tx, user.id);
    if (!(await this.tokens.isKept(tx, apiToken.id))) throw new AppError('UNAUTHENTICATED');
    return user.id;
  }

  /** @throws AppError `NOT_FOUND` for an unknown one and another user's alike. */
  private async getOwned(
    userId: number,
    id: number,
    tx: EntityManager = this.webhooks.manager,
  ): Promise<WebhookEntity> {
    const webhook = await tx.findOneBy(WebhookEntity, { id, userId });
    if (!webhook) throw new AppError('NOT_FOUND');
    return webhook;
  }

  /** Fails for a webhook that is switched off. @throws AppError `NOT_FOUND`, `WEBHOOK_OFF` */
  private async requireOn(userId: number, id: number): Promise<void> {
    const { enabled } = await this.getOwned(userId, id);
    if (!enabled) throw new AppError('WEBHOOK_OFF');
  }

  private check(url: string): void {
    if (isWebhookUrl(url, runsLocally(this.env))) return;
    throw new AppError('VALIDATION_FAILED', {
      fields: { url: 'Must be the https address of a public host' },
    });
  }
}

/** The columns that change. A webhook that is switched on, or calls another URL, starts afresh. */
function changesOf(before: WebhookEntity, { url, events, enabled }: WebhookChanges) {
  const isNew = enabled === true || (url !== undefined && url !== before.url);
  return {
    ...(url !== undefined && { url }),
    ...(events && { events }),
    ...(enabled !== undefined && { enabled, disabledAt: null }),
    ...(isNew && { failingSince: null }),
  };
}
