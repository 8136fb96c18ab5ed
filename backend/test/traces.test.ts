import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';
import { TraceCollector, type CollectedSpan } from './stand-ins/trace-collector.js';

const collector = new TraceCollector();
let world: World;
let api: Process;
let worker: Process;
let owner: Owner;

const SECRET_WORDS = 'my neighbour Bartolomeo says';

beforeAll(async () => {
  const endpoint = await collector.start();
  world = await World.create({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  [api, worker] = await Promise.all([world.api(), world.worker()]);
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(async () => {
  await world.close();
  collector.stop();
});

/** The trace of a reply, once these spans are in it. */
const traceWith = (replyId: number, ...names: string[]): Promise<CollectedSpan[]> =>
  until(`the trace of ${String(replyId)} is sent`, () => {
    const trace = collector.traceOf(replyId);
    return names.every((name) => trace.some((span) => span.name === name)) ? trace : null;
  });

/** The spans above one, itself first: service and name. */
function wayTo(trace: CollectedSpan[], name: string): string[] {
  const way: string[] = [];
  let span = trace.find((each) => each.name === name);
  while (span) {
    const { service, parent } = span;
    way.push(`${service}: ${span.name}`);
    span = trace.find(({ id }) => id === parent);
  }
  return way;
}

const WRITTEN = [
  'zampa-worker: write reply',
  'zampa-worker: process replies',
  'zampa-api: add replies.write',
];

describe('one question', () => {
  it('is one trace from its request through the queue to the call of the model', async () => {
    world.model.behave({ words: 20 });
    const { reply } = await owner.ask('Why does she purr?');
    const trace = await traceWith(reply.id, 'chat first-model', 'process replies');
    const route = 'POST /api/chat-sessions/:id/messages';
    const asked = `zampa-api: ${route}`;
    await traceWith(reply.id, route);
    expect(wayTo(collector.traceOf(reply.id), 'chat first-model')).toEqual([
      'zampa-worker: chat first-model',
      ...WRITTEN,
      asked,
    ]);
    const called = trace.find(({ name }) => name === 'chat first-model');
    expect(called).toMatchObject({ events: ['first token'], failed: false });
    expect(called?.facts).toMatchObject({
      'gen_ai.request.model': 'first-model',
      'gen_ai.usage.input_tokens': 100,
      'gen_ai.usage.output_tokens': 20,
    });
    expect(trace.find(({ name }) => name === 'write reply')?.facts).toMatchObject({
      'zampa.reply.id': reply.id,
      'zampa.session.id': owner.sessionId,
      'zampa.reply.attempt': 1,
      'zampa.reply.status': 'complete',
    });
  });

  it('is one trace as well when a tab sends it', async () => {
    const tab = await owner.tab();
    const answer = await tab.socket.emitWithAck('send-message', {
      sessionId: owner.sessionId,
      content: 'And now?',
    });
    const id = answer.ok ? answer.reply.id : 0;
    await traceWith(id, 'chat first-model', 'send-message', 'process replies');
    expect(wayTo(collector.traceOf(id), 'chat first-model')).toEqual([
      'zampa-worker: chat first-model',
      ...WRITTEN,
      'zampa-api: send-message',
    ]);
    await owner.finished(id);
    owner.closeTabs();
  });

  it('shows each call of a model that fails, and the one that answers', async () => {
    world.model.behave({}, { status: 500 });
    const { reply } = await owner.ask('Again?');
    await owner.finished(reply.id);
    await traceWith(reply.id, 'write reply');
    const calls = collector.traceOf(reply.id).filter(({ name }) => name.startsWith('chat '));
    expect(calls.map(({ failed }) => failed)).toEqual([true, false]);
  });

  it('has nothing in it of a queue looking after itself, and nor has any other trace', async () => {
    world.model.behave({});
    const { reply } = await owner.ask('One more?');
    await owner.finished(reply.id);
    await traceWith(reply.id, 'write reply', 'process replies');
    const ids = new Set(collector.spans.map(({ id }) => id));
    const begun = collector.spans.filter(({ parent }) => !parent || !ids.has(parent));
    for (const { name } of begun) expect(name).toMatch(/^(GET|POST|PATCH|send-message|process) ?/);
  });
});

describe('traces', () => {
  it("hold nobody's words, names or addresses", async () => {
    world.model.behave({ text: `So ${SECRET_WORDS}` });
    const { reply } = await owner.ask(`Hm, ${SECRET_WORDS}`);
    await owner.finished(reply.id);
    await traceWith(reply.id, 'write reply', 'process replies');
    await worker.end();
    const next = await owner.ask(`Hm, ${SECRET_WORDS}`);
    await world.database.query('ALTER TABLE chat_messages RENAME TO elsewhere');
    worker = await world.worker();
    await until('a job has failed', () => worker.output.includes('reply job failed'));
    await world.database.query('ALTER TABLE elsewhere RENAME TO chat_messages');
    expect(await owner.finished(next.reply.id)).toMatchObject({ status: 'complete' });
    const failed = () => collector.spans.some(({ events }) => events.includes('job failed'));
    await until('the failure is sent', failed);
    for (const word of ['Bartolomeo', owner.email, owner.username, 'Micia', 'does not exist']) {
      expect(collector.text.includes(word), word).toBe(false);
    }
  });

  it('of a process that is told to end are sent before it does', async () => {
    const other = await world.api();
    await fetch(`${other.url}/api/config`);
    const before = collector.spans.length;
    const leaving = await fetch(`${other.url}/api/auth/session`);
    expect(leaving.status).toBe(200);
    expect(await other.end('SIGTERM')).toBe(0);
    expect(collector.spans.slice(before).map(({ name }) => name)).toContain(
      'GET /api/auth/session',
    );
  });

  it('disturb nothing when their collector is away', async () => {
    const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
    await worker.end('SIGTERM');
    const [lone, lonely] = await Promise.all([world.api(undefined, nobody), world.worker(nobody)]);
    world.model.behave({});
    const asker = await world.ownerInChat(lone);
    const { reply } = await asker.ask('Does anybody follow me?');
    expect(await asker.finished(reply.id)).toMatchObject({ status: 'complete' });
    expect(await Promise.all([lone.end('SIGTERM'), lonely.end('SIGTERM')])).toEqual([0, 0]);
    expect(lone.unforeseen).toEqual([]);
  });
});
