import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Device } from '../../contract/accounts.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SESSION_REDIS } from '../../platform/redis/redis-connections.js';
import {
  sessionIn,
  sessionKey,
  sessionName,
  userSessionsKey,
} from '../../platform/session/redis-session.store.js';
import { SessionRegistry } from '../../platform/session/session-registry.js';

/** The browsers in which a user is signed in. */
@Injectable()
export class DevicesService {
  constructor(
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    private readonly registry: SessionRegistry,
  ) {}

  /** Newest first. @param current the requesting session. */
  async list(userId: number, current?: string): Promise<Device[]> {
    const sids = await this.redis.zrange(userSessionsKey(userId), 0, '-1', 'REV');
    if (sids.length === 0) return [];
    const texts = await this.redis.mget(sids.map(sessionKey));
    return sids.flatMap((sid, index): Device[] => {
      const session = sessionIn(texts[index]);
      if (!session) return [];
      const { signedInAt, userAgent } = session;
      return [
        {
          id: sessionName(sid),
          userAgent: userAgent ?? '',
          signedInAt: new Date(signedInAt ?? 0).toISOString(),
          current: sid === current,
        },
      ];
    });
  }

  /** The devices for the data export, without the internal session names. */
  async exported(userId: number): Promise<Pick<Device, 'userAgent' | 'signedInAt'>[]> {
    const devices = await this.list(userId);
    return devices.map(({ userAgent, signedInAt }) => ({ userAgent, signedInAt }));
  }

  /**
   * Signs one browser out. @throws AppError `NOT_FOUND` for one that does not belong to the user.
   */
  async signOut(userId: number, name: string): Promise<void> {
    const sids = await this.redis.zrange(userSessionsKey(userId), 0, '-1');
    const sid = sids.find((one) => sessionName(one) === name);
    if (sid === undefined) throw new AppError('NOT_FOUND');
    await this.registry.end(userId, sid);
  }
}
