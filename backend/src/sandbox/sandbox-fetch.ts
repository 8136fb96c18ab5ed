import type { StripeSandbox } from './stripe-sandbox.js';

/** What `Stripe.createFetchHttpClient` takes: requests end here instead of on a network. */
export const sandboxFetch =
  (sandbox: StripeSandbox): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { status, body, replayed, date } = await sandbox.handle({
      method: request.method,
      path: pathname + search,
      body: await request.text(),
      headers: Object.fromEntries(request.headers),
    });
    return Response.json(body, {
      status,
      headers: {
        date,
        'request-id': 'req_sandbox',
        ...(replayed && { 'idempotent-replayed': 'true' }),
      },
    });
  };
