import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Message } from '../src/contract/chat.js';
import type { TokenEvent, UserEvents } from '../src/contract/socket-events.js';
import { ENGLISH, ITALIAN } from './harness/contradiction.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import type { Tab } from './harness/tab.js';
import { eventually } from './harness/until.js';
import { visit } from './harness/visit.js';
import { World } from './harness/world.js';
import type { Script } from './stand-ins/model-server.js';

/** Words in which the rules find no alarm. */
const UNKNOWN = {
  en: 'Why does she look so strange at me?',
  it: 'Perché mi guarda in modo strano?',
};

const LATER = { en: 'How long do cats sleep?', it: 'Quanto dorme un gatto?' };

const CARD = {
  en: [/^What you describe can be dangerous/, /now/],
  it: [/^Un animale che non è come al solito va visitato/, /subito|ora/],
};

/** What no later text can weaken, and the only question that is offered next. */
const LAST = {
  en: { word: ENGLISH.safe, next: 'What should I tell the vet?' },
  it: { word: ITALIAN.safe, next: 'Cosa devo dire al veterinario?' },
};

const RAISED = '!!EMERGENCY!!\nGo to your vet now. Keep her warm on the way.';

let world: World;
let api: Process;
let worker: Process;

beforeAll(async () => {
  ({ world, api, worker } = await World.shared());
});

afterAll(() => world.close());

async function ask(owner: Owner, question: string, script: Script): Promise<Message> {
  world.model.behave({ gap: 1, ...script });
  return owner.finished((await owner.ask(question)).reply.id);
}

/** Every state of a reply that a tab received before the final one. */
const told = (tab: Tab, id: number): Message[] =>
  tab.events
    .filter(({ name }) => name === 'message')
    .map(({ payload }) => (payload as UserEvents['message']).message)
    .filter((message) => message.id === id);

const raisedCount = async (): Promise<number> => {
  const { text } = await visit(`${worker.url}/metrics`);
  return Number(/zampa_alarms_raised_total\{level="routine"\} (\d+)/.exec(text)?.[1] ?? 0);
};

