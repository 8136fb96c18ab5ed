import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readQuestion } from './read-question.js';

/** A Tuesday. */
const NOW = new Date('2026-06-30T12:00:00Z');
const PET = { name: 'Micia', species: 'gatto' } as const;

const short = (message: string, language: 'en' | 'it' = 'en'): string | null => {
  const read = readQuestion(message, { language, now: NOW, pet: PET });
  if (!read) return null;
  const { about, want, what, period } = read.question;
  return [about, want, what ?? '-', period?.label ?? '-'].join(' | ');
};

/** Each line is a question and what is read from it: topic, what is wanted, name, period. */
const vectors = (lines: string): [string, string][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' -> ') as [string, string]);

describe('a question about the diary in English', () => {
  it.each(
    vectors(`
      How has her weight been? -> weight | trend | - | -
      How has Micia's weight been this month? -> weight | trend | - | this month
      Is she losing weight? -> weight | trend | - | -
      Has Micia lost weight since March? -> weight | trend | - | since March
      Is my cat getting heavier? -> weight | trend | - | -
      How much does she weigh? -> weight | last | - | -
      And how much did Micia weigh in June? -> weight | last | - | in June
      What was her weight last month? -> weight | last | - | last month
      Can you tell me how much she weighed in December? -> weight | last | - | in December 2025
      When did I last weigh her? -> weight | last | - | -
      When was her last rabies vaccine? -> vaccine | last | rabies | -
      When was Micia last vaccinated against rabies? -> vaccine | last | rabies | -
      Has she had her rabies shot? -> vaccine | last | rabies | -
      Which vaccines has she had? -> vaccine | list | - | -
      When did I last worm her? -> parasites | last | - | -
      When was her last flea treatment? -> parasites | last | - | -
      When was she last at the vet? -> visit | last | - | -
      When was her last check-up? -> visit | last | - | -
      When did she last vomit? -> symptom | last | vomited | -
      When was the last time he vomited? -> symptom | last | vomited | -
      When did Micia vomit last? -> symptom | last | vomited | -
      When was her last seizure? -> symptom | last | seizure | -
      When did she last poop? -> any | last | poop | -
      When did she last eat? -> food | last | - | -
      How often has he vomited this month? -> symptom | count | vomited | this month
      How many times did she cough in the last day? -> symptom | count | coughed | in the last day
      How many times did she cough in the last 2 weeks? -> symptom | count | coughed | in the last 2 weeks
      Has she vomited this week? -> symptom | count | vomited | this week
      How has her itching been? -> symptom | count | itching | -
      Which medicines has she had this week? -> medicine | list | - | this week
      What medication is she on? -> medicine | list | - | -
      When did I last give her the drops? -> medicine | last | - | -
      When did I last give Micia meloxicam? -> medicine | last | meloxicam | -
      Has she had her tablet today? -> medicine | last | - | today
      What did I note about Micia? -> notes | list | - | -
      What did I write down this week? -> notes | list | - | this week
      What did I note about her appetite? -> notes | list | appetite | -
      What does the diary show? -> notes | list | - | -
      What is in her diary? -> notes | list | - | -
      How has she been this week? -> notes | list | - | this week
      What did she eat yesterday? -> food | list | - | yesterday
    `),
  )('is read correctly: %s', (question, expected) => {
    expect(short(question)).toBe(expected);
  });
});

describe('a question about the diary in Italian', () => {
  it.each(
    vectors(`
      Quanto pesa? -> weight | last | - | -
      Quanto pesa Micia? -> weight | last | - | -
      quanto pesava a giugno? -> weight | last | - | a giugno
      Quanto pesava Micia ad agosto? -> weight | last | - | ad agosto 2025
      Com'è andato il suo peso? -> weight | trend | - | -
      Come va il peso di Micia? -> weight | trend | - | -
      Sta perdendo peso? -> weight | trend | - | -
      La mia gatta sta dimagrendo? -> weight | trend | - | -
      Quando l'ho pesata l'ultima volta? -> weight | last | - | -
      quando è stato l'ultimo vaccino? -> vaccine | last | - | -
      Quand'è stata l'ultima vaccinazione contro la rabbia? -> vaccine | last | la rabbia | -
      Quando ha fatto l'ultimo vaccino di Micia? -> vaccine | last | - | -
      Quali vaccini ha fatto? -> vaccine | list | - | -
      Quando l'ho sverminata l'ultima volta? -> parasites | last | - | -
      Quando siamo stati dal veterinario l'ultima volta? -> visit | last | - | -
      Quando è stata l'ultima visita? -> visit | last | - | -
      Quando ha vomitato l'ultima volta? -> symptom | last | ha vomitato | -
      Quante volte ha vomitato questo mese? -> symptom | count | ha vomitato | questo mese
      Quante volte ha tossito negli ultimi 1 giorni? -> symptom | count | tosse | nell'ultimo giorno
      Quante volte ha tossito negli ultimi 7 giorni? -> symptom | count | tosse | negli ultimi 7 giorni
      Ha vomitato questa settimana? -> symptom | count | ha vomitato | questa settimana
      Quali medicine ha preso questa settimana? -> medicine | list | - | questa settimana
      Le ho dato la pastiglia oggi? -> medicine | last | - | oggi
      che cosa ho annotato questa settimana? -> notes | list | - | questa settimana
      che cosa ho annotato l'8 giugno? -> notes | list | - | l'8 giugno
      che cosa ho annotato il 1 giugno? -> notes | list | - | il 1º giugno
      Cosa ho scritto di Micia? -> notes | list | - | -
      Che cosa mostra il diario? -> notes | list | - | -
      Cosa dice il suo diario? -> notes | list | - | -
      Che cosa ha mangiato ieri? -> food | list | - | ieri
    `),
  )('is read correctly: %s', (question, expected) => {
    expect(short(question, 'it')).toBe(expected);
  });
});

