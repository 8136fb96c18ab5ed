import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { sessionSecrets } from '../../config/session-secret.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { OffersRepository } from './offers.repository.js';
import { SealedOfferKey } from './sealed-offer-key.entity.js';

/** Bytes, of AES-256-GCM. */
const KEY = 32;
const NONCE = 12;
const TAG = 16;

const derived = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `zampa offers: ${purpose}`, KEY));

const nameOf = (secret: string): string => derived(secret, 'name').toString('base64url');

function seal(key: Buffer, secret: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', derived(secret, 'seal'), nonce);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(text: string, secret: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, NONCE);
  const decipher = createDecipheriv('aes-256-gcm', derived(secret, 'seal'), nonce);
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
}

/**
 * The key of the hashes that outlive an account. It is made once and kept in the database, sealed
 * with each session secret: it survives their rotation, and the database alone opens nothing.
 */
@Injectable()
export class OfferKey implements OnApplicationBootstrap {
  private key: Promise<Buffer> | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly offers: OffersRepository,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Known before it is needed in the middle of a transaction, which holds a connection. */
  onApplicationBootstrap(): void {
    this.read().catch((err: unknown) => this.logger.warn({ err }, 'key of offers not read yet'));
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
    const key = row && secret ? unseal(row.sealed, secret) : await this.make(tx);
    const rows = secrets.map((one) => ({ secretName: nameOf(one), sealed: seal(key, one) }));
    const insert = tx.createQueryBuilder().insert().into(SealedOfferKey).values(rows);
    await insert.orIgnore().updateEntity(false).execute();
    return key;
  }

  private async make(tx: EntityManager): Promise<Buffer> {
    if (await tx.exists(SealedOfferKey))
      this.logger.warn('no session secret opens the key of offers: what was used is forgotten');
    return randomBytes(KEY);
  }
}
