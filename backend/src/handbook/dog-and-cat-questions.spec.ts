import { describe, expect, it } from 'vitest';
import type { Species } from '../contract/species.js';
import type { Language } from './entry.js';
import { HandbookService } from './handbook.service.js';

const handbook = new HandbookService();

const DOG: [Language, string, string][] = [
  ['en', 'how do I brush my dog’s teeth', 'dog-teeth'],
  ['it', 'il mio cane ha l’alito cattivo', 'dog-teeth'],
  ['en', 'he keeps shaking his head and his ear smells', 'dog-ears'],
  ['it', 'come pulisco le orecchie al cane?', 'dog-ears'],
  ['en', 'my dog licks his paws all the time, is it an allergy?', 'dog-itching'],
  ['it', 'il cane si gratta, può essere un’allergia alimentare?', 'dog-itching'],
  ['en', 'how can my dog lose weight safely', 'dog-weight-loss'],
  ['it', 'come faccio a far dimagrire il mio cane?', 'dog-weight-loss'],
  ['en', 'how much exercise does a labrador need', 'dog-exercise'],
  ['it', 'quante passeggiate al giorno servono?', 'dog-exercise'],
  ['en', 'my puppy bites my hands when we play', 'puppy-biting'],
  ['it', 'il cucciolo mi morde le mani', 'puppy-biting'],
  ['en', 'how do I stop him barking at the doorbell', 'dog-barking'],
  ['it', 'abbaia al campanello, come lo faccio smettere?', 'dog-barking'],
  ['en', 'he growls when I come near his food bowl', 'dog-aggression'],
  ['it', 'ringhia se mi avvicino alla ciotola', 'dog-aggression'],
  ['en', 'she is terrified of fireworks', 'dog-fireworks'],
  ['it', 'ha paura dei botti di capodanno', 'dog-fireworks'],
  ['en', 'my dog gets sick in the car', 'dog-travel-sickness'],
  ['it', 'il cane vomita in macchina', 'dog-travel-sickness'],
  ['en', 'he pulls on the leash', 'dog-lead-pulling'],
  ['it', 'tira al guinzaglio', 'dog-lead-pulling'],
  ['en', 'my dog does not come when called', 'dog-recall'],
  ['it', 'non torna quando lo chiamo', 'dog-recall'],
  ['en', 'should I feed my adult dog once or twice a day', 'dog-meal-times'],
  ['en', 'how often should I deworm my dog', 'dog-worms'],
  ['it', 'ogni quanto sverminare il cane?', 'dog-worms'],
  ['en', 'why is my dog scooting', 'dog-anal-glands'],
  ['it', 'striscia il sedere per terra', 'dog-anal-glands'],
  ['en', 'my dog is limping', 'dog-limping'],
  ['it', 'il mio cane zoppica da ieri', 'dog-limping'],
  ['en', 'is kennel cough contagious', 'kennel-cough'],
  ['it', 'il cane ha la tosse dei canili?', 'kennel-cough'],
  ['it', 'come curo un cane anziano?', 'senior-dog'],
  ['en', 'my old dog stares at the wall and seems confused', 'dog-dementia'],
  ['it', 'il cane vecchio gira di notte ed è disorientato', 'dog-dementia'],
  ['en', 'what helps a dog with arthritis', 'dog-arthritis'],
  ['it', 'cosa fare per l’artrosi del cane', 'dog-arthritis'],
  ['en', 'how long is a dog pregnant', 'dog-pregnancy-birth'],
  ['it', 'quanto dura la gravidanza di una cagna?', 'dog-pregnancy-birth'],
  ['it', 'ha una gravidanza isterica', 'dog-false-pregnancy'],
  ['it', 'quanto dura il calore?', 'dog-in-heat'],
  ['en', 'is the asphalt too hot for her paws', 'dog-hot-days'],
  ['en', 'does my dog need a coat in winter', 'dog-cold-days'],
  ['it', 'ogni quanto fare il bagno al cane?', 'dog-grooming'],
  ['en', 'which foods are toxic for dogs', 'toxic-foods'],
  ['it', 'quali cibi sono tossici per il cane?', 'toxic-foods'],
  ['en', 'can I give imodium for the runs', 'dog-diarrhoea'],
  ['en', 'my diabetic dog is on insulin', 'dog-diabetes'],
  ['it', 'il mio cane ha il cushing', 'dog-hormones'],
  ['en', 'my dog has a heart murmur', 'dog-heart'],
];

