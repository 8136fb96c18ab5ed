import { createHash } from 'node:crypto';
import type { Replay } from '../store/objects.js';
import { DAY } from '../spans.js';
import { API_VERSION, type World } from '../world.js';
import { parseForm, type Form } from './form.js';
import { routes } from './routes.js';
import { invalid, StripeRefusal } from './stripe-refusal.js';

/** A request as the SDK sends it; names of headers in lower case. */
export interface StripeRequest {
  method: string;
  /** With its query. */
  path: string;
  body?: string | undefined;
  headers: Partial<Record<string, string>>;
}

export interface Answer {
  status: number;
  body: unknown;
  /** The answer was given before, to a request with the same key. */
  replayed?: boolean;
}

const KEY_MAX = 255;

/** Answers as Stripe does, never by an exception but for faults of the sandbox. */
export async function answer(world: World, request: StripeRequest): Promise<Answer> {
  try {
    requireHeaders(request.headers);
    const key = request.method === 'POST' ? world.key : null;
    if (key === null) return { status: 200, body: await run(world, request) };
    return await once(world, request, key);
  } catch (error) {
    if (error instanceof StripeRefusal) return refusalAnswer(error);
    throw error;
  }
}

const refusalAnswer = ({ status, fields }: StripeRefusal): Answer => ({
  status,
  body: { error: fields },
});

function requireHeaders(headers: StripeRequest['headers']): void {
  const [, token] = /^Bearer (.+)$/.exec(headers['authorization'] ?? '') ?? [];
  if (token === undefined) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!/^[rs]k_test_\w+$/.test(token)) throw unauthorized('Invalid API Key provided.');
  const version = headers['stripe-version'] ?? API_VERSION;
  if (version !== API_VERSION) throw invalid(`Invalid Stripe API version: ${version}`);
}

const unauthorized = (message: string) =>
  new StripeRefusal(401, { type: 'invalid_request_error', message });

/** Runs it, or repeats the answer that the same request got. */
async function once(world: World, request: StripeRequest, key: string): Promise<Answer> {
  if (key.length > KEY_MAX) {
    throw invalid(`Idempotency keys must be at most ${KEY_MAX} characters long.`);
  }
  const digest = digestOf(request);
  const known = await world.tx.get('replay', key);
  if (known && world.now - known.created < DAY) return replay(known, digest);
  const keep = async ({ status, body }: Answer): Promise<Answer> => {
    const record = { id: key, request: digest, created: world.now, status, body };
    await world.tx.put('replay', record);
    return { status, body };
  };
  try {
    return await keep({ status: 200, body: await run(world, request) });
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.early) throw error;
    return keep(refusalAnswer(error));
  }
}

function replay(known: Replay, digest: string): Answer {
  if (known.request !== digest) {
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first' +
        ` used with. Try using a key other than '${known.id}' if you meant to execute a different request.`,
    });
  }
  return { status: known.status, body: known.body, replayed: true };
}

const digestOf = ({ method, path, body }: StripeRequest): string =>
  createHash('sha256')
    .update([method, path, body ?? ''].join('\n'))
    .digest('base64url');

/** A refused request leaves nothing behind. */
function run(world: World, { method, path, body }: StripeRequest): Promise<unknown> {
  const [place = '', query = ''] = path.split('?');
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(place) : null;
    if (!match) continue;
    const form: Form = parseForm([query, body ?? ''].filter((part) => part !== '').join('&'));
    const id = decodeURIComponent(match[1] ?? '');
    return world.tx.undoable(() => route.run(world, id, form));
  }
  throw new StripeRefusal(
    404,
    {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${place}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    },
    true,
  );
}
