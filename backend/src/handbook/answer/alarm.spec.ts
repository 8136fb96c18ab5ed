import { describe, expect, it } from '@jest/globals';
import { assess } from '../../safety/triage.js';
import { answersBy, petOf } from './alarm.fixture.js';

const { first, later } = answersBy(assess);
const CALL = /Call your vet or the nearest 24-hour clinic now|Chiama ora il tuo veterinario/;

describe("the handbook's answer to an alarm", () => {
  it.each([
    ['cane', 'my dog bit through a cable and got an electric shock'],
    ['uccello', 'parrot was in the kitchen when the teflon pan smoked'],
    ['cane', 'il cane perde molto sangue dalla zampa'],
    ['cane', 'there is smoke in the kitchen and he coughs'],
    ['gatto', 'my cat licked a lily'],
  ] as const)('says whom to call for a %s: %s', (species, question) => {
    const [opening = ''] = first(petOf(species), question).split('\n\n');
    expect(opening).toMatch(CALL);
  });

  it('puts the advice to call before a refusal, and names a poison line', () => {
    const text = first(petOf('cane'), 'he ate two ibuprofen, can I make him vomit?', {
      contacts: [
        { name: 'Line (UK)', phone: '01202 1', dial: '1', note: '' },
        { name: 'Helpline (US)', phone: '(888) 2', dial: '2', note: '' },
        { name: 'Other (US)', phone: '(888) 3', dial: '3', note: '' },
      ],
    });
    expect(text.search(CALL)).toBeLessThan(text.search(/\bNo\b/));
    expect(text).toContain('Line (UK), 01202 1; Helpline (US), (888) 2.');
    expect(text).not.toContain('Other');
  });

  it.each([
    ['altro', 'axolotl', 'My axolotl is having a seizure'],
    ['altro', 'rana', 'La mia rana ha le convulsioni'],
    ['altro', 'horse', 'My horse is having a seizure'],
    ['uccello', 'pappagallo', 'Il mio pappagallo ha le convulsioni'],
  ] as const)('moves no furniture for a %s, %s: %s', (species, breed, question) => {
    expect(first(petOf(species, breed), question)).not.toMatch(/furniture|stairs|mobili|scale/);
  });

  it('gives a rabbit hay only if it can sit up, and none while it is cold', () => {
    const rabbit = petOf('coniglio');
    expect(later(rabbit, 'my rabbit collapsed and does not react', 'can he eat?')).toMatch(
      /only if it stands or sits up/,
    );
    expect(
      later(rabbit, 'il mio coniglio è freddo e rigido dopo una notte al gelo', 'può mangiare?'),
    ).toMatch(/finché è freddo|Per ora niente/);
  });

  it('does not read "no wait" as a question about waiting', () => {
    const lily = 'my cat ate a bit of lily';
    expect(later(petOf('gatto'), lily, 'no wait its a peace lily')).not.toMatch(/do not wait/i);
    expect(later(petOf('gatto'), lily, 'can i wait till morning?')).toMatch(/^No, do not wait\./);
    expect(later(petOf('gatto'), lily, 'aspetta, era uno spatifillo')).not.toMatch(/non aspettare/);
    expect(later(petOf('gatto'), lily, 'posso aspettare domani?')).toMatch(/^No, non aspettare\./);
  });

  it.each([
    ['altro', 'tartaruga di terra', 'ha gli occhi gonfi e chiusi e fa bollicine dal naso'],
    ['altro', 'tortoise', 'his eyes are swollen shut and he blows bubbles from his nose'],
  ] as const)(
    'does not demand an immediate visit in an urgent case, for a %s: %s',
    (species, breed, asked) => {
      const text = first(petOf(species, breed), asked);
      expect(text).toMatch(/24 ore|24 hours/);
      expect(text).not.toMatch(/any hour|qualunque ora/);
    },
  );

  it('says only once how soon an urgent visit should be', () => {
    const text = first(petOf('gatto'), 'il gatto non mangia da ieri');
    expect(text.match(/entro 24 ore/g)).toHaveLength(1);
  });
});

/** The lines to follow. */
const linesOf = (text: string): string => text.match(/^- .*$/gm)?.join('\n') ?? '';

