import { describe, expect, it } from '@jest/globals';
import { assess } from '../../safety/triage.js';
import {
  breaths,
  fact,
  finding,
  MICIA,
  read,
  symptom,
  temperature,
  weight,
  weights,
} from './diary-fact.fixture.js';
import { readInsights } from './read-insights.js';

describe('the finding on sleeping breaths', () => {
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
  ])('is correct for %j', (counts, level, text) => {
    const found = finding(
      'breaths',
      counts.map((count, index) => breaths(9 - index, count)),
    );
    expect(found?.level).toBe(level);
    expect(found?.text).toMatch(text);
  });

  it('raises no alarm for counts from a year ago', () => {
    expect(
      finding(
        'breaths',
        [400, 399, 398].map((days) => breaths(days, 42)),
      ),
    ).toBeUndefined();
  });

  it('exists for dogs and cats only, and only with counts', () => {
    expect(finding('breaths', [breaths(1, 60)], { ...MICIA, species: 'coniglio' })).toBeUndefined();
    expect(finding('breaths', [])).toBeUndefined();
  });
});

describe('the finding on body temperature', () => {
  it.each([
    ['cane', 41.4, 'emergency', 'Temperature 41.4 °C: dangerously high'],
    ['gatto', 40.5, 'emergency', 'Temperature 40.5 °C: dangerously high'],
    ['cane', 39.7, 'today', 'Temperature 39.7 °C: a fever'],
    ['cane', 38.6, undefined, undefined],
    ['gatto', 37.5, undefined, undefined],
    ['gatto', 37.2, 'today', 'Temperature 37.2 °C: below normal'],
    ['cane', 35, 'emergency', 'Temperature 35 °C: dangerously low'],
    ['coniglio', 40, undefined, undefined],
    ['coniglio', 40.4, 'today', 'Temperature 40.4 °C: a fever'],
    ['coniglio', 37.2, 'emergency', 'Temperature 37.2 °C: dangerously low'],
    ['uccello', 41.5, undefined, undefined],
  ] as const)('of a %s at %d °C is %s', (species, value, level, text) => {
    const found = finding('temperature', [temperature(0.1, value)], { ...MICIA, species });
    expect(found?.level).toBe(level);
    expect(found?.text).toBe(text);
  });

  it('is one of the last entry, while it is at most two days old', () => {
    const dog = { ...MICIA, species: 'cane' } as const;
    expect(
      finding('temperature', [temperature(1, 41), temperature(0.1, 38.9)], dog),
    ).toBeUndefined();
    expect(finding('temperature', [temperature(1.9, 41)], dog)?.level).toBe('emergency');
    expect(finding('temperature', [temperature(2.1, 41)], dog)).toBeUndefined();
  });

  it('expects newborns to be cooler', () => {
    const puppy = { ...MICIA, species: 'cane', age: 0.01, ageDays: 3 } as const;
    expect(finding('temperature', [temperature(0.1, 36)], puppy)).toBeUndefined();
    expect(finding('temperature', [temperature(0.1, 34.4)], puppy)?.level).toBe('emergency');
    const rabbit = { ...puppy, species: 'coniglio' } as const;
    expect(finding('temperature', [temperature(0.1, 37.2)], rabbit)).toBeUndefined();
    const older = { ...puppy, ageDays: 60 };
    expect(finding('temperature', [temperature(0.1, 36)], older)?.level).toBe('emergency');
  });

  it('is worded in the unit and the language of the owner', () => {
    expect(finding('temperature', [temperature(0.1, 41, '°F')])?.text).toMatch(/105.8 °F/);
    const italian = finding('temperature', [temperature(0.1, 39.7)], MICIA, 'it');
    expect(italian?.text).toBe('Temperatura 39,7 °C: è febbre');
  });

  it('announces labour in a bitch that may give birth', () => {
    const advice = (told: Partial<typeof MICIA>, value = 37.2) => {
      const dog = { ...MICIA, species: 'cane', neutered: null, ...told } as const;
      return read([temperature(0.1, value)], dog).findings[0]?.advice;
    };
    expect(advice({ neutered: false })).toMatch(/labour/);
    expect(advice({ neutered: false }, 36.5)).toMatch(/labour/);
    expect(advice({ neutered: true })).not.toMatch(/labour/);
    expect(advice({ sex: 'male' })).not.toMatch(/labour/);
    expect(advice({ age: 0.2 })).not.toMatch(/labour/);
  });

  it.each([
    ['pregnant, due on Monday', 36.4, 'today'],
    ['incinta', 36.4, 'today'],
    ['incinta', 34.9, 'emergency'],
    ['not pregnant', 36.4, 'emergency'],
    ['gravidanza isterica', 36.4, 'emergency'],
  ] as const)(
    'expects it to fall before birth: a bitch noted as %s, %d °C',
    (conditions, value, level) => {
      const bitch = {
        ...MICIA,
        species: 'cane',
        sex: 'female',
        neutered: false,
        conditions,
      } as const;
      expect(finding('temperature', [temperature(0.1, value)], bitch)?.level).toBe(level);
    },
  );

  it('is an emergency from where the emergency check calls it one', () => {
    for (const [species, ...limits] of [
      ['cane', 36.7, 37.5, 40.5],
      ['gatto', 36.7, 37.5, 40.5],
      ['coniglio', 38, 40.5],
    ] as const) {
      for (const value of limits.flatMap((limit) => [Number((limit - 0.1).toFixed(1)), limit])) {
        const text = `Her temperature is ${String(value)}`;
        const { level } = assess({ text, species });
        const found = finding('temperature', [temperature(0, value)], { ...MICIA, species });
        expect(found?.level === 'emergency').toBe(level === 'emergency');
      }
    }
  });
});

