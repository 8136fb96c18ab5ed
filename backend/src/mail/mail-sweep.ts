import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { MailQueue } from './mail.queue.js';
import { MailsService } from './mails.service.js';

/** Milliseconds. */
const INTERVAL = 4000;
const FORGET_INTERVAL = 3_600_000;

/** Asks for every mail that is due: to be tried again, left by a dead worker, or its job lost. */
@Injectable()
export class MailSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly mails: MailsService,
    private readonly queue: MailQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const forget = () => this.guarded(() => this.mails.forgetOld());
    forget();
    this.timers = [
      setInterval(() => this.guarded(() => this.sweep()), INTERVAL),
      setInterval(forget, FORGET_INTERVAL),
    ];
  }

  onApplicationShutdown(): void {
    this.timers.forEach(clearInterval);
  }

  private async sweep(): Promise<void> {
    const due = await this.mails.due();
    if (due.length > 0) await this.queue.enqueue(due);
  }

  private guarded(work: () => Promise<void>): void {
    work().catch((err: unknown) => this.logger.warn({ err }, 'mail sweep failed'));
  }
}
