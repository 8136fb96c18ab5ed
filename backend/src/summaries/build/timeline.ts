import type { DiaryKind } from '../../contract/diary.js';
import { LIMITS } from '../../contract/limits.js';
import type { SummaryItem } from '../../contract/summaries.js';
import type { SummaryEntry } from './facts.js';
import { cut, joined, timeless } from './item.js';
import type { Words } from './words.js';

/** Without weights, food and medicines, which have other sections, or would hide the rest. */
const KINDS: readonly DiaryKind[] = [
  'symptom',
  'behaviour',
  'vaccine',
  'parasites',
  'visit',
  'heat',
  'breaths',
  'temperature',
  'note',
];

/** Maximum of entries in the list: the newest. */
const MOST = 200;

/** Maximum characters of an entry's text. That of a visit is a vet's advice, and shown in full. */
const LONGEST = 300;

function entryItem(entry: SummaryEntry, words: Words): SummaryItem {
  const { id, kind, at, value, unit, severity, minutes, bodyPart, before, after } = entry;
  const { kinds, severity: severities, before: sayBefore, after: sayAfter } = words.texts;
  const longest = kind === 'visit' ? LIMITS.diaryText.max : LONGEST;
  const said = entry.text === null ? null : cut(entry.text, longest);
  const amount = value === null || unit === null ? null : words.amount(value, unit, kind);
  const main = amount ?? said;
  return {
    key: `diary:${String(id)}`,
    at: at.toISOString(),
    text: main === null ? kinds[kind] : `${kinds[kind]}: ${main}`,
    detail: joined([
      amount === null ? null : said,
      severity && severities[severity],
      bodyPart,
      minutes === null ? null : words.duration(minutes),
      before === null ? null : sayBefore(before),
      after === null ? null : sayAfter(after),
    ]),
  };
}

/** What happened, newest last, after the number of earlier entries. */
export function timelineItems(entries: readonly SummaryEntry[], words: Words): SummaryItem[] {
  const told = entries.filter(({ kind }) => KINDS.includes(kind));
  const earlier = told.length - MOST;
  return [
    ...(earlier > 0 ? [timeless('timeline:earlier', words.texts.earlier(earlier))] : []),
    ...told.slice(-MOST).map((entry) => entryItem(entry, words)),
  ];
}
