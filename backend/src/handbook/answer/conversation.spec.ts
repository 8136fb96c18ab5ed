import { describe, expect, it } from '@jest/globals';
import type { Triage } from '../../contract/chat.js';
import { FREE_QUESTIONS, PRICES_EUR_CENTS } from '../../contract/plans.js';
import type { PetFacts } from '../../contract/pets.js';
import { HandbookAssistant } from '../handbook-assistant.service.js';
import { HandbookService } from '../handbook.service.js';
import type { Turn } from './question.js';

const NOTHING_MORE = { breed: null, healthConditions: null, personalityTraits: null };
const REX: PetFacts = { ...NOTHING_MORE, name: 'Rex', species: 'cane', age: 4, weight: '20 kg' };
const MICIA: PetFacts = { ...NOTHING_MORE, name: 'Micia', species: 'gatto', age: 3, weight: null };
const FIOCCO: PetFacts = { ...MICIA, name: 'Fiocco', species: 'coniglio' };
const KIWI: PetFacts = { ...MICIA, name: 'Kiwi', species: 'uccello' };
const ROUTINE: Triage = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };

const assistant = new HandbookAssistant(new HandbookService());

interface Said {
  text: string;
  followUps: string[];
}

/** Holds a conversation. Returns the replies, in order. */
function converse(pet: PetFacts, questions: string[], last: Triage = ROUTINE) {
  const history: Turn[] = [];
  const replies: Said[] = [];
  for (const question of questions) {
    const triage = question === questions.at(-1) ? last : ROUTINE;
    const said = assistant.compose({ question, history: [...history], pet, triage });
    replies.push({ text: said.text, followUps: said.followUps });
    history.push({ role: 'user', content: question }, { role: 'assistant', content: said.text });
  }
  return replies;
}

const lastOf = (pet: PetFacts, questions: string[], triage?: Triage): Said =>
  converse(pet, questions, triage).at(-1) ?? { text: '', followUps: [] };

describe('a conversation with the handbook', () => {
  it.each<[PetFacts, string[], RegExp]>([
    [REX, ['How often should I feed him?', 'and how much?'], /^For Rex at 20 kg.*kcal a day/],
    [REX, ['teach me recall', 'how long should the sessions be?'], /^A few minutes/],
    [
      REX,
      ['come gli insegno a tornare quando lo chiamo?', 'quanto devono durare le sessioni?'],
      /^Pochi minuti/,
    ],
    [
      REX,
      ['how hot is too hot for a walk?', 'and in winter, how cold?', 'does he need a coat?'],
      /short-haired/,
    ],
    [
      REX,
      ["We're driving to Croatia in August, what papers does he need?", 'and for the heat?'],
      /^Drive early or late/,
    ],
    [MICIA, ['quante lettiere servono?', 'dove le metto?', 'ogni quanto le pulisco'], /^Togli/],
    [FIOCCO, ['how much hay does he need?', 'and pellets?'], /^Few/],
  ])('stays with the topic until it changes: %o %o', (pet, questions, start) => {
    expect(lastOf(pet, questions).text).toMatch(start);
  });

  it.each([
    ['thanks. what litter is good', /litter/i],
    ['grazie, ogni quanto la pulisco?', /Togli/],
    ['hi, how often should I brush her', /Once or twice a week/],
  ])('answers the question behind a pleasantry: %s', (question, reply) => {
    expect(lastOf(MICIA, ['quante lettiere servono?', question]).text).toMatch(reply);
  });

  it.each([
    'ok thanks',
    'grazie, a presto',
    'ciao, come stai',
    'good night and thanks',
    'ok i see',
  ])('takes no pleasantry for a question: %s', (words) => {
    expect(lastOf(MICIA, ['quante lettiere servono?', words])).toMatchObject({ followUps: [] });
  });

  it('goes on when the language switches in the middle', () => {
    const { text } = lastOf(REX, ['how long can he stay alone?', 'e di notte?']);
    expect(text).toMatch(/^Meglio se ti sente/);
  });

  it('follows to another animal', () => {
    const { text } = lastOf(MICIA, ['quanto deve dormire un gatto?', 'e il cane?']);
    expect(text).toMatch(/^Un adulto circa 12-14/);
  });

  it('says no yes where nobody asked for it', () => {
    const { text } = lastOf(KIWI, ['non-stick pans near my budgies?']);
    expect(text).not.toMatch(/^yes/i);
    expect(text).toContain('PTFE');
  });

  it.each([
    ["l'aglio in polvere fa male?", /^Sì\./],
    ['posso dargli un po’ di aglio?', /^No\./],
  ])('answers what is bad with yes and what is allowed with no: %s', (question, start) => {
    expect(lastOf(REX, [question]).text).toMatch(start);
  });

  it('takes no price of an operation for a figure of the handbook', () => {
    const { text } = lastOf(MICIA, ['When should I neuter her?', 'and how much is that?']);
    expect(text).toMatch(/written quote/);
  });

  it('calls an entry that shares only a stray word what comes closest, not the answer', () => {
    const { text } = lastOf(REX, ['Can my dog donate blood?']);
    expect(text).toMatch(/^What I know that comes closest is \*Reading a blood report\*/);
  });

  it('offers what comes nearest to a question about a pet', () => {
    const { text } = lastOf(MICIA, ['mi sveglia alle 5 ogni mattina']);
    expect(text).not.toMatch(/mi occupo solo/);
  });
});

