import { randomUUID } from 'node:crypto';
import type { SupportConversation, SupportMessage } from '../../src/contract/support.js';
import { MailServer } from '../stand-ins/mail-server.js';
import type { Owner } from './owner.js';
import { lastingPort, type Process } from './processes.js';
import { World } from './world.js';

/** The operator's address for questions. */
export const SUPPORT = 'help@zampa.example';
export const THREADS = '/api/support/threads';

export const question = (more: object = {}) => ({
  subject: 'Where is my invoice?',
  text: 'I cannot find it.',
  clientId: randomUUID(),
  ...more,
});

export const openThread = <T = SupportConversation>(who: Owner, more: object = {}) =>
  who.call<T>('POST', THREADS, question(more));

export const addToThread = <T = SupportMessage>(who: Owner, id: number, more: object = {}) => {
  const message = { text: 'And the one of May?', clientId: randomUUID(), ...more };
  return who.call<T>('POST', `${THREADS}/${String(id)}/messages`, message);
};

export const readThread = async (who: Owner, id: number): Promise<SupportConversation> =>
  (await who.call<SupportConversation>('GET', `${THREADS}/${String(id)}`)).body;

/** A world whose operator answers questions, and where mails are really sent. */
export class HelpDesk {
  private constructor(
    readonly server: MailServer,
    readonly world: World,
    readonly api: Process,
  ) {}

  /** Shared with other files; see `World.shared`. */
  static async open(): Promise<HelpDesk> {
    const server = await MailServer.start([], await lastingPort('support-mail'));
    const programs = { api: 'api', worker: 'worker' } as const;
    const settings = { SMTP_URL: server.url, SUPPORT_EMAIL: SUPPORT };
    const { world, api } = await World.sharedAs('support', programs, settings);
    return new HelpDesk(server, world, api);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.server.stop();
  }
}
