import type { Email } from 'postal-mime';
import { MailServer } from '../stand-ins/mail-server.js';
import { lastingPort, type Process } from './processes.js';
import { until } from './until.js';
import { World } from './world.js';

/** The operator's address for questions. */
export const SUPPORT = 'help@zampa.example';

/** A world whose owners read their mails, and whose operator answers questions. */
export class Postbox {
  private constructor(
    readonly world: World,
    readonly server: MailServer,
    readonly api: Process,
    readonly other: Process,
    readonly worker: Process,
  ) {}

  /** Two API processes and a worker that really sends, shared with other files. */
  static async open(): Promise<Postbox> {
    const server = await MailServer.start([], await lastingPort('mail'));
    const programs = { api: 'api', other: 'api', worker: 'worker' } as const;
    const settings = { SMTP_URL: server.url, SUPPORT_EMAIL: SUPPORT };
    const { world, api, other, worker } = await World.sharedAs('postbox', programs, settings);
    return new Postbox(world, server, api, other, worker);
  }

  /** All mails to an address with this in their subject, oldest first. */
  mails(to: string, subject: string): Email[] {
    return this.server
      .of(to)
      .map(({ mail }) => mail)
      .filter((mail) => mail.subject?.includes(subject));
  }

  /** The newest mail with this in its subject, once there are this many. */
  async mail(to: string, subject: string, count = 1): Promise<Email> {
    const what = `'${subject}' has come ${String(count)} times`;
    const mails = await until(what, (): Email[] | null => {
      const found = this.mails(to, subject);
      return found.length >= count ? found : null;
    });
    return mails.at(-1) as Email;
  }

  /** The key after the `#` of the mailed link to this page. */
  async key(to: string, subject: string, page: string, count = 1): Promise<string> {
    const { text = '' } = await this.mail(to, subject, count);
    const link = /https?:\/\/\S+#\S+/.exec(text)?.[0] ?? '';
    const { pathname, hash } = new URL(link);
    if (pathname !== page) throw new Error(`the link leads to ${pathname}`);
    return hash.slice(1);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.server.stop();
  }
}
