import { describe, expect, it, jest } from '@jest/globals';
import { buildSummary } from './build-summary.js';
import { build, inBoth, itemsOf, textsOf } from './build-summary.fixture.js';
import { entry, facts } from './facts.fixture.js';

describe('a summary', () => {
  it("describes the animal, in the vet's language", () => {
    const memories = [
      { id: 1, kind: 'allergy', text: 'Allergic to chicken', value: 'chicken' },
      { id: 2, kind: 'condition', text: 'Had a urinary blockage in 2024', value: null },
      { id: 3, kind: 'food', text: 'Eats tuna', value: null },
    ] as const;
    expect(inBoth({ memories }, 'about')).toEqual([
      [
        'Species: cat',
        'Breed: Europeo',
        'Born 2 Apr 2020 (6 years)',
        'Sex: female, neutered',
        'Weight: 3.8 kg',
        'Allergies: chicken',
        'Conditions: diabetes',
        'Had a urinary blockage in 2024',
      ],
      [
        'Specie: gatto',
        'Razza: Europeo',
        'Data di nascita: 2 apr 2020 (6 anni)',
        'Sesso: femmina, sterilizzata',
        'Peso: 3,8 kg',
        'Allergie: chicken',
        'Condizioni di salute: diabetes',
        'Had a urinary blockage in 2024',
      ],
    ]);
  });

  it.each([
    ['12', 'Weight: 12 kg', 'Peso: 12 kg'],
    ['3.8', 'Weight: 3.8 kg', 'Peso: 3,8 kg'],
    ['26 lb', 'Weight: 26 lb', 'Peso: 26 lb'],
  ])('names the unit of the weight %s', (weight, ...shown) => {
    const [english = [], italian = []] = inBoth({ pet: { ...facts().pet, weight } }, 'about');
    expect([english[4], italian[4]]).toEqual(shown);
  });

  it('omits what is unknown', () => {
    const unknown = { breed: null, age: null, weight: null, healthConditions: null };
    const more = { birthDate: null, sex: null, neutered: null, allergies: null, medicines: null };
    const pet = { ...facts().pet, ...unknown, ...more };
    expect(build({ pet }).sections.map(({ name, items }) => [name, items.length])).toEqual([
      ['about', 1],
    ]);
    expect(textsOf(build({ pet: { ...pet, age: 1 } }), 'about')).toEqual([
      'Species: cat',
      'Age: 1 year',
    ]);
  });

  it('covers 90 days and is named after the pet', () => {
    expect(build({}, { language: 'it' })).toMatchObject({
      petName: 'Micia',
      language: 'it',
      title: 'Riepilogo per il veterinario: Micia',
      from: '2026-08-22',
      to: '2026-11-20',
    });
  });

  it("names days in the owner's time zone: midnight in Rome is still the day before in UTC", () => {
    const at = new Date('2026-11-11T23:30:00Z');
    const entries = [entry('medicine', 0, { at, text: 'Metacam' })];
    const late = new Date('2026-11-20T23:30:00Z');
    const inZone = (timeZone: string) => {
      const wishes = { language: 'en', timeZone, now: late } as const;
      const snapshot = buildSummary(facts({ entries }), wishes);
      return [textsOf(snapshot, 'medicines').at(-1), snapshot.to];
    };
    const given = (day: string) => `Metacam | Once, on ${day} Nov 2026`;
    expect(inZone('Europe/Rome')).toEqual([given('12'), '2026-11-21']);
    expect(inZone('America/New_York')).toEqual([given('11'), '2026-11-20']);
    expect(build({ entries }).timeZone).toBe('Europe/Rome');
  });

  it('has the sections in a fixed order, only those with items', () => {
    const entries = [entry('weight', 3, { value: 4, unit: 'kg' }), entry('visit', 2)];
    const { sections } = build(
      { entries },
      { why: 'Drinks a lot\n\nand sleeps', questions: 'A?\nB?' },
    );
    expect(sections.map(({ name }) => name).join(' ')).toBe(
      'about why weights medicines timeline questions',
    );
    const snapshot = build({}, { why: 'Drinks a lot\r\n\nand sleeps', questions: ' A?\n \nB?' });
    expect(textsOf(snapshot, 'why')).toEqual(['Drinks a lot', 'and sleeps']);
    expect(itemsOf(snapshot, 'questions').map(({ key }) => key)).toEqual([
      'question:1',
      'question:2',
    ]);
  });

  it("contains the diary's findings, if there are any", () => {
    const evidence = { text: '4 diary entries, 1 Nov to 9 Nov', entryIds: [7, 8] };
    const finding = { kind: 'weight', text: '6% lost in 30 days', evidence } as const;
    const findings = [
      { ...finding, level: 'vet' },
      { ...finding, kind: 'food', level: 'unknown' },
    ] as const;
    expect(itemsOf(build({ findings }), 'findings')).toEqual([
      { key: 'finding:weight:vet:7', at: null, text: finding.text, detail: evidence.text },
    ]);
  });

  it("describes alarms by the owner's words and the first advice", () => {
    const triage = { reasons: [], actions: ['Ring now.', 'Keep warm.'], donts: [], contacts: [] };
    const alarm = {
      id: 5,
      at: new Date('2026-11-01T08:00:00Z'),
      said: `She  fell\n${'x'.repeat(200)}`,
    };
    const alarms = [
      { ...alarm, triage: { ...triage, level: 'emergency' as const } },
      { ...alarm, id: 6, said: 'Limps', triage: { ...triage, level: 'urgent' as const } },
    ];
    const cut = `"She fell ${'x'.repeat(151)}…"`;
    expect(inBoth({ alarms }, 'alarms')).toEqual([
      [`${cut} | Emergency. Advised: Ring now.`, '"Limps" | Urgent. Advised: Ring now.'],
      [
        `${cut} | Emergenza. Consiglio dato: Ring now.`,
        '"Limps" | Urgente. Consiglio dato: Ring now.',
      ],
    ]);
    expect(itemsOf(build({ alarms }), 'alarms')[0]).toMatchObject({
      key: 'alarm:5',
      at: '2026-11-01T08:00:00.000Z',
    });
  });
});

