import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiaryEntry, DiarySuggestion } from '../../src/contract/diary.js';
import type { Memory } from '../../src/contract/memories.js';
import type { Pet } from '../../src/contract/pets.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, invalid, refusal } from '../harness/refusal.js';
import { eventually } from '../harness/until.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(() => world.close());

const ofPet = (path: string) => `/api/pets/${String(owner.petId)}/${path}`;

const read = async <T>(path: string): Promise<T[]> => (await owner.call<T[]>('GET', path)).body;

const suggested = () => read<DiarySuggestion>(ofPet('diary/suggestions'));

const accept = (id: number) =>
  owner.call<DiaryEntry>('POST', `/api/diary/suggestions/${String(id)}/accept`);

const decline = (id: number) => owner.call('DELETE', `/api/diary/suggestions/${String(id)}`);

/** Asks and waits for the reply; suggestions follow it. */
async function tell(content: string): Promise<number> {
  const { message, reply } = await owner.ask(content);
  await owner.finished(reply.id);
  return message.id;
}

/** States a fact, and waits until it is suggested. */
async function toldAndSuggested(content: string): Promise<DiarySuggestion> {
  await tell(content);
  await eventually(async () => expect(await suggested()).toHaveLength(1));
  const [suggestion] = (await suggested()) as [DiarySuggestion];
  return suggestion;
}

describe('a fact told in the chat', () => {
  it('is suggested after the answer and, once accepted, stored once in diary and profile', async () => {
    const tab = await owner.tab();
    const messageId = await tell('She weighed 4.1 kg today. Is that enough?');
    await eventually(() => expect(tab.count('diary-changed')).toBe(1));
    const [suggestion] = (await suggested()) as [DiarySuggestion];
    expect(suggestion).toMatchObject({
      petId: owner.petId,
      messageId,
      entry: { kind: 'weight', value: 4.1, unit: 'kg' },
    });
    expect(Math.abs(Date.now() - Date.parse(suggestion.entry.at))).toBeLessThan(60_000);
    const answers = await Promise.all([accept(suggestion.id), accept(suggestion.id)]);
    const again = await accept(suggestion.id);
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    const entries = await read<DiaryEntry>(ofPet('diary'));
    expect(entries).toMatchObject([{ kind: 'weight', value: 4.1, unit: 'kg', messageId }]);
    expect(again.body).toEqual(entries[0]);
    expect(await suggested()).toEqual([]);
    const [pet] = await read<Pet>('/api/pets');
    expect(pet?.weight).toBe('4.1 kg');
    owner.closeTabs();
  });

  it('is suggested and stored at the time that its words name where the owner is', async () => {
    const { id } = await toldAndSuggested('She vomited yesterday at 8 in the morning.');
    const query = '?timeZone=America/New_York';
    const [there] = (await read<DiarySuggestion>(ofPet(`diary/suggestions${query}`))) as [
      DiarySuggestion,
    ];
    const clock = { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' } as const;
    const shown = new Intl.DateTimeFormat('sv-SE', clock);
    const yesterday = shown.format(Date.now() - 86_400_000).slice(0, 10);
    expect(shown.format(new Date(there.entry.at))).toBe(`${yesterday} 08:00`);
    const path = `/api/diary/suggestions/${String(id)}/accept${query}`;
    expect((await owner.call<DiaryEntry>('POST', path)).body.at).toBe(there.entry.at);
    const unknown = ofPet('diary/suggestions?timeZone=Europe/Atlantis');
    expect(brief(await owner.call('GET', unknown))).toEqual(invalid('timeZone'));
  });

  it("is read in the zone of the owner's newest reminder when no other is given", async () => {
    const [{ id: petId } = { id: 0 }] = await read<Pet>('/api/pets');
    await owner.call('POST', `/api/pets/${String(petId)}/reminders`, {
      kind: 'other',
      title: 'Brush',
      rule: 'FREQ=DAILY',
      startsAt: '2090-01-01T08:00',
      timeZone: 'Pacific/Kiritimati',
      channels: ['mail'],
    });
    const { entry } = await toldAndSuggested('She vomited yesterday at 8 in the morning.');
    expect(new Date(entry.at).getUTCHours()).toBe(18);
  });

  it('is suggested once: a weight for the diary is not also a memory', async () => {
    await toldAndSuggested('She weighs 4.2 kg and is allergic to chicken.');
    await eventually(async () =>
      expect(await read<Memory>(ofPet('memories/suggested'))).toMatchObject([{ kind: 'allergy' }]),
    );
  });

  it('is no longer suggested after a no, which is final', async () => {
    const { id } = await toldAndSuggested('Ha vomitato due volte stanotte.');
    expect((await decline(id)).status).toBe(204);
    expect(await suggested()).toEqual([]);
    expect(brief(await accept(id))).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await read(ofPet('diary'))).toEqual([]);
  });

  it('is suggested for a week at most', async () => {
    const { id } = await toldAndSuggested('She vomited this morning.');
    await world.database.query(
      `UPDATE diary_suggestions SET "createdAt" = now() - interval '8 days' WHERE id = $1`,
      [id],
    );
    expect(await suggested()).toEqual([]);
    expect(brief(await accept(id))).toEqual(refusal(404, 'NOT_FOUND'));
  });

  it('is deleted with its pet', async () => {
    const { id } = await toldAndSuggested('She vomited this morning.');
    await owner.call('DELETE', ofPet(''));
    expect(brief(await accept(id))).toEqual(refusal(404, 'NOT_FOUND'));
  });
});

