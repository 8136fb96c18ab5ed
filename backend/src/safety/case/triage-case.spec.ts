import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import {
  assessInCase,
  forgetInCase,
  reopenCase,
  type CaseAssessment,
  type TriageCase,
} from './triage-case.js';

const START = new Date('2026-11-23T03:00:00Z');
const MINUTE = 60_000;

/** A conversation of one owner, a minute between its messages. */
function converse(species: Species, texts: readonly string[], pause = MINUTE): CaseAssessment[] {
  let known: TriageCase | null = null;
  return texts.map((text, index) => {
    const now = new Date(START.getTime() + index * pause);
    const assessed = assessInCase(known, { text, species, ageYears: 3 }, now);
    const { alarm } = assessed.next;
    // The message ids are set, as the database does.
    known = { ...assessed.next, alarm: alarm && { ...alarm, since: alarm.since ?? 100 + index } };
    return assessed;
  });
}

const levels = (species: Species, texts: readonly string[], pause?: number) =>
  converse(species, texts, pause).map(({ level }) => level);

it('a closed alarm stays closed in later messages', () => {
  const texts = [
    'he fell off my sons scooter and yelped, now he wont put weight on his leg',
    'we are at the vets, xrays all fine and painkillers given',
    'how long should i keep him on lead',
  ];
  expect(levels('cane', texts).slice(1)).toEqual(['routine', 'routine']);
});

