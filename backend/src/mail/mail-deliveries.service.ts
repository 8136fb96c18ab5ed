import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { faultOf, type Fault } from './fault.js';
import { LINK_EXPIRED, MailsRepository, type ClaimedMail } from './mails.repository.js';
import { pauseAfter, triesLeft } from './next-try.js';
import { MAIL_TRANSPORT, type MailTransport, type RenderedMail } from './mail-transport.js';
import { LINK_LIFETIME, type MailTemplate } from './templates/mail-templates.js';
import { renderMail, TEMPLATES } from './templates/render-mail.js';
import { Counter } from 'prom-client';

const mails = new Counter({
  name: 'zampa_mails_total',
  help: 'Deliveries of mails by this worker: sent, failed and to be tried again, or given up',
  labelNames: ['template', 'outcome'],
});

// Start at zero so that the first mail given up shows as an increase.
for (const template of TEMPLATES) mails.inc({ template, outcome: 'parked' }, 0);

const countMail = (template: string, outcome: 'sent' | 'failed' | 'parked'): void =>
  mails.inc({ template, outcome });

/** Interval at which a long delivery renews its claim. Milliseconds. */
const RENEWAL_INTERVAL = 5000;

const lifetimeOf = ({ template }: ClaimedMail): number =>
  (LINK_LIFETIME as Partial<Record<MailTemplate, number>>)[template] ?? Infinity;

/** Sends mails, one at a time. */
@Injectable()
export class MailDeliveriesService {
  constructor(
    private readonly mails: MailsRepository,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_URL' | 'MAIL_FROM' | 'operator'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does nothing when the mail is not due. */
  async deliver(id: number): Promise<void> {
    const mail = await this.mails.claim(id);
    if (!mail) return;
    if (mail.age > lifetimeOf(mail)) {
      await this.giveUp(mail, LINK_EXPIRED);
      return;
    }
    try {
      const rendered = this.render(mail);
      await this.holding(mail, () => this.transport.deliver(rendered));
    } catch (error) {
      await this.handleFault(mail, faultOf(error));
      return;
    }
    await this.mails.sent(mail);
    countMail(mail.template, 'sent');
    this.log(mail).info('mail sent');
  }

  /** Does the work, and keeps the claim as long as that takes. */
  private async holding(mail: ClaimedMail, work: () => Promise<void>): Promise<void> {
    const timer = setInterval(() => {
      this.mails.renew(mail).catch(() => undefined);
    }, RENEWAL_INTERVAL);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
  }

  private render(mail: ClaimedMail): RenderedMail {
    const { id, to, template, createdAt, age } = mail;
    const { PUBLIC_URL, MAIL_FROM, operator } = this.env;
    const now = new Date(createdAt.getTime() + age);
    const made = createdAt.getTime().toString(36);
    return {
      ...renderMail(mail, PUBLIC_URL, operator.supportEmail, now),
      id,
      to,
      template,
      from: MAIL_FROM,
      writtenAt: createdAt,
      messageId: `<mail-${String(id)}.${made}@${new URL(PUBLIC_URL).hostname}>`,
    };
  }

  private async handleFault(mail: ClaimedMail, fault: Fault): Promise<void> {
    if (!triesLeft(mail.attempts, fault)) return this.giveUp(mail, fault.name);
    await this.mails.tryLater(mail, pauseAfter(mail.attempts), fault.name);
    countMail(mail.template, 'failed');
    this.log(mail).warn({ fault: fault.name }, 'mail not sent');
  }

  private async giveUp(mail: ClaimedMail, fault: string): Promise<void> {
    await this.mails.park(mail, fault);
    countMail(mail.template, 'parked');
    this.log(mail).warn({ fault }, 'mail given up');
  }

  /** Only ids and the template: addresses and contents of mails do not belong in a log. */
  private log({ id, template, attempts }: ClaimedMail): Logger {
    return this.logger.child({ mailId: id, template, attempts });
  }
}
