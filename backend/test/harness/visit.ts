import request from 'supertest';
import { CALL_TIMEOUT, headersOf } from './owner.js';

interface Visit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

interface Page {
  status: number;
  ok: boolean;
  headers: Headers;
  text: string;
  /** The text parsed as JSON. */
  body: unknown;
}

/**
 * A request without a session, as crawlers, proxies and Prometheus make it. Follows no redirect.
 */
export async function visit(url: string | URL, given: Visit = {}): Promise<Page> {
  const { method = 'GET', headers = {}, body } = given;
  const { origin, href } = new URL(url);
  const path = href.slice(origin.length);
  const agent = request(origin);
  const call = agent[method.toLowerCase() as 'get'](path).set(headers);
  void call.timeout(CALL_TIMEOUT).buffer(true);
  const sent = typeof body === 'object' ? Buffer.from(body) : body;
  // The body is already serialised, even if its type is JSON.
  void call.serialize((written) => written as string);
  const response = await (sent === undefined ? call : call.send(sent));
  const { status, ok, text } = response;
  return { status, ok, text, headers: headersOf(response.headers), body: response.body as unknown };
}
