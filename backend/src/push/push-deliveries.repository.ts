import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { payloadOf, topicOf, type Notice } from './notice.js';
import { PushDeliveryEntity } from './push-delivery.entity.js';

/** A delivery that this worker must make now. */
export interface ClaimedDelivery extends Pick<
  PushDeliveryEntity,
  'id' | 'payload' | 'urgency' | 'topic' | 'attempts' | 'subscriptionId'
> {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Seconds for which the push service keeps it for an offline browser. */
  ttl: number;
}

/**
 * Seconds: longer than a try takes. A worker that dies in the middle of a try keeps it this long.
 */
const CLAIM = 15;

/** A notification that has not reached a browser within a day is of no use any more. */
const INSERT = `
  INSERT INTO push_deliveries ("subscriptionId", payload, urgency, topic, "expiresAt")
  SELECT id, $2, $3, $4, now() + interval '24 hours' FROM push_subscriptions
  WHERE "userId" = $1 ORDER BY id
  RETURNING id`;

const DUE = `
  SELECT id FROM push_deliveries WHERE "nextTryAt" <= now() ORDER BY "nextTryAt" LIMIT 500`;

const LONGEST_WAIT = `
  SELECT greatest(0, extract(epoch FROM now() - min("nextTryAt")))::float8 AS seconds
  FROM push_deliveries`;

const TAKE = `
  UPDATE push_deliveries AS delivery
  SET attempts = attempts + 1, "nextTryAt" = now() + make_interval(secs => $2)
  FROM push_subscriptions AS subscription
  WHERE delivery.id = $1 AND delivery."nextTryAt" <= now()
    AND subscription.id = delivery."subscriptionId"
  RETURNING delivery.id, payload, urgency, topic, attempts, "subscriptionId",
    endpoint, p256dh, auth,
    floor(extract(epoch FROM "expiresAt" - now()))::integer AS ttl`;

const LATER = `
  UPDATE push_deliveries SET "nextTryAt" = now() + make_interval(secs => $3)
  WHERE id = $1 AND attempts = $2`;

/** Statements that depend on the database's clock are written in SQL. */
@Injectable()
export class PushDeliveriesRepository {
  constructor(
    @InjectRepository(PushDeliveryEntity)
    private readonly deliveries: Repository<PushDeliveryEntity>,
  ) {}

  /** One for each browser of the user. @returns their ids. */
  async insert(
    userId: number,
    notice: Notice,
    tx: EntityManager = this.deliveries.manager,
  ): Promise<number[]> {
    const { urgency = 'normal', tag } = notice;
    const values = [userId, payloadOf(notice), urgency, topicOf(tag)];
    const rows = await tx.query<{ id: number }[]>(INSERT, values);
    return rows.map(({ id }) => id);
  }

  async due(): Promise<number[]> {
    const rows = await this.deliveries.query<{ id: number }[]>(DUE);
    return rows.map(({ id }) => id);
  }

  /** For how many seconds the oldest one has been due; 0 if none is. */
  async longestWait(): Promise<number> {
    const [row] = await this.deliveries.query<{ seconds: number }[]>(LONGEST_WAIT);
    return row?.seconds ?? 0;
  }

  /** `undefined` if it is not due: sent, given up, or claimed by another worker. */
  async claim(id: number): Promise<ClaimedDelivery | undefined> {
    const [[taken]] = await this.deliveries.query<[ClaimedDelivery[], number]>(TAKE, [id, CLAIM]);
    return taken;
  }

  /** Tries again after this many seconds, unless another worker has claimed it since. */
  async tryLater({ id, attempts }: ClaimedDelivery, seconds: number): Promise<void> {
    await this.deliveries.query(LATER, [id, attempts, seconds]);
  }

  /** Sent, or given up. */
  async remove({ id }: ClaimedDelivery): Promise<void> {
    await this.deliveries.delete({ id });
  }
}
