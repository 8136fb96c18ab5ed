import { describe, expect, it } from '@jest/globals';
import {
  breaths,
  fact,
  finding,
  MICIA,
  read,
  symptom,
  weight,
  weights,
} from './diary-fact.fixture.js';

describe('sleeping breaths', () => {
  it.each([
    [[22], 'unknown', 'Sleeping breaths: not enough entries yet'],
    [[20, 22, 21], 'good', 'Sleeping breaths calm at 21 a minute'],
    [[20, 22, 21, 31], 'watch', '31 sleeping breaths a minute'],
    [
      [20, 22, 31, 32],
      'vet',
      '32 sleeping breaths a minute, more than 30 in two of the last three',
    ],
    [[20, 20, 20, 26, 26], 'vet', /a quarter more than the usual 20$/],
    [[20, 20, 20, 24, 24], 'good', /^Sleeping breaths calm/],
    [[20, 22, 21, 41], 'urgent', '41 sleeping breaths a minute'],
    [[35, 28, 35], 'vet', /two of the last three$/],
    [[35, 35, 28], 'vet', /two of the last three$/],
    [[38], 'watch', '38 sleeping breaths a minute'],
    [[41], 'urgent', '41 sleeping breaths a minute'],
  ])('of %j', (counts, level, text) => {
    const found = finding(
      'breaths',
      counts.map((count, index) => breaths(9 - index, count)),
    );
    expect(found?.level).toBe(level);
    expect(found?.text).toMatch(text);
  });

  it('of a year ago are nobody’s alarm today', () => {
    expect(
      finding(
        'breaths',
        [400, 399, 398].map((days) => breaths(days, 42)),
      ),
    ).toBeUndefined();
  });

  it('are judged in dogs and cats only, and only where they were counted', () => {
    expect(finding('breaths', [breaths(1, 60)], { ...MICIA, species: 'coniglio' })).toBeUndefined();
    expect(finding('breaths', [])).toBeUndefined();
  });
});

