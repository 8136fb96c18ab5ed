import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const of = (text: string) => assess({ text, species: 'altro' });

describe('a message that says nothing but the worst', () => {
  it.each([
    'My chicken was attacked by a fox',
    "my tortoise was attacked by our neighbour's dog",
    'La volpe ha azzannato la mia oca stanotte',
    'My goat was attacked by a fox!',
    'my sheep were attacked by a dog last night',
    'A stray dog attacked my goat',
    'our goats were attacked by two stray dogs',
    'My gecko was attacked by a dog this morning. What do I do?',
    'la mia capra è stata attaccata da un cane',
    'una volpe ha attaccato le mie galline',
    'la mia tartaruga è stata morsa dal cane del vicino',
    'My snake has a seizure',
    'My degu has a seizure',
    'help! my goat is having a seizure right now',
    'my axolotl is having a seizure',
    'Il mio asino ha le convulsioni',
    'il mio gatto sta avendo una crisi epilettica',
    'Il mio serpente è svenuto',
    'Il mio serpente è collassato e non reagisce',
    'my donkey collapsed',
    'My cat has a prolapse',
    'my goat has a prolapse, what should I do?',
    'my hedgehog has a rectal prolapse',
    'la mia pecora ha un prolasso',
    'My dog nearly drowned',
    'my cat almost drowned in the bath',
    'our puppy nearly drowned in the pond today',
    'My frog nearly drowned in its water bowl',
    "La mia rana è quasi annegata nella ciotola dell'acqua",
    'Il mio cane è quasi annegato',
    'la mia gatta è quasi annegata nella vasca',
    'il mio coniglio ha rischiato di annegare in piscina',
    'My horse has laminitis and does not want to move',
    'my donkey has laminitis and will not move',
    "help! my pony has laminitis and can't walk",
    'Il mio asino ha la laminite e non vuole muoversi',
    'la mia cavalla ha la laminite e non si muove',
    'My ewe is cast',
    'My sheep is lying on its back and cannot get up',
    'la mia pecora è rovesciata sulla schiena e non si alza',
    'My pig had no water for two days',
    "Il mio maiale è rimasto senz'acqua per due giorni",
    'my gerbil lost the skin of its tail',
    'The tail skin of my degu has torn off',
    'al mio degu si è staccata la pelle della coda',
    'My donkey was attacked by a dog',
    'My axolotl was attacked by a dog',
    'Il mio asino è stato attaccato da un lupo',
    'My parrot is egg bound',
    'My hen is egg bound, what do I do?',
    'my chicken is egg bound',
    'I think my tortoise is egg bound',
    'My quail has egg binding',
    'My hen cannot pass an egg',
    'My bearded dragon cannot lay her eggs',
    "La mia canarina ha la ritenzione dell'uovo",
    "La mia gallina ha la ritenzione dell'uovo, cosa faccio?",
    'La mia tartaruga ha la ritenzione delle uova',
    "La mia quaglia non riesce a deporre l'uovo",
    'My snake is stargazing',
    'My corn snake keeps looking up at the sky and falls over backwards',
    'Il mio serpente guarda in alto e si rovescia',
  ])('is an emergency: %s', (text) => {
    expect(of(text).level).toBe('emergency');
  });

  it('shows what a lame horse needs', () => {
    const { rules, actions } = of('my donkey has laminitis and will not move');
    expect(rules).toEqual(['hoof']);
    expect(actions.join(' ')).toMatch(/soft ground/);
  });

  it.each([
    ['My hen is egg bound', /Do not press or pull the egg/],
    ["La mia gallina ha la ritenzione dell'uovo", /Non premere e non tirare l'uovo/],
  ])('says to leave an egg alone that is stuck: %s', (text, donts) => {
    expect(of(text).donts.join(' ')).toMatch(donts);
  });

  it.each(['My pig nearly drowned', 'My pig nearly drowned in the pond'])(
    'is read behind the animal of the profile: %s',
    (text) => {
      expect(assess({ text, species: 'altro', breed: 'pig' }).level).toBe('emergency');
    },
  );

  it.each([
    'my snake was never attacked',
    'my hen was attacked by a fox two years ago',
    'my goat was attacked by a dog as a kid and is afraid of them',
    'has a fox ever attacked your hens?',
    "my neighbour's hen was attacked by a fox",
    'my friends tortoise was attacked by a dog',
    'my son was attacked by a dog',
    'no dog attacked my goat',
    'la mia gallina è stata attaccata da una volpe due anni fa',
    'my dog has seizures',
    'my dog has a seizure disorder, well controlled',
    'my old dog had a seizure in 2019',
    'my husband is having a seizure of laughter',
    'il mio cane ha le convulsioni ogni tanto da anni, è in cura',
    "does my cat's prolapse surgery hurt",
    'my cat has a prolapse repair booked for next month',
    'my cat never had a prolapse',
    'my pug has a mitral valve prolapse',
    'my dog collapsed on the sofa after our walk and is snoring',
    'my goat fainted',
    'my dog nearly drowned last year and is afraid of water',
    'my dog never nearly drowned',
    "my neighbour's dog nearly drowned",
    'my late dog nearly drowned',
    'the dog in the film nearly drowned',
    'my dog nearly drowned me in kisses',
    'my dog nearly drowned in the film we saw',
    'i nearly drowned and my cat watched',
    'my dog nearly drowned. How do I get him to love water again?',
    'il mio cane è quasi annegato da cucciolo',
    'my horse has had laminitis for years, which hay is best?',
    'my horse has laminitis under control',
    'has my pony got laminitis?',
    "my neighbour's pony has laminitis and will not move",
    'my horse has no laminitis',
    'la mia cavalla ha avuto la laminite anni fa',
    'la mia cavalla ha la laminite cronica, quale fieno le do?',
    'my donkey was attacked by a dog as a foal and hates them',
    'il mio asino è stato attaccato da un lupo due anni fa',
    'my pig had no water for two days last summer',
    'can my pig be without water for a day',
    'my pig was without water for an hour',
    'my guinea pig had no water for two days',
    'my gerbil lost the skin of its tail two years ago',
    'can degus lose the skin of their tail?',
    'my ewe was cast last year',
    'my sheep was lying on its back for shearing',
    'why do sheep get stuck on their backs?',
    'what do I do if my sheep gets stuck on her back',
    'my sheep is stuck on her back every spring, how do I prevent it?',
    'la mia pecora sta sulla schiena quando la toso',
    "il mio cane è quasi annegato l'anno scorso e ora ha paura dell'acqua",
    'ho visto un film in cui un cane è quasi annegato',
    'my hen was egg bound last year',
    'is my hen egg bound?',
    'how do I know if my hen is egg bound?',
    "my friend's hen is egg bound",
    'my hen is not egg bound',
    'my hen cannot lay eggs any more',
    'my hen is egg bound every spring',
    'my snake was stargazing in the film',
    'my snake looks up at the lamp',
    'la mia gallina ha avuto la ritenzione dell’uovo anni fa',
  ])('is not meant by: %s', (text) => {
    expect(of(text).isCertain).toBe(false);
  });
});