describe('first aid in the answer to an alarm', () => {
  it.each([
    ['cane', 'she drank a lot and has pus from the vulva after her season', /one unspayed bitch/],
    ['cane', 'his belly is swollen and hard and he retches', /Success of surgery|Great Danes/],
    ['cane', 'he ate two ibuprofen', /cats/],
    ['cane', 'ha mangiato una pallina di topicida', /sotto chiave/],
    ['cane', 'he is having a seizure right now', /diary/],
    ['cane', 'he ate dark chocolate, 200 g', /per gram/],
    ['gatto', 'ha leccato l’antigelo', /\*\*Sale\*\*/],
    ['cane', 'hes been sick 5 times, is bent over and weak', /small, bland/],
    ['coniglio', 'there are maggots on my rabbit', /Clean soiled litter/],
  ] as const)(
    'omits background, prevention and other species for a %s: %s',
    (species, asked, no) => {
      const text = first(petOf(species), asked);
      expect(text).toMatch(/^\*\*/);
      expect(linesOf(text)).not.toMatch(no);
    },
  );

  it.each([
    ['lizard', 'bearded dragon', 'he is gasping with an open mouth and cannot breathe'],
    ['snake', 'corn snake', 'she is gasping with an open mouth and cannot breathe'],
    ['axolotl', 'axolotl', 'he collapsed and does not move'],
    ['goldfish', 'goldfish', 'my goldfish is gasping and lies on its side'],
  ])('omits advice for mammals only: %s', (_, breed, question) => {
    expect(linesOf(first(petOf('altro', breed), question))).not.toMatch(
      /collar|harness|gums|CPR|cool the car|its (?:side|back)|inhaler/,
    );
  });

  it.each([
    ['altro', 'axolotl', 'My axolotl is limp and does not react'],
    ['altro', 'frog', 'My frog was hit by a chair and does not move'],
    ['altro', 'rana', 'La mia rana è molle e non reagisce'],
    ['uccello', 'parrot', 'My parrot collapsed'],
    ['altro', 'tortoise', 'My tortoise collapsed'],
    ['altro', 'tartaruga', 'La mia tartaruga è collassata'],
  ] as const)(
    'lays no frog, bird or tortoise flat on a board: %s %s',
    (species, breed, question) => {
      expect(first(petOf(species, breed), question)).not.toMatch(
        /board|tavola|blanket|coperta|[Cc]over it|[Cc]oprilo|prop up|sollevargli|choke|soffocare/,
      );
    },
  );

  it.each([
    ['uccello', 'budgie', 'My budgie is bleeding heavily from the wing'],
    ['uccello', 'budgie', 'My budgie bleeds from a broken blood feather'],
    ['uccello', 'cocorita', 'La mia cocorita perde molto sangue da una penna rotta'],
    ['altro', 'tortoise', 'My tortoise is bleeding heavily from the leg'],
    ['altro', 'hamster', 'My hamster is bleeding heavily from the paw'],
    ['altro', 'criceto', 'Il mio criceto perde molto sangue dalla zampa'],
  ] as const)(
    'bandages no ear or toes of a small animal: %s %s: %s',
    (species, breed, question) => {
      expect(first(petOf(species, breed), question)).not.toMatch(
        /\bEar|fold it|toes|Orecchio|piegalo|dita[ ;,.]/,
      );
    },
  );

  it('presses a bleeding bird only where it bleeds, and lays it nowhere', () => {
    const text = first(petOf('uccello', 'budgie'), 'My budgie is bleeding heavily from the wing');
    expect(text).toMatch(/never round the chest/);
    expect(text).not.toMatch(/Press firmly|Lay it down|tourniquet/);
  });

  it('cools no gecko whose lamp has failed', () => {
    const gecko = petOf('altro', 'gecko');
    expect(first(gecko, 'The heat lamp failed and my gecko is cold and limp')).not.toMatch(/shady/);
    expect(first(gecko, 'My gecko got too hot under the lamp and is limp')).toMatch(/shady/);
  });

  it('covers a dog bite for a tortoise', () => {
    const tortoise = 'my tortoise was bitten by a dog, the shell is cracked and bleeds';
    expect(first(petOf('altro', 'tortoise'), tortoise)).toContain('cover with clean damp gauze');
  });

  it('omits food and water that the safety rules forbid, but includes sugar when it is low', () => {
    const bloat =
      'great dane pacing cant settle after dinner, tummy like a drum and hes drooling trying to be sick but only foam';
    expect(first(petOf('cane'), bloat)).not.toMatch(/Offer water|small, bland/);
    const ferret = 'il furetto non si alza è molle e ha lo sguardo perso';
    expect(first(petOf('altro', 'furetto'), ferret)).toContain('miele sulle gengive');
    expect(first(petOf('cane'), 'his belly is swollen and hard and he retches')).toContain(
      '- Do not give food, water or antacids',
    );
  });
});

