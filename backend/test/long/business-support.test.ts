import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SupportConversation } from '../../src/contract/support.js';
import { addToThread, openThread, readThread } from '../harness/help-desk.js';
import { Metrics } from '../harness/metrics.js';
import type { Owner } from '../harness/owner.js';
import { Postbox, SUPPORT } from '../harness/postbox.js';
import { Process } from '../harness/processes.js';
import { eventually, until } from '../harness/until.js';
import type { World } from '../harness/world.js';

const HOUR = 3_600_000;

let desk: Postbox;
let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  desk = await Postbox.open();
  ({ world, api } = desk);
});

beforeEach(async () => {
  owner = await world.owner(api);
  await world.setPlan(owner, 'expert');
});

afterAll(() => desk.close());

const ask = async (subject = 'Where is my invoice?'): Promise<SupportConversation> =>
  (await openThread(owner, { subject })).body;

const add = (id: number) => addToThread(owner, id);

const read = (id: number) => readThread(owner, id);

const support = (...args: string[]) => Process.run('support', world.settings, args);

/** Makes a thread look as if it had been written this many hours ago. */
const age = (id: number, hours: number) =>
  world.database.query(
    `UPDATE support_threads SET "waitsSince" = "waitsSince" - make_interval(hours => $2),
       "answerBy" = "answerBy" - make_interval(hours => $2) WHERE id = $1`,
    [id, hours],
  );

const hoursUntil = (iso: string | null): number =>
  Math.round((Date.parse(iso ?? '') - Date.now()) / HOUR) + 0;

describe('the promised response time', () => {
  it.each([
    ['pro', 48],
    ['expert', 8],
  ] as const)('depends on the plan: %s', async (plan, hours) => {
    await world.setPlan(owner, plan);
    const { id, answerBy, firstAnsweredAt } = await ask();
    expect([hoursUntil(answerBy), firstAnsweredAt]).toEqual([hours, null]);
    const mail = await until(
      'the operator has it',
      () =>
        desk.server
          .of(SUPPORT)
          .find(({ mail: { subject } }) => subject?.endsWith(`(#${String(id)})`)) ?? null,
    );
    expect(mail.mail.text).toContain('Promised by');
    await add(id);
    expect((await read(id)).answerBy).toBe(answerBy);
  });
});

describe('the operator', () => {
  it('lists open conversations, overdue ones first', async () => {
    const [next, late, done] = [await ask('Next'), await ask('Late'), await ask('Done')];
    await age(late.id, 11);
    expect(await support('close', String(done.id))).toMatchObject({ code: 0 });
    const { output } = await support('list');
    const lines = output.split('\n');
    const at = ({ id }: { id: number }) =>
      lines.findIndex((line) => line.startsWith(`#${String(id)} `));
    expect(lines[at(late)]).toMatch(/expert {2}en {2}LATE by 3 h \d+ min {2}Late$/);
    expect(lines[at(next)]).toMatch(/due in 7 h \d+ min {2}Next$/);
    expect(at(late)).toBeLessThan(at(next));
    expect(at(done)).toBe(-1);
    const shown = await support('show', `#${String(late.id)}`);
    expect(shown.output).toContain(`<${owner.email}>`);
    expect(shown.output).toContain('I cannot find it.');
  });

  it('answers in the open tab and by mail, which meets the promise', async () => {
    const tab = await owner.tab();
    const { id } = await ask();
    await age(id, 2);
    const said = await support('answer', String(id), '--text', 'In your profile.\n\nUnder Plan.');
    expect(said.code).toBe(0);
    expect(said.output).toMatch(/^#\d+ is answered after 2 h \d+ min\.\n$/);
    await eventually(() => expect(tab.count('support-changed')).toBe(2));
    const thread = await read(id);
    expect(thread).toMatchObject({ state: 'open', answerBy: null });
    expect(hoursUntil(thread.firstAnsweredAt)).toBe(0);
    expect(thread.messages.at(-1)).toMatchObject({
      from: 'staff',
      text: 'In your profile.\n\nUnder Plan.',
    });
    const subject = `Our answer: Where is my invoice? (#${String(id)})`;
    const { mail } = await until('the answer is mailed', () =>
      desk.server.of(owner.email).find((sent) => sent.mail.subject === subject),
    );
    expect(mail.text).toContain(`/help?thread=${String(id)}#contact`);
    await add(id);
    expect(hoursUntil((await read(id)).answerBy)).toBe(8);
    owner.closeTabs();
  });

  it('can read metrics of open and overdue conversations and response times', async () => {
    const before = await Metrics.of(api);
    const [late] = [await ask(), await ask()];
    await age(late.id, 9);
    const waiting = await Metrics.of(api);
    const more = (name: string, labels = {}) =>
      waiting.sum(name, labels) - before.sum(name, labels);
    expect(more('zampa_support_waiting', { plan: 'expert' })).toBe(2);
    expect(more('zampa_support_overdue', { plan: 'expert' })).toBe(1);
    const { output } = await support('answer', String(late.id), '--text', 'Sorry!', '--close');
    expect(output).toMatch(/after 9 h \d+ min, later than promised, and closed\.\n$/);
    const after = await Metrics.of(api);
    const broken = { plan: 'expert', in_time: 'false' };
    const answers = 'zampa_support_answer_seconds';
    expect(after.sum(`${answers}_count`, broken) - before.sum(`${answers}_count`, broken)).toBe(1);
    const seconds = after.sum(`${answers}_sum`, broken) - before.sum(`${answers}_sum`, broken);
    expect(Math.floor(seconds / 3600)).toBe(9);
    expect(after.sum('zampa_support_overdue') - before.sum('zampa_support_overdue')).toBe(0);
    expect((await read(late.id)).state).toBe('closed');
  });

  it('is told of a conversation that does not exist', async () => {
    const answer = await support('answer', '999999999999999', '--text', 'Hello?');
    expect(answer).toEqual({ code: 1, output: 'There is no conversation #999999999999999.\n' });
  });
});