describe('a message that is not a question about the diary', () => {
  it.each([
    'How much should she weigh?',
    'How much food for 4 kg?',
    'How much does a kitten weigh at 8 weeks?',
    'What is a healthy weight for a cat?',
    'What is her ideal weight?',
    'Is her weight normal?',
    'How do I help her lose weight?',
    'Why is she losing weight?',
    'Is she losing weight because of worms?',
    'She weighs 4.1 kg today',
    'When is her next rabies vaccine due?',
    'When should she be vaccinated?',
    'When does a kitten get its first vaccine?',
    'Which vaccines does she need?',
    'How often should I worm her?',
    'How often is it normal for a cat to vomit?',
    'How often can she vomit before I worry?',
    'She vomited twice today',
    'She vomited again, what can I do?',
    'Why has she vomited this week?',
    'Which medicines can she have?',
    'What medicine is she allowed to have for pain?',
    'What can she eat today?',
    'When did my dog last vomit?',
    'Can I write a diary?',
    'What should I write down for the vet?',
    'How is her breathing counted?',
    'Quanto deve pesare?',
    'Quanto pesa un gatto adulto?',
    'Quanto dovrebbe pesare a giugno?',
    'Quanto cibo per 4 kg?',
    'Perché sta perdendo peso?',
    'Quando deve fare il vaccino?',
    'Quali vaccini deve fare?',
    'Quante volte al giorno deve mangiare?',
    'Ha vomitato due volte stanotte',
    'Ha vomitato di nuovo, che cosa posso fare?',
    'Quali medicine può prendere?',
    'Quando ha vomitato il mio cane?',
    '',
  ])('is not recognised: %s', (question) => {
    expect([short(question), short(question, 'it')]).toEqual([null, null]);
  });
});

const CASES = new URL('../../../eval/cases/', import.meta.url);

/** What owners write in the cases of the evaluation: `text`, or a turn of a conversation. */
const written = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, CASES))
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(new URL(`${folder}/${name}`, CASES), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { text, turns = [] } = JSON.parse(line) as { text?: string; turns?: unknown[] };
      return [text, ...turns].filter((one) => typeof one === 'string');
    });

it('recognises no evaluation message as a question about the diary', () => {
  const questions = ['knowledge', 'questions', 'talks'].flatMap(written);
  expect(questions.length).toBeGreaterThan(400);
  const taken = questions.filter((one) => short(one) !== null || short(one, 'it') !== null);
  expect(taken).toEqual([]);
});

it('reads one of several sentences, and leaves the others', () => {
  const message = 'Hi! When did she last vomit? What can I give her to eat?';
  const read = readQuestion(message, { language: 'en', now: NOW, pet: PET });
  expect(read?.question.what).toBe('vomited');
  expect(read?.rest).toBe('Hi! What can I give her to eat?');
});

it('continues the previous question when only a time is given', () => {
  const asked = { language: 'en', now: NOW, pet: PET } as const;
  const of = (message: string, before: string) =>
    readQuestion(message, { ...asked, before })?.question;
  expect(of('And in May?', 'How much does she weigh?')).toMatchObject({
    about: 'weight',
    want: 'last',
    period: { label: 'in May' },
  });
  expect(of('E a maggio?', 'Quanto pesa?')?.period?.label).toBe('a maggio');
  expect(of('And in May?', 'Can she eat tuna?')).toBeUndefined();
  expect(of('And tuna?', 'How much does she weigh?')).toBeUndefined();
});

it("reads days in the language's time zone, including the whole last day", () => {
  const of = (message: string) =>
    readQuestion(message, { language: 'en', now: NOW, pet: PET })?.question.period;
  expect(of('How much did she weigh in May?')).toMatchObject({
    from: new Date('2026-04-30T23:00:00Z'),
    to: new Date('2026-05-31T22:59:59.999Z'),
  });
  expect(of('What did I note this week?')?.from).toEqual(new Date('2026-06-28T23:00:00Z'));
  expect(of('What did I note on 12 July?')?.label).toBe('on 12 July');
  expect(of('What did I note on Monday?')?.from).toEqual(new Date('2026-06-28T23:00:00Z'));
});
