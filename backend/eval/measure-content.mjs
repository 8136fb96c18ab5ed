import { share, shareOf } from './share.mjs';

/** Each knowledge case with its answer, the `missing` facts and the `forbidden` ones found. */
export const judgeContent = (cases, { answer }) =>
  cases.map((one) => {
    const text = answer(one);
    const contains = (words) => plain(text).includes(plain(words));
    return {
      ...one,
      answer: text,
      missing: one.must.filter((group) => !group.some(contains)),
      forbidden: one.mustNot.filter(contains),
    };
  });

/** Normalised text: ignores case, typographic apostrophes and bold type. */
const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\u00a0/g, ' ')
    .replace(/\*/g, '');

/** `mustContain`: answers with all groups of facts; `groups`: single groups. */
export function contentFigures(judged) {
  const groups = judged.reduce((sum, { must }) => sum + must.length, 0);
  const missing = judged.reduce((sum, { missing: list }) => sum + list.length, 0);
  return {
    cases: judged.length,
    mustContain: shareOf(judged, ({ missing: list }) => list.length === 0),
    groups: share(groups - missing, groups),
    mustNotContain: shareOf(judged, ({ forbidden }) => forbidden.length > 0),
  };
}