describe('a request to give something', () => {
  it('is answered with what the safety rules forbid, after the advice to call', () => {
    const text = first(petOf('cane'), 'ha mangiato un topicida, posso dargli del latte?');
    expect(text.search(CALL)).toBeLessThan(text.search(/No\. Non [^.]*latte/));
    expect(first(petOf('cane'), 'he was hit by a car and cannot walk')).not.toMatch(/\bNo\. Do/);
  });
});

it.each([
  ['horse', 'he is fighting for breath, nostrils wide', /hug|carry|board|box|its side|CPR/],
  ['cavallo', 'respira a fatica con le narici larghe', /in braccio|tavola|scatola|fianco|rianimaz/],
  ['bearded dragon', 'hes twitching his toes and cant push himself up', /bleeding wounds|splint/],
] as const)(
  'first aid for a %s omits advice for small animals or other injuries: %s',
  (breed, text, not) => {
    expect(first(petOf('altro', breed), text).split('\n\n').slice(1).join('\n')).not.toMatch(not);
  },
);

it.each([
  ['horse', 'she is rolling and looking at her belly', /safe place with soft ground/],
  [
    'guinea pig',
    'its 33 degrees here and shes lying flat and panting',
    /cool tiles|cool damp towel/,
  ],
  ['bearded dragon', 'he has not pooed for ten days and strains', /lukewarm bath/],
] as const)('a %s gets first aid specific to it: %s', (breed, text, aid) => {
  expect(first(petOf('altro', breed), text)).toMatch(aid);
});

const COOLED_LIKE_A_DOG = /immersed|immers[oa]|Pour or sponge|Versa o spugna/;

it.each([
  ['coniglio', null, 'My rabbit has heatstroke, what do I do?', /dampen the ears/],
  [
    'coniglio',
    null,
    'Il mio coniglio ha un colpo di calore, cosa faccio?',
    /inumidisci le orecchie/,
  ],
  ['altro', 'guinea pig', 'What do I do first in heatstroke?', /cool tiles/],
  ['altro', 'cavia', 'La mia cavia ha preso un colpo di calore', /piastrelle/],
  ['altro', 'degu', 'My degu has heatstroke', /cool tiles/],
  ['altro', 'ferret', 'My ferret has heatstroke, what do I do?', /Dampen ears and feet/],
  ['altro', 'chinchilla', 'My chinchilla has heatstroke', /cold bottle/],
  ['uccello', 'parrot', 'My parrot has heatstroke, what do I do?', /Dampen its feet/],
  ['uccello', null, 'Il mio pappagallo ha un colpo di calore', /zampe inumidite/],
  ['uccello', 'hen', 'My hen has heatstroke', /Dampen its feet/],
  ['altro', 'bearded dragon', 'My bearded dragon has heatstroke', /lukewarm water/],
  ['altro', 'tartaruga di terra', 'La mia tartaruga ha un colpo di calore', /acqua tiepida/],
] as const)('cools a %s (%s) gently, as its card says: %s', (species, breed, question, gently) => {
  const text = first(petOf(species, breed), question);
  expect(text).toMatch(gently);
  expect(text).not.toMatch(COOLED_LIKE_A_DOG);
});

it('cools a dog with water over the whole body', () => {
  const text = first(petOf('cane'), 'My dog has heatstroke, what do I do?');
  expect(text).toMatch(/Pour or sponge water cooler/);
});
