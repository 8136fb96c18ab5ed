import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

const cardOf = (text: string, breed = 'horse') => {
  const { level, reasons, actions, donts, rules } = assess({ text, species: 'altro', breed });
  return { level, rules, actions, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a mother that strains', () => {
  it.each([
    ['horse', 'My mare has been straining for 30 minutes and I see one hoof'],
    ['horse', 'My mare is foaling, only one hoof is showing after half an hour'],
    ['goat', 'My goat is straining and one leg sticks out'],
    ['horse', 'My mare is straining and I can see his feet showing'],
    ['guinea pig', 'My guinea pig is straining and one leg sticks out'],
    ['sheep', 'My ewe is straining and only one foot is showing, the ram ran with her'],
    ['horse', 'My mare is straining and one hoof is showing, sired by a stallion'],
    ['goat', 'My doe is straining, one leg sticks out, the male goat is beside her'],
    ['pecora', 'La mia pecora spinge e spunta una zampa, il montone è con lei'],
    ['pecora', 'La mia pecora spinge e spunta solo una zampina'],
    ['guinea pig', 'My guinea pig has been straining for 15 minutes without a pup'],
    ['alpaca', 'My alpaca has been straining for half an hour and no cria'],
    ['mini pig', 'My sow has been straining for half an hour, two feet showing'],
    ['sheep', 'My ewe is straining and only a head is out'],
    ['sheep', 'My ewe is straining, only the tail shows'],
    ['pecora', 'La pecora spinge e si vede solo la testa'],
    ['goat', 'My goat is straining and a nose is showing, no feet'],
    ['capra', 'La capra spinge e si vede il muso'],
    ['cow', 'My cow is pushing, the head is out and no legs'],
    ['sheep', 'My ewe is lambing, the head is out but no legs'],
    ['sheep', 'My ewe has one foot out and is straining'],
    ['sheep', 'My ewe is straining, a foot has been out for an hour'],
    ['alpaca', 'My alpaca is straining and one foot shows'],
    ['capra', 'La capra spinge, è fuori una zampa'],
    ['goat', 'My goat is straining, one leg sticks out, the male goat is beside her'],
    ['guinea pig', 'My guinea pig is straining and a foot is showing, the boar is away'],
    ['hamster', 'My hamster is straining and a tiny paw is showing, the male is gone'],
    ['donkey', 'My donkey is straining and one hoof is showing, the gelding is beside her'],
    ['sheep', 'A water bag hangs from my ewe for an hour and nothing happens'],
    ['horse', 'My mare is straining to foal and one hoof shows'],
    ['capra', 'La capra si sforza per far uscire il capretto, spunta una zampa'],
    ['sheep', 'My ewe pushes the lamb out, a head shows and no legs'],
    ['capra', 'La capra spinge il capretto, si vedono una zampa e la testa'],
    ['sheep', 'My ewe strained since noon and a foot shows'],
  ])('is in labour, not ill of the bladder: %s: %s', (breed, text) => {
    const { level, rules, said } = cardOf(text, breed);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['birth'] });
    expect(said).not.toMatch(/urine/);
  });

  it.each([
    ['horse', 'Should I see one hoof or two first when a mare gives birth?'],
    ['horse', 'My mare foaled last spring, first one hoof was showing and then the nose'],
    ['goat', 'My goat pushes the gate and one leg sticks out'],
    ['horse', 'My horse strains at the rope and its head sticks out'],
    ['dog', 'My dog squats with one leg sticking out to pee'],
    ['cat', 'My cat crouches under the sofa with only her feet showing'],
    ['goat', 'My nanny is straining at the fence, her legs are sticking out through it'],
    ['horse', 'My mare is straining against the rope, I see one hoof bleeding'],
    ['cavallo', 'La mia cavalla si sforza di rialzarsi, si vede uno zoccolo rotto'],
    ['pecora', 'La pecora spinge la testa fuori dal recinto'],
    ['cow', 'My cow pushes her nose out under the gate'],
    ['guinea pig', 'the guinea pig is pushing her pup away, a foot is out'],
  ])('is not meant by a question, the past or another effort: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).not.toContain('birth');
  });

  it.each<[Species, string]>([
    ['gatto', 'My cat is straining, legs sticking out, and cries'],
    ['cane', 'My dog is straining with one leg sticking out and has vomited'],
    ['cane', 'My dog is straining at the lead and one foot is showing a bald patch'],
    ['altro', 'My billy goat is straining with his legs sticking out'],
    ['cane', 'My puppy is straining on the lead with her tiny legs'],
    ['cane', 'My bitch is straining on the lead to get to a cat'],
    ['gatto', 'My cat strains to pee, her little feet stick out of the tray'],
    ['cane', 'Il mio cane spinge e spunta la zampa dalla porta'],
    ['gatto', 'La gatta si sforza per uscire, si vede una zampa sotto la porta'],
    ['gatto', 'La gattina si sforza di uscire dalla gabbietta e spunta una zampetta'],
    ['gatto', 'La gatta spinge la porta, vedo una zampa'],
    ['gatto', 'Gattina maschio si sforza e spunta una zampetta dal trasportino'],
    ['gatto', 'My cat is straining in the litter tray, tail sticking out'],
    ['cane', 'La cagnetta si sforza di salire sul divano, spunta una zampina'],
    ['cane', 'My bitch strains at the lead, one foot sticking out of the harness'],
    ['cane', 'My dog pushes his nose out of the blanket, a tail is sticking out'],
  ])('is not a dog, cat or male that sits with its legs out: %s: %s', (species, text) => {
    expect(assess({ text, species }).rules).not.toContain('birth');
  });

  it.each<[Species, string]>([
    ['gatto', 'My cat is straining, I can see a tiny foot sticking out of her vulva'],
    ['cane', 'My bitch is straining and a foot is sticking out behind'],
    ['cane', 'My dog is straining and two little feet are showing'],
    ['cane', 'La mia cagna spinge e spunta una zampina'],
    ['cane', 'My bitch is straining and a tail is sticking out'],
    ['gatto', 'La gatta spinge e si vede la coda'],
  ])('is not pulled out of a dog or a cat either: %s: %s', (species, text) => {
    const { rules, donts } = assess({ text, species });
    expect(rules).toContain('birth');
    expect(donts.join(' ')).toMatch(/pull|tirare/i);
  });

  it('is, of a dog or cat, one that is said to be pregnant or giving birth', () => {
    const text = 'My pregnant cat is straining and two feet are showing';
    expect(assess({ text, species: 'gatto' }).rules).toEqual(['birth']);
  });
});

