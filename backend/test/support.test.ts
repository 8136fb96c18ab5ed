import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';
import type {
  SupportConversation,
  SupportMessage,
  SupportThread,
} from '../src/contract/support.js';
import { itIsStrict } from './harness/form.js';
import { addToThread, openThread, question, readThread, THREADS } from './harness/help-desk.js';
import type { Owner } from './harness/owner.js';
import { Postbox, SUPPORT } from './harness/postbox.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { eventually, until } from './harness/until.js';
import type { World } from './harness/world.js';

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
  await world.setPlan(owner, 'pro');
});

afterAll(() => desk.close());

const open = <T = SupportConversation>(more: object = {}, who = owner) => openThread<T>(who, more);

const add = <T = SupportMessage>(id: number, more: object = {}, who = owner) =>
  addToThread<T>(who, id, more);

const read = (id: number) => readThread(owner, id);

const list = async (): Promise<SupportThread[]> =>
  (await owner.call<SupportThread[]>('GET', THREADS)).body;

const mailsAbout = (id: number): Email[] =>
  desk.server
    .of(SUPPORT)
    .map(({ mail }) => mail)
    .filter(({ subject }) => subject?.endsWith(`(#${String(id)})`));

const mailAbout = (id: number, count = 1): Promise<Email> =>
  until(`${String(count)} mails about ${String(id)}`, () => {
    const mails = mailsAbout(id);
    return mails.length >= count ? (mails.at(-1) ?? null) : null;
  });

const header = ({ headers }: Email, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value;

describe('a question to support', () => {
  it('is stored, sent to all tabs and listed by its newest message', async () => {
    const tab = await owner.tab();
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      subject: 'Where is my invoice?',
      plan: 'pro',
      language: 'en',
      state: 'open',
      messages: [{ threadId: body.id, from: 'owner', text: 'I cannot find it.' }],
    });
    const later = (await open({ subject: 'Another matter' })).body;
    expect((await list()).map(({ id }) => id)).toEqual([later.id, body.id]);
    expect((await add(body.id)).status).toBe(201);
    expect((await list()).map(({ id }) => id)).toEqual([body.id, later.id]);
    expect((await read(body.id)).messages.map(({ text }) => text)).toEqual([
      'I cannot find it.',
      'And the one of May?',
    ]);
    await eventually(() => expect(tab.count('support-changed')).toBe(3));
    expect(tab.events.find(({ name }) => name === 'support-changed')?.payload).toEqual({
      threadId: body.id,
    });
    owner.closeTabs();
  });

  it('is mailed to the operator, who can answer it directly', async () => {
    await owner.call('GET', '/api/auth/session', undefined, { 'accept-language': 'it' });
    const subject = 'Dov’è la  fattura?\r\nBcc: all@example.org';
    const { id } = (await open({ subject, text: 'Uno\n\n<b>due</b>' })).body;
    const mail = await mailAbout(id);
    expect(mail.subject).toBe(`[Pro] [it] Dov’è la fattura? Bcc: all@example.org (#${String(id)})`);
    expect(mail.bcc).toBeUndefined();
    expect(mail.replyTo).toMatchObject([{ address: owner.email }]);
    expect(mail.text).toContain('Uno\n\n<b>due</b>');
    expect(mail.html).toContain('&lt;b&gt;due&lt;/b&gt;');
    expect(header(mail, 'x-priority')).toBe('2');
    expect(header(mail, 'auto-submitted')).toBeUndefined();
  });

  it('from an Expert owner has priority, even when the plan is newer than the question', async () => {
    const { id } = (await open()).body;
    await mailAbout(id);
    await world.setPlan(owner, 'expert');
    await add(id);
    const mail = await mailAbout(id, 2);
    expect(mail.subject).toBe(`[Expert] [en] Where is my invoice? (#${String(id)})`);
    expect(header(mail, 'x-priority')).toBe('1');
    expect(header(mail, 'importance')).toBe('high');
    expect(await read(id)).toMatchObject({ plan: 'pro' });
  });

  it('is stored and mailed once, however often it is sent', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => open({ clientId })));
    const [id = 0, ...more] = new Set(answers.map(({ body }) => body.id));
    expect({ more, stored: (await list()).length }).toEqual({ more: [], stored: 1 });
    const again = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => add(id, { clientId: again })));
    expect((await read(id)).messages).toHaveLength(2);
    await mailAbout(id, 2);
    const { rows } = await world.database.query(`SELECT id FROM mails WHERE data->>'number' = $1`, [
      String(id),
    ]);
    expect(rows).toHaveLength(2);
  });

  it('reopens a closed conversation', async () => {
    const { id } = (await open()).body;
    await world.database.query(`UPDATE support_threads SET state = 'closed' WHERE id = $1`, [id]);
    expect((await read(id)).state).toBe('closed');
    await add(id);
    expect((await read(id)).state).toBe('open');
  });

  it('is part of the export, and is deleted with the account', async () => {
    const { id } = (await open()).body;
    const { body } = await owner.call<{ support: SupportConversation[] }>(
      'GET',
      '/api/user/export',
    );
    expect(body.support).toMatchObject([{ id, messages: [{ text: 'I cannot find it.' }] }]);
    await owner.call('DELETE', '/api/user', { confirm: 'DELETE' });
    const { rows } = await world.database.query(
      `SELECT id FROM support_threads WHERE id = $1
       UNION ALL SELECT id FROM support_messages WHERE "threadId" = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });
});

describe('support', () => {
  it('requires a paid plan; earlier questions stay readable', async () => {
    const { id } = (await open()).body;
    await world.setPlan(owner, 'free');
    const refused = refusal(403, 'PLAN_REQUIRED', { plan: 'pro', currentPlan: 'free' });
    expect(brief(await open<never>())).toEqual(refused);
    expect(brief(await add<never>(id))).toEqual(refused);
    expect(await list()).toHaveLength(1);
    expect((await read(id)).messages).toHaveLength(1);
  });

  it('requires an address for the answer', async () => {
    await world.database.query('UPDATE users SET email = NULL WHERE id = $1', [owner.id]);
    expect(brief(await open<never>())).toEqual(invalid('email'));
    expect(await list()).toEqual([]);
  });
});

describe('somebody else', () => {
  it('can neither read nor add messages, and their client ids do not collide', async () => {
    const clientId = randomUUID();
    const { id } = (await open({ clientId })).body;
    const stranger = await world.owner(api);
    await world.setPlan(stranger, 'pro');
    const foreign = [
      await stranger.call('GET', `${THREADS}/${String(id)}`),
      await add<never>(id, {}, stranger),
    ];
    for (const answer of foreign) expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    expect((await open({ clientId }, stranger)).body.id).not.toBe(id);
    expect((await read(id)).messages).toHaveLength(1);
  });
});

describe('a request', () => {
  const clientId = [undefined, null, '', 'abc', 7, []];
  const text = [undefined, null, '', '  ', 7, [], {}, 'x'.repeat(4001), 'nul \0'];
  itIsStrict(
    {
      name: 'for a question',
      method: 'POST',
      path: THREADS,
      valid: question(),
      wrong: { subject: [undefined, null, '', ' ', 7, [], 'x'.repeat(121)], text, clientId },
    },
    () => owner,
  );

  itIsStrict(
    {
      name: 'for a further message',
      method: 'POST',
      path: `${THREADS}/1/messages`,
      valid: { text: 'And now?', clientId: randomUUID() },
      wrong: { text, clientId },
    },
    () => owner,
  );
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
