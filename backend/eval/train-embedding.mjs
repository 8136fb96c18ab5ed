import { placeOfPassage, readPhrasings } from './cases.mjs';
import { bytesOf, learnEmbedding } from './learn-embedding.mjs';

/**
 * Learns from the phrasings, and from the entries' own questions, which passage of the handbook
 * answers which message.
 * @param load imports the built backend module of a name.
 * @yields each language with the file of its table, and from how many texts it learned.
 */
export async function* learnEmbeddings(load) {
  const { textFeatures, DIMENSIONS, PLACES } = await load('handbook/passages/embedding');
  const { passagesOf } = await load('handbook/passages/passages');
  const { readEntries } = await load('handbook/handbook-files');
  const entries = readEntries();
  for (const language of ['en', 'it']) {
    const passages = entries.flatMap((entry) => passagesOf(entry, language));
    const placeOf = (id, named) => {
      const first = passages.findIndex(({ entry }) => entry.id === id);
      return first + placeOfPassage(passagesOf(passages[first].entry, language), named);
    };
    const texts = [
      ...readPhrasings()
        .filter((one) => one.language === language)
        .map(({ text, entry, passage }) => ({ text, passage: placeOf(entry, passage) })),
      ...passages.flatMap(({ answered }, passage) =>
        answered ? [{ text: answered.question, passage }] : [],
      ),
    ];
    const table = learnEmbedding(
      texts.map(({ text, passage }) => ({ passage, features: textFeatures(text, language) })),
      passages.map(({ says, entry }) => ({ features: textFeatures(says, language), entry })),
      { places: PLACES, dimensions: DIMENSIONS },
    );
    yield { language, learned: texts.length, table: bytesOf(table) };
  }
}
