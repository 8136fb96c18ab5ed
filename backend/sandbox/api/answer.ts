import { createHash } from 'node:crypto';
import { parse } from 'qs';
import { DAY } from '../calendar.js';
import type { Replay } from '../stored.js';
import { API_VERSION, type World } from '../world.js';
import { invalid, StripeRefusal } from './refusal.js';
import { routes } from './routes.js';

/** A request as the SDK sends it; names of headers in lower case. */
export interface StripeRequest {
  method: string;
  /** With its query. */
  path: string;
  body?: string;
  headers: Partial<Record<string, string>>;
}

export interface Answer {
  status: number;
  body: unknown;
  /** Whether the answer was already given to an earlier request with the same key. */
  replayed?: boolean;
}

/** Answers as Stripe does. Throws only for faults of the sandbox itself. */
export function answer(world: World, request: StripeRequest): Answer {
  try {
    requireHeaders(request.headers);
    if (request.method !== 'POST' || world.key === null) return run(world, request);
    return once(world, request, world.key);
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
  if (!/^Bearer [rs]k_test_\w+$/.test(headers['authorization'] ?? '')) {
    throw new StripeRefusal(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided.',
    });
  }
  const version = headers['stripe-version'] ?? API_VERSION;
  if (version !== API_VERSION) throw invalid(`Invalid Stripe API version: ${version}`);
}

/** Runs the request, or repeats the answer to an identical earlier one. */
function once(world: World, request: StripeRequest, key: string): Answer {
  const digest = digestOf(request);
  const known = world.store.get('replay', key);
  if (known && world.now - known.created < DAY) return replay(known, digest);
  const keep = ({ status, body }: Answer): Answer => {
    world.store.put('replay', { id: key, request: digest, created: world.now, status, body });
    return { status, body };
  };
  try {
    return keep(run(world, request));
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

/** A refused request leaves no trace. */
function run(world: World, { method, path, body }: StripeRequest): Answer {
  const [place = '', query = ''] = path.split('?');
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(place) : null;
    if (!match) continue;
    const form = parse([query, body].filter(Boolean).join('&'), { depth: 10, arrayLimit: 100 });
    const id = decodeURIComponent(match[1] ?? '');
    return { status: 200, body: world.store.undoable(() => route.run(world, form, id)) };
  }
  throw new StripeRefusal(
    404,
    {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${place}).`,
    },
    true,
  );
}
