import { describe, expect, it } from '@jest/globals';
import { assess } from './triage.js';
import { withoutDeath } from './death.js';

const levelOf = (text: string) => assess({ text, species: 'gatto' }).level;

describe('a message about an animal that has died', () => {
  it.each([
    'My cat died yesterday and I can’t stop crying',
    'My old cat Micia passed away last night. I miss her so much.',
    'We had to put our dog down this morning',
    'She was put to sleep on Friday. I feel so guilty.',
    'Micia died in my arms',
    'Our 14 year old cat had to be put to sleep today',
    'Mi è morto il gatto ieri e non riesco a smettere di piangere',
    'Il mio gatto è morto ieri notte',
    'Il mio coniglio è morto stanotte, cosa è successo?',
    'È morta la mia gatta. Mi manca tantissimo.',
    'Abbiamo dovuto farla addormentare stamattina. Mi sento in colpa.',
    'Micia è venuta a mancare stanotte',
  ])('raises no alarm that can no longer help it: %s', (text) => {
    expect(levelOf(text)).toBe('routine');
  });

  it.each([
    'My rabbit died last night and the other one is not eating now',
    'My cat died yesterday. My other cat can’t breathe and is collapsing.',
    'I think my cat died, she is not breathing',
    'My cat almost died, she can’t breathe',
    'She was put down on the floor and cannot stand up, she is collapsing',
    'She was put to sleep for a scan yesterday, she is collapsing and cannot stand',
    'Il mio gatto è morto? Non respira',
    'Un gatto è morto ieri e anche l’altro ora non respira',
    'È morto di paura, ansima e non respira bene',
    'He ate a mouse that died of rat poison',
  ])('keeps what is told of one that lives: %s', (text) => {
    expect(levelOf(text)).not.toBe('routine');
  });

  it('leaves other messages as they are', () => {
    for (const text of ['The wind died down. He sleeps.', 'My phone died and I am alone.', '']) {
      expect(withoutDeath(text)).toBe(text);
    }
  });

  it('keeps a question behind it', () => {
    expect(withoutDeath('My cat died. Can my dog eat rice?')).toBe('Can my dog eat rice?');
  });
});
