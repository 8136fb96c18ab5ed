import type { Language } from '@contract/languages';
import { LIMITS } from '@contract/limits';
import {
  SUMMARY_SECTIONS,
  type NewSummary,
  type SummaryItem,
  type SummarySection,
  type SummarySnapshot,
} from '@contract/summaries';
import { countCharacters } from '@contract/text';
import { textsIn } from '../../shared/texts/pages';

/** The most characters that an owner may write. */
const WORDS = { why: LIMITS.summaryWhy.max, questions: LIMITS.summaryQuestions.max } as const;

/** What the owner adds to a summary and leaves out of it. */
export interface Draft {
  language: Language;
  why: string;
  questions: string;
  /** Names of sections and keys of items. */
  leftOut: ReadonlySet<string>;
}

/** Characters too many, or 0. */
export const tooMany = (draft: Draft, field: keyof typeof WORDS): number =>
  Math.max(0, countCharacters(draft[field].trim()) - WORDS[field]);

/** The set with this name added, or removed if it was in. */
export const toggled = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const written = (name: 'why' | 'questions', lines: string[]): SummaryItem[] =>
  lines.map((text, index) => ({ key: `${name}:${index}`, at: null, text, detail: null }));

/** The preview with the owner's own words in place. */
export const withWords = (preview: SummarySnapshot, draft: Draft): SummarySnapshot => {
  const titles = textsIn(preview.language).summary.paper;
  const why = draft.why.trim();
  const own: SummarySection[] = [
    { name: 'why', title: titles.why, items: written('why', why === '' ? [] : [why]) },
    {
      name: 'questions',
      title: titles.questions,
      items: written('questions', linesOf(draft.questions)),
    },
  ];
  const told = preview.sections.filter(({ name }) => name !== 'why' && name !== 'questions');
  const all = [...told, ...own].filter(({ items }) => items.length > 0);
  return {
    ...preview,
    sections: SUMMARY_SECTIONS.flatMap((name) => all.filter((section) => section.name === name)),
  };
};

/** Whether anything is left to include. */
export const hasContent = ({ sections }: SummarySnapshot, { leftOut }: Draft): boolean =>
  sections.some(
    ({ name, items }) => !leftOut.has(name) && items.some(({ key }) => !leftOut.has(key)),
  );

/** Leaves out only what the preview has, and no items of a section left out as a whole. */
export const newSummary = (preview: SummarySnapshot, draft: Draft): NewSummary => {
  const { language, leftOut } = draft;
  const { timeZone } = preview;
  const leaveOut = preview.sections.flatMap(({ name, items }) =>
    leftOut.has(name) ? [name] : items.map(({ key }) => key).filter((key) => leftOut.has(key)),
  );
  const isIn = (field: 'why' | 'questions'): boolean => !leftOut.has(field);
  return {
    language,
    timeZone,
    why: (isIn('why') && draft.why.trim()) || null,
    questions: (isIn('questions') && linesOf(draft.questions).join('\n')) || null,
    leaveOut,
  };
};
