import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SendMessageReply } from '../src/contract/chat.js';
import type { Pet } from '../src/contract/pets.js';
import type { PetPage } from '../src/contract/public-api.js';
import type { Owner } from './harness/owner.js';
import { problem } from './harness/problem.js';
import type { Process } from './harness/processes.js';
import { PublicProgram } from './harness/public-program.js';
import { brief } from './harness/refusal.js';
import { Rival } from './harness/rival.js';
import { until } from './harness/until.js';
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

const PET = { name: 'Otto', species: 'cane' };
const ENTRY = { kind: 'weight', at: '2026-05-04T08:00:00Z', value: 4.1, unit: 'kg' };
const QUESTION = { content: 'Why does she sleep all day?' };

const ofPet = (rest: string) => `/pets/${String(owner.petId)}${rest}`;

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'breakfast' };

  it('runs a request once that is sent many times at once', async () => {
    const tries = Array.from({ length: 8 }, () => program.call('POST', '/pets', PET, key));
    const answers = await Promise.all(tries);
    for (const one of answers.filter(({ status }) => status !== 201)) {
      expect(brief(one)).toEqual(problem(409, 'IDEMPOTENCY_KEY_IN_USE'));
    }
    const again = await program.call<Pet>('POST', '/pets', PET, key);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const { body } = await program.call<PetPage>('GET', '/pets');
    expect(body.data.map(({ id }) => id)).toEqual([owner.petId, again.body.id]);
  });

  it('is bound to one body, one call and one token', async () => {
    const { body } = await program.call<Pet>('POST', '/pets', PET, key);
    const reused = problem(422, 'IDEMPOTENCY_KEY_REUSED');
    const other = { ...PET, name: 'Ada' };
    expect(brief(await program.call('POST', '/pets', other, key))).toEqual(reused);
    expect(brief(await program.call('POST', ofPet('/diary'), ENTRY, key))).toEqual(reused);
    const second = await PublicProgram.of(owner);
    const own = await second.call<Pet>('POST', '/pets', other, key);
    expect(own.status).toBe(201);
    expect(own.body.id).not.toBe(body.id);
    for (const wrong of ['', 'x'.repeat(256)]) {
      const refused = await program.call('POST', '/pets', PET, { 'idempotency-key': wrong });
      expect(refused.body.errors).toMatchObject([{ field: 'Idempotency-Key' }]);
    }
  });

  it('can be used again after an error', async () => {
    const wrong = await program.call('POST', '/pets', { ...PET, name: '' }, key);
    expect(wrong.status).toBe(400);
    expect((await program.call('POST', '/pets', PET, key)).status).toBe(201);
  });

  it('adds no second pet when the answer could not be stored', async () => {
    const rival = await Rival.begin(world);
    await rival.does('LOCK TABLE pets IN EXCLUSIVE MODE');
    const added = program.call<Pet>('POST', '/pets', PET, key);
    await rival.isWaitedFor(1);
    const permit = (set: string) =>
      world.redis.run((redis) => redis.acl('SETUSER', 'default', set));
    await permit('-set');
    await rival.commit();
    const [answer] = await Promise.allSettled([added]);
    await permit('+set');
    expect(answer).toMatchObject({ value: { status: 201, body: PET } });
    const again = await program.call('POST', '/pets', PET, key);
    expect(brief(again)).toEqual(problem(409, 'IDEMPOTENCY_KEY_IN_USE'));
    const { body } = await program.call<PetPage>('GET', '/pets');
    expect(body.data).toHaveLength(2);
  });

  it('gets the answer to a call that succeeded after its deadline', async () => {
    const rival = await Rival.begin(world);
    await rival.does('LOCK TABLE pets IN EXCLUSIVE MODE');
    const late = await program.call('POST', '/pets', PET, key);
    expect(brief(late)).toEqual(problem(503, 'UNAVAILABLE'));
    await rival.commit();
    const again = await until('the pet is stored', async () => {
      const answer = await program.call<Pet>('POST', '/pets', PET, key);
      return answer.status === 409 ? null : answer;
    });
    expect(again).toMatchObject({ status: 201, body: PET });
    const { body } = await program.call<PetPage>('GET', '/pets');
    expect(body.data.map(({ id }) => id)).toEqual([owner.petId, again.body.id]);
  });

  it('replays what is kept, beyond the daily limit too', async () => {
    const first = await program.call<Pet>('POST', '/pets', PET, key);
    const used = `limit:idempotency:${String(program.tokenId)}`;
    await world.redis.run((redis) => redis.set(used, 5_000_000, 'EX', 60));
    const again = await program.call<Pet>('POST', '/pets', PET, key);
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
  });

  it.each(['/questions', '/diary'])('beyond the daily limit is refused: %s', async (path) => {
    const used = `limit:idempotency:${String(program.tokenId)}`;
    await world.redis.run((redis) => redis.set(used, 5_000_000, 'EX', 60));
    const [body, status, code] =
      path === '/questions'
        ? ([QUESTION, 503, 'BUSY'] as const)
        : ([ENTRY, 429, 'TOO_MANY_REQUESTS'] as const);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(brief(await program.call('POST', ofPet(path), body, key))).toEqual(
        problem(status, code),
      );
    }
  });

  it('asks a question once, even after the key has been forgotten', async () => {
    const { body } = await program.call<SendMessageReply>(
      'POST',
      ofPet('/questions'),
      QUESTION,
      key,
    );
    await world.redis.run(async (redis) => redis.del(...(await redis.keys('idempotency:*'))));
    const again = await program.call<SendMessageReply>('POST', ofPet('/questions'), QUESTION, key);
    expect(again.body.message.id).toBe(body.message.id);
    expect(await world.questionsOf(owner)).toBe(1);
  });

  it('allows a new entry and a new question once it is forgotten', async () => {
    const forget = () =>
      world.redis.run(async (redis) => redis.del(...(await redis.keys('idempotency:*'))));
    const entries = [ENTRY, { ...ENTRY, at: '2026-05-05T08:00:00Z', value: 4.3 }];
    for (const entry of entries) {
      const { status, body } = await program.call('POST', ofPet('/diary'), entry, key);
      expect({ status, body }).toMatchObject({ status: 201, body: { value: entry.value } });
      await forget();
    }
    for (const content of [QUESTION.content, 'May she eat grapes?']) {
      const asked = await program.call<SendMessageReply>(
        ...(['POST', ofPet('/questions'), { content }, key] as const),
      );
      expect(asked.body).toMatchObject({ message: { content } });
      await program.call('POST', `/messages/${String(asked.body.reply.id)}/stop`);
      await forget();
    }
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
