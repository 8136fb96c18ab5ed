import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics, seeRedis } from '../harness/metrics.js';
import type { Owner } from '../harness/owner.js';
import { Shop } from '../harness/shop.js';
import { until } from '../harness/until.js';
import { visit } from '../harness/visit.js';

const PRICES = { MODEL_PRICE_INPUT: '2', MODEL_PRICE_OUTPUT: '10' };

let shop: Shop;
let owner: Owner;

beforeAll(async () => {
  shop = await Shop.open({ ...PRICES, OPENAI_FALLBACK_MODEL: 'second-model' });
  owner = await shop.world.ownerInChat(shop.api);
});

afterAll(() => shop.close());

const api = () => Metrics.of(shop.api);
const worker = () => Metrics.of(shop.worker);

async function ask(content: string): Promise<void> {
  const { reply } = await owner.ask(content);
  await owner.finished(reply.id);
}

describe('an operator reads', () => {
  it('the number of questions, their waiting time and the time to the first text', async () => {
    shop.world.model.behave({ words: 20, delay: 300 });
    await ask('Why does she purr?');
    await ask('And why at night?');
    expect((await api()).sum('zampa_questions_total', { plan: 'free' })).toBe(2);
    const seen = await worker();
    expect(seen.sum('zampa_replies_total', { status: 'complete' })).toBe(2);
    for (const name of ['zampa_reply_wait_seconds', 'zampa_reply_first_token_seconds']) {
      expect(seen.sum(`${name}_count`)).toBe(2);
      expect(seen.sum(`${name}_sum`)).toBeGreaterThan(0);
    }
    const waited = seen.sum('zampa_reply_wait_seconds_sum');
    const firstText = seen.sum('zampa_question_first_text_seconds_sum');
    expect(firstText).toBeGreaterThanOrEqual(waited + 0.6);
    expect(seen.sum('zampa_reply_characters_total', { model: 'first-model' })).toBeGreaterThan(100);
  });

  it("the model's usage and cost", async () => {
    const seen = await worker();
    const tokens = (direction: string) =>
      seen.sum('zampa_model_tokens_total', { model: 'first-model', direction });
    expect([tokens('input'), tokens('output')]).toEqual([200, 40]);
    expect(seen.sum('zampa_model_cost_total')).toBeCloseTo((200 * 2 + 40 * 10) / 1e6, 10);
  });

  it('which model fails and which one answers instead', async () => {
    shop.world.model.behave({ words: 5 }, { status: 500 }, { status: 500 });
    await ask('Who answers now?');
    const seen = await worker();
    const failed = { model: 'first-model', failure: 'MODEL_UNAVAILABLE' };
    expect(seen.sum('zampa_model_failures_total', failed)).toBe(2);
    expect(seen.sum('zampa_model_tokens_total', { model: 'second-model' })).toBe(105);
  });

  it('the number of failed replies', async () => {
    await shop.world.setPlan(owner, 'pro');
    shop.world.model.behave({ status: 500 });
    await ask('Nobody?');
    expect((await worker()).sum('zampa_replies_total', { status: 'failed' })).toBe(1);
  });

  it('the number of stopped replies, including those no worker has started', async () => {
    shop.world.model.behave({ words: 400, gap: 20 });
    const { reply } = await owner.ask('Stop this one');
    await owner.stop(reply.id);
    expect((await api()).sum('zampa_replies_total', { status: 'stopped' })).toBe(1);
    expect((await worker()).sum('zampa_replies_total', { status: 'stopped' })).toBe(0);
  });

  it('refusals by plan limit, and by every other code', async () => {
    await shop.world.database.query(`UPDATE users SET "totalQuestionCount" = 99 WHERE id = $1`, [
      owner.id,
    ]);
    await shop.world.setPlan(owner, 'free');
    expect((await owner.send('One more?')).status).toBe(429);
    const tab = await owner.tab();
    await tab.socket.emitWithAck('send-message', { sessionId: owner.sessionId, content: 'More?' });
    const seen = await api();
    expect(seen.sum('zampa_limit_refusals_total', { plan: 'free' })).toBe(2);
    expect(seen.sum('zampa_errors_total', { code: 'DAILY_LIMIT_REACHED' })).toBe(2);
    expect(seen.sum('zampa_open_tabs')).toBe(1);
    owner.closeTabs();
  });

  it('which jobs are retried', async () => {
    await shop.world.setPlan(owner, 'pro');
    shop.world.model.behave({ words: 5 });
    await shop.world.database.query('ALTER TABLE chat_messages RENAME COLUMN attempt TO tries');
    const { reply } = await owner.ask('Now what?');
    const retried = { queue: 'replies', outcome: 'retried' };
    await until('a job is tried again', async () => {
      return (await worker()).sum('zampa_jobs_total', retried) > 0;
    });
    await shop.world.database.query('ALTER TABLE chat_messages RENAME COLUMN tries TO attempt');
    await owner.finished(reply.id);
  });

  it('plan changes with their reasons, and the delay of payment events', async () => {
    await shop.subscriber('expert');
    const lags = await until('an event has had its effect', async () => {
      const seen = await worker();
      return seen.sum('zampa_webhook_lag_seconds_count') > 0 ? seen : null;
    });
    const change = { from: 'free', to: 'expert', cause: 'payment' };
    const counted = lags.sum('zampa_plan_changes_total', change);
    expect(counted + (await api()).sum('zampa_plan_changes_total', change)).toBe(1);
    await until('no event waits', async () => {
      return (await api()).sum('zampa_oldest_webhook_event_waiting_seconds') === 0;
    });
  });

  it('responses by route template, never by path', async () => {
    await owner.call('GET', `/api/chat-sessions/${String(owner.sessionId)}/messages`);
    await visit(`${shop.api.url}/api/made-up-by-anybody`);
    await visit(`${shop.api.url}/made-up-by-anybody`);
    const seen = await api();
    const read = { method: 'GET', route: '/api/chat-sessions/:id/messages', status: '2xx' };
    expect(seen.sum('zampa_http_request_duration_seconds_count', read)).toBeGreaterThan(0);
    const none = { method: 'any', route: 'none', status: '4xx' };
    expect(seen.sum('zampa_http_request_duration_seconds_count', none)).toBeGreaterThan(0);
    expect(seen.text).not.toContain('made-up');
  });

  it('the connections of each process', async () => {
    for (const seen of [await api(), await worker()]) {
      expect(seen.sum('zampa_database_connections', { state: 'idle' })).toBeGreaterThan(0);
      const commands = { connection: 'commands', roles: 'queue+live+session' };
      expect(seen.sum('zampa_redis_ready', commands)).toBe(1);
      expect(seen.sum('zampa_database_ready')).toBe(1);
    }
  });

  it('within 10 s that Redis is down, and that it is back', async () => {
    const { api, worker, world } = shop;
    await world.redis.end('SIGTERM');
    await seeRedis(0, [api, worker], 10_000);
    await world.redis.start();
    await seeRedis(1, [api, worker], 20_000);
  });

  it('in the log that Redis was down, once, and that it is back', () => {
    for (const { output } of [shop.api, shop.worker]) {
      const told = output.split('\n').filter((line) => line.includes('ECONNREFUSED'));
      const parts = told.map((line) => {
        const { msg, connection } = JSON.parse(line) as { msg: string; connection?: string };
        return `${msg} ${connection ?? ''}`;
      });
      expect(parts).toContain('Redis connection commands');
      expect(parts).toEqual([...new Set(parts)]);
      expect(output).toContain('Redis connection is back');
    }
  });

  it('no personal data', async () => {
    const text = (await api()).text + (await worker()).text;
    for (const word of [owner.email, owner.username, 'Micia', 'purr']) {
      expect(text).not.toContain(word);
    }
  });
});

describe.each(['grafana/zampa.json', 'prometheus/alerts.yml'])('docs/deploy/%s', (file) => {
  it('uses only metrics that a process exports', async () => {
    const text = readFileSync(new URL(`../../../docs/deploy/${file}`, import.meta.url), 'utf8');
    const asked = new Set(text.match(/\b(zampa|nodejs|process)_\w+/g));
    const told = new Set([...(await api()).names, ...(await worker()).names]);
    const isTold = (name: string) =>
      told.has(name) || told.has(name.replace(/_(bucket|count)$/, ''));
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !isTold(name))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('shows every metric of the product', async () => {
    const text = readFileSync(
      new URL('../../../docs/deploy/grafana/zampa.json', import.meta.url),
      'utf8',
    );
    const told = [...(await api()).names, ...(await worker()).names];
    const own = told.filter((name) => name.startsWith('zampa_'));
    expect(own.filter((name) => !text.includes(name))).toEqual([]);
  });
});
