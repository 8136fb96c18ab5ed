/** The pet of a case has no name of its own. */
const NAME = 'Rex';

/**
 * What is measured: the safety layer and the answers of the handbook assistant, as the product
 * calls them. `load` answers the module of the backend with that name, built or as source.
 */
export async function loadSubject(load) {
  const [{ assess }, { HandbookService }, { findKnowledge }, { composeHandbookAnswer }] =
    await Promise.all(
      [
        'safety/triage',
        'handbook/handbook.service',
        'handbook/answer/knowledge',
        'handbook/answer/compose-answer',
      ].map(load),
    );
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
  /** The answer to a case at the end of its conversation. */
  function answer(one) {
    const turns = [];
    for (const text of one.history ?? []) {
      const content = compose({ ...one, text }, turns);
      turns.push({ role: 'user', content: text }, { role: 'assistant', content });
    }
    return compose(one, turns);
  }
  return { assess: judge, search, answer };
}

const questionOf = ({ text, species, language, ageYears, weightKg, condition }) => ({
  text,
  species,
  language,
  ageYears: ageYears ?? null,
  weightKg: weightKg ?? null,
  condition: condition ?? null,
});

const ownersQuestionOf = ({ text, species, ageYears, weightKg, condition }, history) => ({
  question: text,
  history,
  pet: {
    name: NAME,
    species,
    breed: null,
    age: ageYears ?? null,
    weight: weightKg === undefined ? null : `${weightKg} kg`,
    healthConditions: condition ?? null,
    personalityTraits: null,
  },
});
