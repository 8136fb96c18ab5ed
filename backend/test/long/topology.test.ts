import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../launcher/paths.mjs';
import { startedAt } from '../../launcher/processes.mjs';
import type { SendMessageReply } from '../../src/contract/chat.js';
import { Owner } from '../harness/owner.js';
import { PublicProgram } from '../harness/public-program.js';
import { canRunTopology, Topology } from '../harness/topology.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { answerText } from '../stand-ins/model-server.js';
import { visit } from '../harness/visit.js';

/** Caddy's log line for a request. */
interface AccessLine {
  status: number;
  request: { method: string; uri: string; remote_ip: string };
}

(!canRunTopology ? describe.skip : describe)(
  'two API processes and three workers behind the front door',
  () => {
    let world: World;
    let topology: Topology;
    let url: string;

    beforeAll(async () => {
      world = await World.create({ RATE_LIMIT_FACTOR: '1' });
      topology = await Topology.start(world.settings);
      ({ url } = topology);
    }, 120_000);

    afterAll(async () => {
      await topology.stop();
      await world.close();
    });

    const pidOf = (name: string): number =>
      (JSON.parse(topology.noted(`${name}.json`)) as { pid: number }).pid;

    async function tabsAt(name: string): Promise<number> {
      return Number(/^zampa_open_tabs (\d+)$/m.exec(await topology.metricsOf(name))?.[1]);
    }

    const servedBy = (name: string): Promise<number> => topology.servedBy(name);

    async function ownerInChat(): Promise<Owner> {
      const owner = new Owner(url);
      await owner.register();
      await owner.addPet();
      await owner.openChat();
      return owner;
    }

    /** Requests in progress at a killed process fail; the sender repeats them with the same id. */
    function askUntilAdmitted(owner: Owner, content: string): Promise<SendMessageReply> {
      const clientId = randomUUID();
      return until('the question is admitted', async () => {
        const { status, body } = await owner.send(content, { clientId });
        return status === 201 ? body : null;
      });
    }

    it('continue a reply in every tab and admit questions when one API process is killed', async () => {
      world.model.behave({ words: 400, gap: 10 });
      const [owner, other] = [await ownerInChat(), await ownerInChat()];
      const tabs = [await owner.tab(), await owner.tab()];
      expect([await tabsAt('api-1'), await tabsAt('api-2')]).toEqual([1, 1]);
      for (const tab of tabs) await tab.open(owner.sessionId);
      const { reply } = await owner.ask('Talk for a while.');
      await until('text is shown', () => (tabs[0]?.texts.get(reply.id)?.length ?? 0) > 100);
      process.kill(pidOf('api-1'), 'SIGKILL');
      const next = await askUntilAdmitted(other, 'And mine?');
      for (const tab of tabs) {
        expect((await tab.finished(reply.id)).content).toBe(answerText(400));
        expect(tab.texts.get(reply.id)).toBe(answerText(400));
      }
      expect((await other.finished(next.reply.id)).content).toBe(answerText(400));
      expect(await world.questionsOf(other)).toBe(1);
      await until('both tabs are connected', () => tabs.every(({ socket }) => socket.connected));
      owner.closeTabs();
    });

    it('serve a page and its files from the same process until that process is gone', async () => {
      const names = ['api-1', 'api-2'];
      const bothAreUp = (): Promise<true> =>
        until('both are up', async () => {
          const counts = await Promise.all(names.map(servedBy).map((up) => up.catch(() => NaN)));
          return counts.every(Number.isFinite) || null;
        });
      await bothAreUp();
      const before = await Promise.all(names.map(servedBy));
      for (let visits = 0; visits < 6; visits += 1) {
        const page = await visit(`${url}/chat`);
        const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
        expect((await visit(url + file)).status).toBe(200);
      }
      const after = await Promise.all(names.map(servedBy));
      const served = after.map((count, index) => count - (before[index] ?? 0));
      expect([...served].sort((one, other) => one - other)).toEqual([0, 12]);
      const killed = pidOf(names[served.indexOf(12)] ?? '');
      process.kill(killed, 'SIGKILL');
      expect((await visit(`${url}/chat`)).status).toBe(200);
      await until('it has been restarted', () => !names.map(pidOf).includes(killed));
      await bothAreUp();
    });

    it('stream an answer as it is written, and compress responses that are not streamed', async () => {
      world.model.behave({ words: 100, gap: 40 });
      const owner = await ownerInChat();
      await world.setPlan(owner, 'expert');
      const program = await PublicProgram.of(owner);
      const path = `/pets/${String(owner.petId)}/questions`;
      // Long enough for the first event to be worth compressing.
      const content = 'And now? '.repeat(100);
      const times: number[] = [];
      for await (const { name } of program.events('POST', path, { body: { content } }))
        if (name === 'token') times.push(performance.now());
      expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(2000);
      expect(times.length).toBeGreaterThan(20);
      const list = await program.fetch('GET', `/pets/${String(owner.petId)}/messages`);
      expect([list.status, list.headers.get('content-encoding')]).toEqual([200, 'gzip']);
      await list.text();
    });

    it('do not expose metrics and operator pages through the front door', async () => {
      for (const path of ['/metrics', '/Metrics', '/metrics/', '/%6detrics', '/operator/queues']) {
        const { status } = await visit(url + path);
        expect({ path, status }).toEqual({ path, status: 404 });
      }
      expect((await visit(`${url}/health/ready`)).status).toBe(200);
    });

    /** @returns the status of a wrong login that comes from this address of the machine. */
    async function guessFrom(localAddress: string, headers: Record<string, string> = {}) {
      const login = request(`${url.replace('localhost', '127.0.0.1')}/api/auth/login`, {
        method: 'POST',
        localAddress,
        headers: { 'content-type': 'application/json', ...headers },
      });
      login.end(JSON.stringify({ email: 'nobody@example.org', password: 'guess-number-7' }));
      const [answer] = (await once(login, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    }

    it('count password guesses by the real address, whatever the client claims', async () => {
      const statuses = [];
      for (let guess = 0; guess < 6; guess += 1) {
        const claim = { 'x-forwarded-for': `198.51.100.${String(guess)}` };
        statuses.push(await guessFrom('127.0.0.1', claim));
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await guessFrom('127.0.0.2')).toBe(401);
    });

    it('log each request in one line without its query, and report results to Prometheus', async () => {
      const path = '/api/auth/google/callback';
      const answer = await visit(`${url}${path}?code=tell-tale-code&state=x`, {
        headers: { 'x-request-id': 'chosen-by-the-client' },
      });
      const requestId = answer.headers.get('x-request-id') ?? '';
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
      const log = () =>
        readFileSync(join(world.settings.DATA_DIR ?? '', 'logs/front-door.log'), 'utf8');
      const line = await until('the line is written', () =>
        log()
          .split('\n')
          .find((text) => text.includes(`"uri":"${path}"`)),
      );
      const { status, request } = JSON.parse(line) as AccessLine;
      expect([status, request.method, request.uri]).toEqual([answer.status, 'GET', path]);
      expect(request.remote_ip).toMatch(/(^127\.0\.0\.0|::)$/);
      await visit(`${url}/api/calendar/tell-tale-key.ics`);
      await until('the next is written', () => log().includes('"uri":"/api/calendar/"'));
      await visit(`${url}/api/usage-reports/1.tell-tale-signature`);
      await until('the last is written', () => log().includes('"uri":"/api/usage-reports/"'));
      expect(log()).not.toMatch(/tell-tale|"[Hh]eaders"|"[Cc]ookie"/);
      const told = await topology.metricsOf('front-door-metrics');
      const alerts = readFileSync(join(root, 'docs/deploy/prometheus/alerts.yml'), 'utf8');
      const asked = new Set(alerts.match(/\bcaddy_\w+/g));
      // This counter does not exist before the first error.
      asked.delete('caddy_http_request_errors_total');
      expect(asked.size).toBeGreaterThan(1);
      for (const name of asked)
        expect(told).toMatch(new RegExp(`^${name}\\{.*handler="reverse_proxy"`, 'm'));
      expect((await visit(`${url}/metrics`)).status).toBe(404);
    });

    it('all stop with the launcher', async () => {
      const names = ['api-1', 'api-2', 'worker-1', 'worker-2', 'worker-3', 'front-door'];
      const pids = names.map(pidOf);
      expect(pids.filter(isAlive)).toEqual(pids);
      expect(await topology.stop()).toBe(0);
      expect(pids.filter(isAlive)).toEqual([]);
    });
  },
);

const isAlive = (pid: number): boolean => startedAt(pid) !== null;
