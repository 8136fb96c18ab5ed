import { describe, expect, it } from '@jest/globals';
import type { Triage } from '../../contract/chat.js';
import type { PetFacts } from '../../contract/pets.js';
import { assess } from '../../safety/triage.js';
import { HandbookAssistant } from '../handbook-assistant.service.js';
import { HandbookService } from '../handbook.service.js';
import type { Turn } from './question.js';

const assistant = new HandbookAssistant(new HandbookService());

const petOf = (species: PetFacts['species'], breed: string | null = null): PetFacts => ({
  ...{ name: 'Luna', species, breed, age: 3, weight: null },
  ...{ healthConditions: null, personalityTraits: null },
});
const CALL = /Call your vet or the nearest 24-hour clinic now|Chiama ora il tuo veterinario/;

/** The answer to an alarm, in the words of the safety rules. */
function first(pet: PetFacts, question: string, more: Partial<Triage> = {}): string {
  const triage = { ...assess({ text: question, species: pet.species }), ...more };
  return assistant.compose({ question, history: [], pet, triage }).text;
}

/** The answer to a later message while the alarm of the first one is open. */
function later(pet: PetFacts, alarm: string, question: string): string {
  const triage = { ...assess({ text: alarm, species: pet.species }), since: 1 };
  const history: Turn[] = [
    { role: 'user', content: alarm },
    { role: 'assistant', content: first(pet, alarm) },
  ];
  return assistant.compose({ question, history, pet, triage }).text;
}

