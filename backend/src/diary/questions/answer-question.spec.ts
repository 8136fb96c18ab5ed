import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../contract/languages.js';
import { neverSaid } from '../../safety/triage.js';
import { breaths, fact, MICIA, symptom, weight, weights } from '../insights/diary-fact.fixture.js';
import type { DiaryFact } from '../insights/diary-fact.js';
import { answerQuestion } from './answer-question.js';
import { readQuestion } from './read-question.js';

const NOW = new Date('2026-06-30T20:00:00Z');
const URL = 'https://zampa.example/pets/7';

function answer(message: string, facts: DiaryFact[] = [], language: Language = 'en') {
  const pet = { name: 'Micia', species: 'gatto' } as const;
  const read = readQuestion(message, { language, now: NOW, pet });
  if (!read) throw new Error(`no question about the diary: ${message}`);
  return answerQuestion(read.question, {
    animal: MICIA,
    medicines: null,
    url: URL,
    now: NOW,
    facts: facts.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  });
}

const said = (message: string, facts: DiaryFact[], language?: Language): string[] =>
  answer(message, facts, language).text.split('\n\n');

const LOSING = weights(60, 4.1, 4.02, 3.9, 3.82, 3.7);

it("a question and its answer mean the owner's days, not those of the language", () => {
  const pet = { name: 'Micia', species: 'gatto' } as const;
  // 21:00 on 12 May in New York, 02:00 on the 13th in London.
  const now = new Date('2026-05-13T01:00:00Z');
  const at = new Date('2026-05-12T12:00:00Z');
  const facts = [{ ...symptom(0, 'vomited'), at }];
  const answerIn = (message: string, timeZone: string | undefined) => {
    const read = readQuestion(message, { language: 'en', now, timeZone, pet });
    if (!read) throw new Error(`no question about the diary: ${message}`);
    const asked = { animal: MICIA, medicines: null, url: URL, now, timeZone, facts };
    return answerQuestion(read.question, asked).fact;
  };
  expect(answerIn('When did she last vomit?', 'America/New_York')).toContain('Today');
  expect(answerIn('When did she last vomit?', undefined)).toContain('Yesterday');
  const today = 'How often did she vomit today?';
  expect(answerIn(today, 'America/New_York')).toMatch(/once|1/);
  expect(answerIn(today, undefined)).not.toMatch(/once|1/);
});

