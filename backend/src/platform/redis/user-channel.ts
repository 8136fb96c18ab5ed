import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { UserEventName, UserEvents } from '../../contract/socket-events.js';
import { LOGGER } from '../logging/logging.module.js';
import { LiveChannels } from './live-channels.js';

/**
 * The Redis channel of a user's events. Every API process with one of their tabs subscribes to it.
 */
export const userChannel = (userId: number): string => `u:${String(userId)}`;

/** The wire form of an event on a user's channel. */
export const encodeEvent = <Name extends UserEventName>(name: Name, payload: UserEvents[Name]) =>
  JSON.stringify([name, payload]);

/** Publishes events to all open tabs of a user, whichever process they are connected to. */
@Injectable()
export class UserChannel {
  constructor(
    private readonly channels: LiveChannels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Fire and forget: the database is the record, and tabs reload when they reconnect. Publishing
   * must never fail or delay the work it reports.
   */
  publish<Name extends UserEventName>(userId: number, name: Name, payload: UserEvents[Name]): void {
    this.channels.publish(userChannel(userId), encodeEvent(name, payload)).catch((err: unknown) => {
      this.logger.warn({ err, userId, event: name }, 'event not published');
    });
  }
}
