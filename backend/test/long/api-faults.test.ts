import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Message } from '../../src/contract/chat.js';
import type { DiaryEntry } from '../../src/contract/diary.js';
import { Consulting, told } from '../harness/consulting.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { eventually, until } from '../harness/until.js';
import { removeVets, vetOnDuty } from '../harness/vet.js';
import { World } from '../harness/world.js';
import { answerText } from '../stand-ins/model-server.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

describe('a case', () => {
  let owner: Owner;
  let vet: Owner;
  let talk: Consulting;

  beforeEach(async () => {
    vet = (await vetOnDuty(world, api)).owner;
    owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'expert');
    talk = new Consulting(owner, vet);
  });

  afterAll(() => removeVets(world));

  it('stores a message once, however often and by whichever process it is sent', async () => {
    const id = await talk.taken();
    const other = await world.api();
    const clientId = randomUUID();
    const sent = await talk.write(id, 'Only once', { clientId });
    vet.url = other.url;
    const again = await talk.write(id, 'Only once', { clientId });
    vet.url = api.url;
    await other.end('SIGKILL');
    expect(again.body.id).toBe(sent.body.id);
    const all = (await owner.messages()).filter(({ content }) => content === 'Only once');
    expect(all).toHaveLength(1);
    const end = randomUUID();
    const ends = await Promise.all([1, 2].map(() => talk.close(id, 'Rest.', end)));
    expect(ends.map(({ status }) => status)).toEqual([204, 204]);
    const diary = `/api/pets/${String(owner.petId)}/diary`;
    const { body } = await owner.call<DiaryEntry[]>('GET', diary);
    expect(body.filter(({ kind }) => kind === 'visit')).toHaveLength(1);
  });

  it("loses and doubles nothing when the vet's process is killed while they write", async () => {
    const id = await talk.taken();
    const tab = await owner.tab();
    const doomed = await world.api();
    vet.url = doomed.url;
    const lines = Array.from({ length: 30 }, (_, number) => `Line ${String(number)}`);
    const sent = lines.map((text) => ({ text, clientId: randomUUID() }));
    const write = ({ text, clientId }: (typeof sent)[number]) => talk.write(id, text, { clientId });
    const isLine = ({ content }: { content: string }) => content.startsWith('Line');
    const first = Promise.allSettled(sent.map(write));
    await until('some are stored', async () => (await owner.messages()).some(isLine));
    await doomed.end('SIGKILL');
    expect((await first).some(({ status }) => status === 'rejected')).toBe(true);
    vet.url = api.url;
    for (const message of sent) await write(message);
    const stored = (await owner.messages()).filter(isLine).map(({ content }) => content);
    expect(stored.toSorted()).toEqual(lines.toSorted());
    await eventually(() => {
      const shown = (told(tab, 'message') as { message: Message }[]).map(({ message }) => message);
      expect(new Set(shown.filter(isLine).map(({ content }) => content)).size).toBe(lines.length);
    });
    owner.closeTabs();
  });
});

describe('reply delivery', () => {
  it('survives the kill or restart of an API process', async () => {
    world.model.behave({ words: 250, gap: 10 });
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'pro');
    const doomed = await world.api();
    const tab = await owner.tab(doomed.url);
    await tab.open(owner.sessionId);
    const { reply } = await owner.ask('What does a senior cat need?');
    await delay(300);
    await doomed.end('SIGKILL');
    const again = await world.api(doomed.port);
    await until('the tab is back', () => tab.socket.connected);
    await delay(300);
    expect(await again.end('SIGTERM')).toBe(0);
    await world.api(doomed.port);
    const stored = await owner.finished(reply.id);
    expect(stored.content).toBe(answerText(250));
    await until('the text is whole', () => tab.texts.get(reply.id) === stored.content);
    owner.closeTabs();
  });
});
