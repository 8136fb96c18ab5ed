import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner, PASSWORD } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { TraceCollector } from '../stand-ins/trace-collector.js';
import { visit } from '../harness/visit.js';

const collector = new TraceCollector();
let world: World;
let api: Process;
let worker: Process;
let owner: Owner;

const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

interface LogLine {
  msg: string;
  requestId: string;
  traceId?: string;
  event?: string;
}

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

const WRITTEN = [
  'zampa-worker: write reply',
  'zampa-worker: process replies',
  'zampa-api: add replies.write',
];

describe('one question', () => {
  it('is one trace, from its request through the queue to the call to the model', async () => {
    world.model.behave({ words: 20 });
    const { reply } = await owner.ask('Why does she purr?');
    const trace = await collector.traceWith(reply.id, 'chat first-model', 'process replies');
    const route = 'POST /api/chat-sessions/:id/messages';
    const asked = `zampa-api: ${route}`;
    await collector.traceWith(reply.id, route);
    expect(collector.wayTo(reply.id, 'chat first-model')).toEqual([
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

  it('is also one trace when a tab sends it through its socket', async () => {
    const tab = await owner.tab();
    const answer = await tab.socket.emitWithAck('send-message', {
      sessionId: owner.sessionId,
      content: 'And now?',
    });
    const id = answer.ok ? answer.reply.id : 0;
    await collector.traceWith(id, 'chat first-model', 'send-message', 'process replies');
    expect(collector.wayTo(id, 'chat first-model')).toEqual([
      'zampa-worker: chat first-model',
      ...WRITTEN,
      'zampa-api: send-message',
    ]);
    await owner.finished(id);
    owner.closeTabs();
  });

  it('shows each failed call to a model, and the one that answers', async () => {
    world.model.behave({}, { status: 500 });
    const { reply } = await owner.ask('Again?');
    await owner.finished(reply.id);
    await collector.traceWith(reply.id, 'write reply');
    const calls = collector.traceOf(reply.id).filter(({ name }) => name.startsWith('chat '));
    expect(calls.map(({ failed }) => failed)).toEqual([true, false]);
  });

  it("has no spans of the queue's own upkeep, and neither has any other trace", async () => {
    world.model.behave({});
    const { reply } = await owner.ask('One more?');
    await owner.finished(reply.id);
    await collector.traceWith(reply.id, 'write reply', 'process replies');
    const ids = new Set(collector.spans.map(({ id }) => id));
    const begun = collector.spans.filter(({ parent }) => !parent || !ids.has(parent));
    const beginnings = /^(GET|POST|PATCH|open-session|send-message|stop|process) ?/;
    for (const { name } of begun) expect(name).toMatch(beginnings);
  });
});

/** The lines of both processes that belong to this request. */
const linesOf = (requestId: string) =>
  Object.entries({ api, worker }).flatMap(([name, { output }]) =>
    output
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line) => ({ process: name, ...(JSON.parse(line) as LogLine) })),
  );

describe('the log', () => {
  const ENDS = ['reply begun', 'reply complete'];

  it("has one request id and one trace id in all lines of a call, including the worker's", async () => {
    world.model.behave({});
    const sent = await owner.send('Whose lines are these?');
    const requestId = sent.headers.get('x-request-id') ?? 'none';
    await owner.finished(sent.body.reply.id);
    const lines = await until('all lines are written', () => {
      const found = linesOf(requestId);
      return found.length === 3 ? found : null;
    });
    expect(lines.map(({ process, msg }) => `${process}: ${msg}`)).toEqual([
      'api: request',
      ...ENDS.map((msg) => `worker: ${msg}`),
    ]);
    const { traceId } = (await collector.traceWith(sent.body.reply.id, 'process replies'))[0] ?? {};
    for (const line of lines) expect(line).toMatchObject({ requestId, traceId });
  });

  it("has them in all lines of a tab's event, including those about errors", async () => {
    const tab = await owner.tab();
    world.model.behave({}, { status: 400 }, { status: 400 }, { status: 400 });
    const content = 'And who answers this one?';
    const { sessionId } = owner;
    const answer = await tab.socket.emitWithAck('send-message', { sessionId, content });
    const id = answer.ok ? answer.reply.id : 0;
    await owner.finished(id);
    const trace = await collector.traceWith(id, 'process replies', 'send-message');
    const { traceId = 'none' } = trace[0] ?? {};
    const lines = await until('all lines are written', () => {
      const found = linesOf(traceId);
      return found.some(({ event }) => event === 'send-message') &&
        found.some(({ msg }) => msg === 'model did not answer')
        ? found
        : null;
    });
    const [{ requestId } = { requestId: '' }] = lines;
    expect(requestId).toMatch(/^[\w-]{36}$/);
    for (const line of lines) expect(line).toMatchObject({ requestId, traceId });
    expect(linesOf(requestId)).toHaveLength(lines.length);
    await tab.socket.emitWithAck('open-session', { sessionId: 999_999 });
    await until(
      'a refusal is written',
      () =>
        api.output.includes('"event":"open-session"') && api.output.includes('"code":"NOT_FOUND"'),
    );
    owner.closeTabs();
  });

  it('has them in the line about a mail that a call requested', async () => {
    const { email, username } = new Owner('');
    const account = { email, username, password: PASSWORD };
    const { headers } = await new Owner(api.url).call('POST', '/api/auth/register', account);
    const sent = await until('the mail is sent', () =>
      linesOf(headers.get('x-request-id') ?? 'none').find(({ msg }) => msg === 'mail sent'),
    );
    expect(sent.process).toBe('worker');
    expect(sent.traceId).toMatch(/^[\da-f]{32}$/);
  });

  it('uses a single name for the request id', () => {
    expect(api.output + worker.output).not.toMatch(/"(reqId|request_id|request-id)"/);
    for (const line of (api.output + worker.output).split('\n')) {
      expect(line).not.toMatch(/"requestId":.*"requestId":/);
    }
  });
});

describe('traces', () => {
  it('name the process and its version', () => {
    for (const service of ['zampa-api', 'zampa-worker']) {
      const { resource } = collector.spans.find((span) => span.service === service) ?? {};
      expect(resource).toMatchObject({ 'service.version': VERSION });
      expect(resource?.['service.instance.id']).toMatch(/^.+:\d+$/);
    }
    const ids = collector.spans.map(({ resource }) => resource['service.instance.id']);
    expect(new Set(ids).size).toBe(2);
  });

  it("contain nobody's words, names or addresses", async () => {
    world.model.behave({ text: `So ${SECRET_WORDS}` });
    const { reply } = await owner.ask(`Hm, ${SECRET_WORDS}`);
    await owner.finished(reply.id);
    await collector.traceWith(reply.id, 'write reply', 'process replies');
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
      expect(collector.text).not.toContain(word);
    }
  });

  it('of a process that is told to stop are sent before it exits', async () => {
    const other = await world.api();
    await visit(`${other.url}/api/config`);
    const before = collector.spans.length;
    const leaving = await visit(`${other.url}/api/auth/session`);
    expect(leaving.status).toBe(200);
    expect(await other.end('SIGTERM')).toBe(0);
    expect(collector.spans.slice(before).map(({ name }) => name)).toContain(
      'GET /api/auth/session',
    );
  });

  it('disrupt nothing when their collector is down', async () => {
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
