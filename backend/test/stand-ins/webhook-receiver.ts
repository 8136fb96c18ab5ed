import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '../../src/contract/webhooks.js';

/** A call as it arrived, with its raw body. */
export interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: WebhookEvent;
}

type Behaviour = (response: ServerResponse, call: ReceivedCall) => unknown;

const takes: Behaviour = (response) => response.writeHead(200).end('thank you');

/** An owner's program, with a path for each of their webhooks. */
export class WebhookReceiver {
  readonly received: ReceivedCall[] = [];
  /** Calls that are open now, and their maximum. */
  open = 0;
  most = 0;
  private readonly behaviours = new Map<string, Behaviour[]>();
  private readonly server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    this.open += 1;
    this.most = Math.max(this.most, this.open);
    response.on('close', () => (this.open -= 1));
    void request.toArray().then((pieces: Buffer[]) => {
      const body = Buffer.concat(pieces).toString();
      const call = { path, headers, body, event: JSON.parse(body) as WebhookEvent };
      this.received.push(call);
      const next = this.behaviours.get(path);
      return ((next && next.length > 1 ? next.shift() : next?.[0]) ?? takes)(response, call);
    });
  });

  static async start(): Promise<WebhookReceiver> {
    const started = new WebhookReceiver();
    started.server.listen(0, '127.0.0.1');
    await once(started.server, 'listening');
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  /** What it does with the next calls of a path; the last behaviour applies to all that follow. */
  behave(path: string, ...behaviours: Behaviour[]): void {
    this.behaviours.set(path, behaviours);
  }

  /** Calls that arrived at a path, oldest first. */
  of(path: string): ReceivedCall[] {
    return this.received.filter((call) => call.path === path);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

export const answers =
  (status: number, text = '', headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end(text);

/** Never answers. */
export const hangs: Behaviour = () => undefined;