describe("a summary's weights", () => {
  const weights = (...kg: number[]) =>
    kg.map((value, index) => entry('weight', 60 - index, { value, unit: 'lb' }));

  it('are the first, the last and six between, with the change', () => {
    const entries = weights(...Array.from({ length: 31 }, (_, n) => 5 - n * 0.01));
    const items = itemsOf(build({ entries }), 'weights');
    expect(items).toHaveLength(9);
    expect([items[0]?.text, items[7]?.text]).toEqual(['5 kg', '4.7 kg']);
    expect(items[8]).toEqual({
      key: 'weights:change',
      at: null,
      text: 'Change: −6% in 30 days',
      detail: null,
    });
  });

  it('are written as vets write them', () => {
    const entries = weights(0.84, 1.254);
    expect(inBoth({ entries }, 'weights')).toEqual([
      ['840 g', '1.25 kg', 'Change: +49.3% in 1 day'],
      ['840 g', '1,25 kg', 'Variazione: +49,3% in 1 giorno'],
    ]);
    expect(textsOf(build({ entries: weights(4) }), 'weights')).toEqual(['4 kg']);
  });
});

describe("a summary's medicines", () => {
  it('are those in the profile, the memories and the diary, grouped by name', () => {
    const given = (daysAgo: number, text: string, value: number | null = 0.5) =>
      entry('medicine', daysAgo, { text, value, unit: value === null ? null : 'ml' });
    const entries = [
      given(30, 'Metacam'),
      given(20, 'Drontal', 1),
      given(9, 'metacam '),
      given(3, 'МЕТАКАМ', null),
    ].map((one) => (one.text === 'Drontal' ? { ...one, unit: 'tablets' as const } : one));
    const memories = [{ id: 4, kind: 'medicine' as const, text: 'Takes Felimazole', value: null }];
    expect(inBoth({ entries, memories }, 'medicines')).toEqual([
      [
        'insulin | As noted in the profile',
        'Takes Felimazole',
        'Drontal | Once, on 31 Oct 2026, 1 tablet',
        'metacam  | 2 times, from 21 Oct 2026 to 11 Nov 2026, 0.5 ml each time',
        'МЕТАКАМ | Once, on 17 Nov 2026',
      ],
      [
        'insulin | Come annotato nel profilo',
        'Takes Felimazole',
        'Drontal | Una volta, il 31 ott 2026, 1 compressa',
        "metacam  | 2 volte, dal 21 ott 2026 all'11 nov 2026, 0,5 ml ogni volta",
        'МЕТАКАМ | Una volta, il 17 nov 2026',
      ],
    ]);
  });

  it('of a long diary are gone through a few times, however many there are of one name', () => {
    const entries = Array.from({ length: 2000 }, () => entry('medicine', 1, { text: 'Metacam' }));
    const { values } = Array.prototype;
    let visited = 0;
    const visits = jest
      .spyOn(Array.prototype, Symbol.iterator as never)
      .mockImplementation(function (this: unknown[]) {
        visited += this.length;
        return values.call(this);
      } as never);
    const items = textsOf(build({ entries }), 'medicines');
    visits.mockRestore();
    expect(items.at(-1)).toMatch(/^Metacam \| 2,?000 times/);
    expect(visited).toBeLessThan(100 * entries.length);
  });
});

describe('what the owner omits', () => {
  it('is not in the summary: sections by name, items by key', () => {
    const entries = [
      entry('weight', 30, { value: 5, unit: 'kg' }),
      entry('weight', 20, { value: 9, unit: 'kg' }),
      entry('weight', 10, { value: 4, unit: 'kg' }),
      entry('note', 2, { text: 'private' }),
    ];
    const [, odd, , note] = entries.map(({ id }) => `diary:${String(id)}`);
    const leaveOut = ['medicines', 'fact:allergies', odd ?? '', note ?? ''];
    const snapshot = build({ entries }, { leaveOut });
    expect(snapshot.sections.map(({ name }) => name)).toEqual(['about', 'weights']);
    expect(textsOf(snapshot, 'about')).not.toContain('Allergies: chicken');
    expect(textsOf(snapshot, 'weights')).toEqual(['5 kg', '4 kg', 'Change: −20% in 20 days']);
  });
});
