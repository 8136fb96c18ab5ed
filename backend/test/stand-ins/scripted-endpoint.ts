import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

interface Asked {
  body: Record<string, unknown>;
  authorization: string;
  connection: unknown;
}

/** A model's endpoint that does with each request exactly as told, right or wrong. */
export class ScriptedEndpoint {
  /** What it does with the next request. */
  behave: (response: ServerResponse) => unknown = () => undefined;
  /** What it was asked, and whether the last answer was aborted. */
  asked: Asked[] = [];
  broken = false;

  private readonly server = createServer((request, response) => {
    void request.toArray().then((pieces: Buffer[]) => {
      const { authorization = '' } = request.headers;
      const body = JSON.parse(Buffer.concat(pieces).toString()) as Asked['body'];
      this.asked.push({ body, authorization, connection: request.socket });
      response.on('close', () => (this.broken = !response.writableFinished));
      return this.behave(response);
    });
  });

  /** @returns its address, in the form of `OPENAI_BASE_URL`. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${String(port)}/v1`;
  }

  forget(): void {
    this.asked = [];
    this.broken = false;
  }

  end(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** One event of a stream. */
export const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

/** A chunk of a completion. */
export const says = (content: string, finish: string | null = null): string =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });

export const DONE = 'data: [DONE]\n\n';

/** Answers with these bytes, split as given. */
export const sends =
  (...pieces: (string | Buffer)[]) =>
  async (response: ServerResponse): Promise<void> => {
    for (const piece of pieces) {
      response.write(piece);
      await turn();
    }
    response.end();
  };

/** Sends an endless line. @returns its length so far, in bytes. */
export function sendForEver(response: ServerResponse): () => number {
  let sent = 0;
  const more = () => {
    sent += 100_000;
    response.write('x'.repeat(100_000), () => setImmediate(more));
  };
  more();
  return () => sent;
}
