import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail accepted by the server, as its reader sees it. */
export interface Received {
  to: string[];
  mail: Email;
}

/** A real SMTP server that stores what it receives. */
export class MailServer {
  readonly received: Received[] = [];
  /** How many times a client has named each address. */
  readonly asked = new Map<string, number>();
  /** Called when a mail has arrived, before the server confirms it. */
  beforeTaking: (() => Promise<void>) | undefined;

  private constructor(private readonly server: SMTPServer) {}

  /** @param refused addresses that it does not know. */
  static async start(refused: string[] = [], port = 0): Promise<MailServer> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo({ address }, _, done) {
        started.asked.set(address, (started.asked.get(address) ?? 0) + 1);
        const unknown = new Error(`5.1.1 <${address}> is not known here`);
        done(refused.includes(address) ? Object.assign(unknown, { responseCode: 550 }) : null);
      },
      onData(stream, session, done) {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        started.take(stream, to).then(() => done(), done);
      },
    });
    const started = new MailServer(server);
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return started;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${String(this.port)}`;
  }

  of(address: string): Received[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private async take(stream: AsyncIterable<unknown>, to: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    await this.beforeTaking?.();
    this.received.push({ to, mail: await PostalMime.parse(Buffer.concat(chunks)) });
  }
}
