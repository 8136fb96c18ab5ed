import { describe, expect, it } from '@jest/globals';
import { readReminderQuestion } from './reminder-question.js';
import { readWish } from './wish.js';

const wish = (message: string, language: 'en' | 'it' = 'en') => readWish(message, language)?.wish;

describe('a request for a reminder', () => {
  it.each([
    ['remind me every 12 hours to give her tablet', 'en'],
    ['Can you remind me tomorrow at 8 to call the vet?', 'en'],
    ['mi ricordi di dare le gocce ogni 8 ore per 5 giorni?', 'it'],
    ['ricordami di pesarla ogni domenica', 'it'],
  ] as const)('is recognised with its time: %s', (message, language) => {
    expect(wish(message, language)).toEqual({ wants: 'reminder', isRead: true, suggests: [] });
  });

  it.each([
    ['remind me to weigh her', 'en', 'remind me to weigh her every day at 8'],
    ['Please set a reminder to worm him', 'en', 'Please set a reminder to worm him every day at 8'],
    ['ricordami di pesarla', 'it', 'ricordami di pesarla ogni giorno alle 8'],
  ] as const)('without a time comes with suggestions: %s', (message, language, first) => {
    const read = wish(message, language);
    expect(read).toMatchObject({ wants: 'reminder', isRead: false });
    expect(read?.wants === 'reminder' && read.suggests[0]).toBe(first);
  });

  it.each([
    'Can you remind me?',
    'remind me what you said about worms',
    'Remind me how much she weighs',
    'He reminds me of my first dog',
    "Don't remind me every day",
    'Non ricordarmi di pesarla',
    'Mi ricordi cosa hai detto delle gocce?',
    'How do I give her a tablet every 12 hours?',
    'What reminders do I have?',
  ])('is not recognised in: %s', (message) => {
    expect([wish(message), wish(message, 'it')]).toEqual([undefined, undefined]);
  });

  it('is separated from the rest of the message', () => {
    const read = readWish('She vomited once. Remind me tomorrow at 9 to call the vet.', 'en');
    expect(read?.rest).toBe('She vomited once.');
  });
});

describe('a request for a summary', () => {
  it.each(['make a summary for my vet', 'fammi un riassunto per il veterinario'])(
    'is recognised: %s',
    (message) => {
      expect(wish(message)).toEqual({ wants: 'summary' });
    },
  );

  it.each(['What should I tell the vet?', 'Che cosa dico al veterinario?'])(
    'is not recognised in: %s',
    (one) => {
      expect(wish(one)).toBeUndefined();
    },
  );
});

describe('a question about reminders', () => {
  it.each([
    ['what is due next?', 'all'],
    ["What's due this week for Micia?", 'all'],
    ['Which reminders do I have?', 'all'],
    ['show me my reminders', 'all'],
    ['quali promemoria ho?', 'all'],
    ['Che cosa scade prossimamente?', 'all'],
    ['When is her next rabies vaccine due?', 'vaccine'],
    ['When is the next worming due?', 'worms'],
    ["quando c'è il prossimo vaccino?", 'vaccine'],
  ])('is recognised: %s', (message, kind) => {
    expect(readReminderQuestion(message)).toBe(kind);
  });

  it.each([
    'What vaccines are due at 12 weeks?',
    'When is a kitten due for its next vaccine?',
    'When is her next meal?',
    'What comes next after the first vaccine?',
    'remind me every Sunday to weigh her',
    'Che cosa devo fare se vomita?',
  ])('is not recognised in: %s', (message) => {
    expect(readReminderQuestion(message)).toBeNull();
  });
});