const CAT: [Language, string, string][] = [
  ['en', 'what is hyperthyroidism', 'cat-hyperthyroidism'],
  ['it', 'il mio gatto ha l’insufficienza renale', 'cat-kidney-disease'],
  ['en', 'my cat has kidney disease, what should she eat', 'cat-kidney-disease'],
  ['it', 'il gatto ha il diabete', 'cat-diabetes'],
  ['en', 'her gums are red and her breath smells', 'cat-teeth'],
  ['en', 'she throws up hairballs every week', 'cat-hairballs'],
  ['it', 'vomita palle di pelo', 'cat-hairballs'],
  ['it', 'come faccio dimagrire il gatto?', 'cat-weight-loss'],
  ['en', 'my cat sneezes and has runny eyes', 'cat-flu'],
  ['it', 'il gatto starnutisce', 'cat-flu'],
  ['en', 'he sprays on the curtains', 'cat-spraying'],
  ['it', 'il gatto marca il territorio sul muro', 'cat-spraying'],
  ['en', 'we are moving to a new house with our cat', 'cat-moving-house'],
  ['it', 'trasloco con il gatto', 'cat-moving-house'],
  ['en', 'is my cat stressed', 'cat-stress'],
  ['it', 'il mio gatto in appartamento si annoia', 'cat-indoor-life'],
  ['en', 'what should I feed a kitten', 'kitten-feeding'],
  ['it', 'cosa mangia un gattino?', 'kitten-feeding'],
  ['it', 'come socializzare un gattino pauroso', 'kitten-socialisation'],
  ['en', 'how often should I worm my cat', 'cat-worms'],
  ['it', 'ogni quanto sverminare il gatto', 'cat-worms'],
  ['en', 'which flea treatment is safe for cats', 'cat-flea-products'],
  ['en', 'my two cats are fighting and one bullies the other', 'cat-fights'],
  ['it', 'i miei gatti si picchiano', 'cat-fights'],
  ['en', 'my cat wakes me up at night', 'cat-night-activity'],
  ['it', 'il gatto miagola di notte', 'cat-night-activity'],
  ['en', 'how do I get her to drink more water', 'cat-water'],
  ['it', 'il gatto beve poco', 'cat-water'],
  ['en', 'how do I get my cat into the carrier', 'cat-carrier'],
  ['it', 'non vuole entrare nel trasportino', 'cat-carrier'],
  ['it', 'il mio gatto è scappato e non torna', 'lost-cat'],
  ['en', 'my cat is missing', 'lost-cat'],
  ['en', 'does my cat have asthma', 'cat-asthma'],
  ['it', 'il gatto è positivo alla FIV', 'cat-fiv-felv'],
  ['en', 'which houseplants are poisonous', 'toxic-plants'],
  ['it', 'quali piante sono velenose?', 'toxic-plants'],
];

const ask = (species: Species, language: Language, question: string) =>
  handbook.search({ question, species, language, history: [] })[0]?.entry.id;

describe('what owners ask most', () => {
  it.each(DOG)('about a dog (%s): %s', (language, question, id) => {
    expect(ask('cane', language, question)).toBe(id);
  });

  it.each(CAT)('about a cat (%s): %s', (language, question, id) => {
    expect(ask('gatto', language, question)).toBe(id);
  });
});
