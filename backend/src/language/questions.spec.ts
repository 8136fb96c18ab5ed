import { describe, expect, it } from '@jest/globals';
import { questionWithin, tellsSomething } from './questions.js';

describe('the question within a message', () => {
  it.each([
    ['He ate it all. How much is a visit?', 'How much is a visit?'],
    ['ok thanks, how often should I brush him', 'how often should I brush him'],
    ['grazie mille! e quanto costa una visita', 'quanto costa una visita'],
    ['so, and then what do i feed her', 'and then what do i feed her'],
    ['he is asleep on the sofa', ''],
  ])('of "%s" is "%s"', (text, question) => {
    expect(questionWithin(text).endsWith(question)).toBe(true);
    if (question === '') expect(questionWithin(text)).toBe('');
  });

  it('is found at once in a long message of fillers', () => {
    const fillers = 'and so but ok then thanks '.repeat(160);
    expect(questionWithin(fillers)).toBe('');
    expect(questionWithin(`${fillers}how much is a visit`)).not.toBe('');
  });
});

describe('a message', () => {
  it.each(['he is asleep now', 'ate his dinner, ran to the door', 'adesso mangia e gioca'])(
    'tells something: %s',
    (text) => expect(tellsSomething(text)).toBe(true),
  );

  it.each([
    'thanks',
    'how much does a vet cost',
    'what if i just watch him?',
    'ok',
    'grazie mille',
  ])('tells nothing if it only asks or thanks: %s', (text) =>
    expect(tellsSomething(text)).toBe(false),
  );
});
