import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import type { Tab } from '../harness/tab.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { answerText } from '../stand-ins/model-server.js';

const SOME = 60;

let world: World;
let api: Process;
let workers: Process[] = [];

beforeAll(async () => {
  world = await World.create();
  api = await world.api();
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  workers = [];
});

afterAll(() => world.close());

async function startWorker(): Promise<Process> {
  const worker = await world.worker();
  workers.push(worker);
  return worker;
}

/** An owner whose reply of 200 words has begun to show in a tab. */
async function midReply(): Promise<{ owner: Owner; tab: Tab; replyId: number }> {
  const owner = await world.ownerInChat(api);
  const tab = await owner.tab();
  await tab.open(owner.sessionId);
  const { reply } = await owner.ask('Tell me a long story.');
  await until('text is shown', () => (tab.texts.get(reply.id)?.length ?? 0) > SOME);
  return { owner, tab, replyId: reply.id };
}

const attemptsOf = (tab: Tab): Set<unknown> =>
  new Set(
    tab.events
      .filter(({ name }) => name === 'token')
      .map(({ payload }) => (payload as { attempt: number }).attempt),
  );

describe('a worker', () => {
  it('killed during a reply is replaced within 30 s, and nothing is duplicated', async () => {
    world.model.behave({ words: 200, gap: 15 });
    const worker = await startWorker();
    const { owner, tab, replyId } = await midReply();
    await worker.end('SIGKILL');
    await startWorker();
    const message = await tab.finished(replyId, 30_000);
    expect(message).toMatchObject({ status: 'complete', content: answerText(200) });
    expect(tab.texts.get(replyId)).toBe(answerText(200));
    expect(attemptsOf(tab)).toEqual(new Set([1, 2]));
    expect(await owner.messages()).toHaveLength(2);
    expect(await world.questionsOf(owner)).toBe(1);
    owner.closeTabs();
  });

  it('told to stop during a long reply hands it back, which does not count as a failure', async () => {
    world.model.behave({ words: 60, gap: 5 }, { words: 1200, gap: 30 });
    const worker = await startWorker();
    const { owner, tab, replyId } = await midReply();
    const ended = worker.end('SIGTERM');
    await startWorker();
    expect(await ended).toBe(0);
    expect(await tab.finished(replyId, 30_000)).toMatchObject({ content: answerText(60) });
    expect(worker.output).toContain('reply handed back: another worker starts it again');
    expect(worker.output).not.toContain('reply job failed');
    owner.closeTabs();
  });

  it('whose finished reply PostgreSQL cannot store in time stores it later without asking again', async () => {
    world.model.behave({ words: 40, gap: 10 });
    await startWorker();
    const { owner, tab, replyId } = await midReply();
    const asked = world.model.requests.length;
    const other = await world.database.connect();
    await other.query('BEGIN');
    await other.query('SELECT id FROM chat_messages WHERE id = $1 FOR UPDATE', [replyId]);
    await delay(6000);
    await other.query('ROLLBACK');
    other.release();
    expect(await tab.finished(replyId)).toMatchObject({ content: answerText(40) });
    expect(attemptsOf(tab)).toEqual(new Set([1]));
    expect(world.model.requests).toHaveLength(asked);
    owner.closeTabs();
  });

  it('told to stop finishes a short reply first', async () => {
    world.model.behave({ words: 200, gap: 10 });
    const worker = await startWorker();
    const { owner, tab, replyId } = await midReply();
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(await tab.finished(replyId)).toMatchObject({ status: 'complete' });
    expect(attemptsOf(tab)).toEqual(new Set([1]));
    owner.closeTabs();
  });

  it('told to stop hands a long reply back, and exits within 30 s', async () => {
    world.model.behave({ words: 60, gap: 10 }, { words: 4000, gap: 60 });
    const worker = await startWorker();
    const { owner, tab, replyId } = await midReply();
    await startWorker();
    const begun = Date.now();
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(Date.now() - begun).toBeLessThan(30_000);
    expect(await tab.finished(replyId)).toMatchObject({ content: answerText(60) });
    owner.closeTabs();
  });

  it('that was only stalled writes nothing more once another has taken over', async () => {
    world.model.behave({ words: 150, gap: 20 });
    const frozen = await startWorker();
    const { owner, tab, replyId } = await midReply();
    frozen.signal('SIGSTOP');
    await startWorker();
    await until('another has begun', () => attemptsOf(tab).has(2), 30_000);
    frozen.signal('SIGCONT');
    const message = await tab.finished(replyId);
    expect(message.content).toBe(answerText(150));
    await delay(1000);
    expect((await owner.finished(replyId)).content).toBe(answerText(150));
    expect(tab.texts.get(replyId)).toBe(answerText(150));
    owner.closeTabs();
  });
});

describe('Redis', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'stopped by %s and restarted during a reply loses nothing',
    async (signal) => {
      world.model.behave({ words: 200, gap: 20 });
      await startWorker();
      const { owner, tab, replyId } = await midReply();
      await world.redis.restart(signal);
      const stored = await owner.finished(replyId, 60_000);
      expect(stored).toMatchObject({ status: 'complete', content: answerText(200) });
      await until('the text is whole', () => tab.texts.get(replyId) === stored.content);
      expect(await world.questionsOf(owner)).toBe(1);
      owner.closeTabs();
    },
  );

  it('that lost everything is filled again: queued and live replies still end', async () => {
    world.model.behave({ words: 100, gap: 20 });
    const { owner, queued } = await queuedReply();
    await world.redis.flush();
    await startWorker();
    expect((await queued()).content).toBe(answerText(100));
    owner.closeTabs();
  });

  it('flushed during a reply still gives a late tab the whole text', async () => {
    world.model.behave({ words: 150, gap: 20 });
    await startWorker();
    const { owner, replyId } = await midReply();
    const cookie = await world.redis.flushAllButSessions();
    expect(cookie).toBeGreaterThan(0);
    await delay(300);
    const late = await owner.tab();
    await late.open(owner.sessionId);
    const seen = late.texts.get(replyId) ?? '';
    expect(seen.length).toBeGreaterThan(SOME);
    expect(answerText(150).startsWith(seen)).toBe(true);
    expect((await late.finished(replyId)).content).toBe(answerText(150));
    owner.closeTabs();
  });
});

/** A question that was admitted while no worker ran. */
async function queuedReply() {
  const owner = await world.ownerInChat(api);
  const { reply } = await owner.ask('Is anybody there?');
  const stored = async () => {
    const { rows } = await world.database.query<{ content: string; status: string }>(
      `SELECT content, status FROM chat_messages WHERE id = $1`,
      [reply.id],
    );
    return rows[0]?.status === 'complete' ? rows[0] : null;
  };
  return { owner, queued: () => until('the reply is complete', stored, 40_000) };
}
