import { createHmac, randomBytes } from 'node:crypto';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { sessionSecrets } from '../../config/session-secret.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { derivedKey, seal, unseal } from '../../platform/sealing.js';
import { OffersRepository } from './offers.repository.js';
import { SealedOfferKey } from './sealed-offer-key.entity.js';

/** Bytes. */
const KEY = 32;

const nameOf = (secret: string): string =>
  derivedKey(secret, 'zampa offers: name').toString('base64url');

const sealingKey = (secret: string): Buffer => derivedKey(secret, 'zampa offers: seal');

/**
 * The key of the hashes that outlive an account. Generated once and stored in the database, sealed
 * with each session secret: it survives their rotation, and the database alone does not reveal it.
 */
@Injectable()
export class OfferKey implements OnApplicationBootstrap, OnModuleDestroy {
  private key: Promise<Buffer> | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly offers: OffersRepository,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads the key early, so that no transaction holds its connection while waiting for it. */
  onApplicationBootstrap(): void {
    this.read().catch((err: unknown) => this.logger.warn({ err }, 'key of offers not read yet'));
  }

  /**
   * A command can end before the key has been read: its connection must not be closed until then.
   */
  async onModuleDestroy(): Promise<void> {
    await this.key?.catch(() => undefined);
  }

  async hash(kind: 'address' | 'card', text: string): Promise<string> {
    const key = await this.read();
    return createHmac('sha256', key).update(`${kind}:${text}`).digest('base64url');
  }

  private read(): Promise<Buffer> {
    this.key ??= this.database
      .transaction((tx) => this.open(tx))
      .catch((error: unknown) => {
        this.key = undefined;
        throw error;
      });
    return this.key;
  }

  private async open(tx: EntityManager): Promise<Buffer> {
    const secrets = sessionSecrets(this.env);
    await this.offers.lockKey(tx);
    const [row] = await tx.find(SealedOfferKey, {
      where: { secretName: In(secrets.map(nameOf)) },
      order: { createdAt: 'ASC' },
    });
    const secret = secrets.find((one) => nameOf(one) === row?.secretName);
    const key = row && secret ? unseal(row.sealed, sealingKey(secret)) : await this.make(tx);
    const rows = secrets.map((one) => ({
      secretName: nameOf(one),
      sealed: seal(key, sealingKey(one)),
    }));
    const insert = tx.createQueryBuilder().insert().into(SealedOfferKey).values(rows);
    // A start with a mistyped old secret has given the new one a key of its own.
    await insert.orUpdate(['sealed'], ['secretName']).updateEntity(false).execute();
    return key;
  }

  private async make(tx: EntityManager): Promise<Buffer> {
    if (await tx.exists(SealedOfferKey))
      this.logger.warn('no session secret opens the key of offers: what was used is forgotten');
    return randomBytes(KEY);
  }
}
