import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../src/contract/errors.js';
import type { TokenScopeName } from '../src/contract/tokens.js';
import type { Webhook, WebhookDeliveryPage, WebhookWithSecret } from '../src/contract/webhooks.js';
import { newSecret, signatureOf } from '../src/webhooks/webhook-signature.js';
import { HookedOwner, sampleTakes, WEBHOOKS } from './harness/hooked-owner.js';
import type { Process } from './harness/processes.js';
import { Program } from './harness/program.js';
import { PublicProgram } from './harness/public-program.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';
import { WebhookReceiver } from './stand-ins/webhook-receiver.js';

let world: World;
let api: Process;
let receiver: WebhookReceiver;
let hooked: HookedOwner;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  ({ world, api } = await World.withoutModel());
});

beforeEach(async () => {
  hooked = await HookedOwner.of(world, api, receiver);
});

afterAll(async () => {
  await world.close();
  receiver.stop();
});

describe('a webhook', () => {
  it('counts towards a limit of ten, even when several are added at once', async () => {
    const hook = { url: hooked.url, events: ['finding'] };
    const added = await Promise.all(
      Array.from({ length: 13 }, () => hooked.owner.call('POST', WEBHOOKS, hook)),
    );
    expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(brief(await hooked.owner.call('POST', WEBHOOKS, hook))).toEqual(
      refusal(409, 'WEBHOOK_LIMIT_REACHED', { limit: 10 }),
    );
  });

  it('is not changed by a program that wants to change a certain version only', async () => {
    const { id } = await hooked.add();
    const before = await hooked.read(id);
    const program = await PublicProgram.of(hooked.owner);
    for (const [method, rest, body] of [
      ['PATCH', '', { enabled: false }],
      ['POST', '/secret', undefined],
      ['DELETE', '', undefined],
    ] as const) {
      const path = `/webhooks/${String(id)}${rest}`;
      const refused = await program.call(method, path, body, { 'if-match': '"older"' });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'If-Match' }] } });
    }
    expect(await hooked.read(id)).toEqual(before);
  });

  it('can be set up by a program, within the scopes of its token', async () => {
    const programWith = async (...scopes: TokenScopeName[]) => {
      const program = await Program.of(hooked.owner, { scopes });
      return <T = ErrorBody>(method: string, rest = '', body?: object) =>
        program.call<T>(method, `/api/v1/webhooks${rest}`, body);
    };
    const hook = { url: hooked.url, events: ['reminder-due'] };
    const reader = await programWith('pets:read');
    expect((await reader('GET')).status).toBe(200);
    expect((await reader('POST', '', hook)).body).toMatchObject({
      code: 'SCOPE_MISSING',
      scope: 'pets:write',
    });
    const program = await programWith('pets:read', 'pets:write', 'reminders');
    expect((await program('POST', '', { ...hook, events: ['finding'] })).body).toMatchObject({
      code: 'SCOPE_MISSING',
      scope: 'diary:read',
    });
    const { body: made } = await program<WebhookWithSecret>('POST', '', hook);
    expect(made.secret).toMatch(/^whsec_/);
    for (let event = 0; event < 3; event += 1) {
      expect((await program('POST', `/${String(made.id)}/test`)).status).toBe(202);
    }
    await hooked.arrived(3);
    const log = `/${String(made.id)}/deliveries?limit=2`;
    const { body: page } = await program<WebhookDeliveryPage>('GET', log);
    const next = `${log}&cursor=${String(page.nextCursor)}`;
    const { body: rest } = await program<WebhookDeliveryPage>('GET', next);
    expect([page.data.length, rest.data.length, rest.nextCursor]).toEqual([2, 1, null]);
    const stranger = await world.owner(api);
    await world.setPlan(stranger, 'expert');
    const { body: theirs } = await stranger.call<Webhook>('POST', WEBHOOKS, hook);
    for (const [method, rest] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['GET', '/deliveries'],
    ] as const) {
      const answer = await program(
        method,
        `/${String(theirs.id)}${rest}`,
        method === 'PATCH' ? {} : undefined,
      );
      expect(answer.status).toBe(404);
    }
    expect((await hooked.owner.call('GET', '/api/v1/webhooks')).status).toBe(401);
  });

  it('can be redirected only by a program that may read the data it sends', async () => {
    const hook = { url: hooked.url, events: ['emergency-raised', 'finding'] };
    const { body: made } = await hooked.owner.call<Webhook>('POST', WEBHOOKS, hook);
    const path = `/api/v1/webhooks/${String(made.id)}`;
    const elsewhere = { url: `${hooked.url}/elsewhere`, events: ['finding'] };
    const missing = { code: 'SCOPE_MISSING', scope: 'chat' };
    const program = await Program.of(hooked.owner, { scopes: ['pets:write', 'diary:read'] });
    expect((await program.call('PATCH', path, elsewhere)).body).toMatchObject(missing);
    expect((await program.call('POST', `${path}/secret`)).body).toMatchObject(missing);
    const { body: kept } = await hooked.owner.call<Webhook[]>('GET', WEBHOOKS);
    expect(kept.find(({ id }) => id === made.id)).toMatchObject(hook);
    const scopes: TokenScopeName[] = ['pets:write', 'diary:read', 'chat'];
    const reader = await Program.of(hooked.owner, { scopes });
    expect((await reader.call('PATCH', path, elsewhere)).body).toMatchObject(elsewhere);
    expect((await program.call('POST', `${path}/secret`)).status).toBe(200);
  });

  it('stays as it is after an empty change', async () => {
    const hook = { url: hooked.url, events: ['finding'] };
    const { body: made } = await hooked.owner.call<Webhook>('POST', WEBHOOKS, hook);
    const { status, body } = await hooked.owner.call(
      ...(['PATCH', `${WEBHOOKS}/${String(made.id)}`, {}] as const),
    );
    expect({ status, body }).toMatchObject({ status: 200, body: hook });
  });

  it('is not called while switched off, and says so', async () => {
    const { id } = await hooked.add();
    await hooked.test(id);
    await hooked.settled(id);
    const [sent] = await hooked.log(id);
    const path = `${WEBHOOKS}/${String(id)}`;
    await hooked.owner.call('PATCH', path, { enabled: false });
    const again = `${WEBHOOKS}/deliveries/${String(sent?.id)}/resend`;
    for (const call of [`${path}/test`, again]) {
      expect(brief(await hooked.owner.call('POST', call))).toEqual(refusal(409, 'WEBHOOK_OFF'));
    }
    expect(await hooked.log(id)).toEqual([sent]);
  });

  it('is not sent again what it has taken', async () => {
    const { id } = await hooked.add();
    await hooked.test(id);
    await hooked.settled(id);
    const due = `UPDATE webhook_deliveries SET "nextTryAt" = now() - interval '1 hour'
      WHERE "webhookId" = $1`;
    await world.database.query(due, [id]);
    await hooked.test(id);
    await hooked.settled(id);
    expect(await hooked.arrived(2)).toHaveLength(2);
  });

  it('signs with every secret that was replaced within a day', async () => {
    const { id, secret } = await hooked.add();
    const roll = async () =>
      (await hooked.owner.call<WebhookWithSecret>('POST', `${WEBHOOKS}/${String(id)}/secret`)).body
        .secret;
    const secrets = [secret, await roll(), await roll()];
    await hooked.test(id);
    const [call] = await hooked.arrived();
    expect(secrets.map((known) => call && sampleTakes('js', call, known))).toEqual([
      true,
      true,
      true,
    ]);
    const day = `UPDATE webhooks SET "formerUntil" = now() WHERE id = $1`;
    await world.database.query(day, [id]);
    const newest = await roll();
    await hooked.test(id);
    const [, later] = await hooked.arrived(2);
    const taken = [...secrets, newest].map((known) => later && sampleTakes('js', later, known));
    expect(taken).toEqual([false, false, true, true]);
  });

  it('cannot point to a private network', async () => {
    for (const url of [
      'https://10.0.0.1/',
      'http://hooks.example/',
      'https://a:b@hooks.example/',
    ]) {
      const answer = await hooked.owner.call('POST', WEBHOOKS, { url, events: ['finding'] });
      expect(brief(answer)).toEqual(invalid('url'));
    }
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});

it.each(['js', 'python'] as const)(
  "the documentation's sample takes signed calls and refuses malformed signatures (%s)",
  (language) => {
    const secret = newSecret();
    const takes = (signature: string) => {
      const call = { body: '{"id":"test-è"}', headers: { 'zampa-signature': signature } };
      return sampleTakes(language, call, secret);
    };
    const now = Date.now() / 1000;
    expect(takes(signatureOf('{"id":"test-è"}', [secret], now))).toBe(true);
    const time = `t=${String(Math.floor(now))}`;
    for (const malformed of ['', 'garbage', time, `${time},v1`, `${time},v1=é`, 't=²,v1=a']) {
      expect({ malformed, taken: takes(malformed) }).toEqual({ malformed, taken: false });
    }
  },
);
