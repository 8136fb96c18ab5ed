import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';
import { assessToxins } from './assess-toxins.js';

const found = (text: string, species: Species = 'cane') =>
  assessToxins({ text, species }).map(({ substance }) => substance);

describe('exposure to poison', () => {
  it.each<[string, Species]>([
    ['she swiped the lily off the table', 'gatto'],
    ['il gatto ha mangiucchiato il giglio', 'gatto'],
    ['her fur is covered in lily pollen', 'gatto'],
    ['foglie di giglio masticate sul tavolo', 'gatto'],
    ['Is lily water bad? She drank some from the vase', 'gatto'],
    ['i dropped my ibuprofen and now i can only find 3 of 5', 'cane'],
    ['lumachicida in granuli nell’orto... ora trema tutto', 'cane'],
    ['kitchen full of smoke from a burnt non stick pan', 'uccello'],
    ['He recovered from surgery last week and today he ate grapes', 'cane'],
    ['my neighbour’s dog ate rat poison last week, and my dog ate grapes', 'cane'],
    ['il cane del vicino è morto per il lumachicida, il mio ne ha mangiato un po’', 'cane'],
    ['years ago my old dog ate ibuprofen and died, my new dog swallowed one', 'cane'],
    ['they found poisoned bait in our park and he picked something up there', 'cane'],
    ['hanno trovato bocconi avvelenati in un altro parco, il mio ne ha mangiato uno', 'cane'],
    ['can I give him one of my ibuprofen\ni already gave him one an hour ago', 'cane'],
    ['what happens if a dog eats xylitol\nbecause mine has', 'cane'],
    ['can dogs eat grapes\nhe ate it all', 'cane'],
    ['posso darle la tachipirina?\ngliene ho già data mezza', 'gatto'],
    ['può mangiare la cipolla?\nne ha appena mangiata una intera', 'cane'],
    ['posso mettere l’advantix al gatto?\nl’ho già messo ieri', 'gatto'],
  ])('is recognised in: %s', (text, species) => {
    expect(found(text, species)).toHaveLength(1);
  });

  it.each<[string, Species]>([
    ['what is the right paracetamol dose for dogs of 10kg', 'cane'],
    ['how much ibuprofen is toxic for a 10 kg dog', 'cane'],
    ['my sister says grapes are poisonous, is that true?', 'cane'],
    ['che succede se un gatto mangia il giglio?', 'gatto'],
    ['I want to buy a poinsettia, is it ok with a cat?', 'gatto'],
    ['we use slug pellets, are there safe alternatives?', 'cane'],
    ['they found poisoned bait in a park on the other side of town', 'cane'],
    ['hanno trovato bocconi avvelenati in un altro quartiere', 'cane'],
    ['my ferret hides toys in his stash', 'altro'],
    ['can dogs eat grapes\nok thanks. he had one biscuit today, is that ok', 'cane'],
    ['can i give him ibuprofen\nok i won’t. he ate his dinner', 'cane'],
  ])('is not seen in a general question: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it.each<[string, Species]>([
    ['how to give a cat a pill', 'gatto'],
    ['What is the best way to give a dog a tablet?', 'cane'],
    ['How do I get my dog to take his pills?', 'cane'],
    ['he keeps spitting out the tablets', 'cane'],
    ['come dare una compressa al gatto', 'gatto'],
    ['come si dà una pastiglia al gatto', 'gatto'],
    ['come faccio a dare la medicina al gatto', 'gatto'],
    ['come posso far prendere le pastiglie al cane?', 'cane'],
    ['il mio cane sputa le pastiglie', 'cane'],
  ])('is not seen in a question about how to give a medicine: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it.each<[string, Species]>([
    ['how to give a cat a paracetamol', 'gatto'],
    ['come dare la tachipirina al gatto', 'gatto'],
    ['my dog ate my pills, how do I give him medicine to vomit?', 'cane'],
    ['how to give a cat a pill, she swallowed two of mine', 'gatto'],
    ['My dog ate a pill, how do I make him spit it out?', 'cane'],
    ['il mio cane sputa le pastiglie, ma ne ha ingoiate due delle mie', 'cane'],
    ['il cane ha mangiato una compressa, come faccio a dargli da vomitare?', 'cane'],
  ])('is seen if a medicine is named or was taken as well: %s', (text, species) => {
    expect(found(text, species)).not.toEqual([]);
  });

  it.each<[string, Species]>([
    ['Which medicines has she had this week?', 'gatto'],
    ['Quali medicine ha preso questa settimana?', 'gatto'],
    ['When did she last have her tablet?', 'gatto'],
    ["Quando ha preso la pastiglia l'ultima volta?", 'gatto'],
  ])('is not seen in a question about the diary: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it.each<[string, Species]>([
    ['She found my bag. Which medicines has she had?', 'gatto'],
    ['I do not know which medicines she has had this morning', 'gatto'],
    ['Which pills has she had?', 'gatto'],
    ['Non so che medicine ha preso', 'gatto'],
    ['Quando ha preso il paracetamolo l’ultima volta?', 'gatto'],
  ])('is seen if the owner does not know what was taken: %s', (text, species) => {
    expect(found(text, species)).toHaveLength(1);
  });

  it.each<[string, Species]>([
    ['nel 2018 leccò un giglio, esami sempre perfetti', 'gatto'],
    ['three summers ago she ate rat poison, can she swim?', 'cane'],
    ['a natale scorso mangiò il cioccolato e da allora sta alla grande', 'cane'],
  ])('is not seen once it is long past: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it.each<[string, Species]>([
    ['My cat chewed a lily and since then she’s been vomiting', 'gatto'],
    ['La mia gatta ha masticato un giglio e da allora vomita', 'gatto'],
    ['My cat chewed a lily and has not been well since then', 'gatto'],
    ['My cat chewed a lily, drinks well since then but has not eaten', 'gatto'],
    ['The dog we adopted two years ago ate raisins', 'cane'],
    ['Il cane che abbiamo adottato due anni fa ha mangiato dell’uvetta', 'cane'],
    ['My dog, born in 2018, ate raisins', 'cane'],
    ['Il mio cane, nato nel 2018, ha mangiato dell’uva passa', 'cane'],
  ])('is seen if only something else is long past: %s', (text, species) => {
    expect(found(text, species)).toHaveLength(1);
  });

  it.each([
    'I was watching TV and the dog ate a whole bar of dark chocolate',
    'I watched her eat 10 grapes',
    'Stavo leggendo il giornale e il cane ha mangiato l’uvetta',
    'I was watching a film and my dog ate a bar of dark chocolate',
    'I was planning to bake and my dog ate 200 g of raisins',
    'I’m looking after my sister’s dog and he ate rat poison',
    'Sto tenendo il cane di mia sorella e ha mangiato il topicida',
  ])('is seen next to what a person was doing: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    'The dog we adopted ate raisins two years ago',
    'I watched a film where a dog eats rat poison',
    'I am watching a series where the dog ate chocolate',
    'sto scrivendo un romanzo e il cane del protagonista ha mangiato il topicida',
    'I was planning to give him ibuprofen',
  ])('is not seen in a story, a plan or long ago: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each<[string, Species]>([
    ['She ate a lily as a kitten and has been fine ever since then', 'gatto'],
    ['ha leccato un giglio e da allora sta benissimo', 'gatto'],
    ['ha leccato un giglio e da allora non ha avuto problemi', 'gatto'],
  ])('is not seen if the animal has been well since: %s', (text, species) => {
    expect(found(text, species)).toEqual([]);
  });

  it.each([
    'There’s no dark chocolate left, the dog must have eaten it',
    'There are no grapes left in the bowl and he looks guilty',
    'Nessun acino d’uva rimasto nella ciotola, il cane ha un’aria colpevole',
  ])('is seen if nothing is left over: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each(['He did not eat the grapes any more', 'he did not touch the chocolate I left'])(
    'is not seen if it was not eaten: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it.each([
    'He ate two ibuprofen 400 mg tablets, nothing else is missing',
    'She swallowed three ibuprofen tablets, I got the rest in time',
    'He swallowed the ibuprofen tablets and spat the packet out',
    'Ha mangiato 3 compresse di ibuprofene, per il resto non manca niente',
    'He ate two ibuprofen tablets before I noticed, then nothing went missing',
  ])('is seen if only the rest was saved: %s', (text) => {
    expect(found(text)).toEqual(['ibuprofen']);
  });

  it.each([
    'my friend’s beagle once ate a whole tray of brownies',
    'il cane del vicino ha mangiato il topicida, il mio sta in casa',
    'in the film a dog eats rat poison',
  ])('is not seen for another animal: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'dropped a pack of paracetamol, picked up all of them, none missing',
    'he sniffed the chocolate but I grabbed it in time',
    'mi è caduta l’uvetta ma l’ho raccolta tutta',
    'He ate a grape and spat it out',
    'I thought he had swallowed my ibuprofen, none are missing',
    'he tried to eat the chocolate but I took it in time',
  ])('is not seen if everything was saved: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'shes trembling and hiding in the bath because of the fireworks',
    'i vicini sparano petardi, il cane trema tutto',
    'dog wont go out to pee since the fireworks yesterday',
    'he bolted when a firework went off and is missing',
    'hanno sparato un petardo vicino al cane e ora ha paura di uscire',
  ])('is not seen for something only heard: %s', (text) => {
    expect(found(text)).toEqual([]);
    expect(found('he ate a firework and is trembling')).toEqual(['unknown-poison']);
    expect(found('ha mangiato un petardo e trema')).toEqual(['unknown-poison']);
  });

  it("is not seen if the poison is an animal's name", () => {
    expect(found('Whisky ate his dinner slowly')).toEqual([]);
    expect(found('I have a snake named Poison, does he like branches?', 'altro')).toEqual([]);
  });

  it('is assessed for the animal it reached', () => {
    expect(found('ho messo Advantix al cane, quando posso fargli il bagno?')).toEqual([]);
    expect(found('ho messo la pipetta antipulci del cane alla gatta')).toEqual(['permethrin']);
  });

  it('is rated a level lower if a cat only lay next to a treated dog', () => {
    const level = (text: string) => assessToxins({ text, species: 'gatto' })[0]?.level;
    expect(level('My cat slept next to the dog we treated with permethrin')).toBe('severe');
    expect(level('I put permethrin on my cat')).toBe('lethal-risk');
  });
});

describe('what may be on the coat as well as in the mouth', () => {
  it.each([
    ['My cat walked through bleach and licked her paws', /coat.*stop all licking/],
    ['My cat fell into engine oil', /coat.*dish detergent.*stop all licking/],
    [
      'Il mio gatto ha camminato nella candeggina e si è leccato le zampe',
      /pelo.*impedisci.*lecchi/,
    ],
    ["Il mio gatto è caduto nell'olio motore", /pelo.*detersivo per piatti.*impedisci.*lecchi/],
  ])('is rinsed off: %s', (text, step) => {
    const { level, actions } = assess({ text, species: 'gatto' });
    expect(level).toBe('emergency');
    expect(actions.join(' ')).toMatch(step);
  });

  it.each([
    ['My dog ate lawn fertiliser', /^If some is on its coat/],
    ['My horse ate fly spray', /^If some is on its coat/],
    ['Il mio cane ha mangiato il concime', /^Se ne ha sul pelo/],
  ])('is washed off only if it is there: %s', (text, step) => {
    const { actions } = assess({ text, species: 'cane' });
    const washing = actions.filter((action) => /detergent|detersivo/.test(action));
    expect(washing).toEqual([expect.stringMatching(step)]);
  });
});
