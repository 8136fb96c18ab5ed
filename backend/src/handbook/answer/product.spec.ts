import { describe, expect, it } from '@jest/globals';
import { FREE_QUESTIONS, PRICES_EUR_CENTS } from '../../contract/plans.js';
import { converse, lastOf, REX } from './conversation.fixture.js';
import { productTopicOf } from './product.js';
import type { ProductTopic } from './product.texts.js';

describe('questions about Zampa itself', () => {
  it('are answered with prices and limits from the contract', () => {
    const [plans, limits] = converse(REX, [
      'how much is Pro?',
      'how many questions do I get for free?',
    ]);
    expect(plans?.text).toContain(`€${String(PRICES_EUR_CENTS.pro / 100)}`);
    expect(limits?.text).toMatch(new RegExp(`^Free has ${String(FREE_QUESTIONS)} questions`));
  });

  it.each([
    ['can I cancel whenever?', /^Yes, at any time/],
    ['how do I delete everything', /Delete account/],
    ['can I send you a photo of his rash?', /^No, I cannot see photos/],
    ['mi prenoti tu il veterinario?', /^No, non posso prenotare/],
    ['are you a vet?', /^No, I am not a vet/],
    ['are you a real person?', /^No, I am not a person/],
  ])('are answered: %s', (question, start) => {
    expect(lastOf(REX, [question]).text).toMatch(start);
  });

  it.each(['ogni quanto va fatta l’antirabbica', 'che differenza c’è tra umido e secco'])(
    'do not include a question about care: %s',
    (question) => {
      expect(lastOf(REX, [question]).text).not.toMatch(/mi occupo solo/);
    },
  );

  it.each([
    'What can you do for a dog with fleas?',
    'What do you do if a puppy bites?',
    'How can you help a dog that is afraid of fireworks?',
    'Can you make dog food at home?',
    'Can you make your own cat litter?',
    'What is the best premium dog food?',
    'What vaccination plan does a puppy need?',
    "What's a sensible daily feeding plan for a fixed tom",
    "We have a cat who scratches everything, what's the plan",
    'Cosa serve per un gatto che vive al quinto piano?',
    'Cosa faccio se cammina piano?',
    'cosa guardo sotto la zampa',
    'cosa sono i pro e i contro della sterilizzazione',
    'quanto costa fasciare la zampa?',
    'Is it time for someone more expert, and what do I ask?',
    'Le api sono pericolose per il mio cane?',
    'Cosa faccio se le api pungono il cane?',
    'Where does this smell come from?',
    'Da dove arriva questa puzza?',
    'Da dove vengono le pulci?',
    "quanti animali posso portare all'estero",
    'how many pets can travel in one car',
    'the reminder came again for distemper',
    "what's the daily limit on little extras for her",
  ])('do not include words that also name the product: %s', (question) => {
    expect(productTopicOf(question)).toBeNull();
  });

  it.each<[ProductTopic, string]>([
    ['who', 'what can you do?'],
    ['who', 'how can you help me?'],
    ['who', 'cosa sai fare?'],
    ['who', 'who are you'],
    ['booking', 'can you book a visit for me?'],
    ['booking', 'could you make me an appointment?'],
    ['plans', 'what does Zampa cost?'],
    ['plans', 'quanto costa zampa?'],
    ['plans', 'how much are the plans?'],
    ['plans', "che differenza c'è tra i piani?"],
    ['plans', 'which plan do I need?'],
    ['plans', 'what do I get with Expert?'],
    ['plans', 'cosa comprende l’abbonamento?'],
    ['plans', 'is premium included in my subscription, what does a premium account cost?'],
    ['api', 'do you have an API?'],
    ['api', 'avete le API?'],
    ['sources', 'where does this information come from?'],
    ['sources', 'da dove vengono le tue risposte?'],
    ['pets', 'how many pets can I add?'],
    ['reminder', 'can you set a reminder?'],
    ['reminder', 'do you have reminders?'],
    ['limits', 'what is the daily limit?'],
  ])('are recognised as about %s: %s', (topic, question) => {
    expect(productTopicOf(question)).toBe(topic);
  });

  it('answers two words in the language of their words', () => {
    expect(lastOf(REX, ['cambio residenza microchip']).text).toMatch(/veterinari/);
  });

  it('never answers "which" by what holds for one of them', () => {
    const { text } = lastOf(REX, ['which plants are poisonous']);
    expect(text).toMatch(/lilies/);
    expect(text).not.toMatch(/^Only mildly/);
  });

  it.each(['a recipe for pizza', 'ricetta per la pizza', 'What is the capital of France?'])(
    'do not include an unrelated question: %s',
    (question) => {
      const isLeft = /no reliable answer|Non ho una risposta/;
      expect(lastOf(REX, [question]).text).toMatch(isLeft);
      expect(lastOf(REX, ['quanto deve mangiare?', question]).text).toMatch(isLeft);
    },
  );
});
