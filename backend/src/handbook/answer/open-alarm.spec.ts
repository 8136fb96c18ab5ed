import { describe, expect, it } from '@jest/globals';
import { assess } from '../../safety/triage.js';
import { answersBy, petOf } from './alarm.fixture.js';

const { later } = answersBy(assess);

describe('a message while an alarm is open', () => {
  const scooter = 'my dog was hit by a scooter';
  const dog = petOf('cane');

  it('gets the reminder to call, without repeating earlier advice', () => {
    const text = later(dog, scooter, 'he is running round the garden now');
    const fact = later(dog, scooter, 'the driver did not stop');
    expect(text).toMatch(
      /^\*\*This is still an emergency for Luna: call your vet or the nearest 24-hour clinic now\.\*\*/,
    );
    expect(text).not.toMatch(/^- /m);
    expect(text).toContain('some harm shows only hours later');
    expect(fact).toContain('Tell the vet on the phone');
  });

  it('has its question answered if that delays nothing', () => {
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
    const litter = later(petOf('gatto'), 'respira a bocca aperta', 'che lettiera mi consigli?');
    expect(litter).toMatch(/\n\nPrima il veterinario/);
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
    'gets a specific answer after the advice to call, for a %s: %s, %s',
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
    ['ok driving there now', /^\*\*Good\. Let the vet see Luna/],
    ['siamo al pronto soccorso', /^\*\*Bene, Luna adesso è in buone mani/],
    ['ok ci vediamo tra mezz’ora in clinica', /^\*\*Bene. Fai visitare Luna/],
    ['driving, they said bring him now', /^\*\*Good\. Let the vet see Luna/],
    ['il veterinario arriva tra un’ora', /^\*\*Bene\. Resta con Luna/],
  ])('from an owner on the way to the vet gets no advice to call again: %s', (told, reply) => {
    const alarm = /^(?:vet|ok we|ok driving)/.test(told)
      ? 'he ate raisins'
      : 'ha mangiato l’uvetta';
    const text = later(dog, alarm, told);
    expect(text).toMatch(reply);
    expect(text).not.toMatch(/call your vet|chiama ora|on the phone|Al telefono/);
  });

  it('is told what helps until a vet who is on the way is there', () => {
    const text = later(dog, scooter, 'the vet is on her way, what do i do until then?');
    expect(text).toMatch(/^\*\*Good\. Stay with Luna until the vet is there/);
    expect(text).toMatch(/^- Move it as one piece/m);
    expect(later(dog, scooter, 'the vet is coming tomorrow')).toMatch(/call your vet/);
  });

  it.each([
    ['he ate raisins', 'no symptoms at all', /some harm shows only hours later/],
    ['ha mangiato l’uvetta', 'adesso gioca', /certi danni si vedono solo dopo ore/],
    ['he ate raisins', 'about an hour ago', /\n\nHave that ready for the call/],
    ['ha mangiato l’uvetta', 'circa 4 kg', /\n\nTienilo pronto/],
    ['he ate raisins', 'i can’t afford the emergency vet', /\n\nWhat it costs/],
    ['ha mangiato l’uvetta', 'quanto costa andarci di notte?', /\n\nIl prezzo cambia/],
    [
      'he ate raisins',
      'the receptionist said tomorrow is fine',
      /\n\nCall again and ask for a vet/,
    ],
    ['ha mangiato l’uvetta', 'secondo me esageri', /\n\nPosso sbagliarmi/],
    ['he ate raisins', 'they were organic, does that change anything', /\n\nIt does not change/],
  ])('gets the word that fits what it tells: %s, %s', (alarm, told, word) => {
    const text = later(dog, alarm, told);
    expect(text).toMatch(/^\*\*(?:This is still|Per Luna è ancora)/);
    expect(text).toMatch(word);
  });

  it('still gets the advice to call if the owner goes elsewhere or later', () => {
    for (const told of ['i am going to work now', 'the vet can see us tomorrow']) {
      expect(later(dog, 'he ate raisins', told)).toMatch(/call your vet/);
    }
  });

  it.each([
    ['ha preso la scossa da un filo', 'adesso sta bene, devo portarlo lo stesso?', /^Sì, vai/],
    ['he bit a cable and got a shock', 'he seems fine, do i still need to take him?', /^Yes, go/],
  ])('is answered that the animal must still be seen: %s, %s', (alarm, asked, reply) => {
    expect(later(dog, alarm, asked)).toMatch(reply);
  });

  it('is answered with what the safety rules forbid about the thing asked for', () => {
    const milk = later(dog, 'ha mangiato una pallina di topicida', 'e se gli do il latte?');
    expect(milk).toMatch(/\n\nNo\. Non .*latte/);
  });

  it.each([
    [
      'cane',
      'his belly is swollen and hard and he retches',
      'can i give him something?',
      /No\. Give no food/,
    ],
    [
      'coniglio',
      'my rabbit has not eaten since last night',
      'what if i syringe him some mush',
      /No\. Do not force-feed/,
    ],
    [
      'cane',
      'ha la pancia dura e gonfia e fa conati a vuoto',
      'gli do un po’ di camomilla?',
      /No\. Non dare cibo, acqua/,
    ],
    ['gatto', 'ha una ferita col pus sulla schiena', 'la disinfetto io?', /No\. Non mettere alcol/],
    [
      'cane',
      'he has been sick 4 times since last night',
      'can i use some cream on his ear',
      /Ask about that/,
    ],
  ] as const)(
    'is answered so however it is worded, for a %s: %s, %s',
    (species, alarm, asked, no) => {
      expect(later(petOf(species), alarm, asked)).toMatch(no);
    },
  );

  it.each([
    ['he has been sick 4 times since last night', 'what if he wont drink', /\n\nIf that happens/],
    ['he has been sick 4 times since last night', 'and if she gets worse?', /\n\nIf that happens/],
    ['ha vomitato 4 volte da ieri', 'e se non beve?', /\n\nSe succede/],
    ['ha vomitato 4 volte da ieri', 'e se gli do del riso?', /\n\nChiedilo al telefono/],
  ])('is answered with when not to wait for the visit: %s, %s', (alarm, asked, reply) => {
    const text = later(dog, alarm, asked);
    expect(text).toMatch(reply);
    expect(text).not.toMatch(/^> /m);
  });

  it('gets the steps again if it asks what to do', () => {
    expect(later(dog, scooter, 'what do I do?')).toMatch(/^- Move it as one piece/m);
  });

  it.each([
    ['my dog had a fit for 2 minutes', 'shes having another one!!', /^- .*away from the mouth/m],
    ['il cane ha avuto le convulsioni', 'ne sta avendo un’altra', /^- .*lontani dalla bocca/m],
    ['il cane ha avuto le convulsioni', 'oddio un’altra crisi', /^- .*lontani dalla bocca/m],
  ])('gets the steps again if it happens again: %s, %s', (alarm, told, step) => {
    expect(later(dog, alarm, told)).toMatch(step);
  });

  it('names no animal while it may be another one', () => {
    const [two, alarm] = ['I have two dogs. One of them', 'was hit by a scooter'];
    expect(later(dog, `${two} ${alarm}`, 'he is on his feet')).not.toContain('Luna');
    expect(later(dog, `${two} ${alarm}`, 'it is Luna')).toContain('Luna');
  });

  it('does not turn the alarm of another animal into one of the pet', () => {
    const parrot = 'our parrot sits fluffed up at the bottom of the cage, his tail bobs';
    const text = later(petOf('coniglio'), parrot, 'how warm should I keep him');
    expect(text).toMatch(/^\*\*This is still an emergency: call/);
  });

  it('gets no comment for thanks', () => {
    expect(later(dog, scooter, 'ok thanks')).toMatch(/^\*\*[^*]+\*\*$/);
  });
});