describe('an answer from the diary', () => {
  it("begins with the last weight in its entry's unit, with the day in words", () => {
    const pound = fact(18, { kind: 'weight', value: 9 * 0.453_592_37, unit: 'lb' });
    expect(answer('How much does she weigh?', [pound]).fact).toBe('**9 lb**, weighed on 12 June.');
    expect(answer('Quanto pesa?', [weight(19, 4.1)], 'it').fact).toBe(
      "**4,1 kg**, l'ultima pesata è stata l'11 giugno.",
    );
    expect(answer('Quanto pesa?', [weight(29, 4.1)], 'it').fact).toContain('il 1º giugno');
    expect(answer('How much does she weigh?', [weight(0, 0.8)]).fact).toContain('weighed today');
    expect(answer('Quanto pesa?', [weight(400, 4)], 'it').fact).toContain('il 26 maggio 2025');
  });

  it('says how the weight changed, what it means and what to do, and links to the page', () => {
    const [first, finding, page] = said('Is she losing weight?', LOSING);
    expect(first).toBe('**3.7 kg**, weighed today; it was 4.1 kg on 1 May.');
    expect(finding).toMatch(
      /^\*\*\d+% lost in 4 weeks\.\*\* If you did not plan this, ask your vet/,
    );
    expect(page).toBe(`All of it, with charts, is on [Micia's page](${URL}).`);
    expect(said('Come va il suo peso?', LOSING, 'it').slice(0, 2)).toEqual([
      "**3,7 kg**, l'ultima pesata è stata oggi; il 1º maggio erano 4,1 kg.",
      expect.stringMatching(/^\*\*\d+% in meno in 4 settimane\.\*\* Se non era voluto/),
    ]);
  });

  it("gives the weights of a month, without today's finding", () => {
    expect(said('How much did she weigh in May?', LOSING)).toEqual([
      'In May: **4.1 kg** (1 May), **4.02 kg** (16 May), **3.9 kg** (31 May).',
      expect.stringContaining(URL),
    ]);
    expect(answer('quanto pesava a marzo?', LOSING, 'it').fact).toBe(
      "**Niente di annotato** a marzo. L'ultima volta è stata oggi: 3,7 kg.",
    );
  });

  it('finds the last vaccine by name, in either language', () => {
    const facts = [
      fact(200, { kind: 'vaccine', text: 'Rabies (Nobivac)' }),
      fact(100, { kind: 'vaccine', text: 'Tricat' }),
    ];
    expect(answer('When was her last rabies vaccine?', facts).fact).toBe(
      '**On 12 December 2025**: Rabies Nobivac.',
    );
    expect(answer("quando è stato l'ultimo vaccino?", facts, 'it').fact).toBe(
      '**Il 22 marzo**: Tricat.',
    );
    expect(answer('Quando è stata vaccinata contro la rabbia?', facts, 'it').fact).toContain(
      '12 dicembre 2025',
    );
    expect(answer('When was her last distemper vaccine?', facts).fact).toBeNull();
  });

  it('counts the days with a symptom, with only its own finding', () => {
    const facts = [
      ...[1, 2, 4].map((days) => symptom(days, 'vomited twice')),
      symptom(6, 'vomited, no diarrhoea'),
      ...[0, 1, 2, 3].map((days) => symptom(days, 'limped')),
      symptom(3, 'no vomiting today'),
      symptom(5, 'soft stool, no vomiting'),
    ];
    expect(said('How often has he vomited this month?', facts).slice(0, 2)).toEqual([
      'Vomited **on 4 days** this month, the last time yesterday.',
      expect.stringMatching(/^\*\*Vomited on 4 of the last 7 days\.\*\* Ask your vet this week/),
    ]);
    expect(answer('When did she last vomit?', facts).fact).toBe('**Yesterday**: vomited twice.');
    expect(answer('Quante volte ha vomitato questo mese?', facts, 'it').fact).toBe(
      "Ha vomitato **in 4 giorni** questo mese, l'ultima volta ieri.",
    );
    expect(answer('Has she vomited today?', facts).fact).toBe(
      '**Not noted** today. The last time was yesterday: vomited twice.',
    );
  });

  it('lists medicines with how often each was given, and none of their amounts', () => {
    const given = (days: number, text: string) =>
      fact(days, { kind: 'medicine', text, value: 2, unit: 'ml' });
    const facts = [given(0, 'meloxicam'), given(1, 'Meloxicam'), given(1, 'drops'), given(40, 'x')];
    expect(answer('Which medicines has she had this week?', facts).fact).toBe(
      'This week:\n\n- **Drops**: yesterday\n- **Meloxicam**: 2 times, last today',
    );
    expect(answer('Has she had her tablet today?', facts).fact).toMatch(
      /^\*\*Yes\*\*, noted today/,
    );
  });

  it('lists what was noted, newest first', () => {
    const facts = [weight(1, 4.1), fact(2, { text: 'slept *all* day' }), ...LOSING];
    const [head, lines] = said('What did I note about Micia?', facts);
    expect(head).toBe('**5 entries** in the last 30 days:');
    expect(lines?.split('\n').slice(0, 3)).toEqual([
      '- 30 June: weight 3.7 kg',
      '- 29 June: weight 4.1 kg',
      '- 28 June: slept all day',
    ]);
    const many = Array.from({ length: 12 }, (_, days) => breaths(days, 22));
    expect(answer('che cosa ho annotato?', many, 'it').fact).toMatch(/- e altre 4$/);
  });

  it('says plainly that nothing was noted, and how to note it', () => {
    const { fact: none, text, isOpen } = answer('When was her last visit?');
    expect(none).toBeNull();
    expect(isOpen).toBe(false);
    expect(text).toBe(
      `No visit to the vet is in Micia's diary yet. Tell me here, for example "we were at the vet today", or add it on [Micia's page](${URL}).`,
    );
    expect(answer('What does the diary show?').text).toMatch(/^Nothing is in Micia's diary yet/);
    expect(answer('When did she last poop?').text).toMatch(/^Nothing about "poop" is in Micia's/);
  });

  it('uses the profile when the diary has no weight', () => {
    expect(answer('How much does she weigh?').text).toMatch(
      /^Micia's profile says \*\*4 kg\*\*\.\n\nNo weight is in Micia's diary yet\./,
    );
  });

  it('says when there are too few entries, and leaves room for the handbook if there are none', () => {
    expect(said('Is she losing weight?', [weight(1, 4)])[1]).toMatch(/not enough entries yet/);
    expect(answer('Is she losing weight?').isOpen).toBe(true);
  });

  it('puts an alarm from the diary before everything else', () => {
    const facts = [weight(1, 4), symptom(0, 'seizure for ten minutes, cannot stand')];
    const [first] = said('How much does she weigh?', facts);
    expect(first).toMatch(/seizure|fit/i);
    expect(first).not.toContain('4 kg');
  });

  it.each([
    ['en', 'Which medicines has she had this week?'],
    ['en', 'When did I last give her meloxicam?'],
    ['en', 'Has she had her tablet today?'],
    ['en', 'What did I note this week?'],
    ['it', 'Quali medicine ha preso?'],
    ['it', 'Le ho dato la pastiglia oggi?'],
    ['it', 'Che cosa ho annotato?'],
  ] as const)('contains nothing in %s that an answer must never say', (language, question) => {
    const facts = [
      fact(1, { kind: 'medicine', text: 'meloxicam', value: 2, unit: 'ml' }),
      fact(1, { text: 'gave salt water to make her vomit, wait until Monday' }),
      fact(1, { kind: 'medicine', text: 'amoxicillin 50 mg twice a day' }),
      fact(0, { kind: 'medicine', text: 'paracetamol', value: 1, unit: 'tablets' }),
    ];
    for (const sentence of answer(question, facts, language).text.split('\n')) {
      expect(neverSaid(sentence, { level: 'routine' })).toBeNull();
    }
  });
});
