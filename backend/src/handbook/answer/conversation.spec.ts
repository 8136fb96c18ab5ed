import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../../contract/pets.js';
import { FIOCCO, KIWI, lastOf, MICIA, REX } from './conversation.fixture.js';

describe('a conversation with the handbook', () => {
  it.each<[PetFacts, string[], RegExp]>([
    [REX, ['How often should I feed him?', 'and how much?'], /^For Rex at 20 kg.*kcal a day/],
    [REX, ['teach me recall', 'how long should the sessions be?'], /^A few minutes/],
    [
      REX,
      ['come gli insegno a tornare quando lo chiamo?', 'quanto devono durare le sessioni?'],
      /^Pochi minuti/,
    ],
    [
      REX,
      ['how hot is too hot for a walk?', 'and in winter, how cold?', 'does he need a coat?'],
      /short-haired/,
    ],
    [
      REX,
      ["We're driving to Croatia in August, what papers does he need?", 'and for the heat?'],
      /^Drive early or late/,
    ],
    [MICIA, ['quante lettiere servono?', 'dove le metto?', 'ogni quanto le pulisco'], /^Togli/],
    [FIOCCO, ['how much hay does he need?', 'and pellets?'], /^Few/],
  ])('stays with the topic until it changes: %o %o', (pet, questions, start) => {
    expect(lastOf(pet, questions).text).toMatch(start);
  });

  it.each([
    ['thanks. what litter is good', /litter/i],
    ['grazie, ogni quanto la pulisco?', /Togli/],
    ['hi, how often should I brush her', /Once or twice a week/],
  ])('answers the question after a pleasantry: %s', (question, reply) => {
    expect(lastOf(MICIA, ['quante lettiere servono?', question]).text).toMatch(reply);
  });

  it.each([
    'ok thanks',
    'grazie, a presto',
    'ciao, come stai',
    'good night and thanks',
    'ok i see',
  ])('does not treat a pleasantry as a question: %s', (words) => {
    expect(lastOf(MICIA, ['quante lettiere servono?', words])).toMatchObject({ followUps: [] });
  });

  it('continues when the language changes midway', () => {
    const { text } = lastOf(REX, ['how long can he stay alone?', 'e di notte?']);
    expect(text).toMatch(/^Meglio se ti sente/);
  });

  it('follows a switch to another animal', () => {
    const { text } = lastOf(MICIA, ['quanto deve dormire un gatto?', 'e il cane?']);
    expect(text).toMatch(/^Un adulto circa 12-14/);
  });

  it('does not begin with yes unless asked a yes-no question', () => {
    const { text } = lastOf(KIWI, ['non-stick pans near my budgies?']);
    expect(text).not.toMatch(/^yes/i);
    expect(text).toContain('PTFE');
  });

  it.each([
    ["l'aglio in polvere fa male?", /^Sì\./],
    ['posso dargli un po’ di aglio?', /^No\./],
  ])(
    'answers "is it bad" with yes and "may he" with no for a harmful food: %s',
    (question, start) => {
      expect(lastOf(REX, [question]).text).toMatch(start);
    },
  );

  it('does not answer the price of an operation with a figure for something else', () => {
    const { text } = lastOf(MICIA, ['When should I neuter her?', 'and how much is that?']);
    expect(text).toMatch(/written quote/);
  });

  it('presents an entry that shares only a stray word as the closest match, not the answer', () => {
    const { text } = lastOf(REX, ['Can my dog donate blood?']);
    expect(text).toMatch(/^The closest thing I have is \*Reading a blood report\*/);
  });

  it('offers the closest match for a question about a pet', () => {
    const { text } = lastOf(MICIA, ['mi sveglia alle 5 ogni mattina']);
    expect(text).not.toMatch(/mi occupo solo/);
  });
});
