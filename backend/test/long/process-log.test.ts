import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner, PASSWORD } from '../harness/owner.js';
import { Process } from '../harness/processes.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

let world: World;

beforeAll(async () => {
  world = await World.create({ LOG_LEVEL: 'debug' });
});

afterAll(() => world.close());

describe('the log', () => {
  it("of PostgreSQL has no error details, which would contain users' values", async () => {
    const { rows } = await world.database.query('SHOW log_error_verbosity');
    expect(rows).toEqual([{ log_error_verbosity: 'terse' }]);
  });

  it('at level debug contains no cookie, password, e-mail, message text or secret', async () => {
    const [api, worker] = await Promise.all([world.api(), world.worker()]);
    const owner = await world.ownerInChat(api);
    const tab = await owner.tab();
    const question = 'My purple elephant sneezes';
    await owner.finished((await owner.ask(question)).reply.id);
    const visitor = new Owner(api.url);
    const { email, username } = owner;
    await visitor.call('POST', '/api/auth/login', { email, password: 'wrong-guess-7' });
    await visitor.call('POST', '/api/auth/register', { email, username, password: PASSWORD });
    await visitor.call('POST', '/api/auth/login', `{"email":"${email}","password":"${PASSWORD}`);
    await owner.call('GET', `/api/pets?email=${email}&password=${PASSWORD}`);
    await owner.call('POST', '/api/pets', { name: 'Nina', species: 'gatto', email });
    await owner.call('PATCH', `/api/pets/${owner.petId}`, { healthConditions: question });
    await owner.send(question.repeat(200));
    world.model.behave({}, { status: 400 }, { status: 400 }, { status: 400 });
    await owner.finished((await owner.ask(question)).reply.id);
    const { cookie } = owner;
    await owner.call('POST', '/api/auth/logout');
    owner.closeTabs();
    expect(tab.count('message')).toBeGreaterThan(0);
    await Promise.all([api.end(), worker.end()]);
    const id = decodeURIComponent(cookie).replace(/^.*s:|\..*$/g, '');
    const log = api.output + worker.output;
    const secrets = [cookie, id, email, encodeURIComponent(email), PASSWORD, 'wrong-guess'];
    const texts = [question, 'elephant', 'Miciä', world.settings.SESSION_SECRET ?? 'none'];
    expect(id).toHaveLength(32);
    for (const private_ of [...secrets, ...texts]) {
      expect(log.split('\n').filter((line) => line.includes(private_))).toEqual([]);
    }
    expect(log).toContain('"level":20');
  });

  it('on a full disk holds up neither calls nor the end of a process', async () => {
    const api = await Process.start('api', world.settings, undefined, '/dev/full');
    expect((await visit(`${api.url}/api/auth/session`)).status).toBe(200);
    expect((await visit(`${api.url}/health/live`)).status).toBe(200);
    expect(await api.end()).toBe(0);
  });

  it('that nobody reads holds up neither calls nor the end of a process', async () => {
    const api = await world.api();
    api.stopReading();
    const unknown = `${api.url}/api/${'x'.repeat(8000)}`;
    for (let call = 0; call < 100; call += 1) await visit(unknown);
    expect((await visit(`${api.url}/api/auth/session`)).status).toBe(200);
    expect(await Promise.race([api.end(), delay(30_000, 'still running')])).toBe(0);
  });
});
