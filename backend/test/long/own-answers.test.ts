import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.withoutModel());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(() => world.close());

const DAY = 86_400_000;

const note = (daysAgo: number, entry: object) =>
  owner.call('POST', `/api/pets/${String(owner.petId)}/diary`, {
    at: new Date(Date.now() - daysAgo * DAY).toISOString(),
    ...entry,
  });

async function ask(question: string) {
  const { reply } = await owner.ask(question);
  return owner.finished(reply.id);
}

const answerTo = async (question: string): Promise<string> => (await ask(question)).content;

describe('the handbook assistant, asked about the diary,', () => {
  it('starts with the entries, says what they show, and links to the pet’s page', async () => {
    for (const [index, pounds] of [9, 8.9, 8.6, 8.4, 8.1].entries()) {
      await note(60 - index * 15, { kind: 'weight', value: pounds, unit: 'lb' });
    }
    const answer = await answerTo('How has her weight been?');
    expect(answer).toMatch(/^\*\*8\.1 lb\*\*, weighed today; it was 9 lb on \d+ \p{L}+/u);
    expect(answer).toMatch(/\*\*\d+% lost in [^*]+\*\* If you did not plan this, ring your vet/);
    expect(answer).toContain(`/pets/${String(owner.petId)})`);
    expect(await answerTo('quanto pesa?')).toMatch(/^\*\*8,1 lb\*\*/);
  });

  it('says that nothing is noted yet and how to add an entry', async () => {
    const answer = await answerTo('quando è stato l’ultimo vaccino?');
    expect(answer).toMatch(/^Nel diario di Micia non c'è ancora nessun vaccino\. Dimmelo qui/);
  });

  it('adds what the diary shows to an answer on the same subject', async () => {
    for (const days of [1, 2, 3]) await note(days, { kind: 'symptom', text: 'sneezed' });
    const { content, sources } = await ask('She sneezes again, what can I do?');
    expect(sources?.length).toBeGreaterThan(0);
    expect(content).toMatch(
      /\n\*\*In your diary:\*\* Sneezed on 3 of the last 7 days\. Ask your vet/,
    );
  });
});

describe('an alarm', () => {
  it('comes before diary entries and does not mention plans', async () => {
    await note(1, { kind: 'weight', value: 4.1, unit: 'kg' });
    await answerTo('She ate rat poison and is collapsing');
    const { content, triage } = await ask('How much does she weigh?');
    expect(triage?.level).toBe('emergency');
    expect(content).toMatch(/^\*\*This is still an emergency for Micia/);
    expect(content).toMatch(/\n\n\*\*4\.1 kg\*\*, weighed yesterday\.$/);
    await world.setPlan(owner, 'free');
    expect(await answerTo('And how has her weight been?')).not.toMatch(/\bPro\b|4\.1 kg/);
  });
});

describe('on the free plan, an answer', () => {
  it('says that the diary is part of Pro and that earlier entries are kept', async () => {
    await note(0, { kind: 'weight', value: 4.1, unit: 'kg' });
    await world.setPlan(owner, 'free');
    const answer = await answerTo('When was her last visit to the vet?');
    expect(answer).toMatch(
      /diary: .*part of Pro\. What you noted before is still on \[Micia's page\]/,
    );
    expect(answer).not.toContain('4.1 kg,');
  });

  it('comes from the handbook as usual', async () => {
    await world.setPlan(owner, 'free');
    const { content, sources } = await ask('Is she losing weight?');
    expect(sources?.length).toBeGreaterThan(0);
    expect(content).toMatch(/part of Pro\.$/);
  });
});

describe('the answer to a request for a reminder', () => {
  it('says that it can be confirmed below, or asks when', async () => {
    const read = await answerTo('remind me every 12 hours to give her tablet');
    expect(read).toMatch(/^I can remind you\. Check it below and confirm/);
    const { content, followUps } = await ask('ricordami di pesarla');
    expect(content).toMatch(/^Posso ricordartelo\. Quando\?/);
    expect(followUps?.[0]).toBe('ricordami di pesarla ogni giorno alle 8');
  });

  it('says on the free plan what can be done without', async () => {
    await world.setPlan(owner, 'free');
    expect(await answerTo('remind me every 12 hours to give her tablet')).toMatch(
      /^Reminders are part of Pro, .* phone's calendar/,
    );
  });

  it('lists existing reminders, the next one first', async () => {
    const startsAt = new Date(Date.now() + DAY).toISOString().slice(0, 16);
    await owner.call('POST', `/api/pets/${String(owner.petId)}/reminders`, {
      kind: 'weigh',
      title: 'Weigh her',
      rule: 'FREQ=DAILY',
      timeZone: 'UTC',
      startsAt,
    });
    expect(await answerTo('what is due next?')).toMatch(/^- \*\*Weigh her\*\*: \p{L}+/u);
    expect(await answerTo('quali promemoria ho?')).toMatch(/^- \*\*Weigh her\*\*: \p{L}+/u);
  });
});

it('a request for a summary is answered with where to create it, by plan', async () => {
  expect(await answerTo('make a summary for my vet')).toMatch(/^I can make a summary .* below/);
  await world.setPlan(owner, 'free');
  expect(await answerTo('fammi un riassunto per il veterinario')).toMatch(/fa parte di Pro/);
});