describe('a question back', () => {
  it('asks for the weight, and counts with the answer', () => {
    const [first, second] = converse(MICIA, ['quanto deve mangiare?', 'Circa 4 kg']);
    expect(first?.text).toMatch(/quanto pesa \*\*Micia\*\*\?/);
    expect(first?.followUps).toContain('Circa 4 kg');
    expect(second?.text).toMatch(/240–280 kcal al giorno/);
  });

  it('offers weights that its animal may have', () => {
    const offered = (pet: PetFacts) => lastOf(pet, ['how much should she eat?']).followUps;
    expect(offered(MICIA)).toEqual(['About 3 kg', 'About 4 kg', 'About 5 kg', 'About 6 kg']);
    expect(offered({ ...REX, weight: null })).toContain('About 30 kg');
  });

  it('asks how old a puppy of less than a year is, and counts with the answer', () => {
    const pup: PetFacts = { ...REX, age: 0, weight: '12 kg' };
    const [first, second] = converse(pup, ['quanto deve mangiare?', 'Ha 5 mesi']);
    expect(first?.text).toMatch(/quanti mesi ha \*\*Rex\*\*\?/);
    expect(first?.text).toMatch(
      /900–1350 kcal al giorno\*\* come cucciolo: il valore più alto sotto/,
    );
    expect(first?.followUps).toContain('Ha 5 mesi');
    expect(second?.text).toMatch(/900 kcal al giorno/);
    expect(lastOf(pup, ['ammazza quanto mangia, 12 kg a 5 mesi, quanto gliene do?']).text).toMatch(
      /900 kcal al giorno/,
    );
  });

  it.each([
    'when is the next vaccination?',
    'how many meals a day?',
    'when should I neuter him?',
    'ogni quanto va sverminato?',
  ])('never calls it a newborn: %s', (question) => {
    const { text } = lastOf({ ...REX, age: 0, weight: '12 kg' }, [question]);
    expect(text).not.toMatch(/\b0 (?:weeks|settimane)/);
  });

  it('is not asked twice', () => {
    const { text } = lastOf(MICIA, ['quanto deve mangiare?', 'quanto deve mangiare?']);
    expect(text).not.toMatch(/quanto pesa/);
  });
});

describe('what the assistant knows of itself', () => {
  it('takes prices and limits from the contract', () => {
    const [plans, limits] = converse(REX, [
      'how much is Pro?',
      'how many questions do I get for free?',
    ]);
    expect(plans?.text).toContain(`€${String(PRICES_EUR_CENTS.pro / 100)}`);
    expect(limits?.text).toMatch(new RegExp(`^Free has ${String(FREE_QUESTIONS)} questions`));
  });

  it.each([
    ['can I cancel whenever?', /^Yes, at any time/],
    ['how do I delete everything', /Delete account/],
    ['can I send you a photo of his rash?', /^No, I cannot see photos/],
    ['mi prenoti tu il veterinario?', /^No, non posso prenotare/],
    ['are you a vet?', /^No, I am not a vet/],
    ['are you a real person?', /^No, I am not a person/],
  ])('answers: %s', (question, start) => {
    expect(lastOf(REX, [question]).text).toMatch(start);
  });

  it.each(['ogni quanto va fatta l’antirabbica', 'che differenza c’è tra umido e secco'])(
    'never calls a question about care another subject: %s',
    (question) => {
      expect(lastOf(REX, [question]).text).not.toMatch(/mi occupo solo/);
    },
  );

  it.each(['a recipe for pizza', 'ricetta per la pizza', 'What is the capital of France?'])(
    'leaves to others: %s',
    (question) => {
      const isLeft = /no reliable answer|Non ho una risposta/;
      expect(lastOf(REX, [question]).text).toMatch(isLeft);
      expect(lastOf(REX, ['quanto deve mangiare?', question]).text).toMatch(isLeft);
    },
  );
});