describe('an open alarm', () => {
  it.each([
    ['gatto', 'My cat ate a lily leaf', 'can I wait until tomorrow?'],
    ['cane', 'My dog ate rat poison', 'how much does the vet cost?'],
    ['gatto', 'Il mio gatto maschio non riesce a fare pipì da ieri e piange', 'ok grazie'],
    ['cane', 'His belly is swollen and hard and he retches but nothing comes up', 'and milk?'],
    ['cane', 'Il cane ha mangiato veleno per topi', 'adesso sembra stare bene'],
    ['cane', 'My dog ate a whole pack of xylitol gum', 'Which tablet for worming my other dog?'],
    ['cane', 'He keeps retching, nothing comes up, belly swollen', 'were in the car now'],
    ['cane', 'He keeps retching, nothing comes up, belly swollen', 'putting him in the car'],
    ['cane', 'My dog ate rat poison', 'gave him some charcoal tablets'],
    ['cane', 'Il cane ha mangiato veleno per topi', 'lo stanno guardando i bambini'],
  ] as const)('for a %s stays open: %s / %s', (species, alarm, later) => {
    const [, second] = converse(species, [alarm, later]);
    expect(second).toMatchObject({ level: 'emergency', carried: true, since: 100 });
    expect(second?.reasons.length).toBeGreaterThan(0);
  });

  it.each([
    ['My cat ate a lily', 'We are back from the vet, they kept her on a drip and she is fine.'],
    ['My cat ate a lily', 'False alarm: the lily is made of silk.'],
    ['My cat ate a lily', 'Sorry, that was three years ago.'],
    ['Il gatto ha mangiato un giglio', 'Siamo stati in clinica, l’hanno ricoverata.'],
    ['Il gatto ha mangiato un giglio', 'Falso allarme, era di stoffa.'],
    ['She has collapsed and does not react', 'She died on the way to the vet.'],
    ['Ha mangiato un giglio e non reagisce più', 'È morta stanotte, mi manca.'],
  ])('is closed by a plain fact: %s / %s', (alarm, fact) => {
    expect(levels('gatto', [alarm, fact, 'Thanks, how often should I brush her?'])).toEqual([
      'emergency',
      'routine',
      'routine',
    ]);
  });

  it.each(['maybe it was silk', 'I hope she never touched it', 'the vet will see her tomorrow'])(
    'is not closed by a doubt or a plan: %s',
    (said) => {
      expect(levels('gatto', ['My cat ate a lily', said])).toEqual(['emergency', 'emergency']);
    },
  );

  it.each([
    ['cane', 'My dog ate rat poison', 'it happened an hour ago'],
    ['cane', 'My dog ate rat poison', 'it was 3 days ago'],
    ['cane', 'My dog ate rat poison', 'my mum says it was nothing'],
    ['cane', 'My dog ate rat poison', 'the vet sent us home without seeing him'],
    ['cane', 'My dog ate some blue pellets from the garden', 'it was slug pellets'],
    ['cane', 'My dog ate paracetamol', 'sorry it was the cat who ate it'],
    ['cane', 'His belly is swollen and he retches nothing', 'all good now, thanks'],
    ['gatto', 'My cat licked antifreeze', 'it was in the garage'],
    ['gatto', 'My cat ate a paracetamol', 'it was just one tablet'],
    ['gatto', 'My cat ate one of my pills', 'it was a 500mg tablet'],
    ['gatto', 'Il gatto ha mangiato un fiore del mazzo', 'era un giglio'],
    ['gatto', 'Il gatto ha mangiato la tachipirina', 'ne ha mangiata una stamattina'],
  ] as const)('is not closed by more details, for a %s: %s / %s', (species, alarm, later) => {
    expect(levels(species, [alarm, later])).toEqual(['emergency', 'emergency']);
  });

  it.each([
    ['My dog ate chocolate', 'Fit started about 6 minutes ago and it is not stopping'],
    ['My dog has diarrhoea', 'there is blood in it'],
    ['Il cane ha mangiato cioccolato', 'ora ha le convulsioni, perde bava e sangue dalla bocca'],
    ['My cat has not eaten for two days', 'she pees tiny drops with blood'],
  ])('is not closed by a further alarm: %s / %s', (alarm, later) => {
    expect(levels('cane', [alarm, later])).not.toContain('routine');
  });

  it('keeps its reason when a later message gives none', () => {
    const said = ['My dog ate chocolate', 'a whole bar of dark, 100 g', 'he is shaking now'];
    for (const { rules } of converse('cane', said)) expect(rules).toContain('chocolate');
  });

  it.each([
    ['My cat ate a lily', 'emergency', 24],
    ['My cat has not eaten for two days', 'urgent', 48],
  ])('ends when its owner says nothing for so long: %s (%s, %d hours)', (alarm, level, hours) => {
    const later = (hour: number) => levels('gatto', [alarm, 'and her fur?'], hour * 60 * MINUTE)[1];
    expect([later(hours - 1), later(hours + 1)]).toEqual([level, 'routine']);
  });

  it('uses the language of the later message', () => {
    const [, second] = converse('gatto', ['My cat ate a lily', 'posso aspettare fino a domani?']);
    expect(second?.actions[0]).toMatch(/veterinario/);
  });

  it('is not lowered by the weight of an animal that was not exposed', () => {
    const said = ['My dog ate some milk chocolate', 'The other dog weighs 60 kg and ate none'];
    expect(levels('cane', said)).toEqual(['emergency', 'emergency']);
  });

  it('is replaced by a more serious one', () => {
    const said = [
      'My dog has had diarrhoea for three days',
      'now he collapsed, his gums are white',
    ];
    const [first, second] = converse('cane', said);
    expect([first?.level, second?.level, second?.carried]).toEqual(['urgent', 'emergency', false]);
  });
});

describe('facts from several messages', () => {
  it.each([
    ['cane', ['His belly is swollen and hard', 'he keeps retching and nothing comes up']],
    ['gatto', ['He is a male cat and goes to the litter box all the time', 'nothing comes out']],
  ] as const)('add up for a %s', (species, said) => {
    expect(levels(species, said).at(-1)).toBe('emergency');
  });

  it.each([
    [
      'gatto',
      ['oggi dorme più del solito', 'ieri ho messo l’antiparassitario', 'quello del cane'],
      'emergency',
    ],
    ['gatto', ['l’aloe?', 'se la sta masticando adesso mentre scrivo'], 'urgent'],
    ['gatto', ['is aloe bad for cats?', 'she is chewing on it right now'], 'urgent'],
    ['cane', ['are raisins dangerous?', 'because he just licked up some'], 'emergency'],
  ] as const)('name a poison before it is told as taken, of a %s: %j', (species, said, level) => {
    const last = converse(species, said).at(-1);
    expect(last?.level).toBe(level);
    expect(last?.rules).not.toEqual([]);
  });

  it.each([
    ['My dog has been limping since yesterday', 'The grapes were on the table', 'He took some'],
    ['Il cane zoppica da ieri', 'L’uvetta era sul divano', 'L’ha mangiata'],
  ])('add up even while an alarm is open: %s / %s / %s', (...said) => {
    expect(levels('cane', said)).toEqual(['urgent', 'urgent', 'emergency']);
  });

  it('are not an emergency merely because there are many', () => {
    const texts = [
      'She has been shaking her head since Monday, and her left ear smells.',
      'Yes, it is brown and waxy. Here is a photo.',
    ];
    expect(levels('gatto', texts)).toEqual(['urgent', 'urgent']);
  });

  it('do not add up after half a day', () => {
    const said = ['How often should I brush him?', 'And his teeth?'];
    expect(converse('cane', said, 11 * 60 * MINUTE).at(-1)?.next.told).toEqual(said);
    expect(converse('cane', said, 13 * 60 * MINUTE).at(-1)?.next.told).toEqual(said.slice(1));
  });
});

