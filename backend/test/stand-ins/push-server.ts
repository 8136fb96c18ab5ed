import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushBrowser, senderOf } from './push-browser.js';

interface Received {
  browser: PushBrowser | undefined;
  headers: IncomingMessage['headers'];
  /** The claims of a valid signature; undefined if it is invalid. */
  sender: ReturnType<typeof senderOf> | undefined;
}

/** A push service (RFC 8030) that delivers what is properly signed and encrypted. */
export class PushServer {
  readonly received: Received[] = [];
  /** Statuses of the next answers, instead of 201. */
  readonly refusals: number[] = [];
  /** Called when a message has arrived, before the server confirms it. */
  beforeTaking: (() => Promise<unknown>) | undefined;
  private readonly browsers: PushBrowser[] = [];
  private readonly server = createServer((request, response) => {
    this.take(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });

  static async start(): Promise<PushServer> {
    const started = new PushServer();
    started.server.listen(0, '127.0.0.1');
    await once(started.server, 'listening');
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  browser(): PushBrowser {
    const browser = new PushBrowser(this.url);
    this.browsers.push(browser);
    return browser;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async take(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { headers, url, method } = request;
    const browser = this.browsers.find(({ id }) => url === `/push/${id}`);
    this.received.push({ browser, headers, sender: senderOf(headers.authorization ?? '') });
    await this.beforeTaking?.();
    const refusal = this.refusals.shift();
    if (refusal !== undefined) return refusal;
    if (!browser) return 404;
    const isWebPush = headers['content-encoding'] === 'aes128gcm' && Number(headers.ttl) >= 0;
    if (method !== 'POST' || !isWebPush) return 400;
    browser.shown.push(browser.open(Buffer.concat(chunks)));
    return 201;
  }
}
