import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../../contract/pets.js';
import type { Triage } from '../../contract/chat.js';
import { HandbookAssistantService } from '../handbook-assistant.service.js';
import { HandbookService } from '../handbook.service.js';

const assistant = new HandbookAssistantService(new HandbookService());
const ROUTINE: Triage = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };

function answerFor(
  species: PetFacts['species'],
  breed: string | null,
  question: string,
  before?: string,
  name = 'Luna',
): string {
  const pet: PetFacts = {
    name,
    species,
    breed,
    age: 3,
    weight: null,
    healthConditions: null,
    personalityTraits: null,
  };
  const earlier = before === undefined ? null : { question: before, pet, triage: ROUTINE };
  const history = earlier
    ? [
        { role: 'user' as const, content: earlier.question },
        {
          role: 'assistant' as const,
          content: assistant.compose({ ...earlier, history: [] }).text,
        },
      ]
    : [];
  return assistant.compose({ question, history, pet, triage: ROUTINE }).text;
}

type Case = [PetFacts['species'], string | null, string];

describe('the verdict on a food', () => {
  it.each<Case>([
    ['uccello', 'budgie', 'can budgies eat apple pips?'],
    ['uccello', 'budgie', 'are apple pips ok for budgies'],
    ['uccello', 'canarino', 'può mangiare i semi di mela?'],
    ['cane', null, 'can dogs eat apple seeds?'],
    ['cane', null, 'can he have apple cores?'],
    ['cane', null, 'può mangiare il torsolo della mela?'],
    ['cane', null, 'can dogs eat peach stones?'],
    ['cane', null, 'può mangiare i noccioli di pesca?'],
    ['cane', null, 'can he eat banana peel?'],
    ['coniglio', null, 'può mangiare le foglie di pomodoro?'],
    ['altro', 'guinea pig', 'can she eat tomato leaves?'],
    ['altro', 'cavia', 'può mangiare la patata?'],
    ['altro', 'guinea pig', 'can guinea pigs eat potato?'],
    ['cane', null, 'can dogs have cooked bones?'],
    ['cane', null, 'gli piacciono gli ossi di prosciutto, posso?'],
    ['cane', null, 'può rosicchiare l’osso del prosciutto?'],
    ['cane', null, 'gli do le ossa di pollo cotte?'],
    ['gatto', null, 'can cats eat tuna every day?'],
    ['gatto', null, 'può mangiare il tonno tutti i giorni?'],
  ])('is no when the part asked about is harmful: %s %s, %s', (species, breed, asked) => {
    expect(answerFor(species, breed, asked)).toMatch(/^No[.,]/);
  });

  it.each<Case>([
    ['coniglio', null, 'Can rabbits eat iceberg lettuce?'],
    ['coniglio', null, 'può mangiare la lattuga iceberg?'],
    ['altro', 'hermann tortoise', 'can my hermann have tomatoes?'],
    ['altro', 'tartaruga di terra', 'può mangiare il pomodoro?'],
    ['altro', 'tartaruga di terra', 'può mangiare la mela?'],
  ])('advises against food of no use to the animal: %s %s, %s', (species, breed, asked) => {
    expect(answerFor(species, breed, asked)).toMatch(/^(?:Better not|Meglio di no)/);
  });

  it.each<Case>([
    ['cane', null, 'can dogs eat apple without seeds?'],
    ['cane', null, 'può mangiare la mela senza semi?'],
    ['cane', null, 'può mangiare la patata lessa?'],
    ['cane', null, 'can he eat cucumber?'],
    ['coniglio', null, 'can rabbits eat lettuce?'],
    ['gatto', null, 'can cats eat tuna?'],
  ])('stays yes when the harmful part is left out: %s %s, %s', (species, breed, asked) => {
    expect(answerFor(species, breed, asked)).toMatch(/^(?:Yes|Sì),? /);
  });

  it.each<[...Case, next: string, verdict: RegExp]>([
    ['cane', null, 'can dogs eat apples', 'and the pips?', /^No\./],
    ['cane', null, 'si può dare la banana', 'e la buccia', /^No\./],
    ['coniglio', null, 'can rabbits have tomatoes', 'and the leaves', /^No\./],
    ['altro', 'cavia', 'i peperoni si possono dare', 'anche quelli verdi?', /^Sì, ogni giorno/],
    [
      'altro',
      'guinea pig',
      'can guinea pigs have peppers',
      'ok and what about banana',
      /^Yes, a small/,
    ],
    ['cane', null, 'can dogs eat apples', 'and how do I brush his teeth', /^(?!Yes|No)/],
    ['cane', null, 'can dogs have banana', 'and his skin is dry, is that bad', /^(?!No\. Peel)/],
  ])('continues from one food to its parts and to others: %s %s, %s; %s', (...one) => {
    const [species, breed, asked, next, verdict] = one;
    expect(answerFor(species, breed, next, asked)).toMatch(verdict);
  });

  it('is not followed by advice unrelated to food', () => {
    const said = answerFor('coniglio', null, 'ok and what about banana', 'how do i lift my rabbit');
    expect(said).toMatch(/^Yes, a small piece/);
    expect(said).not.toMatch(/lift|chest/);
  });

  it.each<[string, PetFacts['species'], string, RegExp]>([
    ['Biscuit', 'cane', 'biscuit keeps eating grass, is that ok??', /^Most dogs that eat grass/],
    ['Nocciola', 'cane', 'nocciola mangia sempre l’erba, va bene?', /erba/],
    ['Kiwi', 'uccello', 'kiwi chews everything, can she have grapes?', /^Yes, a washed seedless/],
    ['Kiwi', 'uccello', 'can kiwi eat kiwi?', /^Yes, a small piece/],
    ['J. (Kiwi)', 'uccello', 'can he have kiwi?', /^Yes, a small piece/],
  ])('does not mistake the name of %s, a %s, for a food: %s', (name, species, asked, start) => {
    expect(answerFor(species, null, asked, undefined, name)).toMatch(start);
  });

  it('agrees in number with the food asked about', () => {
    expect(answerFor('cane', null, 'le patate crude fanno male?')).toMatch(
      /^Sì\. Patata cruda, pomodoro verde e rabarbaro contengono/,
    );
  });

  it.each<[...Case, verdict: RegExp]>([
    ['cane', null, 'Can my dog eat grapes without problems?', /^No\. Grapes/],
    ['cane', null, 'Can dogs eat grapes, or are they toxic?', /^No\. Grapes/],
    ['cane', null, 'Can I give my dog grapes or is it dangerous?', /^No\. Grapes/],
    ['cane', null, 'Can my dog have onion? He has kidney problems', /^No\. Onion/],
    ['cane', null, 'he is a risk-taker lol, can he have xylitol gum?', /^No\. Xylitol/],
    ['coniglio', null, 'Can my rabbit eat potato, any risk?', /^No\. Potato/],
    ['cane', null, 'Posso dargli il cioccolato senza rischi?', /^No\. Il cioccolato/],
    ['cane', null, "Può mangiare l'uva senza problemi?", /^No\. Uva/],
    ['cane', null, 'Il mio cane ha problemi di stomaco, può mangiare la cipolla?', /^No\. Cipolla/],
    ['cane', null, 'Can my dog eat carrots or are they bad for him?', /^Yes/],
    ['cane', null, 'Can my dog eat carrots without any problem?', /^Yes/],
  ])('answers whether it is allowed, whatever else is said: %s %s, %s', (...one) => {
    const [species, breed, asked, verdict] = one;
    expect(answerFor(species, breed, asked)).toMatch(verdict);
  });

  it.each<[...Case, verdict: RegExp]>([
    ['cane', null, "l'aglio in polvere fa male?", /^Sì\./],
    ['cane', null, 'Are grapes bad for dogs?', /^Yes\. Grapes/],
    ['cane', null, 'Can grapes be dangerous for dogs to eat?', /^Yes\. Grapes/],
    ['cane', null, 'Are carrots bad for dogs?', /^No\b/],
  ])('answers whether it is harmful: %s %s, %s', (species, breed, asked, verdict) => {
    expect(answerFor(species, breed, asked)).toMatch(verdict);
  });

  it.each<Case>([
    ['cane', null, 'Is onion bad, or is it fine when cooked?'],
    ['cane', null, "L'uva non fa male, vero?"],
    ['cane', null, 'E la cipolla, se ha problemi ai reni?'],
  ])(
    'says neither yes nor no where either could be misread: %s %s, %s',
    (species, breed, asked) => {
      expect(answerFor(species, breed, asked)).toMatch(/^(?:Onion|Uva|Cipolla)/);
    },
  );

  it.each<[...Case, verdict: RegExp]>([
    ['altro', 'degu', 'Can my degu eat carrot?', /^No\. Its sugar/],
    ['altro', 'degu', 'il degu può mangiare la mela?', /^No\. Lo zucchero/],
    ['altro', 'degu', 'can degus eat sunflower seeds?', /^Better not/],
    ['altro', 'ferret', 'can ferrets eat banana?', /^No\. A ferret lives on meat/],
    ['altro', 'furetto', 'Il mio furetto può mangiare il cetriolo?', /^No\. Il furetto/],
    ['altro', 'hamster', 'can hamsters eat orange?', /^No\. Citrus/],
    ['altro', 'dwarf hamster', 'can my dwarf hamster eat apple?', /^Only for a Syrian/],
    ['altro', 'chinchilla', 'Can chinchillas eat apple?', /^No\. Sugar and water/],
    ['altro', 'tortoise', 'Can my tortoise eat peas?', /^No\. Beans and peas/],
    ['altro', 'pet rat', 'can rats have raw sweet potato?', /^Cooked and plain/],
    ['altro', 'pet rat', 'can my male rat eat an orange?', /^No\. Citrus/],
    ['altro', 'corn snake', 'can my snake eat an apple?', /^No\. A snake/],
    ['altro', 'leopard gecko', 'can my leopard gecko have banana?', /gecko eats only insects/],
    ['altro', 'axolotl', 'can my axolotl eat carrot?', /^No\. Frogs and axolotls/],
    ['altro', 'goldfish', 'can my goldfish eat apple?', /^Better not/],
    ['uccello', 'duck', 'can my duck eat oranges?', /ducks and hens get no citrus/],
    ['uccello', 'parrot', 'can my parrot eat peanuts?', /^Better none/],
    ['altro', 'hedgehog', 'can my hedgehog eat cat food?', /^Cat food, yes/],
    ['altro', 'guinea pig', 'can guinea pigs eat carrot?', /^Yes, a small piece two or three/],
    ['altro', 'horse', 'can my horse eat carrots?', /^Yes, a piece or two/],
    ['altro', 'bearded dragon', 'can bearded dragons eat strawberries?', /^A bearded dragon may/],
  ])('suits the animal: %s %s, %s', (species, breed, asked, verdict) => {
    expect(answerFor(species, breed, asked)).toMatch(verdict);
  });

  it.each<Case>([
    ['altro', null, 'can Luna eat carrot?'],
    ['altro', 'sheep', 'can my sheep eat apple?'],
    ['altro', 'sugar glider', 'can my sugar glider eat banana?'],
  ])('is no yes for an unknown animal: %s %s, %s', (species, breed, asked) => {
    expect(answerFor(species, breed, asked)).not.toMatch(/^(?:Yes|Sì)[,.]/);
  });
});
