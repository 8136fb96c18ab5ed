import { describe, expect, it } from '@jest/globals';
import { MICIA, read, short } from './read-diary.fixture.js';
import { readDiary } from './read-diary.js';

const TODAY = '11-23 10:00';

describe("a diary entry in an owner's message", () => {
  it.each([
    ['She weighed 4.1 kg today', `weight: 4.1 kg, ${TODAY}`],
    ['She weighs 4.1 kg, how much should she eat?', `weight: 4.1 kg, ${TODAY}`],
    ['I weighed her this morning: 4.15 kg', 'weight: 4.15 kg, 11-23 08:00'],
    ['Micia weighed 9 pounds and a half yesterday', 'weight: 9.5 lb, 11-22 12:00'],
    ['Micia weighed 9 lbs yesterday', 'weight: 9 lb, 11-22 12:00'],
    ["She's now 3,9 kg", `weight: 3.9 kg, ${TODAY}`],
    ['Her weight this morning was 4 kg.', 'weight: 4 kg, 11-23 08:00'],
    ['On 12 November she weighed 4.2 kg', 'weight: 4.2 kg, 11-12 12:00'],
    ['She vomited twice last night', 'symptom: vomited twice, 11-22 23:00'],
    ['Yesterday, my cat threw up three times', 'symptom: vomited three times, 11-22 12:00'],
    ['she has been coughing since yesterday evening', 'symptom: coughed, 11-22 20:00'],
    ['Micia has diarrhea again', `symptom: diarrhoea, ${TODAY}`],
    ['She vomited 2 hours ago. Is that bad?', 'symptom: vomited, 11-23 08:00'],
    ['After lunch on Saturday she limped', 'symptom: limped, 11-21 13:00'],
    ['She had a seizure at 7:30 this morning', 'symptom: seizure, 11-23 07:30'],
    ["She hasn't eaten since yesterday", 'symptom: did not eat, 11-22 12:00'],
    ['gave her 2 ml of meloxicam this morning', 'medicine: 2 ml meloxicam, 11-23 08:00'],
    [
      'I gave Micia half a tablet of prednisolone at 8',
      'medicine: 0.5 tablets prednisolone, 11-23 08:00',
    ],
    ['The vet gave her 15 mg gabapentin yesterday', 'medicine: 15 mg gabapentin, 11-22 12:00'],
    ['I just gave her Metacam', `medicine: Metacam, ${TODAY}`],
    ['She got 3 drops of ciclosporin an hour ago', 'medicine: 3 drops ciclosporin, 11-23 09:00'],
    ['Last night at 3 she vomited', 'symptom: vomited, 11-23 03:00'],
    ['Last night at 10 she vomited', 'symptom: vomited, 11-22 22:00'],
    ['Last night at 12 she vomited', 'symptom: vomited, 11-23 00:00'],
    ['Yesterday evening at 12:30 she vomited', 'symptom: vomited, 11-23 00:30'],
    ['Yesterday at 12 she vomited', 'symptom: vomited, 11-22 12:00'],
    ['The vet weighed her on Friday: 4.1 kg', 'weight: 4.1 kg, 11-20 12:00'],
    ['At the vet yesterday she weighed 4.3 kg', 'weight: 4.3 kg, 11-22 12:00'],
    ["She didn't eat her breakfast", 'symptom: did not eat, 11-23 08:00'],
    ['Vaccinated yesterday, now sleepy', 'vaccine: vaccine, 11-22 12:00'],
    ['She had her rabies shot yesterday', 'vaccine: rabies, 11-22 12:00'],
    ['She was vaccinated against leukaemia on Friday', 'vaccine: leukaemia, 11-20 12:00'],
    ['wormed her on Monday', 'parasites: worming, 11-16 12:00'],
    ['I gave her Milbemax two days ago', 'parasites: Milbemax, 11-21 10:00'],
    ['I gave her Simparica Trio on Monday', 'parasites: Simparica Trio, 11-16 12:00'],
    ['We went to the vet yesterday', 'visit: 11-22 12:00'],
    ['I took Micia to the vet this morning', 'visit: 11-23 08:00'],
    ['She breathes 28 times a minute asleep', `breaths: 28 breaths, ${TODAY}`],
    ['I counted 24 breaths per minute while she sleeps', `breaths: 24 breaths, ${TODAY}`],
    ['temperature 39.4', `temperature: 39.4 °C, ${TODAY}`],
    ['Her temperature was 102.5 last night', 'temperature: 102.5 °F, 11-22 23:00'],
    ['I took her temperature this morning: 39.1 °C', 'temperature: 39.1 °C, 11-23 08:00'],
    ["She's in heat since yesterday", 'heat: 11-22 12:00'],
    ['She ate 60 g of dry food this morning', 'food: 60 g dry food, 11-23 08:00'],
    ['She weighed 2,500 g today', `weight: 2500 g, ${TODAY}`],
    ['She weighed 4.105 kg today', `weight: 4.105 kg, ${TODAY}`],
    ['I gave her 0.125 mg of digoxin at 8', 'medicine: 0.125 mg digoxin, 11-23 08:00'],
  ])('is read in English: %s', (message, entry) => {
    expect(short(message)).toEqual([entry]);
  });

  it.each([
    ['Pesa 4,1 kg', `weight: 4.1 kg, ${TODAY}`],
    ['Pesa 2.500 g', `weight: 2500 g, ${TODAY}`],
    ["L'ho pesata stamattina: 4,15 kg", 'weight: 4.15 kg, 11-23 08:00'],
    ['Oggi Micia pesa 4 chili e mezzo, va bene?', `weight: 4.5 kg, ${TODAY}`],
    ['Ieri pesava 4,2 kg', 'weight: 4.2 kg, 11-22 12:00'],
    ['Ho pesato la gatta e pesa 4,3 kg', `weight: 4.3 kg, ${TODAY}`],
    ['ha vomitato due volte stanotte', 'symptom: vomito due volte, 11-23 03:00'],
    ['stanotte alle 12 ha vomitato', 'symptom: vomito, 11-23 00:00'],
    ['ieri sera alle 12 ha vomitato', 'symptom: vomito, 11-23 00:00'],
    ['Stamattina ha vomitato, è grave?', 'symptom: vomito, 11-23 08:00'],
    ['Ha avuto la diarrea ieri sera', 'symptom: diarrea, 11-22 20:00'],
    ['tossisce da ieri', 'symptom: tosse, 11-22 12:00'],
    ['Micia zoppica da sabato', 'symptom: zoppia, 11-21 12:00'],
    ["Ha avuto una crisi epilettica un'ora fa", 'symptom: convulsioni, 11-23 09:00'],
    ['Non mangia da ieri', 'symptom: non ha mangiato, 11-22 12:00'],
    ['Le ho dato 2 ml di meloxicam stamattina', 'medicine: 2 ml meloxicam, 11-23 08:00'],
    [
      'Ho dato mezza compressa di cortisone a Micia alle 8',
      'medicine: 0.5 tablets cortisone, 11-23 08:00',
    ],
    [
      'Ieri il veterinario le ha dato 15 mg di gabapentin',
      'medicine: 15 mg gabapentin, 11-22 12:00',
    ],
    ['Ha preso 3 gocce di ciclosporina due ore fa', 'medicine: 3 drops ciclosporina, 11-23 08:00'],
    ["Le ho appena dato l'antibiotico", `medicine: antibiotico, ${TODAY}`],
    ['ha fatto il vaccino ieri', 'vaccine: vaccino, 11-22 12:00'],
    ['Venerdì ha fatto il richiamo contro la rabbia', 'vaccine: rabbia, 11-20 12:00'],
    ['È stata vaccinata il 12 novembre', 'vaccine: vaccino, 11-12 12:00'],
    ['Mi ha vomitato sul divano', `symptom: vomito, ${TODAY}`],
    ["Il veterinario l'ha pesata: 4,3 kg", `weight: 4.3 kg, ${TODAY}`],
    ['Dal veterinario pesava 4,3 kg ieri', 'weight: 4.3 kg, 11-22 12:00'],
    ['Abbiamo fatto il vaccino ieri', 'vaccine: vaccino, 11-22 12:00'],
    ['Ho sverminato la gatta lunedì', 'parasites: sverminazione, 11-16 12:00'],
    ['Siamo appena tornati dal veterinario', `visit: ${TODAY}`],
    ["Ieri l'ho portata dal vet", 'visit: 11-22 12:00'],
    ["Le ho messo l'antiparassitario lunedì", 'parasites: antiparassitario, 11-16 12:00'],
    ['Le ho dato il Milbemax due giorni fa', 'parasites: Milbemax, 11-21 10:00'],
    ['Le ho dato il NexGard Combo lunedì', 'parasites: NexGard Combo, 11-16 12:00'],
    ['Ieri siamo andati dal veterinario', 'visit: 11-22 12:00'],
    ["L'ho portata dal veterinario stamattina", 'visit: 11-23 08:00'],
    ['Respira 28 volte al minuto nel sonno', `breaths: 28 breaths, ${TODAY}`],
    ['Mentre dorme ho contato 24 respiri al minuto', `breaths: 24 breaths, ${TODAY}`],
    ['Ha la febbre a 39,8', `temperature: 39.8 °C, ${TODAY}`],
    ['Temperatura 39,4 stamattina', 'temperature: 39.4 °C, 11-23 08:00'],
    ['Le ho misurato la febbre: 39,5', `temperature: 39.5 °C, ${TODAY}`],
    ['È in calore da sabato', 'heat: 11-21 12:00'],
    ['Ha mangiato 60 g di crocchette a colazione', 'food: 60 g crocchette, 11-23 08:00'],
  ])('is read in Italian: %s', (message, entry) => {
    expect(short(message)).toEqual([entry]);
  });

  it('is read for each part with its own time, at most three, each once', () => {
    expect(
      short('She vomited yesterday and today she weighs 4 kg. I gave her 2 ml of meloxicam.'),
    ).toEqual([
      'symptom: vomited, 11-22 12:00',
      `weight: 4 kg, ${TODAY}`,
      `medicine: 2 ml meloxicam, ${TODAY}`,
    ]);
    expect(short("She hasn't eaten and vomited twice")).toEqual([
      `symptom: vomited twice, ${TODAY}`,
      `symptom: did not eat, ${TODAY}`,
    ]);
    expect(short('Non mangia e ha vomitato')).toEqual([
      `symptom: vomito, ${TODAY}`,
      `symptom: non ha mangiato, ${TODAY}`,
    ]);
    expect(short('She weighs 4 kg. Yes, she weighs 4 kg.')).toHaveLength(1);
    const much = 'She weighs 4 kg. She vomited. She coughed. She limped.';
    expect(short(much)).toHaveLength(3);
  });

  it("is never dated after the message, and uses its language's time zone", () => {
    const early = new Date('2026-11-23T05:00:00Z');
    const heard = { now: early, pet: MICIA };
    expect(readDiary('Stamattina ha vomitato', heard)[0]?.at).toBe(early.toISOString());
    expect(readDiary('Ha vomitato ieri sera', heard)[0]?.at).toBe('2026-11-22T19:00:00.000Z');
    expect(readDiary('She vomited last night', heard)[0]?.at).toBe('2026-11-22T23:00:00.000Z');
    expect(readDiary('She vomited at 11 pm', heard)[0]?.at).toBe('2026-11-22T23:00:00.000Z');
  });
});

it('is fast even with the longest and oddest message', () => {
  const odd = [
    'I gave her ' + 'x '.repeat(1990),
    'She vomited ' + 'and '.repeat(990),
    'a, '.repeat(1333),
    'temperature ' + 'a'.repeat(3900),
    'weight today now today '.repeat(170),
    '1.'.repeat(2000),
    'ho dato a '.repeat(400),
    'é'.repeat(4000),
  ];
  const begun = performance.now();
  for (const message of odd) read(message);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
