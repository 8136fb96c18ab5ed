import { placeOfPassage } from './cases.mjs';

/** The name of the pet in every case. */
const NAME = 'Rex';

/**
 * The subject of the evaluation: the safety rules and the handbook assistant's answers, as the
 * product calls them. `load` imports the backend module of that name, built or as source.
 */
export async function loadSubject(load) {
  const [triage, { HandbookService }, { findKnowledge }, { composeHandbookAnswer }] =
    await Promise.all(
      [
        'safety/triage',
        'handbook/handbook.service',
        'handbook/answer/knowledge',
        'handbook/answer/compose-answer',
      ].map(load),
    );
  const { assess, assessInCase } = triage;
  const handbook = new HandbookService();
  const judge = (one) => assess(questionOf(one));

  function search(one, turns = []) {
    const question = { ...ownersQuestionOf(one, turns), triage: judge(one) };
    return { question, ...findKnowledge(handbook, question) };
  }
  function compose(one, turns) {
    const { question, matches, language } = search(one, turns);
    return composeHandbookAnswer({ ...question, matches, language }).text;
  }
  /** The answer to a case, at the end of its conversation. */
  function answer(one) {
    const turns = [];
    for (const text of one.history ?? []) {
      const content = compose({ ...one, text }, turns);
      turns.push({ role: 'user', content: text }, { role: 'assistant', content });
    }
    return compose(one, turns);
  }
  const converse = (conversation) => levelsOf(conversation, assessInCase);

  /** Level and answer of each turn of a conversation. */
  function discuss(conversation) {
    const { pet } = conversation;
    const turns = [];
    return converse(conversation).map((triage, index) => {
      const { text } = conversation.turns[index];
      const question = { ...ownersQuestionOf({ ...pet, text }, turns), triage };
      const found = findKnowledge(handbook, question);
      const { text: content } = composeHandbookAnswer({ ...question, ...found });
      turns.push({ role: 'user', content: text }, { role: 'assistant', content });
      return { level: triage.level, answer: content };
    });
  }
  const passage = await loadPassages(load);
  return { assess: judge, search, answer, converse, discuss, passage };
}

/**
 * A function from a language and a passage that a case names (`{entry, passage}`, see
 * `placeOfPassage`, or the entry's `vet`) to its text; `undefined` if there is none.
 */
export async function loadPassages(load) {
  const { readEntries } = await load('handbook/handbook-files');
  const { passagesOf } = await load('handbook/passages/passages');
  const entries = new Map(readEntries().map((entry) => [entry.id, entry]));
  return (language, { entry: id, passage: named }) => {
    const entry = entries.get(id);
    if (!entry) return undefined;
    if (named === 'vet') return entry[language].vet;
    const passages = passagesOf(entry, language);
    return passages[placeOfPassage(passages, named)]?.text;
  };
}

/** The triage of each turn of a conversation, in the light of those before it. */
function levelsOf({ pet, language, turns }, assessInCase) {
  let known = null;
  return turns.map(({ text }, index) => {
    const now = new Date(Date.UTC(2026, 0, 1, 3, index));
    const { next, ...called } = assessInCase(known, questionOf({ ...pet, language, text }), now);
    // As the database does: the message that raised an alarm is stored by then.
    const { alarm } = next;
    known = { ...next, alarm: alarm && { ...alarm, since: alarm.since ?? index + 1 } };
    return called;
  });
}

/**
 * The learning readers, for training them and for trying other tables. Each has the `shape` of its
 * table, `exampleOf(case)` for `learn`, and `judgeBy(table)`: a function from a case to its
 * outcome.
 */
export async function loadReaders(load) {
  const safety = await load('safety/learning');
  const { evidenceOf, levelOf, featuresOf, LEVELS, likelihoodOf, reasonsFor } = safety;
  const { CLOSING, closesAlarm, closingFeatures, located, readTable, tellsOfEnd } = safety;
  const evidence = new Map();
  const read = (one) => {
    if (!evidence.has(one)) evidence.set(one, evidenceOf(questionOf(one)));
    return evidence.get(one);
  };
  const example = (kinds, shape, outcome) => {
    const features = located(kinds, shape);
    return {
      places: Uint32Array.from(features, ({ place }) => place),
      values: Float32Array.from(features, ({ value }) => value),
      outcome: shape.outcomes.indexOf(outcome),
    };
  };
  return {
    levels: {
      shape: LEVELS,
      /** How likely each level is, and by which features. */
      explain: (one) => ({
        likelihood: likelihoodOf(read(one)),
        reasons: reasonsFor(levelOf(read(one)), read(one)),
      }),
      exampleOf: (one) => example(featuresOf(read(one)), LEVELS, one.level),
      judgeBy(table) {
        const known = readTable(table, LEVELS);
        return (one) => levelOf(read(one), { table: known });
      },
    },
    closing: {
      shape: CLOSING,
      /** Other messages never close an alarm. */
      mayTeach: ({ text }) => tellsOfEnd(text, false),
      exampleOf: ({ text, closes }) =>
        example(closingFeatures(text), CLOSING, closes ? 'closes' : 'stays'),
      judgeBy(table) {
        const known = readTable(table, CLOSING);
        return ({ text }) => closesAlarm(text, false, known);
      },
    },
  };
}

const questionOf = ({ text, species, breed, language, ageYears, weightKg, condition, part }) => ({
  text,
  species,
  breed: breed ?? null,
  language,
  ageYears: ageYears ?? null,
  weightKg: weightKg ?? null,
  condition: condition ?? null,
  ...(part && { part }),
});

const ownersQuestionOf = ({ text, species, breed, ageYears, weightKg, condition }, history) => ({
  question: text,
  history,
  pet: {
    name: NAME,
    species,
    breed: breed ?? null,
    age: ageYears ?? null,
    weight: weightKg === undefined ? null : `${weightKg} kg`,
    healthConditions: condition ?? null,
    personalityTraits: null,
  },
});
