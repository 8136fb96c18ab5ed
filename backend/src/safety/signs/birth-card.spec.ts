import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

const cardOf = (text: string, breed = 'horse') => {
  const { level, reasons, actions, donts, rules } = assess({ text, species: 'altro', breed });
  return { level, rules, actions, said: [...reasons, ...actions, ...donts].join(' ') };
};

const OFF_MILK = { level: 'emergency', rules: ['newborn-hoofed'] };

describe('a newborn foal, kid or lamb', () => {
  it.each([
    ['horse', 'The newborn foal has not suckled for five hours'],
    ['horse', 'The foal was born two hours ago and does not suckle'],
    ['cavallo', 'Il puledro è nato stanotte e non succhia'],
    ['puledro', 'Il puledro appena nato non si alza e non poppa'],
    ['foal', 'My newborn foal does not stand up'],
    ['horse', "My foal was born this morning and can't get up"],
    ['goat', 'The newborn kid does not suckle and is cold'],
    ['sheep', 'My newborn lamb is weak and will not drink'],
    ['pecora', "L'agnello appena nato è freddo e non succhia"],
    ['capra', 'Il capretto è nato due ore fa ed è debole'],
  ])('keeps its mother and her milk, and is not treated for colic: %s: %s', (breed, text) => {
    const { said, ...card } = cardOf(text, breed);
    expect(card).toMatchObject(OFF_MILK);
    expect(said).toMatch(/with its mother|con la madre/);
    expect(said).not.toMatch(/food|cibo|\bhay\b|fieno|colic|rumen|honey|miele/i);
  });

  it.each([
    ['horse', 'My newborn foal stands and suckles well'],
    ['horse', 'How soon after birth must a foal suckle?'],
    ['horse', 'My foal was born last night and is doing well'],
    ['horse', 'My foal is six months old and does not nurse any more'],
    ['goat', 'My kids do not clean the goat shed'],
    ['sheep', 'Last spring a newborn lamb did not suckle and we bottle-fed it'],
    ['horse', 'When does a foal stop nursing?'],
  ])('that drinks, or that is only asked about, is no emergency: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).level).toBe('routine');
  });

  it.each([
    [
      'goat',
      'My goat had one kid an hour ago that does not suckle, and she is still straining with another one stuck',
      'birth',
    ],
    ['horse', 'My mare collapsed after foaling and the newborn foal does not suckle', 'collapse'],
    ['horse', 'My mare is rolling with colic and her newborn foal does not suckle', 'colic'],
    ['sheep', 'My ewe is down and trembling, her newborn lamb does not suckle', 'collapse'],
    [
      'cavallo',
      'La mia cavalla è a terra dopo il parto e il puledro appena nato non succhia',
      'collapse',
    ],
    [
      'capra',
      'La capra ha partorito un capretto che non succhia e spinge ancora, il secondo è incastrato',
      'birth',
    ],
    ['horse', "My newborn foal does not suckle and the mare can't get up", 'collapse'],
    ['cow', 'My newborn calf does not suckle and the cow is down and trembling', 'collapse'],
    ['goat', 'My newborn kid does not suckle and the mother is weak and cold', 'collapse'],
    [
      'capra',
      'La capra non si alza più dopo il parto e il capretto appena nato non succhia',
      'collapse',
    ],
    ['cavallo', 'La cavalla non mangia e si rotola, il puledro appena nato non succhia', 'colic'],
    ['horse', 'The mare is sweating and pawing, newborn foal does not suckle', 'colic'],
    ['horse', "Mare lying down groaning, newborn foal won't suck", 'colic'],
    ['horse', "My mare isn't eating and looks at her flank, newborn foal not nursing", 'colic'],
    ['cavallo', 'La cavalla suda e raspa, il puledro neonato non succhia', 'colic'],
    [
      'sheep',
      'The ewe lies on her side and does not stand, her newborn lamb does not suck',
      'collapse',
    ],
    ['sheep', 'The ewe lies flat, newborn lamb not suckling', 'collapse'],
    ['pecora', "La pecora è stesa e non si rialza, l'agnello appena nato non poppa", 'collapse'],
    ['goat', "My doe is shivering and won't eat, her newborn kids do not suckle", 'milk-fever'],
    ['capra', 'La capra trema, il capretto appena nato non succhia', 'milk-fever'],
  ])('does not hide what its mother has: %s: %s', (breed, text, mother) => {
    expect(cardOf(text, breed).rules).toEqual(expect.arrayContaining(['newborn-hoofed', mother]));
  });

  it.each([
    ['sheep', 'My newborn lamb lies flat and does not suck, the ewe eats well'],
    ['goat', 'The newborn kid shivers and will not suckle, the doe is fine'],
    ['horse', 'The mare is standing, her newborn foal lies down, sweats and does not suckle'],
    ['capra', 'La capra sta bene, il capretto neonato trema e non succhia'],
    ['horse', "My mare isn't sweating, newborn foal not suckling"],
  ])('may be the only one that is ill: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).toEqual(['newborn-hoofed']);
  });

  it('is not taken from a mother that trembles', () => {
    const { said } = cardOf('The doe is shivering, her newborn kid does not suckle', 'goat');
    expect(said).toMatch(/with its mother/);
    expect(said).not.toMatch(/away from/);
  });

  it('that strains to pass droppings is not being born', () => {
    const { rules } = cardOf('My newborn foal does not suckle and is straining to pass droppings');
    expect(rules).not.toContain('birth');
  });

  it.each([
    ['goat', 'One newborn kid is up and sucking, the other does not suckle'],
    ['goat', 'My doe had a kid two hours ago and it does not suck'],
    ['capra', "Un capretto succhia bene, l'altro non succhia"],
    ['goat', 'My kid was born today and sucked well but then stopped and does not suckle'],
    ['pecora', "L'agnello è nato ieri, non succhia dal biberon, ma nemmeno dalla madre"],
    ['pecora', 'Il mio agnello è nato ieri, non beve dal biberon ma neanche dalla mamma'],
    ['sheep', 'My newborn lamb will not suck from the bottle, but not from the ewe either'],
    ['sheep', 'My newborn lamb does not suckle from the left side or the right side'],
  ])('is off its milk, whatever else is said of milk: %s: %s', (breed, text) => {
    expect(cardOf(text, breed)).toMatchObject(OFF_MILK);
  });

  it.each([
    [
      'goat',
      'My kid, born today, is up and sucking, but does not want to nurse from the left side',
    ],
    ['pecora', "L'agnello di tre giorni non succhia dal biberon ma dalla madre sì"],
  ])('that drinks from its mother is not off its milk: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).not.toContain('newborn-hoofed');
  });

  it.each([
    ['hedgehog', 'My kid found two day old hoglets, they are cold and weak'],
    ['hamster', 'My kid wants to hold the newborn hamsters, she is cold'],
  ])('is no young of other animals beside a child: %s: %s', (breed, text) => {
    const { rules, said } = cardOf(text, breed);
    expect(rules).not.toContain('newborn-hoofed');
    expect(said).not.toMatch(/with its mother|Milk its mother/);
  });

  it.each([
    ['horse', 'My mare died while foaling and the newborn foal is weak'],
    ['sheep', 'The ewe has rejected her newborn lamb and butts it, it is weak and cold'],
    ['pecora', "La pecora rifiuta l'agnello appena nato, è debole e freddo"],
  ])('without a mother is not left with her, and gets colostrum: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).said).toMatch(
      /if she accepts it.*no mother.*colostrum|se lo accetta.*madre manca.*colostro/,
    );
  });

  it('is no grown horse off its food', () => {
    expect(cardOf('My horse does not eat and has not passed droppings').rules).toContain('colic');
  });
});

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
