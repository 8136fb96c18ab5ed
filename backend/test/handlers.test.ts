import { getMetadataStorage } from 'class-validator';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlanGuard, RequiresPlan } from '../src/billing/plan.guard.js';
import { StripeClient } from '../src/billing/stripe/stripe.client.js';
import { hasLongDeadline } from '../src/platform/http/deadline.js';
import { RateLimit } from '../src/platform/http/rate-limit.interceptor.js';
import { Public } from '../src/platform/session/signed-in.guard.js';
import { SessionOrTokenGuard } from '../src/tokens/session-or-token.guard.js';
import { TokenScope } from '../src/tokens/token.guard.js';
import { guardsOf, handlers, reaches } from './harness/handlers.js';
import { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

/** The payment provider's stand-in is no part of the product. */
const ALL = handlers().filter(({ call }) => !call.includes('/api/sandbox/'));
const CALLS = ALL.filter(({ isEvent }) => !isEvent);

/**
 * Whether class-validator knows rules for it: with `import type`, only `Object` would be left of a
 * DTO.
 */
const isDto = (input: unknown): boolean =>
  typeof input === 'function' &&
  getMetadataStorage().getTargetValidationMetadatas(input, '', false, false).length > 0;

const isPublic = ({ owner, handle }: (typeof ALL)[number]): boolean =>
  [handle, owner].some((place) => Reflect.hasMetadata(Public.KEY, place));

/** Whether its own guard admits requests with a token of this scope. */
const takesToken = ({ owner, handle }: (typeof ALL)[number]): boolean =>
  [handle, owner].some((place) => Reflect.hasMetadata(TokenScope.KEY, place));

describe('client input', () => {
  it.each(ALL.filter(({ inputs }) => inputs.length > 0))(
    'to $call is validated by a DTO ($name)',
    ({ inputs }) => {
      for (const input of inputs) expect(isDto(input)).toBe(true);
    },
  );

  it('is checked in every call and every event', () => {
    const names = ALL.map(({ call }) => call);
    expect(names).toEqual(expect.arrayContaining(['POST /api/pets', 'send-message', 'stop']));
    expect(ALL.filter(({ isEvent, inputs }) => isEvent && inputs.length === 0)).toEqual([]);
  });
});

/** Calls to vets and with tokens, and those whose body is no JSON. */
const OTHERS = /\/api\/(vet|v1|mcp|photos|stripe|usage-reports)\b|\/s\/|\/import$|^(GET|ALL) /;

describe('a call without a body', () => {
  let owner: Owner;

  beforeAll(async () => {
    owner = await world.owner(api);
    await world.setPlan(owner, 'expert');
  });

  it.each(CALLS.filter(({ call, inputs }) => inputs.length === 0 && !OTHERS.test(call)))(
    '$call takes no field ($name)',
    async ({ call }) => {
      const [method = '', path = ''] = call.split(' ');
      const answer = await owner.call(method, path.replaceAll(/:\w+/g, '1'), { wings: 2 });
      expect(brief(answer)).toEqual(invalid('wings'));
    },
  );
});

describe('calls that wait for the payment provider', () => {
  it('have more time than others', () => {
    const waiting = CALLS.filter(
      ({ call, owner }) => !call.startsWith('GET ') && reaches(owner, StripeClient),
    );
    expect(waiting.length).toBeGreaterThan(8);
    const hasty = waiting.filter(({ handle }) => !hasLongDeadline(handle));
    // These do not call the provider.
    const others = ['POST /api/stripe/webhook', 'POST /api/create-test-user'];
    expect(hasty.map(({ call }) => call)).toEqual(others);
  });
});

describe('without a session', () => {
  it.each(CALLS.filter((call) => !isPublic(call)))('$call is refused ($name)', async ({ call }) => {
    const [method = '', path = ''] = call.split(' ');
    const body = method === 'GET' ? undefined : [];
    const file = path.endsWith('/import') ? 'text/csv' : 'image/png';
    const isFile = path.endsWith('/import') || call === 'POST /api/photos';
    const type = isFile ? file : 'application/json';
    const visitor = new Owner(api.url);
    const answer = await visitor.call(method, path.replaceAll(/:\w+/g, '1'), body, {
      'content-type': type,
    });
    expect(brief(answer)).toEqual(refusal(401, 'UNAUTHENTICATED'));
  });

  it.each(CALLS.filter(takesToken))(
    '$call is refused without a token ($name)',
    async ({ call, ...handler }) => {
      const [method = '', path = ''] = call.split(' ');
      const callers = [new Owner(api.url)];
      const takesSession = guardsOf(handler).includes(SessionOrTokenGuard);
      if (!takesSession) callers.push(await world.owner(api));
      for (const one of callers) {
        const answer = await one.call(method, path.replaceAll(/:\w+/g, '1'));
        expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      }
    },
  );

  it('only these calls are public', () => {
    const open = CALLS.filter((call) => isPublic(call) && !takesToken(call)).map(
      ({ call }) => call,
    );
    expect(open.sort()).toEqual([
      'ALL /operator/queues',
      'GET /api/auth/:provider',
      'GET /api/auth/:provider/callback',
      'GET /api/auth/session',
      'GET /api/calendar/:secret.ics',
      'GET /api/config',
      'GET /api/config/meta-pixel-id',
      'GET /api/docs',
      'GET /api/emergency-guide',
      'GET /api/openapi.json',
      'GET /api/status',
      'GET /api/test-session',
      'GET /api/usage-reports/:key',
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'GET /s/:secret',
      'GET /s/reports/:key',
      'POST /api/auth/firebase-login',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/register',
      'POST /api/auth/reset-password',
      'POST /api/auth/secure-account',
      'POST /api/auth/verify-email',
      'POST /api/stripe/webhook',
      'POST /api/usage-reports/:key',
      'POST /api/worries',
      'POST /s/reports/:key',
    ]);
  });
});

describe('what is made only so often', () => {
  it('is each of these calls, and no other; those with the same name are counted together', () => {
    const limited = CALLS.flatMap(({ call, handle }) => {
      const limit = Reflect.getMetadata(RateLimit.KEY, handle) as { name: string } | undefined;
      return limit ? [`${limit.name}: ${call}`] : [];
    });
    expect(limited.sort()).toEqual([
      'business-details: DELETE /api/subscription/business',
      'business-details: PATCH /api/subscription/business',
      'consultations: POST /api/consultations',
      'diary-import: POST /api/pets/:id/diary/import',
      'draft: PUT /api/chat-sessions/:id/draft',
      'insights: GET /api/pets/:id/insights',
      'insights: GET /api/v1/pets/:petId/insights',
      'new-tokens: POST /api/user/tokens',
      'payment-check: POST /api/simulate-payment-success',
      'payment-check: POST /api/subscription/cancel',
      'payment-check: POST /api/subscription/refund',
      'payment-check: POST /api/subscription/resume',
      'payment-check: POST /api/update-subscription-status',
      'photos: POST /api/photos',
      'plan-change: POST /api/subscription/card',
      'plan-change: POST /api/subscription/change',
      'push-test: POST /api/push-subscriptions/test',
      'report-stop: POST /api/usage-reports/:key',
      'report-stop: POST /s/reports/:key',
      'search: GET /api/search',
      'shared-summary: GET /s/:secret',
      'summaries: POST /api/pets/:id/summaries',
      'summaries: POST /api/pets/:id/summaries/preview',
      'summary-pdf: GET /api/summaries/:id.pdf',
      'test-user: POST /api/create-test-user',
      'triage: POST /api/triage',
      'triage: POST /api/v1/triage',
      'vet-messages: POST /api/vet/consultations/:id/messages',
      'vet-typing: POST /api/vet/consultations/:id/typing',
      'webhook-sends: POST /api/user/webhooks/:id/test',
      'webhook-sends: POST /api/user/webhooks/deliveries/:id/resend',
      'webhook-sends: POST /api/v1/webhooks/:webhookId/test',
      'webhook-sends: POST /api/v1/webhooks/deliveries/:deliveryId/resend',
      'webhooks: POST /api/user/webhooks',
      'webhooks: POST /api/v1/webhooks',
      'worry: POST /api/worries',
    ]);
  });
});

describe('what a paid plan includes', () => {
  const planOf = ({ handle }: (typeof ALL)[number]): string =>
    (Reflect.getMetadata(RequiresPlan.KEY, handle) as string | undefined) ?? 'free';
  const paid = CALLS.filter((call) => planOf(call) !== 'free');

  it('is each of these calls, and no other', () => {
    expect(paid.map((call) => `${planOf(call)}: ${call.call}`).sort()).toEqual([
      'expert: GET /api/consultations/availability',
      'expert: PATCH /api/user/webhooks/:id',
      'expert: POST /api/consultations',
      'expert: POST /api/user/tokens',
      'expert: POST /api/user/webhooks',
      'expert: POST /api/user/webhooks/:id/secret',
      'expert: POST /api/user/webhooks/:id/test',
      'expert: POST /api/user/webhooks/deliveries/:id/resend',
      'pro: GET /api/pets/:id/reminders/proposed',
      'pro: PATCH /api/diary/:id',
      'pro: PATCH /api/reminders/:id',
      'pro: POST /api/calendar',
      'pro: POST /api/diary/suggestions/:id/accept',
      'pro: POST /api/pets/:id/diary/import',
      'pro: POST /api/pets/:id/reminders',
      'pro: POST /api/pets/:id/reminders/proposed/:key/decline',
      'pro: POST /api/pets/:id/summaries',
      'pro: POST /api/pets/:id/summaries/preview',
      'pro: POST /api/reminders/:id/done',
      'pro: POST /api/reminders/:id/skip',
      'pro: POST /api/reminders/move',
      'pro: POST /api/reminders/suggestions/:id/accept',
      'pro: POST /api/summaries/:id/link',
      'pro: POST /api/support/threads',
      'pro: POST /api/support/threads/:id/messages',
    ]);
  });

  it('is withheld by the guard of each', () => {
    expect(paid.filter((call) => !guardsOf(call).includes(PlanGuard))).toEqual([]);
  });
});