describe('people', () => {
  it.each([
    'My old dog Rex passed away last night. I miss him so much.',
    'We had to put our dog down this morning',
    'Abbiamo dovuto farlo addormentare stamattina',
  ])('meets grief in other words: %s', (words) => {
    expect(lastOf(REX, [words]).text).toMatch(/^I am so sorry about|^Mi dispiace tantissimo per/);
  });

  it.each([
    ['i feel so guilty i should’ve noticed', /^Almost everyone/],
    ["i can't stop crying", /^I am so sorry that it hurts/],
    ['i miss him so much', /^I am so sorry that it hurts/],
    ['mi manca tantissimo', /^Mi dispiace che faccia così male/],
    ['non riesco a smettere di piangere', /^Mi dispiace che faccia così male/],
    ['Rex non c’è più', /^Mi dispiace tantissimo per \*\*Rex/],
  ])('has a warm word for what the owner feels: %s', (words, reply) => {
    expect(lastOf(REX, [words]).text).toMatch(reply);
  });

  it.each([
    [['Rex è morto stanotte', 'cosa devo fare con il corpo'], /^Tienilo al fresco/],
    [['he died this morning', 'what should i do with the body'], /^Keep it cool/],
  ])('is told what to do with the body: %o', (questions, reply) => {
    expect(lastOf(REX, questions).text).toMatch(reply);
  });

  it.each([
    [
      ["il veterinario l'ha fatto vomitare, ora dorme", 'stasera gli do da mangiare normale?'],
      /^\*\*Segui quello che ti hanno detto in clinica/,
    ],
    [['the vet made him sick, he is home', 'can he eat normally tonight?'], /^\*\*Go by what/],
  ])('leaves the first meal after a treatment to the vet: %o', (questions, reply) => {
    expect(lastOf(REX, questions).text).toMatch(reply);
  });

  it('meets grief, whatever thanks come with it', () => {
    const { text } = lastOf(REX, ['Thank you, he died this morning.']);
    expect(text).toMatch(/^I am so sorry/);
    expect(lastOf(REX, ['è morto stamattina', 'grazie']).text).toMatch(/^Figurati/);
  });

  it.each([
    'my snake plant died',
    'my phone died, anyway how often should I walk him',
    'our old vet died, how do I choose a new one',
  ])('says nothing of a body where no animal has died: %s', (question) => {
    expect(lastOf(REX, [question]).text).not.toMatch(/cremation|sorry|a body/);
  });

  it.each([
    'he looks as if he died',
    'My rabbit died last night. The other one is not eating.',
    'Il coniglio è morto stanotte. L’altro non mangia.',
  ])('answers an alarm before all else: %s', (question) => {
    const { text } = lastOf(REX, [question], {
      ...ROUTINE,
      level: 'emergency',
      actions: ['Call.'],
    });
    expect(text).toMatch(/^\*\*(?:This can be an emergency|Può essere un’emergenza)/);
  });

  it('never contradicts a vet’s prescription', () => {
    const told = 'my vet prescribed gabapentin for the fireworks. is that right?';
    const [first, more] = converse(REX, [told, "can I give more if it doesn't work?"]);
    expect(first?.text).toMatch(/^What your vet has prescribed stands/);
    expect(more?.text).toMatch(/^No, do not give more/);
  });

  it('still names no dose to whoever has no prescription', () => {
    expect(lastOf(REX, ['how much gabapentin can I give him?']).text).toMatch(/^No/);
  });
});
