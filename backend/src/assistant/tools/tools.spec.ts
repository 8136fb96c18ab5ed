import { describe, expect, it } from '@jest/globals';
import { HandbookAssistantService } from '../../handbook/handbook-assistant.service.js';
import { HandbookService } from '../../handbook/handbook.service.js';
import { CalculateCareTool } from './calculate-care.tool.js';
import { CheckDoseTool } from './check-dose.tool.js';
import type { LookUp } from './model-tool.js';
import { SearchHandbookTool } from './search-handbook.tool.js';

const handbook = new HandbookAssistantService(new HandbookService());

const lookUp = (language: 'en' | 'it' = 'en'): LookUp => ({
  question: {
    question: 'She ate something',
    history: [],
    userId: 1,
    plan: 'pro',
    petId: 1,
    hasDiary: false,
    ownerLanguage: 'en',
    pet: {
      name: 'Micia',
      species: 'gatto',
      breed: null,
      age: 4,
      weight: '4 kg',
      healthConditions: null,
      personalityTraits: null,
    },
    triage: { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] },
  },
  language,
  entries: [],
});

describe("a model's handbook search", () => {
  const search = new SearchHandbookTool(handbook);
  const find = (query: string, about: LookUp) => search.run(JSON.stringify({ query }), about);

  it('numbers its results after the entries it may already cite, each entry once', async () => {
    const about = lookUp();
    const first = await find('How much water should a cat drink?', about);
    const known = about.entries.length;
    expect(known).toBeGreaterThan(0);
    expect(first).toContain(`[1] ${about.entries[0]?.en.title ?? '?'}\n`);
    await find('How often should I brush my cat?', about);
    expect(about.entries.length).toBeGreaterThan(known);
    const again = await find('How much water should a cat drink?', about);
    expect(again).toBe(first);
    expect(new Set(about.entries.map(({ id }) => id)).size).toBe(about.entries.length);
  });

  it('returns results in the language of the answer, or none where nothing fits', async () => {
    const about = lookUp('it');
    expect(await find('Quanto deve bere un gatto?', about)).toContain(about.entries[0]?.it.title);
    expect(await find('Who won the cup final in 1982?', lookUp())).toMatch(/^No entry/);
  });
});

describe("a model's dose check", () => {
  const tool = new CheckDoseTool();
  const check = (given: object, about = lookUp()) => tool.run(JSON.stringify(given), about);

  it('uses the weight in the profile, or the one the model gives', async () => {
    const dose = { substance: 'ibuprofen', amount: '2 tablets of 400 mg' };
    expect(await check(dose)).toMatch(
      /Danger: lethal-risk\. Urgency: emergency\.\nDose: 200 mg\/kg/,
    );
    expect(await check({ ...dose, weightKg: 40 })).toContain('Dose: 20.0 mg/kg');
    expect(await check({ ...dose, species: 'dog' })).not.toContain('Dose:');
  });

  it('assumes the worst while the amount is unknown, in the language of the answer', async () => {
    expect(await check({ substance: 'paracetamolo' }, lookUp('it'))).toMatch(
      /Danger: severe\. Urgency: emergency.*La quantità non è nota.*Non /s,
    );
  });

  it('does not call a substance safe that the rules do not know', async () => {
    expect(await check({ substance: 'boiled rice', amount: '50 g' })).toContain(
      'no evidence that it is safe',
    );
  });

  it('describes its arguments by a schema', () => {
    expect(tool.definition).toMatchObject({
      name: 'check_dose',
      parameters: { type: 'object', required: ['substance'], additionalProperties: false },
    });
    expect(tool.definition.parameters).not.toHaveProperty('$schema');
  });
});

describe("a model's care computation", () => {
  const tool = new CalculateCareTool(handbook);
  const compute = (topic: string, facts: string, about = lookUp()) =>
    tool.run(JSON.stringify({ topic, facts }), about);

  it('is for the pet, with facts from the conversation overriding its profile', async () => {
    expect(await compute('food', 'she is neutered')).toContain('**240 kcal a day**');
    expect(await compute('food', 'a neutered cat of 5 kg')).toContain('**280 kcal a day**');
    expect(await compute('worms', 'a cat that hunts')).toContain('**4 to 12 times a year**');
    expect(await compute('vaccines', 'a 10-week-old puppy')).toContain('second vaccination');
    expect(await compute('due-date', 'my dog was mated on 2026-11-03')).toContain('30 December');
  });

  it('is in the language of the answer', async () => {
    const plan = await compute('weight-loss', 'cane di 34 kg, dovrebbe pesare 28', lookUp('it'));
    expect(plan).toContain('Per arrivare a 28 kg');
  });

  it('returns nothing rather than a guess when the deciding fact is missing', async () => {
    expect(await compute('due-date', 'she is pregnant')).toMatch(/^Too little is known/);
    expect(await compute('food', 'my rabbit of 2 kg')).toMatch(/^Too little is known/);
    expect(() => tool.run('{"topic":"horoscope","facts":"leo"}', lookUp())).toThrow(/topic/);
  });
});