describe('the answer to an alarm', () => {
  it.each([
    ['cane', 'my dog bit through a cable and got an electric shock'],
    ['uccello', 'parrot was in the kitchen when the teflon pan smoked'],
    ['cane', 'il cane perde molto sangue dalla zampa'],
    ['cane', 'there is smoke in the kitchen and he coughs'],
    ['gatto', 'my cat licked a lily'],
  ] as const)('says whom to call, of a %s: %s', (species, question) => {
    const [opening = ''] = first(petOf(species), question).split('\n\n');
    expect(opening).toMatch(CALL);
  });

  it('puts the call before a refusal, and names a poison line', () => {
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

  it('does not take "no wait" for a question whether to wait', () => {
    const lily = 'my cat ate a bit of lily';
    expect(later(petOf('gatto'), lily, 'no wait its a peace lily')).not.toMatch(/do not wait/i);
    expect(later(petOf('gatto'), lily, 'can i wait till morning?')).toMatch(/^No, do not wait\./);
    expect(later(petOf('gatto'), lily, 'aspetta, era uno spatifillo')).not.toMatch(/non aspettare/);
    expect(later(petOf('gatto'), lily, 'posso aspettare domani?')).toMatch(/^No, non aspettare\./);
  });

  it('says once within how long an urgent visit should be', () => {
    const text = first(petOf('gatto'), 'il gatto non mangia da ieri');
    expect(text.match(/entro 24 ore/g)).toHaveLength(1);
  });
});

/** The lines to follow. */
const linesOf = (text: string): string => text.match(/^- .*$/gm)?.join('\n') ?? '';

describe('what helps now', () => {
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
  ] as const)('is no background, prevention or other animal, of a %s: %s', (species, asked, no) => {
    const text = first(petOf(species), asked);
    expect(text).toMatch(/^\*\*/);
    expect(linesOf(text)).not.toMatch(no);
  });

  it.each([
    ['lizard', 'bearded dragon', 'he is gasping with an open mouth and cannot breathe'],
    ['snake', 'corn snake', 'she is gasping with an open mouth and cannot breathe'],
    ['axolotl', 'axolotl', 'he collapsed and does not move'],
    ['goldfish', 'goldfish', 'my goldfish is gasping and lies on its side'],
  ])('has nothing that is for mammals only: %s', (_, breed, question) => {
    expect(linesOf(first(petOf('altro', breed), question))).not.toMatch(
      /collar|harness|gums|CPR|cool the car|its (?:side|back)|inhaler/,
    );
  });

  it('is for a tortoise what to do after a dog’s bite', () => {
    const tortoise = 'my tortoise was bitten by a dog, the shell is cracked and bleeds';
    expect(first(petOf('altro', 'tortoise'), tortoise)).toContain('cover with clean damp gauze');
  });

  it('gives no food or water that the safety rules forbid, but sugar where it is low', () => {
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

describe('a wish to give something', () => {
  it('is answered with what the safety rules forbid, after the call', () => {
    const text = first(petOf('cane'), 'ha mangiato un topicida, posso dargli del latte?');
    expect(text.search(CALL)).toBeLessThan(text.search(/No\. Non [^.]*latte/));
    expect(first(petOf('cane'), 'he was hit by a car and cannot walk')).not.toMatch(/\bNo\. Do/);
  });
});

describe('a message while an alarm is open', () => {
  const scooter = 'my dog was hit by a scooter';
  const dog = petOf('cane');

  it('gets the reminder with the call, and nothing of what was said before', () => {
    const text = later(dog, scooter, 'he is running round the garden now');
    expect(text).toMatch(
      /^\*\*This is still an emergency for Luna: call your vet or the nearest 24-hour clinic now\.\*\*/,
    );
    expect(text).not.toMatch(/^- /m);
    expect(text).toContain('Tell the vet on the phone');
  });

  it('has its question answered if that can put nothing off', () => {
    const brush = later(petOf('gatto'), 'my cat ate a lily', 'how often should I brush her?');
    expect(brush).toContain('On your question: Once or twice a week');
    const reward = later(
      petOf('coniglio'),
      'my rabbit has not eaten since last night',
      'can he have banana?',
    );
    expect(reward).toMatch(/Ask about that on the phone/);
    expect(later(dog, scooter, 'is it safe to let him sleep?')).toMatch(/Ask about that/);
    const home = later(
      petOf('gatto'),
      'il gatto non mangia da due giorni',
      'come lo aiuto ad abituarsi alla casa nuova',
    );
    expect(home).not.toMatch(/lavatrice/);
    const bowl = later(
      petOf('gatto'),
      'il gatto non mangia da due giorni',
      'ha finito la ciotola adesso',
    );
    expect(bowl).toMatch(/racconta al veterinario/);
  });

  it.each([
    [
      'cane',
      'he ate a handful of raisins',
      'can he have his dinner while we wait',
      /No food for now/,
    ],
    ['cane', 'ha mangiato l’uvetta', 'gli do da mangiare intanto?', /Per ora niente cibo/],
    ['coniglio', 'my rabbit has not eaten since last night', 'are you a real vet?', /not a vet/],
    ['cane', 'ha mangiato l’uvetta', 'sei un veterinario?', /non sono un veterinario/],
    ['cane', 'ha mangiato l’uvetta', 'quanta ne deve mangiare per stare male?', /dipende dal peso/],
    ['cane', 'he ate raisins', 'how many raisins are toxic?', /depends on the weight/],
  ] as const)(
    'gets its own answer after the call, of a %s: %s, %s',
    (species, alarm, asked, reply) => {
      const text = later(petOf(species), alarm, asked);
      expect(text).toMatch(/^\*\*(?:This is still|Per Luna è ancora)/);
      expect(text).toMatch(reply);
      expect(text).not.toMatch(/Do not wait for signs|kcal/);
    },
  );

  it.each([
    ['vet is seeing us in 20 mins', /^\*\*Good\. Let the vet see Luna/],
    ['ok we are on our way', /^\*\*Good\. Let the vet see Luna/],
    ['ok sto andando', /^\*\*Bene\. Fai visitare Luna/],
    ['siamo al pronto soccorso', /^\*\*Bene, Luna adesso è in buone mani/],
  ])('is not told to call again by an owner who is on the way: %s', (told, reply) => {
    const alarm = /^(?:vet|ok we)/.test(told) ? 'he ate raisins' : 'ha mangiato l’uvetta';
    const text = later(dog, alarm, told);
    expect(text).toMatch(reply);
    expect(text).not.toMatch(/call your vet|chiama ora|on the phone|Al telefono/);
  });

  it('still gets the call if the owner goes elsewhere or later', () => {
    for (const told of ['i am going to work now', 'the vet can see us tomorrow']) {
      expect(later(dog, 'he ate raisins', told)).toMatch(/call your vet/);
    }
  });

  it.each([
    ['ha preso la scossa da un filo', 'adesso sta bene, devo portarlo lo stesso?', /^Sì, vai/],
    ['he bit a cable and got a shock', 'he seems fine, do i still need to take him?', /^Yes, go/],
  ])('is told that the animal has to be seen all the same: %s, %s', (alarm, asked, reply) => {
    expect(later(dog, alarm, asked)).toMatch(reply);
  });

  it('is told what the safety rules forbid of the thing it asks for', () => {
    const milk = later(dog, 'ha mangiato una pallina di topicida', 'e se gli do il latte?');
    expect(milk).toMatch(/\n\nNo\. Non .*latte/);
  });

  it('has the steps again if it asks what to do', () => {
    expect(later(dog, scooter, 'what do I do?')).toMatch(/^- Move it as one piece/m);
  });

  it('gets no comment on thanks', () => {
    expect(later(dog, scooter, 'ok thanks')).toMatch(/^\*\*[^*]+\*\*$/);
  });
});
