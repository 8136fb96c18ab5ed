import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (text: string, breed = 'horse') => {
  const { level, reasons, actions, donts, rules } = assess({ text, species: 'altro', breed });
  return { level, rules, actions, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a mare with a red bag', () => {
  it.each([
    'My mare is foaling and a red bag is showing',
    'La mia cavalla sta partorendo e si vede un sacco rosso',
    'red bag delivery',
    'Help! My mare has a red bag',
    'la mia cavalla ha un sacco rosso',
    'My mare is in labour and there is a red velvety sac at her vulva',
    'la cavalla spinge e le esce una sacca rossa vellutata',
    'My mare is in labour and the placenta is coming out before the foal',
    'My mare is foaling and the bag is red, not white',
    'My mare has red velvety tissue coming out while she is pushing',
    'La mia cavalla sta partorendo e prima del puledro esce la placenta',
    'La cavalla sta partorendo e il sacco è rosso invece che bianco',
    'My jenny is foaling and a red bag is showing',
    'La mia mula ha un sacco rosso',
    'My mare is in labour and red bag shows, is it a prolapse?',
    'My mare is foaling and a red bag is showing, is it her womb?',
    'La cavalla sta partorendo ed esce un sacco rosso: è un prolasso?',
    'My mare is foaling, a red bag is out, she had a prolapse last year',
    'My mare is foaling now, red bag showing, last foal was born out fine two years ago',
    "La cavalla ha partorito bene l'anno scorso, ora sta partorendo e si vede un sacco rosso",
    'My mare is foaling and a red bag full of fluid sticks out',
    'La cavalla sta partorendo, le esce un sacco rosso per metà',
    'My mare has started to foal and I see a red bag',
    'The mare is pushing, a red thing like velvet comes first',
    'Red bag! mare pushing!',
    'There is a red bag instead of a white one',
    'Alla cavalla esce un sacco rosso invece di quello bianco',
    "My mare's waters did not break, a red bag is showing",
    'My mare is foaling and a red bag is showing, the stallion is beside her',
  ])('has it cut open before the vet is there: %s', (text) => {
    const { level, rules, actions, said } = cardOf(text);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['red-bag'] });
    expect(actions[0]).toMatch(/cut the red bag open now|apri subito il sacco rosso/);
    expect(said).not.toMatch(/stay clear|stai lontano|Do not pull|Non tirare/);
  });

  it.each([
    'What is a red bag delivery in mares?',
    'My mare had a red bag delivery three years ago, may I breed her again?',
    'How do I recognise a red bag when my mare foals next spring?',
    "Cos'è il parto con il sacco rosso?",
    'My mare was in labour with a red bag last year, the foal is fine',
    'My mare is foaling in May, how do I recognise a red bag?',
    'My vet told me about red bag delivery, how do I prepare?',
    'Is red bag delivery common?',
    'How often does a red bag delivery happen?',
  ])('is not meant by a question or the past: %s', (text) => {
    expect(cardOf(text).level).toBe('routine');
  });

  it.each([
    'I keep the hay of my horse in a red bag',
    'My mare ate from a red bag of nuts',
    'Tengo la biada del cavallo in un sacco rosso',
    'My mare wears a red velvet halter at the show',
    'My mare passed the placenta before the foal had nursed',
    'Does the placenta ever come before the foal?',
    'My mare is foaling in May, I packed a red bag with towels',
    'My mare pushes her red bag of hay around',
    'Preparo un sacco rosso con gli asciugamani per il parto della cavalla',
    'My mare strains at her red bag of hay',
    'My gelding eats from a red bag',
    'My gelding wears a red bag on his nose',
    'My stallion has a red bag of carrots',
    'Il castrone mangia da un sacco rosso',
  ])('is no bag of feed: %s', (text) => {
    const { rules } = cardOf(text);
    expect(rules).not.toContain('red-bag');
    expect(rules).not.toContain('prolapse');
  });
});

