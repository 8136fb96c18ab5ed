import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';

/** A successful response. Its body is read as a Node stream, at half the cost of a web stream. */
export class StreamedResponse extends Response {
  constructor(
    readonly stream: Readable,
    status: number,
  ) {
    super(null, { status });
  }
}

/** How much of an endpoint's refusal is read. Bytes. */
const MAX_REFUSAL = 64 * 1024;

/**
 * Keeps connections for later questions; each carries one answer at a time. The caller sets the
 * timeouts: a self-hosted model may think for longer than the default ones allow.
 */
const agent = new Agent({ pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });

/**
 * The part of `fetch` that the model's client needs: posts a text, follows no redirect, and returns
 * a success unread as a `StreamedResponse`; a refusal has its status and its text.
 * @throws the connection's failure, or the signal's reason.
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
