import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { StripeRequest } from './api/answer.js';
import type { DatedAnswer, StripeSandbox } from './stripe-sandbox.js';
import { API_VERSION, newId } from './world.js';

const page = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

/** The stand-in for Stripe.js, with its texts and styles. */
export const pageScript = (): string =>
  `(() => {
const VERSION = ${JSON.stringify(API_VERSION.split('.')[1])};
const STYLE = ${JSON.stringify(page('card-form.css'))};
const TEXTS = ${page('texts.json')};
${page('stripe.js')}})();
`;

const clientSecret = z.string().min(1).max(200);
const number = z.string().max(40);
const expiry = z
  .string()
  .regex(/^\d\d\/\d\d$/)
  .optional();
const confirmation = z.strictObject({ clientSecret, number, expiry });
const authentication = z.strictObject({ clientSecret, approved: z.boolean() });
const settings = z.strictObject({
  webhooks: z.boolean().optional(),
  advanceDays: z.int().min(0).max(400).optional(),
});

const isSetup = (given: { clientSecret: string }) => given.clientSecret.startsWith('seti_');

/** Calls besides the Stripe API: of the card form, and `/settings` for tests and demonstrations. */
function call(sandbox: StripeSandbox, path: string, body: unknown): unknown {
  switch (path) {
    case '/form/confirm': {
      const given = confirmation.parse(body);
      return isSetup(given)
        ? sandbox.confirmSetup(given.clientSecret, given)
        : sandbox.confirm(given.clientSecret, given);
    }
    case '/form/authenticate': {
      const given = authentication.parse(body);
      return isSetup(given)
        ? sandbox.authenticateSetup(given.clientSecret, given.approved)
        : sandbox.authenticate(given.clientSecret, given.approved);
    }
    case '/form/payment':
      return sandbox.payment(z.strictObject({ clientSecret }).parse(body).clientSecret);
    case '/settings':
      return sandbox.settings(settings.parse(body));
    default:
      return undefined;
  }
}

/** The sandbox as an HTTP server, in place of api.stripe.com and js.stripe.com. */
export function serve(sandbox: StripeSandbox): Server {
  const script = pageScript();
  return createServer((request, response) => {
    if (request.url === '/health/ready') response.end('ok');
    else if (request.url === '/stripe.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(script);
    } else {
      respond(sandbox, request, response).catch((error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    }
  });
}

async function respond(
  sandbox: StripeSandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  if (request.url?.startsWith('/v1/')) {
    sendAnswer(response, sandbox.handle(requestOf(request, body)), newId('req'));
    return;
  }
  const { status, answer } = formAnswer(sandbox, request, body);
  // The card form calls from pages of the product; the payment's secret authorises it.
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  });
  response.end(JSON.stringify(answer));
}

function formAnswer(
  sandbox: StripeSandbox,
  { method, url = '', headers }: IncomingMessage,
  body: string,
): { status: number; answer: unknown } {
  // Settings are for tools, not for a page that somebody has open.
  const isPage = headers.origin !== undefined && !url.startsWith('/form/');
  try {
    const answer = method === 'POST' && !isPage ? call(sandbox, url, JSON.parse(body)) : undefined;
    return answer === undefined ? { status: 404, answer: {} } : { status: 200, answer };
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      return { status: 400, answer: {} };
    }
    throw error;
  }
}

/** A request as the sandbox reads it. */
export const requestOf = (
  { method = '', url = '', headers }: IncomingMessage,
  body: string,
): StripeRequest => ({
  method,
  path: url,
  body,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  ),
});

export function sendAnswer(response: ServerResponse, answer: DatedAnswer, requestId: string): void {
  response.writeHead(answer.status, {
    date: answer.date,
    'content-type': 'application/json',
    'request-id': requestId,
    ...(answer.replayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(answer.body));
}
