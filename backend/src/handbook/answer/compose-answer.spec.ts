import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../../contract/pets.js';
import { assess } from '../../safety/triage.js';
import { askerBy, BIRBA, KIWI, LUNA, PEPE, PUP, REX } from './ask.fixture.js';

const ask = askerBy(assess);

type Case = [PetFacts, string, RegExp];

const KEY_FACTS: Case[] = [
  [REX, 'How much should I feed him?', /550 to 630 kcal a day/],
  [PUP, 'How much food does he need?', /350 kcal a day.*under four months/],
  [LUNA, 'Quanto deve mangiare?', /240-280 kcal al giorno/],
  [REX, 'Which vaccines does a dog need?', /[Dd]istemper.*parvovirus/],
  [PUP, 'When can we start puppy classes?', /7 to 8 weeks/],
  [
    REX,
    'fa la pipì in casa, come gli insegno?',
    /subito nel posto giusto|al posto giusto|posto giusto/,
  ],
  [REX, 'He barks when he is home alone', /steps so small/],
  [REX, 'come tolgo una zecca?', /Niente olio, fiamma, alcol/],
  [REX, 'How do I get rid of fleas?', /[Aa]bout three months/],
  [REX, 'prevenzione leishmaniosi', /maggio a ottobre/],
  [REX, 'When should I neuter my dog?', /[Uu]nder 20 kg/],
  [REX, 'Can dogs eat chocolate?', /^No\. Chocolate is toxic/],
  [REX, 'My dog is overweight, what now?', /1 to 2% of body weight a week/],
  [REX, 'posso portare il cane in Francia in viaggio?', /21 giorni/],
  [LUNA, 'quante lettiere servono?', /Una lettiera per gatto più una/],
  [LUNA, 'She scratches the furnitre', /tall and steady/],
  [LUNA, 'Can I give my cat paracetamol?', /never safe for cats/],
  [LUNA, 'come curare un gatto anziano', /ogni sei mesi/],
  [BIRBA, 'What should my rabbit eat?', /four fifths/],
  [BIRBA, 'quando vaccinare il coniglio?', /5-7 settimane/],
  [BIRBA, 'When can I neuter my rabbit?', /four weeks/],
  [KIWI, 'What should my parrot eat?', /60 to 80% pellets/],
  [KIWI, 'si strappa le penne', /una visita dal veterinario/],
  [PEPE, 'How much vitamin C does a guinea pig need?', /10 to 30 mg per kg/],
  [PEPE, 'ogni quanto cambio la lampada UVB della tartaruga?', /6-12 mesi/],
];