it('a case keeps no more than it needs', () => {
  const assessed = converse(
    'cane',
    Array.from({ length: 30 }, () => 'x '.repeat(2000)),
  );
  expect(JSON.stringify(assessed.at(-1)?.next).length).toBeLessThan(8000);
});

describe('an edited message', () => {
  const told = (texts: string[]): TriageCase => {
    const last = converse('gatto', texts).at(-1);
    if (!last?.next.alarm) throw new Error('no alarm');
    return { ...last.next, alarm: { ...last.next.alarm, since: 100 } };
  };
  const lily = 'My cat ate a lily leaf';

  it('has its facts and its alarm removed, and restored with it', () => {
    const known = forgetInCase(told([lily]), { id: 100, text: lily });
    expect(known).toMatchObject({ told: [], alarm: null });
    const question = { text: 'And now?', species: 'gatto', ageYears: 3 } as const;
    expect(assessInCase(known, question, START).level).toBe('routine');
    const alarm = { level: 'emergency', since: 100, text: lily, toldAt: START } as const;
    const reopened = assessInCase(reopenCase(known, alarm, START), question, START);
    expect(reopened).toMatchObject({ level: 'emergency', carried: true, since: 100 });
    const tomorrow = new Date(START.getTime() + 24 * 60 * MINUTE);
    expect(reopenCase(known, alarm, tomorrow)).toBe(known);
  });

  it("leaves another message's alarm open", () => {
    const known = told([lily]);
    expect(forgetInCase(known, { id: 99, text: 'How much may she eat?' })).toEqual(known);
    const lesser = { level: 'urgent', since: 7, text: 'She limps', toldAt: START } as const;
    expect(reopenCase(known, lesser, START)).toBe(known);
  });
});

describe('an alarm corrected to another animal', () => {
  it("is reassessed for that animal, without the profile's weight", () => {
    const [, corrected, later] = converse('gatto', [
      'my cat ate a lily leaf',
      'no wait, it was the dog who ate it, not the cat',
      'he is asleep now',
    ]);
    expect(corrected?.carried).toBe(false);
    expect(corrected?.level).not.toBe('routine');
    expect(corrected?.reasons.join(' ')).toMatch(/only upset the stomach/);
    expect([corrected, later].flatMap((one) => one?.reasons).join(' ')).not.toMatch(/kidney/);
  });

  it.each<[Species, string, string]>([
    ['gatto', 'il gatto ha leccato l’antigelo', 'aspetta, è stato il cane non il gatto'],
    ['altro', 'my hamster ate a piece of dark chocolate', 'it was my sons hamster, not nugget'],
    ['coniglio', 'poppy hasnt eaten since yesterday', 'sorry i meant my other rabbit, olly'],
  ])('stays an emergency if it is one for that animal as well: %s %s', (species, alarm, said) => {
    expect(levels(species, [alarm, said])).toEqual(['emergency', 'emergency']);
  });

  it.each<[string, string]>([
    ['my cat was attacked and has a deep hole in her side', "no wait, it was the neighbour's dog"],
    ['my cat ate a lily leaf', 'maybe it was the dog'],
  ])('is not changed by naming the attacker or by a doubt: %s, %s', (alarm, said) => {
    expect(converse('gatto', [alarm, said])[1]).toMatchObject({
      level: 'emergency',
      carried: true,
    });
  });
});
