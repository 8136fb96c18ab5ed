import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';

/** A success of an endpoint; its body is read as a Node stream, at half the cost of a web stream. */
export class StreamedResponse extends Response {
  constructor(
    readonly stream: Readable,
    status: number,
  ) {
    super(null, { status });
  }
}

/** What an endpoint says of its refusal is read as far as this. Bytes. */
const MAX_REFUSAL = 64 * 1024;

/**
 * Connections are kept for the next question, and each carries one answer at a time. Whoever asks
 * bounds the time: a model of one's own may think longer than a transport would wait.
 */
const agent = new Agent({ pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });

/**
 * `fetch` as far as the model's client needs it: posts a text, follows no redirect, and gives a
 * success back unread as a `StreamedResponse`; a refusal has its status and its text.
 * @throws what the connection failed with, or the reason of the signal.
 */
export async function modelFetch(
  url: string | URL | Request,
  { headers, body, signal }: RequestInit = {},
): Promise<Response> {
  const { statusCode: status, body: stream } = await request(
    url instanceof Request ? url.url : url,
    {
      dispatcher: agent,
      method: 'POST',
      headers: new Headers(headers),
      body: typeof body === 'string' ? body : null,
      signal: signal ?? null,
    },
  );
  const isSuccess = status >= 200 && status < 300;
  return isSuccess
    ? new StreamedResponse(stream, status)
    : new Response(await beginning(stream), { status });
}

async function beginning(stream: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length > MAX_REFUSAL) break;
  }
  return Buffer.concat(pieces).toString();
}
