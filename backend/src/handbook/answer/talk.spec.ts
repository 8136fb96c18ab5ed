import { describe, expect, it } from '@jest/globals';
import { converse, lastOf, REX, ROUTINE } from './conversation.fixture.js';

describe('the handbook in personal talk', () => {
  it.each([
    'My old dog Rex passed away last night. I miss him so much.',
    'We had to put our dog down this morning',
    'Abbiamo dovuto farlo addormentare stamattina',
  ])('responds to grief however it is worded: %s', (words) => {
    expect(lastOf(REX, [words]).text).toMatch(/^I am so sorry about|^Mi dispiace tantissimo per/);
  });

  it.each([
    ['i feel so guilty i should’ve noticed', /^Almost everyone/],
    ["i can't stop crying", /^I am so sorry that it hurts/],
    ['i miss him so much', /^I am so sorry that it hurts/],
    ['mi manca tantissimo', /^Mi dispiace che faccia così male/],
    ['non riesco a smettere di piangere', /^Mi dispiace che faccia così male/],
    ['Rex non c’è più', /^Mi dispiace tantissimo per \*\*Rex/],
  ])("responds warmly to the owner's feelings: %s", (words, reply) => {
    expect(lastOf(REX, [words]).text).toMatch(reply);
  });

  it.each([
    ['hahaha thank god. He looks so guilty', /^A relief indeed/],
    ['meno male!', /^Un bel sollievo/],
    ['thank god, how often should I walk him?', /^(?!A relief)/],
  ])('shares a relief: %s', (words, reply) => {
    expect(lastOf(REX, [words]).text).toMatch(reply);
  });

  it.each(['farting all the time its awful', 'i tried everything and he still begs at the table'])(
    'takes no first message for a complaint about an answer: %s',
    (words) => {
      const { text } = lastOf(REX, [words]);
      expect(text).not.toMatch(/I am sorry|usual advice is used up/);
    },
  );

  it.each([
    'My puppy is still crying in the crate at night',
    'my other dog is heartbroken since his friend left',
    'He is terrible on the lead and pulls all the time',
    'He has terrible gas after dinner',
    'walks are awful because my dog pulls so hard',
    'sul forum dicono che è inutile',
    'sgridarlo non serve a niente',
    'I work ten-hour days and feel guilty leaving Rex by himself',
    'mi sento in colpa a lasciare Rex solo tutto il giorno',
    'one soft poo after I changed his food, I should have done it gradually',
  ])('takes no words about the animal for grief or a complaint: %s', (words) => {
    for (const before of [[], ['how often should I walk him?']]) {
      expect(lastOf(REX, [...before, words]).text).not.toMatch(
        /I am sorry that did|so sorry that it hurts|^Mi dispiace (?:che|di)|^Almost everyone|^È quello che/,
      );
    }
  });

  it.each([
    "you're useless",
    'what a useless app',
    'that answer was terrible',
    'this is rubbish',
    'awful',
    'you do not understand',
    'sei proprio inutile',
    'questa risposta è pessima',
    'che app inutile',
    'non servi a niente',
  ])('apologises for an answer that is complained about: %s', (words) => {
    expect(lastOf(REX, ['how often should I walk him?', words]).text).toMatch(
      /^I am sorry that did not help|^Mi dispiace di non averti/,
    );
  });

  it.each([
    'i feel so guilty',
    'mi sento in colpa per non essermene accorto',
    'i miss him so much',
  ])('consoles without taking the animal for dead: %s', (words) => {
    const { text } = lastOf(REX, [words]);
    expect(text).toMatch(/^Almost everyone|^È quello che prova|^I am so sorry that it hurts/);
    expect(text).not.toMatch(/\bknew\b|conosceva|shared your life/);
  });

  it.each([
    [['Rex è morto stanotte', 'cosa devo fare con il corpo'], /^Tienilo al fresco/],
    [['he died this morning', 'what should i do with the body'], /^Keep it cool/],
  ])('says what to do with the body: %o', (questions, reply) => {
    expect(lastOf(REX, questions).text).toMatch(reply);
  });

  it.each([
    [
      ["il veterinario l'ha fatto vomitare, ora dorme", 'stasera gli do da mangiare normale?'],
      /^\*\*Segui quello che ti hanno detto in clinica/,
    ],
    [['the vet made him sick, he is home', 'can he eat normally tonight?'], /^\*\*Go by what/],
  ])('leaves the first meal after a treatment to the vet: %o', (questions, reply) => {
    expect(lastOf(REX, questions).text).toMatch(reply);
  });

  it('responds to grief even when it comes with thanks', () => {
    const { text } = lastOf(REX, ['Thank you, he died this morning.']);
    expect(text).toMatch(/^I am so sorry/);
    expect(lastOf(REX, ['è morto stamattina', 'grazie']).text).toMatch(/^Figurati/);
  });

  it.each([
    'my snake plant died',
    'my phone died, anyway how often should I walk him',
    'our old vet died, how do I choose a new one',
  ])('does not mention a body when no animal has died: %s', (question) => {
    expect(lastOf(REX, [question]).text).not.toMatch(/cremation|sorry|a body/);
  });

  it.each([
    'he looks as if he died',
    'My rabbit died last night. The other one is not eating.',
    'Il coniglio è morto stanotte. L’altro non mangia.',
  ])('answers an alarm first: %s', (question) => {
    const { text } = lastOf(REX, [question], {
      ...ROUTINE,
      level: 'emergency',
      actions: ['Call.'],
    });
    expect(text).toMatch(/^\*\*(?:This can be an emergency|Può essere un'emergenza)/);
  });

  it("never contradicts a vet's prescription", () => {
    const told = 'my vet prescribed gabapentin for the fireworks. is that right?';
    const [first, more] = converse(REX, [told, "can I give more if it doesn't work?"]);
    expect(first?.text).toMatch(/^Keep to what your vet has prescribed/);
    expect(more?.text).toMatch(/^No, do not give more/);
  });

  it('still gives no dose without a prescription', () => {
    expect(lastOf(REX, ['how much gabapentin can I give him?']).text).toMatch(/^No/);
  });
});
