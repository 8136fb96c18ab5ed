import { describe, expect, it } from '@jest/globals';
import { fact, finding, MICIA, read, symptom, weights } from './diary-fact.fixture.js';

/** Milliseconds, whatever else the machine does. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('diary symptoms', () => {
  const meals = (...names: string[]) =>
    names.map((text, index) => fact(20 - index * 5, { kind: 'food', text, value: 45, unit: 'g' }));

  it('that follow a new food mention it', () => {
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

  it('are compared with thousands of new foods in no time', () => {
    const many = (told: (index: number) => ReturnType<typeof fact>) =>
      Array.from({ length: 5000 }, (_, index) => told(index));
    const facts = [
      ...many((index) => symptom(60 * (index / 5000), 'vomited')),
      ...many((index) =>
        fact(27 * (index / 5000), { kind: 'food', text: `food ${String(index)}` }),
      ),
    ];
    expect(processorTime(() => read(facts))).toBeLessThan(500);
  });

  it('are checked for alarms in the newest entries only, however many there are', () => {
    const long = 'She did what she always does after dinner and then slept on the sofa. '.repeat(
      14,
    );
    const recent = Array.from({ length: 500 }, (_, index) => symptom(1 - index / 500, long));
    expect(processorTime(() => read(recent))).toBeLessThan(500);
    const alarms = [symptom(0.001, 'seizure'), symptom(0, long)];
    expect(finding('symptoms', [...recent, ...alarms])?.level).toBe('emergency');
  });

  it('that were as frequent before it do not', () => {
    const sick = [16, 14, 12, 10, 9, 8, 7, 4, 3, 2].map((days) => symptom(days, 'vomited'));
    const facts = [...meals('old food'), fact(4.2, { kind: 'food', text: 'new food' }), ...sick];
    expect(finding('symptoms', facts)).toEqual({
      level: 'vet',
      text: 'Vomited on 4 of the last 7 days',
    });
  });

  it('that are severe or bloody come before any pattern', () => {
    const sick = [3, 2, 1].map((days) => symptom(days, 'vomited'));
    const severe = fact(0.2, { kind: 'symptom', text: 'limps', severity: 'severe' });
    expect(finding('symptoms', [...sick, severe])?.text).toBe('Limps: you called it severe');
    expect(finding('symptoms', [...sick, symptom(0.2, 'blood in urine')])).toEqual({
      level: 'today',
      text: 'Blood: "blood in urine"',
    });
  });

  it('that raise an alarm are not additionally called severe', () => {
    const words = { kind: 'symptom', severity: 'severe' } as const;
    const found = read([fact(0.2, { ...words, text: 'seizure for ten minutes, cannot stand' })]);
    const symptoms = found.findings.filter(({ kind }) => kind === 'symptoms');
    expect(symptoms.map(({ level }) => level)).toEqual(['emergency']);
  });

  it('that began before a new food are not attributed to it, and neither is a limp', () => {
    const food = (days: number, text: string) => fact(days, { kind: 'food', text });
    const fed = [food(25, 'old food'), food(9.2, 'fish'), food(4.2, 'boiled chicken')];
    const sick = [9, 8, 7, 6, 4, 3, 2].map((days) => symptom(days, 'vomited'));
    expect(read([...fed, ...sick]).findings[0]?.evidence.entryIds).toContain(fed[1]?.id);
    const limps = [9, 8, 7, 6].map((days) => symptom(days, 'limps'));
    expect(finding('symptoms', [...fed, ...limps])?.text).not.toMatch(/food/);
  });

  it('that did not occur are not counted', () => {
    const none = [3, 2, 1].map((days) => symptom(days, 'no vomit today'));
    expect(finding('symptoms', none)).toBeUndefined();
  });

  it.each([
    ['Collapsed and gums are white, no vomiting', 'en'],
    ['Without vomiting he collapsed and cannot stand', 'en'],
    ['Seizure for 6 minutes, no vomiting or diarrhoea', 'en'],
    ['Non riesce a respirare, lingua blu, senza tosse', 'it'],
  ] as const)('raise an alarm even when others are negated: %s', (text, language) => {
    expect(finding('symptoms', [symptom(0.1, text)], MICIA, language)?.level).toBe('emergency');
  });

  it('that are severe say so even when others are negated', () => {
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
    ['Loose stool, no trace of blood', 'Diarrhoea on 3 of the last 7 days'],
    ["Loose stool, there isn't any blood", 'Diarrhoea on 3 of the last 7 days'],
    ["Feci molli non c'è sangue", 'Diarrhoea on 3 of the last 7 days'],
    ['Feci molli ma niente sangue', 'Diarrhoea on 3 of the last 7 days'],
    ['Vomito senza tracce di sangue', 'Vomited on 3 of the last 7 days'],
    ['Ha vomitato senza sangue', 'Vomited on 3 of the last 7 days'],
    ['Diarrhoea, she is not vomiting', 'Diarrhoea on 3 of the last 7 days'],
    ['She is not limping as much', 'Limped on 3 of the last 7 days'],
  ])('are counted without the negated ones: %s', (text, found) => {
    const facts = [3, 2, 1].map((days) => symptom(days, text));
    expect(finding('symptoms', facts)).toEqual({ level: 'vet', text: found });
  });

  it.each([
    'No vomiting since Monday',
    'She has had no diarrhoea',
    'No blood in the stool',
    'No vomiting or blood',
    "She hasn't vomited",
    'She is not vomiting',
    'Micia non ha vomitato',
    'Non vomita più',
    'Senza sangue',
    "Non c'è sangue",
    "Non c'è più sangue nelle feci",
    'Non perde sangue',
    'Nessuna traccia di sangue',
    'Niente sangue',
  ])('are not found where all are negated: %s', (text) =>
    expect(finding('symptoms', [symptom(0.1, text)])).toBeUndefined(),
  );

  it.each([
    "Non mangia e c'è sangue",
    'Non beve niente sangue nelle feci',
    'No appetite, blood in stool',
    'No appetite blood in stool',
    'No vomiting and blood in stool',
    'Not sure if it is vomit or blood',
    'Could not stop the bleeding',
  ])('are found next to negated words: %s', (text) =>
    expect(finding('symptoms', [symptom(0.1, text)])?.level).toMatch(/^(?:today|emergency)$/),
  );

  it('are counted by day, however they are worded', () => {
    const facts = [symptom(5, 'Threw up twice'), symptom(3, 'vomited'), symptom(3, 'ha vomitato')];
    expect(finding('symptoms', facts)).toEqual({
      level: 'watch',
      text: 'Vomited on 2 of the last 28 days',
    });
    expect(finding('symptoms', [...facts, symptom(1, 'vomito')])?.level).toBe('vet');
    expect(read(facts).series.symptoms.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it("that raise an alarm use the emergency check's wording, and come first", () => {
    const [first] = read([
      ...weights(60, 4, 4, 4),
      symptom(0.1, 'cannot breathe, blue tongue, collapsed'),
    ]).findings;
    expect(first).toMatchObject({ kind: 'symptoms', level: 'emergency' });
    expect(first?.advice).toMatch(/vet|clinic/i);
    expect(first?.sources[0]?.title).toBe('Rules of the emergency check');
  });

  it("that raise an alarm name Zampa as the source in the owner's language", () => {
    const [alarm] = read([symptom(0.1, 'ha le convulsioni')], MICIA, 'it').findings;
    expect(alarm?.sources[0]?.title).toBe('Regole del controllo di emergenza');
  });

  it.each(['vomited', 'diarrhoea', 'limps', 'not eating', 'tosse', 'sneezed'])(
    'such as "%s" alone raise no alarm',
    (text) => expect(finding('symptoms', [symptom(0.1, text)])?.level).toBe('watch'),
  );

  it.each(['seizure', 'cannot breathe', 'non riesce a fare pipì', 'ate a lily', 'collasso'])(
    'such as "%s" raise one',
    (text) => expect(finding('symptoms', [symptom(0.1, text)])?.level).toBe('emergency'),
  );

  it('from last week no longer raise an alarm', () => {
    const [first] = read([symptom(6, 'cannot breathe, blue tongue, collapsed')]).findings;
    expect(first?.level).toBe('watch');
  });
});