describe('symptoms', () => {
  const meals = (...names: string[]) =>
    names.map((text, index) => fact(20 - index * 5, { kind: 'food', text, value: 45, unit: 'g' }));

  it('that follow a new food name it', () => {
    const sick = [4, 3, 2, 1].map((days) => symptom(days, 'vomited once'));
    const found = read([
      ...meals('old food', 'old food', 'old food'),
      fact(4.2, { kind: 'food', text: 'Fish' }),
      ...sick,
    ]);
    expect(found.findings[0]).toMatchObject({
      level: 'vet',
      text: 'Vomited on 4 of the 5 days after the new food',
    });
    expect(found.findings[0]?.evidence.entryIds).toHaveLength(5);
  });

  it('that came as often before it do not', () => {
    const sick = [16, 14, 12, 10, 9, 8, 7, 4, 3, 2].map((days) => symptom(days, 'vomited'));
    const facts = [...meals('old food'), fact(4.2, { kind: 'food', text: 'new food' }), ...sick];
    expect(finding('symptoms', facts)).toEqual({
      level: 'vet',
      text: 'Vomited on 4 of the last 7 days',
    });
  });

  it('that are severe, or bloody, come before any pattern', () => {
    const sick = [3, 2, 1].map((days) => symptom(days, 'vomited'));
    const severe = fact(0.2, { kind: 'symptom', text: 'limps', severity: 'severe' });
    expect(finding('symptoms', [...sick, severe])?.text).toBe('Limps: you called it severe');
    expect(finding('symptoms', [...sick, symptom(0.2, 'blood in urine')])).toEqual({
      level: 'today',
      text: 'Blood: “blood in urine”',
    });
  });

  it('that raise an alarm are not called severe beside it', () => {
    const words = { kind: 'symptom', severity: 'severe' } as const;
    const found = read([fact(0.2, { ...words, text: 'seizure for ten minutes, cannot stand' })]);
    const symptoms = found.findings.filter(({ kind }) => kind === 'symptoms');
    expect(symptoms.map(({ level }) => level)).toEqual(['emergency']);
  });

  it('that began before a new food do not blame it, nor does a limp', () => {
    const food = (days: number, text: string) => fact(days, { kind: 'food', text });
    const fed = [food(25, 'old food'), food(9.2, 'fish'), food(4.2, 'boiled chicken')];
    const sick = [9, 8, 7, 6, 4, 3, 2].map((days) => symptom(days, 'vomited'));
    expect(read([...fed, ...sick]).findings[0]?.evidence.entryIds).toContain(fed[1]?.id);
    const limps = [9, 8, 7, 6].map((days) => symptom(days, 'limps'));
    expect(finding('symptoms', [...fed, ...limps])?.text).not.toMatch(/food/);
  });

  it('that did not come are not counted', () => {
    const none = [3, 2, 1].map((days) => symptom(days, 'no vomit today'));
    expect(finding('symptoms', none)).toBeUndefined();
  });

  it.each([
    ['Collapsed and gums are white, no vomiting', 'en'],
    ['Without vomiting he collapsed and cannot stand', 'en'],
    ['Seizure for 6 minutes, no vomiting or diarrhoea', 'en'],
    ['Non riesce a respirare, lingua blu, senza tosse', 'it'],
  ] as const)('are an alarm also with what did not come: %s', (text, language) => {
    expect(finding('symptoms', [symptom(0.1, text)], MICIA, language)?.level).toBe('emergency');
  });

  it('that are severe say so beside what did not come', () => {
    const words = { kind: 'symptom', severity: 'severe' } as const;
    expect(finding('symptoms', [fact(0.2, { ...words, text: 'Limps, no vomiting' })])).toEqual({
      level: 'today',
      text: 'Limps, no vomiting: you called it severe',
    });
  });

  it.each([
    ['Vomited, no diarrhoea', 'Vomited on 3 of the last 7 days'],
    ['Diarrhoea but she did not vomit', 'Diarrhoea on 3 of the last 7 days'],
    ['Diarrhoea without vomiting', 'Diarrhoea on 3 of the last 7 days'],
    ['Soft stool, no blood', 'Soft stool on 3 of the last 7 days'],
  ])('are counted without what did not come: %s', (text, found) => {
    const facts = [3, 2, 1].map((days) => symptom(days, text));
    expect(finding('symptoms', facts)).toEqual({ level: 'vet', text: found });
  });

  it.each(['No vomiting since Monday', 'She has had no diarrhoea', 'Micia non ha vomitato'])(
    'are not what only did not come: %s',
    (text) => expect(finding('symptoms', [symptom(0.1, text)])).toBeUndefined(),
  );

  it('are counted by days, however they are written', () => {
    const facts = [symptom(5, 'Threw up twice'), symptom(3, 'vomited'), symptom(3, 'ha vomitato')];
    expect(finding('symptoms', facts)).toEqual({
      level: 'watch',
      text: 'Vomited on 2 of the last 28 days',
    });
    expect(finding('symptoms', [...facts, symptom(1, 'vomito')])?.level).toBe('vet');
    expect(read(facts).series.symptoms.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('that are an alarm speak the words of the emergency check, first of all', () => {
    const [first] = read([
      ...weights(60, 4, 4, 4),
      symptom(0.1, 'cannot breathe, blue tongue, collapsed'),
    ]).findings;
    expect(first).toMatchObject({ kind: 'symptoms', level: 'emergency' });
    expect(first?.advice).toMatch(/vet|clinic/i);
    expect(first?.sources[0]?.title).toBe('Rules of the emergency check');
  });

  it.each(['vomited', 'diarrhoea', 'limps', 'not eating', 'tosse', 'sneezed'])(
    'such as "%s" alone are no alarm',
    (text) => expect(finding('symptoms', [symptom(0.1, text)])?.level).toBe('watch'),
  );

  it.each(['seizure', 'cannot breathe', 'non riesce a fare pipì', 'ate a lily', 'collasso'])(
    'such as "%s" are one',
    (text) => expect(finding('symptoms', [symptom(0.1, text)])?.level).toBe('emergency'),
  );

  it('of last week are no alarm any more', () => {
    const [first] = read([symptom(6, 'cannot breathe, blue tongue, collapsed')]).findings;
    expect(first?.level).toBe('watch');
  });
});

describe('medicine, behaviour and food', () => {
  const course = [8, 6, 4, 2, 0.5].map((days) =>
    fact(days, { kind: 'medicine', text: 'Syrup', value: 1, unit: 'ml' }),
  );

  it('say what came together, and name no cause', () => {
    const before = [20, 18, 15, 12, 10].map((days) => symptom(days, 'vomited'));
    expect(finding('medicine', [...before, ...course])).toEqual({
      level: 'good',
      text: 'Vomited on 0 % of days since Syrup, 36 % before',
    });
    expect(finding('medicine', [...before, ...course], MICIA, 'it')?.text).toBe(
      'Da quando prende Syrup ha vomitato nello 0 % dei giorni, prima nel 36 %',
    );
    const still = [7, 5, 3].map((days) => symptom(days, 'vomited'));
    expect(finding('medicine', [...before, ...course, ...still])?.level).toBe('watch');
    expect(finding('medicine', [...before.slice(0, 2), ...course])).toBeUndefined();
    const gone = [7, 5, 3].map((days) => symptom(days, 'no vomiting'));
    expect(finding('medicine', [...before, ...course, ...gone])?.level).toBe('good');
  });

  it('name what mostly came before a behaviour', () => {
    const barks = ['Door bell', 'door bell', 'DOOR BELL', 'cat'].map((before, index) =>
      fact(index + 1, { kind: 'behaviour', text: 'barked', before }),
    );
    expect(finding('behaviour', barks)).toEqual({
      level: 'watch',
      text: 'Barked: 3 of 4 times after “door bell”',
    });
    expect(finding('behaviour', barks.slice(0, 2))).toBeUndefined();
  });

  it.each([
    [100, 'watch', /^100 kcal a day, less than the usual 170–310$/],
    [230, 'good', /within the usual/],
    [400, 'watch', /more than the usual/],
  ])('compare %d kcal a day with the need of a cat of 4 kg', (kcal, level, text) => {
    const meals = [1, 2, 3, 4, 5].map((days) =>
      fact(days, { kind: 'food', value: kcal, unit: 'kcal' }),
    );
    const found = finding('food', meals);
    expect(found?.level).toBe(level);
    expect(found?.text).toMatch(text);
    expect(finding('food', meals.slice(1))?.level).toBe('unknown');
  });
});

describe('in both languages', () => {
  const all = [
    ...weights(60, 4, 3.94, 3.88, 3.82, 3.76),
    ...[4, 3, 2].map((days) => symptom(days, 'vomited')),
    ...[3, 2, 1].map((days) => breaths(days, 20)),
  ];

  it.each([
    ['en', ['6 % lost in 2 months', 'Vomited on 3 of the last 7 days']],
    ['it', ['6 % in meno in 2 mesi', 'Ha vomitato in 3 degli ultimi 7 giorni']],
  ] as const)('%s', (language, texts) => {
    const found = read(all, MICIA, language).findings.map(({ text }) => text);
    expect(found).toEqual(expect.arrayContaining([...texts]));
  });

  it('no finding lacks its advice, its source or its evidence, and none says NaN', () => {
    const strange = [
      breaths(0.2, Number.NaN),
      weight(3, 1e-9),
      weight(2, 1e9),
      weight(1, 4),
      breaths(0.5, 3),
      ...all,
    ];
    for (const language of ['en', 'it'] as const) {
      for (const one of [...read(all, MICIA, language).findings, ...read(strange).findings]) {
        expect(JSON.stringify(one)).not.toMatch(/NaN|Infinity|undefined|null/);
        expect(one.advice).not.toBe('');
        expect(one.sources.length).toBeGreaterThan(0);
      }
    }
  });
});
