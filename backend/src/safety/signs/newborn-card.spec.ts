import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (text: string, breed = 'horse') => {
  const { level, reasons, actions, donts, rules } = assess({ text, species: 'altro', breed });
  return { level, rules, actions, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a newborn foal, kid or lamb', () => {
  it.each([
    ['horse', 'The newborn foal has not suckled for five hours'],
    ['horse', 'The foal was born two hours ago and does not suckle'],
    ['horse', 'The foal is two days old and does not suckle any more'],
    ['cow', 'My calf was born two months early and does not suckle'],
    ['cavallo', 'Il puledro è nato stanotte e non succhia'],
    ['puledro', 'Il puledro appena nato non si alza e non poppa'],
    ['foal', 'My newborn foal does not stand up'],
    ['horse', "My foal was born this morning and can't get up"],
    ['goat', 'The newborn kid does not suckle and is cold'],
    ['sheep', 'My newborn lamb is weak and will not drink'],
    ['pecora', "L'agnello appena nato è freddo e non succhia"],
    ['capra', 'Il capretto è nato due ore fa ed è debole'],
    ['horse', 'My newborn filly does not suckle'],
    ['horse', 'My newborn colt does not nurse'],
    ['pony', "Our newborn pony won't suckle"],
    ['donkey', 'My newborn donkey does not suckle'],
    ['asino', 'Il mio asinello di un giorno non poppa'],
    ['mulo', 'Il muletto appena nato non succhia'],
    ['horse', 'The mare has a colt born an hour ago that is weak and does not nurse'],
    ['horse', 'The mare has a filly born an hour ago that is weak and does not nurse'],
    ['goat', 'Newborn doeling does not suckle'],
    ['goat', "My newborn buckling won't nurse"],
  ])('keeps its mother and her milk, and is not treated for colic: %s: %s', (breed, text) => {
    const { level, rules, said } = cardOf(text, breed);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['newborn-hoofed'] });
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
    ['horse', 'The foal is four months old and does not suckle any more'],
    ['horse', 'How do I get a foal not to suckle any more?'],
    ['capra', 'Il capretto non smette di succhiare'],
    ['capra', 'Il capretto di tre mesi non succhia più dalla madre'],
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
    [
      'horse',
      "My mare foaled an hour ago. She can't get up and the newborn foal does not suckle",
      'collapse',
    ],
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
    ['cow', "My cow is down, the newborn calf won't suck", 'collapse'],
    ['cow', 'Cow is down after calving, newborn calf not suckling', 'collapse'],
    ['cow', "The heifer is down and the newborn calf won't suckle", 'collapse'],
    ['sheep', 'My ewe went down after lambing, the newborn lamb does not suckle', 'collapse'],
    ['mucca', 'La mucca è a terra, il vitello appena nato non poppa', 'collapse'],
  ])('does not hide what its mother has: %s: %s', (breed, text, mother) => {
    expect(cardOf(text, breed).rules).toEqual(expect.arrayContaining(['newborn-hoofed', mother]));
  });

  it.each([
    ['cow', 'The cow put her head down to lick the newborn calf, which does not suckle'],
    ['cow', "The cow won't let down her milk, the newborn calf does not suckle"],
    ['cow', 'The cow is down in the yard by the gate and fine, her newborn calf does not suckle'],
    ['mucca', 'La mucca sta bene, il vitello appena nato è a terra e non succhia'],
  ])('does not make its mother ill: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).toEqual(['newborn-hoofed']);
  });

  it.each([
    ['sheep', 'My newborn lamb lies flat and does not suck, the ewe eats well'],
    ['goat', 'The newborn kid shivers and will not suckle, the doe is fine'],
    ['horse', 'The mare is standing, her newborn foal lies down, sweats and does not suckle'],
    ['capra', 'La capra sta bene, il capretto neonato trema e non succhia'],
    ['horse', "My mare isn't sweating, newborn foal not suckling"],
    ['horse', 'My newborn filly foal does not suckle, she is weak'],
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
  ])('that does not drink counts beside one that does: %s: %s', (breed, text) => {
    const { level, rules } = cardOf(text, breed);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['newborn-hoofed'] });
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
    ['horse', 'My foal is weaned and does not suckle'],
    ['goat', "My goat's kid can't stop nursing"],
    ['cow', "The calf won't stop suckling other cows"],
    ['pecora', "L'agnello è svezzato e non poppa più"],
  ])('is not meant by one that is weaned, or drinks too long: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).not.toContain('newborn-hoofed');
  });

  it.each([
    ['pecora', "L'agnello è nato ieri, non succhia dal biberon, ma nemmeno dalla madre"],
    ['pecora', 'Il mio agnello è nato ieri, non beve dal biberon ma neanche dalla mamma'],
    ['sheep', 'My newborn lamb will not suck from the bottle, but not from the ewe either'],
    ['sheep', 'My newborn lamb does not suckle from the left side or the right side'],
    ['sheep', 'Newborn lamb does not suck from the right teat, nor the left'],
    ['pecora', "L'agnello neonato non succhia dal capezzolo destro né da quello sinistro"],
    ['sheep', "My newborn lamb won't suck from the bottle but tries in vain on the ewe"],
  ])('that drinks from neither side is off its milk: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).toContain('newborn-hoofed');
  });

  it.each([
    ['sheep', "My lamb won't drink from the bottle but hardly from the ewe"],
    ['pecora', "L'agnello non beve dal biberon, ma a fatica dalla madre"],
  ])('that hardly drinks is off its food: %s: %s', (breed, text) => {
    expect(cardOf(text, breed).rules).toContain('appetite');
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