it('findings name the days of their entries in UTC, or in another time zone', () => {
  const at = new Date('2026-05-12T23:30:00Z');
  const [now, facts] = [new Date('2026-05-13T08:00:00Z'), [{ ...breaths(0, 41), at }]];
  const evidenceIn = (timeZone?: string) =>
    readInsights(MICIA, facts, 'en', now, timeZone).findings[0]?.evidence.text;
  expect(evidenceIn()).toContain('12 May');
  expect(evidenceIn('Europe/Rome')).toContain('13 May');
});

describe('findings on medicine and behaviour', () => {
  const course = [8, 6, 4, 2, 0.5].map((days) =>
    fact(days, { kind: 'medicine', text: 'Syrup', value: 1, unit: 'ml' }),
  );

  it('report what coincided, without claiming a cause', () => {
    const before = [20, 18, 15, 12, 10].map((days) => symptom(days, 'vomited'));
    expect(finding('medicine', [...before, ...course])).toEqual({
      level: 'good',
      text: 'Vomited on 0% of days since Syrup, 36% before',
    });
    expect(finding('medicine', [...before, ...course], MICIA, 'it')?.text).toBe(
      'Da quando prende Syrup ha vomitato nello 0% dei giorni, prima nel 36%',
    );
    const still = [7, 5, 3].map((days) => symptom(days, 'vomited'));
    expect(finding('medicine', [...before, ...course, ...still])?.level).toBe('watch');
    expect(finding('medicine', [...before.slice(0, 2), ...course])).toBeUndefined();
    const halved = [...before.slice(1), ...course, symptom(5, 'vomited')];
    expect(finding('medicine', halved)?.level).toBe('good');
    const gone = [7, 5, 3].map((days) => symptom(days, 'no vomiting'));
    expect(finding('medicine', [...before, ...course, ...gone])?.level).toBe('good');
  });

  it('name what usually preceded a behaviour', () => {
    const barks = ['Door bell', 'door bell', 'DOOR BELL', 'cat'].map((before, index) =>
      fact(index + 1, { kind: 'behaviour', text: 'barked', before }),
    );
    expect(finding('behaviour', barks)).toEqual({
      level: 'watch',
      text: 'Barked: 3 of 4 times after "door bell"',
    });
    expect(finding('behaviour', barks.slice(0, 2))).toBeUndefined();
  });
});

describe('findings in both languages', () => {
  const all = [
    ...weights(60, 4, 3.94, 3.88, 3.82, 3.76),
    ...[4, 3, 2].map((days) => symptom(days, 'vomited')),
    ...[3, 2, 1].map((days) => breaths(days, 20)),
  ];

  it.each([
    ['en', ['6% lost in 2 months', 'Vomited on 3 of the last 7 days']],
    ['it', ['6% in meno in 2 mesi', 'Ha vomitato in 3 degli ultimi 7 giorni']],
  ] as const)('are worded in %s', (language, texts) => {
    const found = read(all, MICIA, language).findings.map(({ text }) => text);
    expect(found).toEqual(expect.arrayContaining([...texts]));
  });

  it('always have advice, a source and evidence, and never contain NaN', () => {
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
