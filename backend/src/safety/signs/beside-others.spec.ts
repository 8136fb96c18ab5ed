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
  ['ferret', 'My ferret with insulinoma had his prednisolone and collapsed', 'low-sugar'],
])('what is told beside it does not hide a finding: %s: %s', (breed, text, rule) => {
  expect(cardOf(breed, text).rules).toContain(rule);
});

it('leaves lambs and kids with a mother that trembles', () => {
  const text = 'my nanny kidded today, she trembles, the newborn kids suckle';
  expect(cardOf('goat', text).said).not.toMatch(/Take the young away/);
});

it.each([
  'My rabbit was in the hot hutch at 35 degrees, I cooled him, he is limp, and it is cold in the room',
  'My rabbit has heatstroke, he is limp and the water I gave is cold',
])('cools an animal beside which something is cold: %s', (text) => {
  const { actions } = assess({ text, species: 'coniglio' });
  expect(actions.join(' ')).not.toMatch(/Stop cooling|Warm it/);
});
