import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Webhook } from '../../src/contract/webhooks.js';
import { HookedOwner, WEBHOOKS } from '../harness/hooked-owner.js';
import { mailsIn } from '../harness/outbox.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { answers, hangs, WebhookReceiver } from '../stand-ins/webhook-receiver.js';

let world: World;
let api: Process;
let workers: Process[];
let receiver: WebhookReceiver;
let hooked: HookedOwner;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  world = await World.create({
    OPENAI_API_KEY: '',
    OPENAI_BASE_URL: '',
    WEBHOOK_TEST_HOSTS: 'inside.example=10.0.0.7,mapped.example=::ffff:127.0.0.1',
  });
  [api, ...workers] = await Promise.all([world.api(), world.worker(), world.worker()]);
});

beforeEach(async () => {
  hooked = await HookedOwner.of(world, api, receiver);
});

afterAll(async () => {
  await world.close();
  receiver.stop();
});

describe('a receiver', () => {
  it('that answers 500 is retried until it accepts, and every attempt is in the log', async () => {
    receiver.behave(
      hooked.path,
      answers(500, `oh no ${'x'.repeat(10_000)}`),
      answers(200, 'thank you'),
    );
    const { id } = await hooked.add();
    await hooked.test(id);
    const failed = await hooked.tried(id);
    expect(failed.state).toBe('waiting');
    expect(failed.attempts[0]).toMatchObject({ status: 500, fault: null });
    expect(failed.attempts[0]?.answer).toMatch(/^oh no x{494}$/);
    expect((await hooked.read(id))?.failingSince).not.toBeNull();
    await hooked.pass(id, 0);
    const { state, attempts } = await hooked.tried(id, 2);
    expect([state, attempts[1]?.status, attempts[1]?.answer]).toEqual([
      'delivered',
      200,
      'thank you',
    ]);
    expect(new Set(receiver.of(hooked.path).map(({ body }) => body)).size).toBe(1);
    expect((await hooked.read(id))?.failingSince).toBeNull();
  });

  it('that hangs times out after seconds, and delays nobody else', async () => {
    receiver.behave(hooked.path, hangs);
    const { id } = await hooked.add();
    for (let event = 0; event < 6; event += 1) await hooked.test(id);
    const other = `/${randomUUID()}`;
    const { id: well } = await hooked.add(['finding'], `${receiver.url}${other}`);
    const begun = Date.now();
    for (let event = 0; event < 20; event += 1) await hooked.test(well);
    await hooked.arrived(20, other);
    expect(Date.now() - begun).toBeLessThan(7000);
    await until('the first call timed out', async () =>
      (await hooked.log(id)).find(({ attempts }) => attempts[0]?.fault === 'timeout'),
    );
    await hooked.owner.call('DELETE', `${WEBHOOKS}/${String(id)}`);
  });

  it('that has failed for a day is switched off, and its owner notified', async () => {
    await world.confirmAddress(hooked.owner);
    receiver.behave(hooked.path, answers(500));
    const { id } = await hooked.add();
    await hooked.test(id);
    await hooked.tried(id);
    await world.database.query(
      `UPDATE webhooks SET "failingSince" = "failingSince" - interval '24 hours' WHERE id = $1`,
      [id],
    );
    await hooked.pass(id, 24);
    const { state } = await hooked.tried(id, 2);
    expect(state).toBe('failed');
    expect(await hooked.read(id)).toMatchObject({
      enabled: false,
      disabledAt: expect.any(String) as unknown,
    });
    await eventually(async () => {
      const [mail] = await mailsIn(
        world.settings.DATA_DIR ?? '',
        hooked.owner.email,
        'webhook-switched-off',
      );
      expect(mail?.subject).toBe('One of your webhooks has been switched off');
    });
    await hooked.write();
    expect(await hooked.log(id)).toHaveLength(1);
    receiver.behave(hooked.path, answers(204));
    const on = await hooked.owner.call<Webhook>('PATCH', `${WEBHOOKS}/${String(id)}`, {
      enabled: true,
    });
    expect(on.body).toMatchObject({ enabled: true, failingSince: null, disabledAt: null });
    const [delivery] = await hooked.log(id);
    const again = `${WEBHOOKS}/deliveries/${String(delivery?.id)}/resend`;
    expect((await hooked.owner.call('POST', again)).status).toBe(202);
    expect((await hooked.tried(id, 3)).state).toBe('delivered');
  });

  it('that failed days ago and was not called since is not switched off by one failure', async () => {
    receiver.behave(hooked.path, answers(500));
    const { id } = await hooked.add();
    await world.database.query(
      `UPDATE webhooks SET "failingSince" = now() - interval '2 days' WHERE id = $1`,
      [id],
    );
    await hooked.test(id);
    expect((await hooked.tried(id)).state).toBe('waiting');
    expect(await hooked.read(id)).toMatchObject({ enabled: true, disabledAt: null });
  });

  it('that was not called for hours is not switched off by the next failed call', async () => {
    receiver.behave(hooked.path, answers(500));
    const { id } = await hooked.add();
    await hooked.test(id);
    await hooked.tried(id);
    await world.database.query(
      `UPDATE webhook_deliveries
       SET attempts = jsonb_set(attempts, '{0,at}', to_jsonb(now() - interval '1 day'))
       WHERE "webhookId" = $1`,
      [id],
    );
    await world.database.query(
      `UPDATE webhooks SET "failingSince" = now() - interval '2 days' WHERE id = $1`,
      [id],
    );
    await hooked.pass(id, 24);
    expect((await hooked.tried(id, 2)).state).toBe('failed');
    const { enabled, failingSince } = (await hooked.read(id)) ?? {};
    expect(enabled).toBe(true);
    expect(Date.now() - Date.parse(failingSince ?? '')).toBeLessThan(60_000);
  });

  it.each(['inside.example', 'mapped.example'])(
    'whose host name resolves to a private network (%s) is not called',
    async (name) => {
      const { id } = await hooked.add(['finding'], `https://${name}/hook`);
      await hooked.test(id);
      const { attempts } = await hooked.tried(id);
      expect(attempts[0]).toMatchObject({ status: null, fault: 'private-address', answer: '' });
    },
  );

  it('that redirects does not have its redirect followed', async () => {
    const elsewhere = `/${randomUUID()}`;
    receiver.behave(hooked.path, answers(307, '', { location: `${receiver.url}${elsewhere}` }));
    const { id } = await hooked.add();
    await hooked.test(id);
    expect((await hooked.tried(id)).attempts[0]).toMatchObject({ status: 307, fault: null });
    expect(receiver.of(elsewhere)).toEqual([]);
  });

  it('gets no event from two workers at the same time, and at most four events at once', async () => {
    const slow = await WebhookReceiver.start();
    const underWay: string[] = [];
    const twice: string[] = [];
    slow.behave(hooked.path, (response, { event }) => {
      if (underWay.includes(event.id)) twice.push(event.id);
      underWay.push(event.id);
      setTimeout(() => {
        underWay.splice(underWay.indexOf(event.id), 1);
        response.writeHead(200).end();
      }, 30);
    });
    const { id } = await hooked.add(['finding'], `${slow.url}${hooked.path}`);
    await Promise.all(Array.from({ length: 40 }, () => hooked.test(id)));
    await hooked.settled(id);
    expect(new Set(slow.of(hooked.path).map(({ event }) => event.id)).size).toBe(40);
    expect(twice).toEqual([]);
    expect(slow.most).toBeLessThanOrEqual(4);
    slow.stop();
  });

  it('is called by another worker when one is killed during a call', async () => {
    receiver.behave(hooked.path, hangs, answers(200));
    const { id } = await hooked.add();
    await hooked.test(id);
    await hooked.arrived();
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    workers = [await world.worker(), await world.worker()];
    await world.database.query(
      `UPDATE webhook_deliveries SET "claimedUntil" = now(), "nextTryAt" = now()
       WHERE "webhookId" = $1`,
      [id],
    );
    expect((await hooked.tried(id)).state).toBe('delivered');
    expect(receiver.of(hooked.path)).toHaveLength(2);
  });

  it('that was removed is called no more', async () => {
    receiver.behave(hooked.path, answers(500));
    const { id } = await hooked.add();
    await hooked.test(id);
    await hooked.tried(id);
    expect((await hooked.owner.call('DELETE', `${WEBHOOKS}/${String(id)}`)).status).toBe(204);
    await hooked.write();
    const other = `/${randomUUID()}`;
    await hooked.add(['diary-entry'], `${receiver.url}${other}`);
    await hooked.write();
    await hooked.arrived(1, other);
    expect(receiver.of(hooked.path)).toHaveLength(1);
  });

  it('is not called after a downgrade, and its log can still be read', async () => {
    receiver.behave(hooked.path, answers(500));
    const { id } = await hooked.add();
    await hooked.test(id);
    await hooked.tried(id);
    await world.setPlan(hooked.owner, 'pro');
    await hooked.pass(id, 0);
    await hooked.write();
    const stranger = await world.ownerInChat(api);
    await world.setPlan(stranger, 'expert');
    const other = `/${randomUUID()}`;
    const hook = { url: `${receiver.url}${other}`, events: ['diary-entry'] };
    const { body } = await stranger.call<Webhook>('POST', WEBHOOKS, hook);
    await stranger.call('POST', `${WEBHOOKS}/${String(body.id)}/test`);
    await hooked.arrived(1, other);
    expect(receiver.of(hooked.path)).toHaveLength(1);
    expect(await hooked.log(id)).toMatchObject([{ type: 'test', state: 'waiting' }]);
    const planless = refusal(403, 'PLAN_REQUIRED', { plan: 'expert', currentPlan: 'pro' });
    expect(brief(await hooked.test(id))).toEqual(planless);
    expect(brief(await hooked.owner.call('POST', WEBHOOKS, hook))).toEqual(planless);
    const { body: all } = await hooked.owner.call<{ webhooks: unknown }>('GET', '/api/user/export');
    expect(all.webhooks).toMatchObject([{ id, deliveries: [{ type: 'test' }] }]);
    expect(JSON.stringify(all)).not.toContain('whsec_');
    expect((await hooked.owner.call('DELETE', `${WEBHOOKS}/${String(id)}`)).status).toBe(204);
  });
});

it('nothing was an unexpected error, and no secret was logged', () => {
  expect(api.unforeseen).toEqual([]);
  for (const { output } of [api, ...workers]) expect(output).not.toContain('whsec_');
});