describe('no entry is suggested', () => {
  /** Facts from a later question are suggested after all those from an earlier one. */
  const onlyTheLater = async (earlier: string) => {
    await tell(earlier);
    const { entry } = await toldAndSuggested('She coughed this morning.');
    expect(entry.text).toBe('coughed');
  };

  it('for a question', () => onlyTheLater('How much should she weigh, 4.1 kg?'));

  it('that was told or noted before, whatever the decision', async () => {
    const { id } = await toldAndSuggested('She weighs 4.1 kg.');
    await decline(id);
    const breaths = { kind: 'breaths', value: 24, at: new Date().toISOString() };
    await owner.call('POST', ofPet('diary'), breaths);
    await onlyTheLater('She weighs 4.1 kg and breathes 24 times a minute asleep.');
  });

  it('on the free plan; earlier suggestions wait and can be declined', async () => {
    const { id } = await toldAndSuggested('She vomited this morning.');
    await world.setPlan(owner, 'free');
    expect(await suggested()).toHaveLength(1);
    const refused = refusal(403, 'PLAN_REQUIRED', { plan: 'pro', currentPlan: 'free' });
    expect(brief(await accept(id))).toEqual(refused);
    expect((await decline(id)).status).toBe(204);
    await tell('She weighs 4.1 kg today.');
    await eventually(async () =>
      expect(await read<Memory>(ofPet('memories/suggested'))).toMatchObject([{ kind: 'weight' }]),
    );
    expect(await suggested()).toEqual([]);
  });
});

describe('an answer', () => {
  const weigh = (value: number) =>
    owner.call('POST', ofPet('diary'), {
      kind: 'weight',
      value,
      unit: 'kg',
      at: new Date().toISOString(),
    });

  /** The whole prompt that the model received with a question. */
  async function promptOf(question: string): Promise<string> {
    await tell(question);
    const request = world.model.requests.find(({ messages }) =>
      messages.some(({ content }) => content.includes(`\n${question}\n`)),
    );
    const text = request?.messages.map(({ content }) => content).join('\n') ?? '';
    expect(text).toContain('<pet ');
    return text;
  }

  /** The diary in that prompt. */
  async function toldWith(question: string): Promise<string | undefined> {
    const text = await promptOf(question);
    return /<diary \w+>\n([^]*?)\n<\/diary/.exec(text)?.[1];
  }

  it('uses the diary on a plan that has one', async () => {
    await weigh(3.9);
    const today = new Date().toISOString().slice(0, 10);
    expect(await toldWith('Is she getting thinner, do you think?')).toBe(
      `last weight: 3.9 kg on ${today}\n${today} weight: 3.9 kg`,
    );
    await world.setPlan(owner, 'free');
    expect(await toldWith('And is she getting thinner than before?')).toBeUndefined();
  });

  it('gets what the diary says, and what Zampa offers for a request', async () => {
    await weigh(3.9);
    const weighed = await promptOf('How much did she weigh this week, please?');
    expect(weighed).toMatch(/<computed \w+>\n[^<]*This week: \*\*3\.9 kg\*\* /);
    expect(weighed).not.toContain('What Zampa offers');
    const wished = await promptOf('Remind me every Sunday at 9 to weigh her');
    expect(wished).toMatch(/What Zampa offers for this request: I can remind you\. Check it below/);
  });

  it('gets nothing from an empty diary', async () => {
    expect(await toldWith('Is she getting thinner, or is that me?')).toBeUndefined();
  });
});
