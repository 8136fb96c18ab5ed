import { describe, expect, it } from '@jest/globals';
import { born, get, keys, propose } from './propose-reminders.fixture.js';

const EIGHT_WEEKS = born('2026-09-28');

describe('a puppy of eight weeks', () => {
  it('is vaccinated every four weeks until 16 weeks, and wormed every two', () => {
    expect(keys(EIGHT_WEEKS)).toEqual([
      'vaccine-course',
      'worms-young',
      'fleas',
      'weigh-7-days',
      'insurance',
      'vaccine-booster-26-weeks',
    ]);
    expect(get('vaccine-course', EIGHT_WEEKS)).toMatchObject({
      kind: 'vaccine',
      rule: 'FREQ=WEEKLY;INTERVAL=4;COUNT=3',
      from: '2026-11-23',
      startsAt: '2026-11-24T09:00',
    });
    expect(get('worms-young', EIGHT_WEEKS).rule).toBeNull();
    expect(get('vaccine-booster-26-weeks', EIGHT_WEEKS)).toMatchObject({
      rule: null,
      from: '2027-03-29',
      to: '2027-09-27',
    });
  });

  it('gets the next dose two to four weeks after the one in the diary', () => {
    const past = [{ kind: 'vaccine', day: '2026-11-20', text: 'DHP' }] as const;
    expect(get('vaccine-course', EIGHT_WEEKS, { past })).toMatchObject({
      from: '2026-12-04',
      to: '2026-12-18',
      rule: 'FREQ=WEEKLY;INTERVAL=4;COUNT=3',
    });
  });

  it('has proposals in both languages', () => {
    const italian = propose(EIGHT_WEEKS, {}, { language: 'it' });
    expect(italian[0]).toMatchObject({ title: 'Prossima dose dei primi vaccini' });
    expect(italian.map(({ key }) => key)).toEqual(keys(EIGHT_WEEKS));
  });
});

