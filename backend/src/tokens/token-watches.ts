import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { UserEventName } from '../contract/socket-events.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { UserHub } from '../platform/socket/user-hub.js';
import { ApiTokensRepository } from './api-tokens.repository.js';

/** Events after which a user's token may no longer be accepted. */
const ENDINGS: readonly UserEventName[] = ['tokens-changed', 'plan-activated'];

/** Milliseconds between checks, since tokens also expire and an event may be lost. */
const INTERVAL = 30_000;

interface Watch {
  whenRevoked: Set<() => void>;
  stopListening?: () => void;
}

/** Ends what outlasts a call once the token with which it was started is no longer accepted. */
@Injectable()
export class TokenWatches implements OnModuleInit, OnApplicationShutdown {
  private readonly watches = new Map<number, Watch>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly hub: UserHub,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.check([...this.watches.keys()]), INTERVAL);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  add(tokenId: number, onRevoked: () => void): () => void {
    const watch = this.watches.get(tokenId) ?? this.begin(tokenId);
    // Wrapped, since the same function may be passed twice and each must be stopped separately.
    const call = () => onRevoked();
    watch.whenRevoked.add(call);
    return () => {
      watch.whenRevoked.delete(call);
      if (watch.whenRevoked.size === 0) this.end(tokenId, watch);
    };
  }

  private begin(tokenId: number): Watch {
    const watch: Watch = { whenRevoked: new Set() };
    this.watches.set(tokenId, watch);
    this.listen(tokenId, watch).catch((err: unknown) => {
      this.logger.warn({ err }, 'a token is not watched');
    });
    return watch;
  }

  /** Checks again once it receives events: the token may have been revoked before that. */
  private async listen(tokenId: number, watch: Watch): Promise<void> {
    const [token] = await this.check([tokenId]);
    if (!token || this.watches.get(tokenId) !== watch) return;
    const { ready, stop } = this.hub.listen(token.userId, (name) => {
      if (ENDINGS.includes(name)) void this.check([tokenId]);
    });
    watch.stopListening = stop;
    await ready;
    await this.check([tokenId]);
  }

  private end(tokenId: number, watch: Watch): void {
    watch.stopListening?.();
    if (this.watches.get(tokenId) === watch) this.watches.delete(tokenId);
  }

  /** Ends the watches of tokens that are no longer accepted. @returns the others. */
  private async check(ids: number[]) {
    if (ids.length === 0) return [];
    try {
      const inForce = await this.tokens.inForce(ids);
      const good = new Set(inForce.map(({ id }) => id));
      for (const id of ids) if (!good.has(id)) this.revoke(id);
      return inForce;
    } catch (err) {
      this.logger.warn({ err }, 'tokens not checked');
      return [];
    }
  }

  private revoke(tokenId: number): void {
    const watch = this.watches.get(tokenId);
    if (!watch) return;
    this.end(tokenId, watch);
    for (const call of watch.whenRevoked) call();
  }
}
