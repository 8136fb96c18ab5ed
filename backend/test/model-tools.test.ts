import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Message } from '../src/contract/chat.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { visit } from './harness/visit.js';
import { World } from './harness/world.js';
import type { Script } from './stand-ins/model-server.js';

const QUESTION = 'Tell me something about cats';

let world: World;
let api: Process;
let worker: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api, worker } = await World.shared());
});

afterAll(() => world.close());

/** Asks a model that answers its requests by these scripts, in order. */
async function ask(...rounds: Script[]): Promise<Message> {
  const scripts = rounds.map((one) => ({ gap: 1, question: QUESTION, ...one }));
  world.model.behave({ text: 'NEVER ASKED' }, ...scripts);
  owner = await world.ownerInChat(api);
  return owner.finished((await owner.ask(QUESTION)).reply.id);
}

const calls = (name: string, given: object | string) => ({ calls: [{ name, arguments: given }] });

const search = (query: string) => calls('search_handbook', { query });

/** The results of the model's calls, as its last request contained them. */
const found = (): string[] =>
  (world.model.requestFor(QUESTION)?.messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content);

const usageOf = async (reply: Message) => {
  const { rows } = await world.database.query<{ prompt: number; completion: number }>(
    `SELECT "promptTokens" AS prompt, "completionTokens" AS completion
     FROM chat_messages WHERE id = $1`,
    [reply.id],
  );
  return rows[0];
};

describe('a model that calls tools', () => {
  it('may cite what it found in the handbook; the owner sees only the answer', async () => {
    const reply = await ask(search('How much water should a cat drink a day?'), {
      text: 'About 50 to 60 ml per kilogram [1]. Ask me [9] more.',
    });
    expect(reply.status).toBe('complete');
    expect(reply.content).toMatch(/^About 50 to 60 ml per kilogram( ?\[\d\])+\. Ask me more\.$/);
    expect(reply.sources?.length).toBeGreaterThan(0);
    const [result = ''] = found();
    expect(result).toMatch(/^<tool-result ([0-9a-f]{16})>\n\[1\] [^]+\n<\/tool-result \1>$/);
    const [first, second] = world.model.requestsFor(QUESTION);
    expect(first?.tools?.map((tool) => tool.function.name)).toEqual([
      'search_handbook',
      'check_dose',
      'calculate_care',
    ]);
    expect(second?.messages.slice(0, first?.messages.length)).toEqual(first?.messages);
    expect(await usageOf(reply)).toEqual({ prompt: 200, completion: 24 });
  });

  it("gets the safety rules' assessment of a dose", async () => {
    const dose = { substance: 'ibuprofen', amount: '2 tablets of 400 mg', species: 'cat' };
    await ask(calls('check_dose', dose), { text: 'Call your vet.' });
    expect(found()[0]).toMatch(/Danger: lethal-risk\. Urgency: emergency\./);
  });

  it('may raise an alarm because of a result', async () => {
    const dose = { substance: 'giglio', species: 'cat' };
    const { triage, content } = await ask(
      { text: 'One moment.', ...calls('check_dose', dose) },
      { text: '!!EMERGENCY!!\nGo to your vet now.' },
    );
    expect(triage?.level).toBe('emergency');
    expect(content).toMatch(/^One moment\.\n\nGo to your vet now\./);
  });

  it('must answer after three calls, and is told which calls were wrong', async () => {
    const { content } = await ask(
      calls('delete_account', {}),
      calls('check_dose', '{"substance":'),
      search('How often should I brush my cat?'),
      { text: 'Once a week.' },
    );
    expect(content).toBe('Once a week.');
    expect(found()).toHaveLength(3);
    expect(found()[0]).toContain('There is no such tool.');
    expect(found()[1]).toContain('Arguments not understood');
    expect(world.model.requestsFor(QUESTION).map((request) => request.tool_choice)).toEqual([
      undefined,
      undefined,
      undefined,
      'none',
    ]);
    const { text } = await visit(`${worker.url}/metrics`);
    expect(text).toMatch(/zampa_model_tool_calls_total\{tool="unknown",outcome="refused"\} [1-9]/);
    expect(text).not.toContain('delete_account');
  });

  it('and never answers is replaced by the handbook', async () => {
    const again = search('How often should I brush my cat?');
    world.model.behave({ gap: 1, ...again });
    owner = await world.ownerInChat(api);
    const question = 'How much should Micia eat a day?';
    const { reply } = await owner.ask(question);
    const { status, content } = await owner.finished(reply.id);
    expect(status).toBe('complete');
    expect(content).toMatch(/language model/i);
    expect(world.model.requestsFor(question)).toHaveLength(4);
  });

  it('and then fails is retried once, as usual', async () => {
    const { content } = await ask(
      search('How often should I brush my cat?'),
      { status: 500 },
      { text: 'Once a week.' },
    );
    expect(content).toBe('Once a week.');
    expect(found()).toHaveLength(1);
  });
});
