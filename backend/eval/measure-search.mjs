import { readCases } from './cases.mjs';
import { shareOf } from './share.mjs';

/** Where the right entry comes in what the search finds, by the source of the questions. */
export function searchFigures({ search }) {
  const found = readCases('questions').map((one) => {
    const ids = search(one).matches.map(({ entry }) => entry.id);
    return { source: one.source, place: ids.findIndex((id) => one.entries.includes(id)) };
  });
  return [...new Set(found.map(({ source }) => source))].map((source) => {
    const own = found.filter((one) => one.source === source);
    return {
      source,
      first: shareOf(own, ({ place }) => place === 0),
      amongThree: shareOf(own, ({ place }) => place >= 0 && place < 3),
    };
  });
}