it.each([
  'What is a red bag delivery?',
  'Cosa devo fare in caso di sacco rosso mentre la cavalla sta partorendo?',
  'Il veterinario mi ha parlato del parto a sacco rosso, come mi preparo?',
  'My wife is in labour, red bag packed, the mare is alone for two days',
])('a question about a red bag is no certain emergency: %s', (text) => {
  expect(assess({ text, species: 'altro', breed: 'horse' }).isCertain).toBe(false);
});

it.each([
  "a red bag hangs from my gelding's bottom",
  'My stallion has a red bag hanging',
  "There is a red bag hanging from my mare, she's not pregnant",
  'Al mio castrone pende un sacco rosso dal sedere',
  'My gelding has a red bag',
  'My stallion shows a red bag',
  'Il mio castrone ha un sacco rosso',
  'Il mio stallone ha un sacco rosso da stamattina',
])('a red bag of a horse that is not foaling is a prolapse: %s', (text) => {
  const { rules, said } = cardOf(text);
  expect(rules).toContain('prolapse');
  expect(rules).not.toContain('red-bag');
  expect(said).not.toMatch(/cut the red bag|sacco rosso con/);
});

it('a red bag of a jack is a prolapse too', () => {
  expect(cardOf('My jack has a red bag', 'donkey').rules).toEqual(['prolapse']);
});

describe('a red bag at a mare that has foaled', () => {
  it.each([
    'My mare foaled an hour ago and a big red bag is hanging out of her vulva',
    'My mare gave birth two hours ago and a red sac as big as a football sticks out behind',
    "My mare's uterus came out after foaling, it looks like a red bag",
    'My mare has a red bag hanging out, the foal was born this morning',
    'My mare has foaled, the foal is standing, and a red velvety sac pokes out of her',
    'La mia cavalla ha partorito due ore fa e le esce un grosso sacco rosso dalla vulva',
    'La mia cavalla ha un sacco rosso che pende, il puledro è già nato',
    "Foal born at 3am, now a red sac is hanging from my mare's vulva",
    'My mare has a red bag hanging out and her foal is two hours old',
    'My mare has red velvety tissue coming out, she foaled an hour ago and is pushing',
    'È nato il puledro e alla cavalla pende un sacco rosso',
    'My mare foaled two hours ago and has a red bag',
    'She foaled two hours ago. Now she is pushing and there is a red velvet bag',
    'My mare foaled and a red bag is out',
    'La mia cavalla ha partorito e ha un sacco rosso',
    'My mare has a red bag, foal is a day old',
    'The filly was born an hour ago, a red bag hangs out of the mare',
    'My mare delivered an hour ago and a red bag is hanging from her vulva',
    'My mare dropped her foal this morning and now a red bag hangs out of her vulva',
    'The foal is fine and drinking, but a big red bag hangs out of the mare behind',
    'È nata la puledrina e alla cavalla pende un sacco rosso',
    'Dopo la nascita del puledro le pende un sacco rosso',
    "Alla mia cavalla è uscito l'utero dopo il parto, sembra un sacco rosso",
  ])('may be her womb and is not cut: %s', (text) => {
    const { level, rules, said } = cardOf(text);
    expect(level).toBe('emergency');
    expect(rules).toContain('prolapse');
    expect(rules).not.toContain('red-bag');
    expect(said).toMatch(/do not cut anything off|non tagliare nulla/);
    expect(said).not.toMatch(/cut the red bag|apri subito|scissors|forbici/);
  });

  it.each([
    'My mare is in labour, a red bag hangs out and the foal is not out yet',
    'My mare has not foaled yet, she strains and a red sac is hanging out of her vulva',
    'La cavalla non ha ancora partorito, spinge e le esce un sacco rosso',
    'La cavalla sta partorendo, si vede un sacco rosso e il puledro non è ancora nato',
  ])('is cut open if the foal is still inside: %s', (text) => {
    const { rules, actions } = cardOf(text);
    expect(rules).toContain('red-bag');
    expect(rules).not.toContain('prolapse');
    expect(actions[0]).toMatch(
      /^If she is foaling and the foal is not out|^Se sta partorendo e il/,
    );
  });

  it.each([
    'My mare foaled last week, her hay hangs in a red bag',
    'The foal was born yesterday and I bought a red bag for its things',
    'La cavalla ha partorito ieri, il fieno è nel sacco rosso',
    'My mare passed the placenta before the foal had nursed',
  ])('is no womb if it is a bag of hay: %s', (text) => {
    expect(cardOf(text).rules).not.toContain('prolapse');
  });

  it('is never cut without the condition that the foal is still inside', () => {
    const { actions, said } = cardOf('My mare has a red bag');
    expect(actions[0]).toMatch(/^If she is foaling and the foal is not out yet/);
    expect(said).toMatch(/If the foal is already born, cut and pull nothing/);
  });
});

