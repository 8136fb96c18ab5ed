import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Message } from '../src/contract/chat.js';
import type { MessagePage } from '../src/contract/public-api.js';
import type { Owner } from './harness/owner.js';
import { problem } from './harness/problem.js';
import type { Process } from './harness/processes.js';
import { PublicProgram, type ServerEvent } from './harness/public-program.js';
import { brief } from './harness/refusal.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let program: PublicProgram;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  world.model.behave({});
  ({ owner, program } = await PublicProgram.ofNewOwner(world, api));
});

afterAll(() => world.close());

const QUESTION = { content: 'Why does she sleep all day?' };

const ofPet = (rest = '') => `/pets/${String(owner.petId)}${rest}`;

const ask = (more: object = {}) =>
  program.events('POST', ofPet('/questions'), { body: QUESTION, ...more });

/** The text of an answer by its pieces, each of which begins where the one before ended. */
function textOf(events: ServerEvent[], known = ''): string {
  return events
    .filter(({ name }) => name === 'token')
    .reduce((text, { data }) => {
      expect(data.offset).toBe(text.length);
      return text + String(data.text);
    }, known);
}

const named = (events: ServerEvent[], name: string) => events.filter((one) => one.name === name);

const lastOf = (events: ServerEvent[]): Message =>
  (events.at(-1)?.data as { message: Message }).message;

/** Reads events until one is `enough`, or until the stream ends. */
async function collect(
  stream: AsyncGenerator<ServerEvent>,
  enough: (event: ServerEvent, all: ServerEvent[]) => boolean = () => false,
): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of stream) {
    events.push(event);
    if (enough(event, events)) break;
  }
  return events;
}

describe("an answer's event stream", () => {
  it('delivers the text while it is written, and its end', async () => {
    world.model.behave({ words: 60, gap: 10 });
    const events = await collect(ask());
    expect(events.slice(0, 2).map(({ name }) => name)).toEqual(['message', 'message']);
    expect(named(events, 'token').length).toBeGreaterThan(5);
    const done = lastOf(events);
    expect(done).toMatchObject({ status: 'complete', role: 'assistant' });
    expect(textOf(events)).toBe(done.content);
    expect(await world.questionsOf(owner)).toBe(1);
    const { body } = await program.call<MessagePage>('GET', ofPet('/messages?limit=1'));
    expect(body.data).toEqual([done]);
    expect(body.nextCursor).not.toBeNull();
  });

  it('is that of the first answer when a question is repeated', async () => {
    const headers = { 'idempotency-key': 'again' };
    const first = await collect(ask({ headers }));
    const again = await collect(ask({ headers }));
    expect(lastOf(again)).toEqual(lastOf(first));
    expect(await world.questionsOf(owner)).toBe(1);
  });

  it('resumes after the last event received, and ends if that was the last', async () => {
    world.model.behave({ words: 80, gap: 20 });
    const first = await collect(ask(), (_, all) => named(all, 'token').length === 3);
    const { id, data } = first[1] ?? { id: '', data: {} };
    const path = `/messages/${String((data as { message: Message }).message.id)}/events`;
    expect(id).toMatch(/^\d+:0:0$/);
    const headers = { 'last-event-id': first.at(-1)?.id ?? '' };
    const rest = await collect(program.events('GET', path, { headers }));
    expect(named(rest, 'message')).toEqual([]);
    expect(textOf(rest, textOf(first))).toBe(lastOf(rest).content);
    const whole = await collect(program.events('GET', path));
    expect(whole.map(({ name }) => name)).toEqual(['message', 'done']);
    const end = { 'last-event-id': rest.at(-1)?.id ?? '' };
    expect((await program.call('GET', path, undefined, end)).status).toBe(204);
  });

  it('ends at once when the token is revoked', async () => {
    world.model.behave({ words: 400, gap: 50 });
    const other = await PublicProgram.of(owner);
    const events: ServerEvent[] = [];
    let revokedAt = 0;
    for await (const event of ask()) {
      events.push(event);
      if (revokedAt > 0 || named(events, 'token').length < 2) continue;
      const path = `/api/user/tokens/${String(program.tokenId)}`;
      expect((await owner.call('DELETE', path)).status).toBe(204);
      revokedAt = Date.now();
    }
    expect(events.at(-1)).toMatchObject({ name: 'problem', data: { code: 'UNAUTHENTICATED' } });
    expect(Date.now() - revokedAt).toBeLessThan(2000);
    const reply = (events[1]?.data as { message: Message }).message;
    const path = `/messages/${String(reply.id)}`;
    expect((await program.call('GET', path)).status).toBe(401);
    const read = await other.call<Message>('POST', `${path}/stop`);
    expect(read.body.status).toBe('stopped');
  });

  it('ends with an error when the pet is deleted', async () => {
    world.model.behave({ words: 400, gap: 50 });
    const events: ServerEvent[] = [];
    for await (const event of ask()) {
      events.push(event);
      if (named(events, 'token').length === 2) await owner.call('DELETE', `/api${ofPet()}`);
    }
    expect(events.at(-1)).toMatchObject({ name: 'problem', data: { code: 'NOT_FOUND' } });
  });

  it('is refused whenever the question is', async () => {
    world.model.behave({ words: 400, gap: 50 });
    const running = ask();
    await running.next();
    const again = await program.call('POST', ofPet('/questions'), QUESTION, {
      accept: 'text/event-stream',
    });
    expect(brief(again)).toEqual(problem(409, 'REPLY_IN_PROGRESS'));
    await running.return(undefined);
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