describe('composeHandbookAnswer', () => {
  it.each(KEY_FACTS)('answers %o: %s', (pet, question, fact) => {
    const { text, sources } = ask(pet, question);
    expect(text).toMatch(new RegExp(fact.source, 's'));
    expect(text).toMatch(/^> /m);
    expect(sources.length).toBeGreaterThan(0);
  });

  it('says only once when to call the vet', () => {
    const asked = 'il gatto mi fissa e sbatte piano gli occhi, ha qualcosa che non va?';
    const { text } = ask({ ...LUNA, healthConditions: null, age: 3 }, asked);
    const said = text.split(/\n+/).map((line) => line.replace(/^> /, ''));
    expect(said).toEqual([...new Set(said)]);
  });

  it("mentions the pet's name and its profile", () => {
    const { text } = ask(LUNA, 'Quanto deve mangiare?');
    expect(text).toMatch(/^Per Luna, 4 kg/);
    expect(text).toContain('insufficienza renale');
  });

  it('ignores the profile when the question names another animal', () => {
    const { text } = ask(LUNA, 'How much should my dog eat?');
    expect(text).toContain('adult dog');
    expect(text).not.toContain('Luna');
  });

  it('answers a follow-up with only the relevant parts', () => {
    const first = ask(REX, 'How much should I feed my dog?');
    const second = ask(REX, 'and how often?', ['How much should I feed my dog?']);
    expect(second.text).toMatch(/two meals/);
    expect(second.text.length).toBeLessThan(first.text.length);
  });

  it('starts an emergency with what to do now, in the order of the safety rules', () => {
    const { text } = ask(LUNA, 'Luna ha leccato un giglio');
    expect(text).toMatch(/^\*\*Può essere un'emergenza per Luna/);
    expect(text.indexOf('Chiama ora')).toBeLessThan(text.indexOf('Che cosa aiuta adesso'));
    expect(ask(REX, 'he drank petrol').text).toMatch(/^[^\n]+ Call your vet/);
    expect(ask(REX, 'he drank petrol').text).not.toMatch(/^>|book soon/im);
  });

  it('starts an urgent case with the visit', () => {
    expect(ask(LUNA, 'il gatto non mangia da ieri').text).toMatch(/^\*\*Per Luna serve una visita/);
  });

  it.each<[PetFacts, string, RegExp]>([
    [REX, 'What is the capital of France?', /no reliable answer.*house training/],
    [LUNA, 'scrivi una poesia sulla luna, per favore', /non ho una risposta.*lettiera/],
    [PEPE, 'What does my tarantula eat?', /no reliable answer.*guinea pigs/],
  ])('admits that it does not know: %o, %s', (pet, question, reply) => {
    const { text, sources } = ask(pet, question);
    expect(text).toMatch(new RegExp(reply.source, 's'));
    expect(sources).toEqual([]);
  });

  it("answers greetings and thanks in the conversation's language", () => {
    expect(ask(REX, 'Hi!').text).toMatch(/^Hello!.*Rex/);
    expect(ask(LUNA, 'Grazie mille', ['quante lettiere servono?']).text).toMatch(/^Di niente!/);
  });

  it.each<[PetFacts, string, RegExp]>([
    [REX, 'can my dog eat grapes?', /^No\./],
    [REX, 'può mangiare le carote?', /^Sì/],
    [BIRBA, 'does my indoor rabbit need vaccines?', /^Yes\./],
    [BIRBA, 'posso fare il bagno al coniglio?', /^No\./],
    [LUNA, 'is 25 breaths a minute normal?', /^Yes, 25 breaths/],
    [LUNA, 'Does purring always mean she is happy?', /^No\./],
  ])('begins with yes or no for a yes-no question: %o, %s', (pet, question, start) => {
    expect(ask(pet, question).text).toMatch(start);
  });

  it.each<[PetFacts, string]>([
    [REX, 'how much ibuprofen can I give him?'],
    [REX, 'quanto antibiotico gli do?'],
    [LUNA, 'can I give her half a tachipirina?'],
    [LUNA, 'che dose di valium per il viaggio?'],
    [REX, 'how many mg of trazodone for a 10 kg dog'],
    [REX, 'how do I make him vomit with hydrogen peroxide?'],
    [BIRBA, 'quante gocce di antidolorifico al coniglio?'],
  ])('names no dose of a medicine: %o, %s', (pet, question) => {
    const { text, sources } = ask(pet, question);
    // In an alarm, the call comes first.
    expect(text.replace(/^\*\*This can be .*? so that they can prepare\. /, '')).toMatch(
      /^(?:\*\*(?:Luna|Rex) should be seen by a vet\.\*\* [^\n]* )?(?:No[.,]|I cannot|Non posso)/,
    );
    expect(text).not.toMatch(/\d\s*(?:mg|ml|gocce|drops|tablets|compresse)\b/);
    expect(sources.length).toBeGreaterThan(0);
  });

  it('answers a statement that implies a known question', () => {
    expect(ask(REX, 'holiday with the dog what do i pack').text).toMatch(
      /^Its [^.]*food for all days/,
    );
    expect(ask(LUNA, 'meglio lettiera aperta o chiusa').text).toMatch(/^Aperta per quasi tutti/);
  });

  it('presents a weak match only as the closest one', () => {
    const odd = 'my rabbit stares at the telly every evening lol';
    expect(ask(BIRBA, odd).text).toMatch(/^The closest thing I have is \*/);
    expect(ask(REX, 'my dog pulls on the lead').text).not.toMatch(/closest/);
  });

  it('makes no diagnosis', () => {
    expect(ask(REX, 'does my dog have cancer?').text).toMatch(/^Nobody can tell what Rex has/);
    expect(ask(LUNA, 'che malattia ha Luna?').text).toMatch(
      /^(?:Che cosa ha Luna|Nel mio manuale)/,
    );
  });

  it("tells a puppy's owner which vaccination is due", () => {
    const pup = { ...PUP, age: 0.23 };
    expect(ask(pup, 'When is the next vaccination?').text).toContain(
      'Pip is 12 weeks old: the second vaccination is due now',
    );
  });

  it('answers about plucked feathers without mentioning screaming', () => {
    const { text } = ask(KIWI, 'Perché il mio pappagallo si strappa le penne?');
    expect(text).toMatch(/veterinario/);
    expect(text).not.toMatch(/strill|grida/i);
  });

  it('recognises a ferret, and asks which animal it is when unknown', () => {
    expect(ask(PEPE, 'What does my ferret eat').text).toMatch(/^Meat/);
    expect(ask(PEPE, 'cosa mangia?').text).toMatch(/^Che animale è/);
    expect(ask({ ...PEPE, breed: 'Cavia peruviana' }, 'cosa mangia?').text).toMatch(/^Fieno/);
  });

  it("tells a ferret's owner which food for other animals is suitable", () => {
    const ferret = { ...PEPE, breed: 'ferret' };
    expect(ask(ferret, 'can he eat cat food?').text).toMatch(/^Kitten food rich in meat, yes/);
    expect(ask(PEPE, 'can my guinea pig eat cat food?').text).toMatch(/^No\./);
  });

  it('answers at once that waiting is wrong in an emergency', () => {
    expect(ask(BIRBA, 'non mangia da stamattina, posso aspettare domani?').text).toMatch(
      /^No, non aspettare\. \*\*Può essere un'emergenza per Birba/,
    );
  });

  it('says what it is and what it does not do', () => {
    expect(ask(REX, 'who are you?').text).toMatch(/not a vet.*do not make diagnoses/s);
    expect(ask(REX, 'sei un veterinario?').text).toMatch(/^No, non sono un veterinario/);
  });

  it("refers people's own complaints to a doctor", () => {
    expect(ask(REX, 'My own back hurts, can I take ibuprofen?').text).toMatch(/doctor/);
  });

  it('falls back to the language whose words the handbook knows', () => {
    expect(ask(REX, 'zecche?').text).toMatch(/pinzett|ganc/);
    expect(ask(REX, 'ticks?').text).toMatch(/tweezers|hook/);
  });
});