describe('a grown cat', () => {
  const CAT = { species: 'gatto', age: 3, weightKg: 4 } as const;

  it('without a vaccine in the diary gets a question about it', () => {
    expect(keys(CAT)).toEqual([
      'vaccine-ask',
      'worms',
      'fleas',
      'check-yearly',
      'weigh-28-days',
      'teeth',
    ]);
  });

  it.each([
    ['She never goes out', 'FREQ=YEARLY', 'low'],
    ['Lives outdoors', 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ['Hunts mice in the garden', 'FREQ=MONTHLY;INTERVAL=3', 'Hunters'],
    ['Non esce mai', 'FREQ=YEARLY', 'low'],
    ['Caccia topi', 'FREQ=MONTHLY;INTERVAL=3', 'Hunters'],
    ['È una cacciatrice, non solo caccia topi', 'FREQ=MONTHLY;INTERVAL=3', 'Hunters'],
    ['Non va mai fuori', 'FREQ=YEARLY', 'low'],
    ['Non caccia', 'FREQ=YEARLY', 'low'],
    ['Non va mai fuori da sola: sta in giardino con me', 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ['Non è un cacciatore', 'FREQ=YEARLY', 'low'],
    ['Never hunts', 'FREQ=YEARLY', 'low'],
    ["Doesn't go into the garden", 'FREQ=YEARLY', 'low'],
    ['Never hunts, but goes out at night', 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ['Adora il pesce', 'FREQ=YEARLY', 'low'],
    ['Riesce ad aprire le porte', 'FREQ=YEARLY', 'low'],
    ['Barfs when she eats too fast', 'FREQ=YEARLY', 'low'],
    ['Esce di notte', 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ['An indoor cat, the garden scares her', 'FREQ=YEARLY', 'low'],
    ['Not an indoor cat, roams outside', 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ["Doesn't live in an apartment but in the garden", 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ['Hates being kept indoors, goes out', 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ['Non vive in casa, sta in giardino', 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ['Non sta in appartamento ma fuori', 'FREQ=MONTHLY;INTERVAL=3', 'go out'],
    ['Vive in casa', 'FREQ=YEARLY', 'low'],
    ["Doesn't go out", 'FREQ=YEARLY', 'low'],
  ])('is wormed according to its lifestyle: %s', (traits, rule, reason) => {
    const worms = get('worms', { ...CAT, traits });
    expect(worms.rule).toBe(rule);
    expect(worms.why).toContain(reason);
  });

  it.each([
    ['Incidente con la bici', false],
    ['Accident on the road', false],
    ['Pulizia dei denti', true],
    ['Visita dentistica', true],
    ['Dental check', true],
    ['Two teeth taken out', true],
  ])('has its teeth checked a year after the visit "%s": %j', (text, isAboutTeeth) => {
    const past = [{ kind: 'visit', day: '2026-11-01', text }] as const;
    const declined = ['vaccine-ask', 'worms', 'fleas', 'insurance'];
    const { from } = get('teeth', CAT, { past, declined });
    expect(from).toBe(isAboutTeeth ? '2027-10-01' : '2026-11-23');
  });

  it('gets a core booster three years after the last one', () => {
    const past = [{ kind: 'vaccine', day: '2025-01-10', text: null }] as const;
    const all = { past, declined: ['teeth', 'worms', 'fleas', 'insurance'] };
    expect(get('vaccine-core', CAT, all)).toMatchObject({
      from: '2028-01-10',
      to: '2028-03-10',
      rule: 'FREQ=YEARLY;INTERVAL=3',
    });
    expect(keys(CAT, all)).not.toContain('vaccine-lepto');
  });
});

describe('a dog', () => {
  it('gets a yearly leptospirosis booster, each vaccine by its own date', () => {
    const past = [
      { kind: 'vaccine', day: '2026-10-01', text: 'Rabies' },
      { kind: 'vaccine', day: '2026-01-15', text: 'Lepto' },
      { kind: 'vaccine', day: '2024-01-31', text: 'DHPPi' },
    ] as const;
    const declined = ['worms', 'fleas', 'insurance', 'check-yearly', 'weigh-28-days'];
    expect(propose({}, { past, declined }).map(({ key, from }) => [key, from])).toEqual([
      ['vaccine-lepto', '2026-12-15'],
      ['vaccine-core', '2027-01-31'],
      ['vaccine-rabies', '2027-09-01'],
    ]);
  });

  it.each([
    ['visit', 'Ate a rabbit, vomited'],
    ['visit', 'Talked about rabies'],
    ['vaccine', 'DHPPi, after he caught a rabbit'],
  ] as const)('gets no rabies booster after a %s noted as %s', (kind, text) => {
    const past = [{ kind, day: '2026-01-01', text }];
    expect(keys({}, { past })).not.toContain('vaccine-rabies');
  });

  it.each(['antirabbica', 'DHPPi + rabies', 'Rabbies', 'Rabbia'])(
    'gets a rabies booster after the vaccine %s',
    (text) => {
      const past = [{ kind: 'vaccine' as const, day: '2026-01-01', text }];
      expect(keys({}, { past })).toContain('vaccine-rabies');
    },
  );

  it('of old age for its size gets two check-ups a year', () => {
    expect(get('check-senior', { age: 10 }).rule).toBe('FREQ=MONTHLY;INTERVAL=6');
    expect(get('check-yearly', { age: 10, weightKg: 6 }).rule).toBe('FREQ=YEARLY');
    const past = [{ kind: 'visit', day: '2026-09-30', text: 'Check' }] as const;
    const declined = ['insurance'];
    expect(get('check-senior', { age: 10 }, { past, declined })).toMatchObject({
      from: '2027-02-28',
      to: '2027-03-30',
    });
  });

  it('is expected in heat about six months after the last, or first by age', () => {
    const bitch = { sex: 'female', neutered: false } as const;
    const declined = ['worms', 'fleas', 'vaccine-ask', 'check-yearly'];
    const past = [{ kind: 'heat', day: '2026-08-01', text: null }] as const;
    expect(get('heat-next', bitch, { past, declined })).toMatchObject({
      from: '2027-01-01',
      to: '2027-03-01',
    });
    const young = { ...bitch, ...born('2026-05-10') };
    expect(get('heat-first', young, { declined })).toMatchObject({ to: '2028-05-10' });
    expect(keys({ ...bitch, neutered: true }, { past, declined })).not.toContain('heat-next');
  });

  it('in Italy gets a heartworm test in spring, and what EU travel needs', () => {
    const declined = ['worms', 'fleas', 'vaccine-ask', 'check-yearly'];
    expect(get('heartworm', {}, { declined }, { country: 'IT' })).toMatchObject({
      kind: 'other',
      from: '2027-03-01',
      startsAt: '2027-03-01T09:00',
    });
    const isTestedAt = (age: number) =>
      keys({ age }, { declined }, { country: 'IT' }).includes('heartworm');
    expect([0.4, 0.5].map(isTestedAt)).toEqual([false, true]);
    expect(keys({}, { declined }, { country: 'IT' })).toContain('passport');
    expect(keys({}, { declined }, { country: 'GB' })).toEqual(['weigh-28-days', 'insurance']);
  });

  it('of unknown age gets what every dog gets', () => {
    expect(keys({ age: null })).toEqual([
      'vaccine-ask',
      'worms',
      'fleas',
      'weigh-28-days',
      'insurance',
    ]);
  });

  it('of "0 years" without a birth date gets no dates by week of age', () => {
    expect(keys({ age: 0 })).toEqual(['vaccine-ask', 'fleas', 'weigh-7-days', 'insurance']);
  });
});

describe('the proposals for small animals:', () => {
  it('rabbits are vaccinated yearly, weighed weekly and have their nails looked at', () => {
    const rabbit = { species: 'coniglio', age: 3, weightKg: 2 } as const;
    expect(keys(rabbit)).toEqual(['vaccine-rabbit', 'check-yearly', 'weigh-7-days', 'nails']);
    const past = [{ kind: 'vaccine', day: '2026-02-10', text: 'RHD' }] as const;
    expect(get('vaccine-rabbit', rabbit, { past })).toMatchObject({
      from: '2027-01-10',
      to: '2027-02-10',
      rule: 'FREQ=YEARLY',
    });
    expect(keys({ ...rabbit, age: 7 })).toContain('check-senior');
  });

  it('a budgie is weighed every week', () => {
    const past = [{ kind: 'weight', day: '2026-11-20', text: null }] as const;
    const budgie = { species: 'uccello', age: 2, weightKg: 0.035 } as const;
    expect(propose(budgie, { past })).toMatchObject([
      { key: 'weigh-7-days', rule: 'FREQ=WEEKLY', from: '2026-11-27' },
    ]);
  });
});
