import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookWithSecret,
} from '../src/contract/webhooks.js';
import type { ErrorBody } from '../src/contract/errors.js';
import { itIsStrict } from './harness/form.js';
import { mailsIn } from './harness/outbox.js';
import { PASSWORD, type Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { eventually, until } from './harness/until.js';
import { World } from './harness/world.js';
import {
  answers,
  hangs,
  WebhookReceiver,
  type ReceivedCall,
} from './stand-ins/webhook-receiver.js';

const PATH = '/api/user/webhooks';
const DOCS = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');

let world: World;
let api: Process;
let workers: Process[];
let receiver: WebhookReceiver;
let owner: Owner;
let path: string;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  world = await World.create({
    ...{ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' },
    WEBHOOK_TEST_HOSTS: 'inside.example=10.0.0.7,mapped.example=::ffff:127.0.0.1',
  });
  [api, ...workers] = await Promise.all([world.api(), world.worker(), world.worker()]);
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
  path = `/${randomUUID()}`;
});

afterAll(async () => {
  await world.close();
  receiver.stop();
});

async function add(events: readonly string[] = WEBHOOK_EVENTS, url = `${receiver.url}${path}`) {
  const answer = await owner.call<WebhookWithSecret>('POST', PATH, { url, events });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const test = (id: number) => owner.call<WebhookDelivery>('POST', `${PATH}/${String(id)}/test`);

const log = async (id: number): Promise<WebhookDelivery[]> =>
  (await owner.call<WebhookDelivery[]>('GET', `${PATH}/${String(id)}/deliveries`)).body;

const read = async (id: number): Promise<Webhook | undefined> =>
  (await owner.call<Webhook[]>('GET', PATH)).body.find((one) => one.id === id);

const write = (entry: object = {}) =>
  owner.call<{ id: number }>('POST', `/api/pets/${String(owner.petId)}/diary`, {
    ...{ kind: 'note', at: new Date().toISOString(), text: 'Sleeps a lot', ...entry },
  });

/** The newest delivery, once it has been tried so often. */
const tried = (id: number, times = 1): Promise<WebhookDelivery> =>
  until(`it is tried ${String(times)} times`, async () => {
    const [newest] = await log(id);
    return newest && newest.attempts.length >= times ? newest : null;
  });

const arrived = (count = 1, at = path): Promise<ReceivedCall[]> =>
  until(`${String(count)} calls have come`, () => {
    const calls = receiver.of(at);
    return calls.length >= count ? calls : null;
  });

/** Lets what waits be due now, so many hours after it was first. */
const pass = (id: number, hours: number) =>
  world.database.query(
    `UPDATE webhook_deliveries SET "nextTryAt" = now(),
       "expiresAt" = "expiresAt" - make_interval(hours => $2)
     WHERE "webhookId" = $1 AND state = 'waiting'`,
    [id, hours],
  );

/** Whether the documentation's sample in this language takes a call. */
function sampleTakes(language: 'js' | 'python', call: ReceivedCall, secret: string, skew = 0) {
  const code = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(DOCS)?.[1] ?? '';
  const header = String(call.headers['zampa-signature']);
  const given = { body: call.body, header, secret, now: Date.now() / 1000 + skew };
  const [program, ...args] =
    language === 'js'
      ? [
          process.execPath,
          '--input-type=module',
          '-e',
          `${code}
          const { body, header, secret, now } = ${JSON.stringify(given)};
          console.log(isFromZampa(body, header, secret, now));`,
        ]
      : [
          'python3',
          '-c',
          `${code}
import json, sys
call = json.load(sys.stdin)
call["body"] = call["body"].encode()
print(str(is_from_zampa(**call)).lower())`,
        ];
  const said = execFileSync(program, args, { input: JSON.stringify(given) });
  return said.toString().trim() === 'true';
}

describe('a webhook', () => {
  it('is told of each event it wants, with ids and no word of what was written', async () => {
    const { id } = await add(['diary-entry', 'finding', 'reply-done', 'emergency-raised']);
    const { body: entry } = await write({ text: 'A secret about her' });
    const { reply, message } = await owner.ask('She ate a whole bar of dark chocolate and shakes');
    await owner.finished(reply.id);
    const calls = await arrived(3);
    const events = Object.fromEntries(calls.map(({ event }) => [event.type, event]));
    expect(events['diary-entry']).toEqual({
      id: `diary-entry-${String(entry.id)}`,
      type: 'diary-entry',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      data: {
        ...{ petId: owner.petId, entryId: entry.id, kind: 'note' },
        at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      },
    });
    const place = { petId: owner.petId, sessionId: owner.sessionId };
    expect(events['emergency-raised']?.data).toEqual({ ...place, messageId: message.id });
    expect(events['reply-done']?.data).toEqual({
      ...{ ...place, messageId: reply.id },
      status: 'complete',
    });
    expect(JSON.stringify(calls)).not.toMatch(/secret about|chocolate/);
    // Asked again about the same emergency, nothing new is raised.
    await owner.finished((await owner.ask('What can I do now?')).reply.id);
    await arrived(4);
    await eventually(async () =>
      expect((await log(id)).every(({ state }) => state === 'delivered')).toBe(true),
    );
    expect(calls.filter(({ event }) => event.type === 'emergency-raised')).toHaveLength(1);
    expect(receiver.of(path).map(({ event }) => event.type)).toHaveLength(4);
  });

  it('is told what a new entry has made the diary show, and only that', async () => {
    await add(['finding']);
    await write({ kind: 'symptom', text: 'vomiting', severity: 'severe' });
    const [first] = await arrived();
    expect(first?.event).toMatchObject({
      type: 'finding',
      data: { petId: owner.petId, findings: [{ kind: 'symptoms' }] },
    });
    await write();
    await eventually(async () => {
      const { rows } = await world.database.query(
        `SELECT 1 FROM webhook_deliveries JOIN webhooks ON webhooks.id = "webhookId"
         WHERE "userId" = $1 AND state = 'waiting'`,
        [owner.id],
      );
      expect(rows).toEqual([]);
    });
    expect(receiver.of(path)).toHaveLength(1);
  });

  it('is told once of a reminder that has come', async () => {
    await add(['reminder-due']);
    const reminders = `/api/pets/${String(owner.petId)}/reminders`;
    const { body } = await owner.call<{ id: number }>('POST', reminders, {
      ...{ kind: 'weigh', title: 'Weigh her', rule: 'FREQ=DAILY', timeZone: 'UTC' },
      startsAt: '2090-01-01T08:00',
    });
    await world.database.query(
      `UPDATE reminders SET "remindAt" = date_trunc('minute', now()), "nextAt" = now() WHERE id = $1`,
      [body.id],
    );
    const [call] = await arrived();
    expect(call?.event.data).toMatchObject({ reminderId: body.id, kind: 'weigh' });
    expect(call?.body).not.toContain('Weigh her');
  });

  it('can tell that a call is ours and new, by the samples of the documentation', async () => {
    const { id, secret } = await add();
    await test(id);
    const [call] = await arrived();
    if (!call) throw new Error('no call');
    expect(call.headers).toMatchObject({
      'zampa-event': 'test',
      'content-type': 'application/json',
    });
    for (const language of ['js', 'python'] as const) {
      expect(sampleTakes(language, call, secret)).toBe(true);
      expect(sampleTakes(language, call, 'whsec_other')).toBe(false);
      expect(sampleTakes(language, { ...call, body: `${call.body} ` }, secret)).toBe(false);
      expect(sampleTakes(language, call, secret, 301)).toBe(false);
    }
    const { body: rolled } = await owner.call<WebhookWithSecret>(
      'POST',
      `${PATH}/${String(id)}/secret`,
    );
    expect(rolled.secret).not.toBe(secret);
    await test(id);
    const [, second] = await arrived(2);
    for (const known of [secret, rolled.secret]) {
      expect(second && sampleTakes('js', second, known)).toBe(true);
    }
    expect(JSON.stringify(await owner.call('GET', PATH))).not.toContain('whsec_');
  });

  it('that answers 500 is called again until it takes it, and its log tells all of it', async () => {
    receiver.behave(path, answers(500, `oh no ${'x'.repeat(10_000)}`), answers(200, 'thank you'));
    const { id } = await add();
    await test(id);
    const failed = await tried(id);
    expect(failed.state).toBe('waiting');
    expect(failed.attempts[0]).toMatchObject({ status: 500, fault: null });
    expect(failed.attempts[0]?.answer).toMatch(/^oh no x{494}$/);
    expect((await read(id))?.failingSince).not.toBeNull();
    await pass(id, 0);
    const { state, attempts } = await tried(id, 2);
    expect([state, attempts[1]?.status, attempts[1]?.answer]).toEqual([
      'delivered',
      200,
      'thank you',
    ]);
    expect(new Set(receiver.of(path).map(({ body }) => body)).size).toBe(1);
    expect((await read(id))?.failingSince).toBeNull();
  });

  it('that hangs is given up after seconds, and delays nobody else', async () => {
    receiver.behave(path, hangs);
    const { id } = await add();
    for (let event = 0; event < 6; event += 1) await test(id);
    const other = `/${randomUUID()}`;
    const { id: well } = await add(['finding'], `${receiver.url}${other}`);
    const begun = Date.now();
    for (let event = 0; event < 20; event += 1) await test(well);
    await arrived(20, other);
    expect(Date.now() - begun).toBeLessThan(7000);
    await until('the first call timed out', async () =>
      (await log(id)).find(({ attempts }) => attempts[0]?.fault === 'timeout'),
    );
    await owner.call('DELETE', `${PATH}/${String(id)}`);
  });

  it('that has failed for a day is switched off, and its owner told', async () => {
    await world.database.query(`UPDATE users SET "emailVerifiedAt" = now() WHERE id = $1`, [
      owner.id,
    ]);
    receiver.behave(path, answers(500));
    const { id } = await add();
    await test(id);
    await tried(id);
    await world.database.query(
      `UPDATE webhooks SET "failingSince" = "failingSince" - interval '24 hours' WHERE id = $1`,
      [id],
    );
    await pass(id, 24);
    const { state } = await tried(id, 2);
    expect(state).toBe('failed');
    expect(await read(id)).toMatchObject({
      enabled: false,
      disabledAt: expect.any(String) as unknown,
    });
    await eventually(async () => {
      const [mail] = await mailsIn(
        world.settings.DATA_DIR ?? '',
        owner.email,
        'webhook-switched-off',
      );
      expect(mail?.subject).toBe('A webhook of yours is switched off');
    });
    await write();
    expect(await log(id)).toHaveLength(1);
    receiver.behave(path, answers(204));
    const on = await owner.call<Webhook>('PATCH', `${PATH}/${String(id)}`, { enabled: true });
    expect(on.body).toMatchObject({ enabled: true, failingSince: null, disabledAt: null });
    const [delivery] = await log(id);
    const again = `${PATH}/deliveries/${String(delivery?.id)}/resend`;
    expect((await owner.call('POST', again)).status).toBe(202);
    expect((await tried(id, 3)).state).toBe('delivered');
  });

  it.each(['inside.example', 'mapped.example'])(
    'whose name leads into a private network (%s) is not called',
    async (name) => {
      const { id } = await add(['finding'], `https://${name}/hook`);
      await test(id);
      const { attempts } = await tried(id);
      expect(attempts[0]).toMatchObject({ status: null, fault: 'private-address', answer: '' });
    },
  );

  it('that redirects is not followed', async () => {
    const elsewhere = `/${randomUUID()}`;
    receiver.behave(path, answers(307, '', { location: `${receiver.url}${elsewhere}` }));
    const { id } = await add();
    await test(id);
    expect((await tried(id)).attempts[0]).toMatchObject({ status: 307, fault: null });
    expect(receiver.of(elsewhere)).toEqual([]);
  });

  it('is called by two workers with each event once, and with four at once', async () => {
    const slow = await WebhookReceiver.start();
    slow.behave(path, (response) => setTimeout(() => response.writeHead(200).end(), 30));
    const { id } = await add(['finding'], `${slow.url}${path}`);
    await Promise.all(Array.from({ length: 40 }, () => test(id)));
    const calls = await until('all have come', () =>
      slow.of(path).length >= 40 ? slow.of(path) : null,
    );
    await eventually(async () =>
      expect((await log(id)).every(({ state }) => state === 'delivered')).toBe(true),
    );
    expect(new Set(calls.map(({ event }) => event.id)).size).toBe(40);
    expect(slow.received).toHaveLength(40);
    expect(slow.most).toBeLessThanOrEqual(4);
    slow.stop();
  });

  it('is called by another worker when one is killed in the middle of a call', async () => {
    receiver.behave(path, hangs, answers(200));
    const { id } = await add();
    await test(id);
    await arrived();
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    workers = [await world.worker(), await world.worker()];
    await world.database.query(
      `UPDATE webhook_deliveries SET "claimedUntil" = now(), "nextTryAt" = now()
       WHERE "webhookId" = $1`,
      [id],
    );
    expect((await tried(id)).state).toBe('delivered');
    expect(receiver.of(path)).toHaveLength(2);
  });

  it('that was removed gets no more', async () => {
    receiver.behave(path, answers(500));
    const { id } = await add();
    await test(id);
    await tried(id);
    expect((await owner.call('DELETE', `${PATH}/${String(id)}`)).status).toBe(204);
    await write();
    const other = `/${randomUUID()}`;
    await add(['diary-entry'], `${receiver.url}${other}`);
    await write();
    await arrived(1, other);
    expect(receiver.of(path)).toHaveLength(1);
  });

  it('is silent after a downgrade, and its log can still be read', async () => {
    receiver.behave(path, answers(500));
    const { id } = await add();
    await test(id);
    await tried(id);
    await world.setPlan(owner, 'pro');
    await pass(id, 0);
    await write();
    const stranger = await world.ownerInChat(api);
    await world.setPlan(stranger, 'expert');
    const other = `/${randomUUID()}`;
    const hook = { url: `${receiver.url}${other}`, events: ['diary-entry'] };
    const { body } = await stranger.call<Webhook>('POST', PATH, hook);
    await stranger.call('POST', `${PATH}/${String(body.id)}/test`);
    await arrived(1, other);
    expect(receiver.of(path)).toHaveLength(1);
    expect(await log(id)).toMatchObject([{ type: 'test', state: 'waiting' }]);
    const planless = refusal(403, 'PLAN_REQUIRED', { plan: 'expert', currentPlan: 'pro' });
    expect(brief(await test(id))).toEqual(planless);
    expect(brief(await owner.call('POST', PATH, hook))).toEqual(planless);
    const { body: all } = await owner.call<{ webhooks: unknown }>('GET', '/api/user/export');
    expect(all.webhooks).toMatchObject([{ id, deliveries: [{ type: 'test' }] }]);
    expect(JSON.stringify(all)).not.toContain('whsec_');
    expect((await owner.call('DELETE', `${PATH}/${String(id)}`)).status).toBe(204);
  });

  it('is one of ten, also when they are added at once', async () => {
    const hook = { url: `${receiver.url}${path}`, events: ['finding'] };
    const added = await Promise.all(
      Array.from({ length: 13 }, () => owner.call('POST', PATH, hook)),
    );
    expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(brief(await owner.call('POST', PATH, hook))).toEqual(
      refusal(409, 'WEBHOOK_LIMIT_REACHED', { limit: 10 }),
    );
  });

  it('is also set up by a program, within the scopes of its token', async () => {
    const programWith = async (...scopes: string[]) => {
      const { body } = await owner.call<{ secret: string }>('POST', '/api/user/tokens', {
        ...{ name: 'Script', scopes, password: PASSWORD },
      });
      const headers = { authorization: `Bearer ${body.secret}`, cookie: '' };
      return <T = ErrorBody>(method: string, rest = '', sent?: object) =>
        owner.call<T>(method, `/api/v1/webhooks${rest}`, sent, headers);
    };
    const hook = { url: `${receiver.url}${path}`, events: ['reminder-due'] };
    const reader = await programWith('pets:read');
    expect((await reader('GET')).status).toBe(200);
    expect((await reader('POST', '', hook)).body).toMatchObject({
      ...{ code: 'SCOPE_MISSING', scope: 'pets:write' },
    });
    const program = await programWith('pets:read', 'pets:write', 'reminders');
    expect((await program('POST', '', { ...hook, events: ['finding'] })).body).toMatchObject({
      ...{ code: 'SCOPE_MISSING', scope: 'diary:read' },
    });
    const { body: made } = await program<WebhookWithSecret>('POST', '', hook);
    expect(made.secret).toMatch(/^whsec_/);
    for (let event = 0; event < 3; event += 1) {
      expect((await program('POST', `/${String(made.id)}/test`)).status).toBe(202);
    }
    await arrived(3);
    const log = `/${String(made.id)}/deliveries?limit=2`;
    const { body: page } = await program<WebhookDeliveryPage>('GET', log);
    const next = `${log}&cursor=${String(page.nextCursor)}`;
    const { body: rest } = await program<WebhookDeliveryPage>('GET', next);
    expect([page.data.length, rest.data.length, rest.nextCursor]).toEqual([2, 1, null]);
    const stranger = await world.owner(api);
    await world.setPlan(stranger, 'expert');
    const { body: theirs } = await stranger.call<Webhook>('POST', PATH, hook);
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
    expect((await owner.call('GET', '/api/v1/webhooks')).status).toBe(401);
  });

  it('does not lead into our own network', async () => {
    for (const url of [
      'https://10.0.0.1/',
      'http://hooks.example/',
      'https://a:b@hooks.example/',
    ]) {
      const answer = await owner.call('POST', PATH, { url, events: ['finding'] });
      expect(brief(answer)).toEqual(invalid('url'));
    }
  });
});

itIsStrict(
  {
    name: 'a webhook',
    method: 'POST',
    path: PATH,
    valid: { url: 'https://hooks.example.org/zampa', events: ['finding'] },
    wrong: {
      url: [undefined, null, '', 7, 'hooks', `https://hooks.example.org/${'x'.repeat(1000)}`],
      events: [undefined, null, [], 'finding', ['finding', 'finding'], ['everything'], [7]],
    },
  },
  () => owner,
);

it('none of it was an error that nobody had foreseen, or in a log with what is secret', () => {
  expect(api.unforeseen).toEqual([]);
  for (const { output } of [api, ...workers]) expect(output).not.toContain('whsec_');
});
