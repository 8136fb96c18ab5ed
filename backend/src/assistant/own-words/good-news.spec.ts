import { describe, expect, it } from '@jest/globals';
import type { Turn } from '../../contract/chat.js';
import type { Question } from '../../replies/reply-generator.js';
import { goodNews } from './good-news.js';

/** A question with the earlier ones, oldest first. */
const asked = (question: string, earlier: string[] = [], species = 'cane'): Question => {
  const history = earlier.flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: '…' },
  ]);
  const pet = { name: 'Luna', species, breed: null, age: 3, weight: null };
  return {
    question,
    history,
    userId: 1,
    plan: 'free',
    petId: 1,
    hasDiary: false,
    ownerLanguage: 'en',
    pet: { ...pet, healthConditions: null, personalityTraits: null },
    triage: { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] },
  } as unknown as Question;
};

const replyTo = (question: string, earlier: string[], species?: string): string =>
  goodNews(asked(question, earlier, species))?.words.text ?? '';

describe('the reply to the end of an alarm', () => {
  it.each([
    [
      'he ate grapes from the table',
      'vet made him sick and kept him in overnight, home now and fine',
      /^I am glad that a vet has seen/,
    ],
    [
      'my dog was hit by a scooter',
      'ok we are at the vets, they did xrays all fine and painkillers given',
      /is in good hands now/,
    ],
    [
      'found an empty blister of my heart tablets on the floor',
      'phew, found all the pills under the sofa, counted them, none missing',
      /if nothing is missing/,
    ],
    [
      'la cagna ha la pancia gonfia e dura e prova a vomitare',
      'siamo in clinica la stanno operando',
      /adesso è in buone mani/,
    ],
    [
      "il cane ha leccato l'antigelo",
      "era acqua, ho controllato la tanica, quella dell'antigelo è ancora sigillata",
      /^Che sollievo\. Allora/,
    ],
    ['my dog ate rat poison', 'sorry, that was three years ago', /all in the past/],
    ['gli ho dato la tachipirina', 'al bambino, mica al cane!', /^Che sollievo\. Allora/],
    [
      'aiuto trema tutto e non si muove',
      'ah no, c’erano i fuochi d’artificio, ora gioca e mangia',
      /^Bene, allora era paura del rumore/,
    ],
  ])('acknowledges the outcome and says when to call again: %s / %s', (alarm, news, reply) => {
    const text = replyTo(news, [alarm]);
    expect(text).toMatch(reply);
    expect(text).toMatch(/\bcall\b|chiama/i);
  });

  it("replaces the handbook's answer, or precedes it if something else is asked", () => {
    const silk = 'false alarm, the lily is made of silk.';
    expect(goodNews(asked(silk, ['my cat ate a lily'], 'gatto'))?.words.place).toBe('instead');
    const both = "scusa era il gatto di una mia amica l'anno scorso, volevo solo sapere cosa si fa";
    const news = goodNews(asked(both, ['è caduta dal terzo piano'], 'gatto'));
    expect(news?.words).toMatchObject({ place: 'before', text: expect.stringMatching(/passata/) });
    expect(news?.question.question).toBe('volevo solo sapere cosa si fa');
  });

  it.each(['siamo tornati dal veterinario, tutto bene', 'he is home from the vet, all fine'])(
    'is also given for a visit that went well without an alarm: %s',
    (question) => expect(replyTo(question, [])).not.toBe(''),
  );

  it("fits the news, such as found droppings or a vet's reassurance", () => {
    const found = replyTo('mi sono sbagliata, le ho trovate nella lettiera, mangia', [
      'il coniglio non fa la cacca da ieri sera',
    ]);
    expect(found).toMatch(/^Che bella notizia/);
    expect(replyTo('the vet says its nothing', ['he was hit by a car'])).toMatch(
      /^I am glad that a vet/,
    );
  });

  it('does not call a cold hamster that has woken up out of danger', () => {
    const woken = replyTo('si è svegliato adesso, era solo letargo', ['non si muove ed è freddo']);
    expect(woken).toMatch(/tieni d'occhio/);
    expect(woken).not.toMatch(/non serve niente/);
  });

  it.each([
    ['altro', 'found her flat out in her house not moving', 'poked her, she yawned at me'],
    [
      'uccello',
      'dopo il bagnetto sta ferma ed è una palla',
      'cinque minuti al sole, poi si liscia le penne',
    ],
  ])('of a %s is also given when what is told makes it unlikely: %s / %s', (kind, alarm, told) => {
    expect(replyTo(told, [alarm], kind)).toMatch(/^That is good news|^Che bella notizia/);
    expect(replyTo('what do they eat?', [alarm, told], kind)).toBe('');
  });

  it('is not given when another animal is affected instead', () => {
    const said = 'no scusa era la gatta a vomitare';
    expect(goodNews(asked(said, ['argo ha vomitato due volte'], 'cane'))).toBeNull();
  });

  it.each([
    [
      'how long should I keep him on lead?',
      ['my dog was hit by a scooter', 'we are back from the vet, he was kept in and is fine'],
    ],
    ['how much hay a day?', []],
    [
      'it was only one square of milk chocolate, 4 g',
      ['my 40 kg dog ate some milk chocolate and I do not know how much'],
    ],
    ['she died on the way to the vet', ['my dog has collapsed and does not react']],
    ['the vet gave her antibiotics yesterday', []],
  ])('is not given to any other message: %s', (question, earlier) => {
    expect(goodNews(asked(question, earlier))).toBeNull();
  });
});
