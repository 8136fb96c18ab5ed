import { expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (breed: string, text: string) => {
  const { rules, actions } = assess({ text, species: 'altro', breed });
  return { rules, said: actions.join(' ') };
};

it.each([
  [
    'horse',
    'My mare foaled at midnight and has a red bag instead of the white one, a prolapsed womb',
    'red-bag',
  ],
  ['horse', 'What does a red bag instead of a white one mean in a mare?', 'red-bag'],
  ['sheep', 'My sheep ate her hay, a cow licked her ear', 'copper-sheep'],
  ['sheep', 'My sheep ate and the pony blocked her way', 'copper-sheep'],
  ['goat', 'My goat licks salt', 'salt'],
  ['betta', 'My betta always sleeps lying on its side, I have well water', 'chlorine'],
  ['horse', 'Cosa vuol dire sacco rosso invece di bianco nella cavalla?', 'red-bag'],
  ['horse', 'Le cavalle possono avere un sacco rosso invece di bianco?', 'red-bag'],
  ['horse', 'My horse ate cattle nuts, no harm done, they are monensin free', 'ionophore'],
  ['horse', 'My horse licks his Himalayan rock salt, drank well today', 'salt'],
  ['horse', 'My horse licks salt all day', 'salt'],
  ['horse', 'La mia cavalla lecca il sale tutti i giorni', 'salt'],
  ['sheep', 'My ewe was on her back, I turned her and she is up, her lambs are fine', 'cast'],
])('what another animal or a question tells is no finding: %s: %s', (breed, text, rule) => {
  expect(cardOf(breed, text).rules).not.toContain(rule);
});

it.each([
  ['horse', "My horse ate chicken feed. I don't know if it is monensin free", 'ionophore'],
  ['horse', 'My horse ate cattle nuts, are they without monensin?', 'ionophore'],
  ['horse', 'My horse ate the cows’ cake, it is not ionophore free', 'ionophore'],
  ['pony', 'My pony got loose among the cows. They ate the cattle nuts together', 'ionophore'],
  ['horse', 'My gelding was with the calf. It ate calf nuts and now it trembles', 'ionophore'],
  ['rabbit', 'My rabbit was force fed two spoons of salt, now he licks everything', 'salt'],
  ['goat', 'My goat got into the road salt and licked a lot, staggers', 'salt'],
  ['cavia', 'La mia cavia gravida sta molto male e si sforza', 'birth'],
  ['sheep', 'My ewe is cast on her back, the other ewes are up and grazing', 'cast'],
  ['sheep', 'My ewe is on her back, the lamb is up and walking', 'cast'],
  ['goldfish', 'My goldfish: I forgot the conditioner when I changed the water', 'chlorine'],
  [
    'horse',
    "My mare's water broke, red bag instead of white. Her colt last year was fine",
    'red-bag',
  ],
  [
    'horse',
    'The mare shows a red bag instead of the white. The gelding next door is calm',
    'red-bag',
  ],
  [
    'horse',
    'I think she may have a red bag instead of a white one, my mare is pushing now',
    'red-bag',
  ],
  ['horse', "My horse ate chicken feed, it wasn't ionophore-free", 'ionophore'],
  ['horse', "My horse ate cattle nuts, I hope it's monensin free", 'ionophore'],
  ['horse', 'My horse ate cattle cake. The chicken feed is monensin free', 'ionophore'],
  [
    'horse',
    'My horse was with the cows; they ate the cattle cake and now the horse shakes',
    'ionophore',
  ],
  ['sheep', 'My sheep licked lots of table salt and walks in circles', 'salt'],
  ['cavia', 'My guinea pig licked spilled table salt and now has fits', 'salt'],
  ['python', 'A live rat chewed my python. I can see his ribs', 'wound'],
  ['betta', 'My husband did not put in the conditioner, the fish are gasping', 'chlorine'],
  ['betta', 'Non ho usato il biocondizionatore, il pesce boccheggia sul fianco', 'chlorine'],
  ['goldfish', 'my two goldfish: I used tap water without conditioner', 'chlorine'],
  ['sheep', 'My ewe is on her back, her twin is up and grazing', 'cast'],
  ['ferret', 'My ferret with insulinoma had his prednisolone and collapsed', 'low-sugar'],
])('what is told beside it does not hide a finding: %s: %s', (breed, text, rule) => {
  expect(cardOf(breed, text).rules).toContain(rule);
});

it.each([
  ['goat', 'my nanny kidded today, she trembles, the newborn kids suckle'],
  ['horse', 'my mare nursing her foal is trembling and stiff'],
])('leaves the young of a %s with a mother that trembles: %s', (breed, text) => {
  expect(cardOf(breed, text).said).not.toMatch(/Take the young away/);
});

it.each([
  'My rabbit was in the hot hutch at 35 degrees, I cooled him, he is limp, and it is cold in the room',
  'My rabbit has heatstroke, he is limp and the water I gave is cold',
  'My rabbit has heatstroke, he is limp, the room is now cold',
  'My rabbit has heatstroke, he is limp and the towel is cold',
])('cools an animal beside which something is cold: %s', (text) => {
  const { actions } = assess({ text, species: 'coniglio' });
  expect(actions.join(' ')).not.toMatch(/Stop cooling|Warm it/);
});
