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

/** Asks for every mail that is due: to be tried again, left by a dead worker, or its job lost. */
@Injectable()
export class MailSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly mails: MailsService,
    private readonly queue: MailQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((err: unknown) => this.logger.warn({ err }, 'mail sweep failed'));
    }, INTERVAL);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    const due = await this.mails.due();
    if (due.length > 0) await this.queue.enqueue(due);
  }
}
