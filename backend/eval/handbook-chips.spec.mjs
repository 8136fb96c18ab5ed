import { describe, expect, it } from '@jest/globals';

let loaded = Promise.resolve();

/** One after the other: Jest does not link modules that share imports at the same time. */
const load = (path) =>
  (loaded = loaded.then(() => import(new URL(`../../${path}.ts`, import.meta.url).href)));

const { HandbookService } = await load('backend/src/handbook/handbook.service');
const { HandbookAssistantService } = await load('backend/src/handbook/handbook-assistant.service');
const EXAMPLES = {
  en: (await load('frontend/src/shared/texts/en/chat')).chat.empty.examples,
  it: (await load('frontend/src/shared/texts/it/chat')).chat.empty.examples,
};

const assistant = new HandbookAssistantService(new HandbookService());

/** The entries that the suggestions of an empty chat are about, in their order. */
const ENTRIES = {
  cane: ['dog-exercise', 'dog-lead-pulling', 'toxic-foods'],
  gatto: ['cat-feeding', 'cat-scratching', 'toxic-plants'],
  coniglio: ['rabbit-diet', 'rabbit-sick-signs', 'rabbit-diet'],
  uccello: ['bird-diet', 'bird-feather-plucking', 'bird-cage'],
};
const NAMES = ['Luna', 'Otto'];
const ROUTINE = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };
const NOT_ITSELF =
  /closest thing I have|nothing on exactly that|no reliable answer|si avvicina|Proprio su questo|voce più vicina|risposta affidabile/;
const WHICH_ANIMAL = /^(?:Which animal is|Che animale è) \*\*/;

const petOf = (species, name) => ({
  name,
  species,
  breed: null,
  age: 3,
  weight: null,
  healthConditions: null,
  personalityTraits: null,
});

/** Asks the questions in order. Returns the last answer, and the entry it is built on. */
function ask(pet, questions) {
  const history = [];
  let last;
  for (const question of questions) {
    const asked = { question, history: [...history], pet, triage: ROUTINE };
    last = { ...assistant.compose(asked), best: assistant.knowledge(asked).matches[0]?.entry };
    history.push({ role: 'user', content: question }, { role: 'assistant', content: last.text });
  }
  return last;
}

/** What was asked before: none, one or both of the other questions, in either order. */
const befores = ([one, other]) => [[], [one], [other], [one, other], [other, one]];

/** The sentences of an entry that an answer may begin with. */
const sentencesOf = ({ lead, parts, questions }) => [
  lead,
  ...parts.map((part) => part.replace(/^- /, '')),
  ...questions.map(({ answer }) => answer),
];

const CHIPS = Object.entries(EXAMPLES).flatMap(([language, examples]) =>
  Object.entries(examples).flatMap(([species, chips]) =>
    NAMES.flatMap((name) =>
      chips(name).map((chip, place, all) => ({
        language,
        chip,
        pet: petOf(species, name),
        expected: ENTRIES[species]?.[place],
        before: befores(all.filter((one) => one !== chip)),
      })),
    ),
  ),
);
const known = CHIPS.filter(({ expected }) => expected !== undefined);
const others = CHIPS.filter(({ expected }) => expected === undefined);

describe('the suggestions in an empty chat', () => {
  it.each(known)('$pet.species: $chip', ({ language, chip, pet, expected, before }) => {
    for (const earlier of before) {
      const { text, best } = ask(pet, [...earlier, chip]);
      expect({ earlier, entry: best?.id }).toEqual({ earlier, entry: expected });
      expect(text).not.toMatch(NOT_ITSELF);
      const sentences = sentencesOf(best[language]);
      const [first, second] = text.split('\n\n');
      const beginning = /\?$/.test(first) ? second : first;
      expect(sentences.filter((one) => one.endsWith(beginning))).not.toEqual([]);
    }
  });

  it.each(others)('lead to a question about the animal: $chip', ({ chip, pet, before }) => {
    for (const earlier of before) expect(ask(pet, [...earlier, chip]).text).toMatch(WHICH_ANIMAL);
  });

  it.each(others)('are answered once the animal is known: $chip', ({ chip, pet }) => {
    const { followUps } = ask(pet, [chip]);
    expect(followUps.length).toBeGreaterThan(2);
    for (const told of followUps) {
      expect(ask(pet, [chip, told]).text).not.toMatch(NOT_ITSELF);
      expect(ask(pet, [chip, told]).text).not.toMatch(WHICH_ANIMAL);
    }
  });

  it.each(['en', 'it'])('are answered for the animal named before: %s', (language) => {
    const pet = petOf('altro', 'Luna');
    const [one = '', ...rest] = EXAMPLES[language].altro('Luna');
    const told = ask(pet, [one]).followUps.at(-2);
    for (const next of rest) {
      const { text, best } = ask(pet, [one, told, next]);
      expect(text).not.toMatch(WHICH_ANIMAL);
      expect(best.id).toMatch(/^(?:tortoise-outdoors|small-pet-sick-signs)$/);
    }
  });

  it.each([
    ['Which human foods are dangerous for Luna?', /^Chocolate, grapes and raisins, onion/],
    ['Which foods must Luna never eat?', /^Chocolate, grapes and raisins, onion/],
    ['Quali cibi sono pericolosi per Luna?', /^Soprattutto cioccolato, uva e uvetta, cipolla/],
    ['Quali cibi sono sicuri per Luna?', /^Pollo o pesce cotti/],
    ['Which human foods are safe for Luna?', /^Plain cooked chicken/],
  ])('do not confuse safe foods with dangerous ones: %s', (question, answer) => {
    expect(ask(petOf('cane', 'Luna'), [question]).text).toMatch(answer);
  });
});
