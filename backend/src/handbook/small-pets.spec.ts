import { describe, expect, it } from '@jest/globals';
import type { Species } from '../contract/species.js';
import type { Language } from '../contract/languages.js';
import { HandbookService } from './handbook.service.js';

const handbook = new HandbookService();

const best = (question: string, species: Species, language: Language) =>
  handbook.search({ question, species, language, history: [] })[0]?.entry.id;

describe('the handbook on rabbits, birds, small animals and everyday matters', () => {
  it.each<[Species, Language, string, string]>([
    ['coniglio', 'en', 'my rabbit is sneezing', 'rabbit-snuffles'],
    ['coniglio', 'it', 'il mio coniglio starnutisce', 'rabbit-snuffles'],
    ['coniglio', 'en', 'how do I pick up my rabbit', 'rabbit-handling'],
    ['coniglio', 'it', 'ha i denti lunghi', 'rabbit-teeth'],
    ['coniglio', 'it', 'come presento due conigli', 'rabbit-bonding'],
    ['coniglio', 'it', 'il mio coniglio perde il pelo', 'rabbit-moulting'],
    ['coniglio', 'en', 'how long do rabbits live', 'rabbit-senior'],
    ['coniglio', 'it', 'il mio coniglio non mangia', 'rabbit-stasis'],
    ['coniglio', 'en', 'how old do rabbits get', 'rabbit-senior'],
    ['gatto', 'it', 'a che età muore un gatto', 'lifespan'],
    ['altro', 'en', 'how old do hamsters get', 'lifespan'],
    ['coniglio', 'en', 'can I have one rabbit', 'rabbit-bonding'],
    ['altro', 'en', 'can I keep one guinea pig', 'guinea-pig-housing'],
    ['coniglio', 'it', 'si può tenere un coniglio solo', 'rabbit-bonding'],
    ['coniglio', 'en', 'what vegetables can a rabbit eat', 'rabbit-diet'],
    ['uccello', 'en', 'my cockatiel screams all day', 'bird-screaming'],
    ['uccello', 'it', 'la mia cocorita ha croste sul becco', 'bird-scaly-face'],
    ['uccello', 'en', 'my parrot bites', 'bird-taming'],
    ['uccello', 'it', 'il canarino non canta più', 'bird-moulting'],
    ['uccello', 'it', 'ha deposto un uovo', 'bird-egg-binding'],
    ['uccello', 'en', 'what should my budgie eat', 'bird-diet'],
    ['altro', 'en', 'my hamster has a wet bottom', 'hamster-wet-tail'],
    ['altro', 'it', 'il mio criceto non si sveglia', 'hamster-torpor'],
    ['altro', 'en', 'rat red tears', 'rat-breathing'],
    ['altro', 'it', 'il mio ratto starnutisce', 'rat-breathing'],
    ['altro', 'it', 'il mio serpente non mangia', 'snake-not-eating'],
    ['cane', 'en', 'my rat is sneezing', 'rat-breathing'],
    ['altro', 'it', 'che vaccini fa il furetto', 'ferret-care'],
    ['altro', 'en', 'what does my ferret eat', 'ferret-care'],
    ['altro', 'it', 'ogni quanto il bagno di sabbia al cincillà', 'chinchilla-care'],
    ['altro', 'it', 'quando va in letargo la tartaruga', 'tortoise-hibernation'],
    ['altro', 'en', 'my bearded dragon is twitching', 'bearded-dragon-bones'],
    ['altro', 'en', 'my snake won’t eat', 'snake-not-eating'],
    ['altro', 'it', 'i pesci boccheggiano', 'aquarium-fish'],
    ['altro', 'en', 'my guinea pig is losing hair', 'guinea-pig-skin'],
    ['altro', 'it', 'la cavia può stare da sola?', 'guinea-pig-housing'],
    ['cane', 'en', 'how do I give my dog a pill', 'giving-tablets'],
    ['gatto', 'it', 'come do la pastiglia al gatto', 'giving-tablets'],
    ['cane', 'it', 'quanto costa assicurare il cane', 'insurance-costs'],
    ['cane', 'it', 'il microchip è obbligatorio?', 'microchip-registration'],
    ['cane', 'en', 'when is it time to put my dog to sleep', 'saying-goodbye'],
    ['cane', 'en', 'is ringworm contagious to humans', 'zoonoses-hygiene'],
    ['cane', 'it', 'posso portare il cane in aereo', 'travel-car-plane'],
    ['gatto', 'en', 'who looks after my cat on holiday', 'holidays-sitters'],
    ['cane', 'en', 'how long must he wear the cone', 'wound-and-cone'],
    ['cane', 'it', 'posso lasciare il bambino col cane', 'children-and-pets'],
    ['gatto', 'it', 'piante tossiche in casa', 'toxic-plants'],
    ['uccello', 'en', 'quarantine a new bird', 'quarantine-new-pet'],
    ['altro', 'en', 'one hen has a bare bum', 'hen-feather-pecking'],
    ['altro', 'en', 'how warm should a betta tank be', 'betta-care'],
    ['altro', 'en', 'what size tank for a goldfish', 'goldfish-care'],
    ['uccello', 'it', 'la cocorita non vuole uscire dalla gabbia', 'bird-taming'],
    ['altro', 'it', 'quanti litri per un betta', 'betta-care'],
    ['altro', 'it', 'quanti litri per un pesce combattente', 'betta-care'],
    ['altro', 'it', 'acquario per betta', 'betta-care'],
    ['altro', 'en', 'my betta flares', 'betta-care'],
    ['altro', 'it', 'il pesce rosso dorme sul fondo di notte', 'goldfish-care'],
    ['altro', 'it', 'geco che perde la pelle, normale?', 'leopard-gecko-care'],
    ['altro', 'it', 'il geco ha la pelle vecchia attaccata sulle dita', 'leopard-gecko-care'],
    ['altro', 'en', 'my snake’s eyes have gone milky blue', 'corn-snake-care'],
    ['altro', 'it', 'vitamina c alle cavie come gliela do', 'guinea-pig-diet-vitamin-c'],
    ['altro', 'it', '30 gradi in camera, troppo per la cavia?', 'guinea-pig-care'],
    ['altro', 'it', 'quanto sole serve alla tartarughina d’acqua', 'aquatic-turtle'],
    ['altro', 'en', 'my gerbil sneezes', 'rat-breathing'],
    ['altro', 'en', 'my hamster bit me', 'zoonoses-hygiene'],
    ['altro', 'it', 'la cavia batte i denti con l’altra', 'guinea-pig-introductions'],
    ['uccello', 'en', 'my hens stopped laying in winter', 'hen-keeping'],
    ['uccello', 'en', 'leaving budgie alone for the weekend', 'holidays-sitters'],
    ['uccello', 'it', 'la cocorita non si fa accarezzare', 'bird-taming'],
    ['uccello', 'it', 'il pappagallo dorme su una zampa sola', 'bird-sick-signs'],
    ['uccello', 'en', 'canary losing feathers in august', 'bird-moulting'],
    ['coniglio', 'en', 'who can mind my rabbit while I am away', 'holidays-sitters'],
    ['coniglio', 'en', 'my bunny does a dead bunny flop', 'rabbit-body-language'],
  ])('answers a %s owner (%s): %s', (species, language, question, id) => {
    expect(best(question, species, language)).toBe(id);
  });

  it.each<[Species, string, Language, string, string]>([
    ['altro', 'betta', 'it', 'che temperatura deve avere l’acqua?', 'betta-care'],
    ['altro', 'betta', 'it', 'il mio pesce ha bisogno del riscaldatore?', 'betta-care'],
    ['altro', 'betta', 'it', 'può stare con i neon?', 'betta-care'],
    ['altro', 'betta', 'it', 'quante volte lo nutro', 'betta-care'],
    ['altro', 'geco leopardino', 'it', 'ogni quanto mangia i grilli', 'leopard-gecko-care'],
    ['altro', 'furetto', 'it', 'posso dargli il cibo del gattino', 'ferret-feeding'],
    ['altro', 'leopard gecko', 'en', 'how hot should the tank be', 'leopard-gecko-care'],
    ['uccello', 'gallina', 'it', 'quanto mangia al giorno?', 'hen-keeping'],
  ])(
    'uses the breed in the profile of a %s, %s (%s): %s',
    (species, breed, language, question, id) => {
      const [first] = handbook.search({ question, species, breed, language, history: [] });
      expect(first?.entry.id).toBe(id);
    },
  );

  it('gives an owner of a betta no advice for goldfish only', () => {
    const asked = { species: 'altro', breed: 'betta', language: 'en', history: [] } as const;
    const matches = handbook.search({ ...asked, question: 'Does it need a heater?' });
    expect(matches[0]?.answered?.question).toBe('Does a betta need a heater?');
  });
});