describe('a male that strains beside a female', () => {
  it.each([
    ['goat', 'My wether strains and nothing comes out; the doe is fine'],
    ['goat', 'My wether is straining and nothing comes out, the does are pregnant'],
    ['goat', 'My buck strains to pee; the doe is fine'],
    ['pecora', 'Il montone si sforza per fare pipì, la pecora è gravida'],
  ])('has a blocked bladder: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).toEqual(['blocked-bladder']);
  });

  it.each([
    [
      'goat',
      'My wether is straining and one hind leg is sticking out behind him, the nanny is fine',
    ],
    ['sheep', 'The ram is straining, back legs sticking out, the ewes are fine'],
    ['pig', 'My boar is straining, his leg sticks out, the sow is fine'],
    ['horse', 'My stallion is straining, one leg sticks out, we have a mare next to him'],
    [
      'capra',
      'Il becco si sforza con le zampe posteriori che spuntano indietro, la capra sta bene',
    ],
    ['pecora', 'Il montone spinge e si vede una zampa, la pecora è vicino'],
    ['sheep', 'My tup strains and a foot shows'],
    ['goat', 'The doe is straining to pee'],
  ])('gives no birth, nor does one that pees: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).not.toContain('birth');
  });

  it.each([
    ['goat', 'My pregnant doe is straining and nothing comes out'],
    ['goat', 'My doe is due and straining, no kid yet'],
    ['sheep', 'My ewe was with a ram and is straining, one foot is out'],
  ])('does not hide that a mother is in labour: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).toEqual(['birth']);
  });
});