describe('an alarm raised by the model', () => {
  it.each(['en', 'it'] as const)(
    'appears in all tabs during the answer, is stored, and stays open: %s',
    async (language) => {
      const owner = await world.ownerInChat(api);
      const tabs = [await owner.tab(), await owner.tab()];
      const before = await raisedCount();
      world.model.behave({ gap: 1, text: RAISED });
      const { message, reply } = await owner.ask(UNKNOWN[language]);
      expect(reply.triage?.level).toBe('routine');
      const done = await owner.finished(reply.id);
      expect(done).toMatchObject({ status: 'complete', triage: { level: 'emergency' } });
      const [reason, step] = CARD[language];
      expect(done.triage?.reasons[0]).toMatch(reason ?? '');
      expect(done.triage?.actions[0]).toMatch(step ?? '');
      const [, words] = RAISED.split('\n');
      expect(done.content).toBe(`${words}\n\n**${LAST[language].word}**`);
      expect(done.followUps).toEqual([LAST[language].next]);
      for (const tab of tabs) {
        await tab.finished(reply.id);
        const raised = told(tab, reply.id).at(-1);
        expect(raised).toMatchObject({ status: 'streaming', triage: done.triage });
      }
      const next = await ask(owner, LATER[language], { text: 'Long.' });
      expect(next.triage).toMatchObject({ level: 'emergency', since: message.id });
      expect(next.triage?.actions).toEqual(done.triage?.actions);
      const asked = world.model.requests[0]?.messages.at(-1)?.content;
      expect(asked).toContain('Level: emergency');
      expect(await raisedCount()).toBe(before + 1);
      owner.closeTabs();
    },
  );

  it('never shows its marker, however it is spelt and split', async () => {
    for (const mark of ['!!emergency!!', '\n\n **!!EMERGENCY!!**\n', '!! Emergency !! ']) {
      const owner = await world.ownerInChat(api);
      const tab = await owner.tab();
      world.model.behave({ gap: 1, text: `${mark}Go to your vet now.` });
      const { reply } = await owner.ask(UNKNOWN.en);
      const done = await tab.finished(reply.id);
      expect(done.triage?.level).toBe('emergency');
      expect(done.content).toMatch(/^Go to your vet now\./);
      const tokens = tab.events.filter(({ name }) => name === 'token');
      const shown = tokens.map(({ payload }) => (payload as TokenEvent).text).join('');
      expect(shown).toBe(done.content);
      owner.closeTabs();
    }
  });

  it('has the last word even when its answer breaks off, which makes no call optional', async () => {
    const owner = await world.ownerInChat(api);
    const { content } = await ask(owner, UNKNOWN.en, { text: RAISED, finish: 'length' });
    expect(content.endsWith(`\n\n*My answer breaks off here.*\n\n**${ENGLISH.safe}**`)).toBe(true);
  });

  it('has its answer checked and closed like that of any emergency', async () => {
    const owner = await world.ownerInChat(api);
    const text = '!!EMERGENCY!!\nKeep calm. Wait until morning and see how she does. LATER';
    const { content, triage } = await ask(owner, UNKNOWN.en, { text });
    expect(content).not.toMatch(/until morning|LATER/);
    for (const action of triage?.actions ?? ['?']) expect(content).toContain(action);
  });

  it("stays, with the handbook's answer, when the model says nothing more", async () => {
    const owner = await world.ownerInChat(api);
    const question = 'How much should Micia eat a day?';
    const { status, content, triage } = await ask(owner, question, { text: '!!EMERGENCY!!\n' });
    expect([status, triage?.level]).toEqual(['complete', 'emergency']);
    expect(content).toMatch(/^\*\*This can be an emergency for Micia/);
  });

  it('can be closed by the owner like any other', async () => {
    const owner = await world.ownerInChat(api);
    await ask(owner, UNKNOWN.en, { text: RAISED });
    const fact = 'We are back from the vet, they kept her on a drip and she is fine.';
    expect((await ask(owner, fact, { text: 'Good.' })).triage?.level).toBe('routine');
  });

  it('turns an urgent question into an emergency, keeping the reasons the rules found', async () => {
    const owner = await world.ownerInChat(api);
    const urgent = 'She has vomited twice since yesterday';
    world.model.behave({ gap: 1, text: RAISED });
    const { reply } = await owner.ask(urgent);
    expect(reply.triage?.level).toBe('urgent');
    const { triage } = await owner.finished(reply.id);
    expect(triage).toMatchObject({ level: 'emergency', reasons: reply.triage?.reasons });
    expect(triage?.actions[0]).not.toBe(reply.triage?.actions[0]);
  });

  it('adds nothing in an emergency; only its marker is removed', async () => {
    const owner = await world.ownerInChat(api);
    const tab = await owner.tab();
    world.model.behave({ gap: 1, text: RAISED });
    const { reply } = await owner.ask('My cat has just eaten a lily leaf');
    const done = await tab.finished(reply.id);
    expect(done.triage).toEqual(reply.triage);
    expect(done.content).not.toContain('!!');
    expect(told(tab, reply.id)).toHaveLength(1);
    owner.closeTabs();
  });

  it('stays open when its answer is stopped', async () => {
    const owner = await world.ownerInChat(api);
    const tab = await owner.tab();
    world.model.behave({ text: `!!EMERGENCY!!\n${'Go to your vet now. '.repeat(200)}`, gap: 20 });
    const { reply } = await owner.ask(UNKNOWN.en);
    await eventually(() => expect(tab.count('token')).toBeGreaterThan(0));
    const { body } = await owner.stop(reply.id);
    expect(body).toMatchObject({ status: 'stopped', triage: { level: 'emergency' } });
    owner.closeTabs();
  });
});
