import { describe, expect, it } from '@jest/globals';
import { tellsOfDeath, withoutDeath, withoutOtherDeath } from './death.js';

describe('a message about an animal that has died', () => {
  it.each([
    'My cat died yesterday and I can’t stop crying',
    'My old cat Micia passed away last night. I miss her so much.',
    'We had to put our dog down this morning',
    'She was put to sleep on Friday. I feel so guilty.',
    'She was put down yesterday',
    'Micia died in my arms',
    'Thank you, he died this morning.',
    'We had to let her go this morning',
    'We lost him last night',
    'We lost our beloved Rex to cancer',
    'I said goodbye to Rex today',
    'My dog crossed the rainbow bridge',
    'Our 14 year old cat had to be put to sleep today',
    'My bird died suddenly, why?',
    'Mi è morto il gatto ieri e non riesco a smettere di piangere',
    'Il mio gatto è morto ieri notte',
    'Il mio coniglio è morto stanotte, cosa è successo?',
    'È morta la mia gatta. Mi manca tantissimo.',
    'Alla fine è mancato',
    'Abbiamo dovuto farla addormentare stamattina. Mi sento in colpa.',
    'Abbiamo dovuto lasciarla andare',
    'Micia è venuta a mancare stanotte',
    'Il mio gatto non c’è più',
    'L’abbiamo perso stanotte',
    'Il gatto se n’è andato stanotte',
  ])('has nothing left to assess: %s', (text) => {
    expect(withoutDeath(text)).toBe('');
  });

  it.each([
    'My rabbit died last night and the other one is not eating now',
    'My dog died after eating rat poison, the puppy ate it as well',
    'My dog died after he ate the bait, the cat licked it',
    'I think my cat died, she is not breathing',
    'My cat almost died, she can’t breathe',
    'She was put down on the floor and cannot stand up, she is collapsing',
    'She was put to sleep for a scan yesterday, she is collapsing and cannot stand',
    'Il mio gatto è morto? Non respira',
    'Un gatto è morto ieri e anche l’altro ora non respira',
    'È morto di paura, ansima e non respira bene',
    'He ate a mouse that died of rat poison',
  ])('is kept for assessment when an animal may be alive: %s', (text) => {
    expect(tellsOfDeath(text)).toBe(false);
  });

  it.each([
    'my friend’s cat died last night',
    'her cat died from a lily',
    'un’amica mi ha raccontato che la sua gatta è morta per un giglio',
    'la gatta della mia vicina è morta ieri',
    'il cane di mia sorella è morto',
  ])('is none of somebody else’s animal: %s', (text) => {
    expect(tellsOfDeath(text)).toBe(false);
  });

  it.each([
    'I lost my dog yesterday',
    'We lost him yesterday on a walk',
    'L’abbiamo perso ieri durante la passeggiata',
    'Il gatto se n’è andato ieri e non è tornato',
    'Il gatto non c’è più in casa',
  ])('is not recognised if the animal has run away: %s', (text) => {
    expect(tellsOfDeath(text)).toBe(false);
  });

  it.each([
    'my snake plant died',
    'my goldfish plant died',
    'my spider plant died, is it safe to replace it with a lily',
    'my cat grass died',
    'My dog’s collar died',
    'è morta la batteria del telecomando, comunque quanto cammina un beagle',
    'my phone died, anyway how often should I walk him',
    'our old vet died, how do I choose a new one',
    'Our vet died last month',
    'My grandmother died and left me her cat',
    'È morta mia nonna, mi ha lasciato il suo gatto',
    'Mi è morto il telefono mentre scrivevo',
    'Il veterinario del mio cane è morto',
  ])('is not recognised for a plant, a thing or a person: %s', (text) => {
    expect(tellsOfDeath(text)).toBe(false);
  });

  it.each([
    'My snake died',
    'Rex died this morning',
    'He died at the vet’s',
    'my dog died at the vet',
    'the vet said my cat died in surgery',
    'My cat died, she ate a plant',
    'È morto ieri dal veterinario',
    'Mi è morto ieri',
    'È morta Luna stanotte',
  ])('may also mention a plant, a thing or a person: %s', (text) => {
    expect(tellsOfDeath(text)).toBe(true);
  });

  it.each([
    ['my phone died, how often should I walk him', 'my phone , how often should I walk him'],
    ['our old vet died, how do I choose one', 'our old vet , how do I choose one'],
    ['è morta la batteria, quanto cammina un beagle', ' la batteria, quanto cammina un beagle'],
    ['My cat died. My plant too.', 'My cat died. My plant too.'],
    ['È morto il gatto', 'È morto il gatto'],
  ])('has the death of a thing or person removed: %s', (text, rest) => {
    expect(withoutOtherDeath(text)).toBe(rest);
  });

  it('leaves other messages as they are', () => {
    const others = [
      'The wind died down. He sleeps.',
      'My phone died and I am alone.',
      'My dad died',
    ];
    for (const text of [...others, '']) expect(withoutDeath(text)).toBe(text);
  });

  it('keeps a question that follows', () => {
    expect(withoutDeath('My cat died. Can my dog eat rice?')).toBe('Can my dog eat rice?');
  });
});