describe('an afterbirth that stays in', () => {
  it.each([
    'My mare has not passed the afterbirth after 4 hours',
    'My mare has kept the afterbirth',
    'The placenta is hanging from my mare',
    "My mare hasn't yet passed the afterbirth",
    'My mare foaled six hours ago and passed only a part of the afterbirth',
    'La mia cavalla non ha espulso le seconde dopo 5 ore',
    'la mia cavalla ha trattenuto la placenta',
  ])('is neither pulled nor cut: %s', (text) => {
    const { level, rules, said } = cardOf(text);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['kept-afterbirth'] });
    expect(said).toMatch(/Do not pull at the afterbirth|Non tirare e non tagliare la placenta/);
    expect(said).not.toMatch(/young one|piccolo/);
  });

  it.each([
    'My mare foaled 30 minutes ago, the red velvety placenta hangs to her hocks, normal?',
    "Il puledro è nato da mezz'ora, pende la placenta rossa vellutata",
  ])('may hang for a while, and is no womb: %s', (text) => {
    const { rules, said } = cardOf(text);
    expect(rules).toEqual(['kept-afterbirth']);
    expect(said).toMatch(/after three hours|entro tre ore/);
  });

  it.each([
    ['horse', 'My mare has not cleansed since last night'],
    ['goat', 'My goat still has her afterbirth hanging after 12 hours'],
    ['sheep', 'My ewe has not cleansed since yesterday'],
    ['capra', 'La capra ha ancora la placenta che pende dopo 12 ore'],
  ])('is not pulled at in other animals either: %s: %s', (breed, text) => {
    const { rules, said } = cardOf(text, breed);
    expect(rules).toContain('kept-afterbirth');
    expect(said).toMatch(/Do not pull at the afterbirth|Non tirare e non tagliare la placenta/);
    if (breed !== 'horse') expect(said).not.toMatch(/mare|three hours|cavalla|garretti/);
  });

  it('does not hide that a twin is still coming', () => {
    const { rules } = cardOf(
      'My mare is straining and the afterbirth is hanging, there is a second foal leg showing',
    );
    expect(rules).toEqual(expect.arrayContaining(['kept-afterbirth', 'birth']));
  });

  it.each([
    'My mare dropped the afterbirth an hour after foaling, what do I do with the placenta?',
    'La cavalla ha espulso la placenta intera, la butto?',
  ])('is not what came out in time: %s', (text) => {
    expect(cardOf(text).rules).not.toContain('kept-afterbirth');
  });

  it.each([
    'My mare has passed the afterbirth',
    'My mare kept the afterbirth last year',
    'When does a mare pass the afterbirth?',
    'Dopo quanto tempo una cavalla espelle la placenta?',
  ])('is not meant by one that came, the past or a question: %s', (text) => {
    expect(cardOf(text).level).toBe('routine');
  });
});
