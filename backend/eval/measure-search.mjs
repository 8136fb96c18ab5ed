import { readCases } from './cases.mjs';
import { shareOf } from './share.mjs';

/**
 * The rank of the right entry among the search results, and how often the search finds nothing when
 * no entry is right, by the source of the questions.
 */
export function searchFigures({ search }) {
  const found = readCases('questions').map((one) => {
    const ids = search(one).matches.map(({ entry }) => entry.id);
    const place = ids.findIndex((id) => one.entries.includes(id));
    return { ...one, place, isEmpty: ids.length === 0 };
  });
  return [...new Set(found.map(({ source }) => source))].map((source) => {
    const own = found.filter((one) => one.source === source);
    const answered = own.filter(({ entries }) => entries.length > 0);
    const unanswered = own.filter(({ entries }) => entries.length === 0);
    return {
      source,
      first: shareOf(answered, ({ place }) => place === 0),
      amongThree: shareOf(answered, ({ place }) => place >= 0 && place < 3),
      nothing: shareOf(unanswered, ({ isEmpty }) => isEmpty),
    };
  });
}
