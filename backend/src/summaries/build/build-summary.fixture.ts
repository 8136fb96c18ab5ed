import type { Language } from '../../contract/languages.js';
import type { NewSummary, SummarySnapshot } from '../../contract/summaries.js';
import { buildSummary } from './build-summary.js';
import type { SummaryFacts } from './facts.js';
import { facts, NOW } from './facts.fixture.js';

export const build = (
  more: Partial<SummaryFacts>,
  wishes: Partial<NewSummary> = {},
): SummarySnapshot => buildSummary(facts(more), { language: 'en', ...wishes, now: NOW });

export const itemsOf = ({ sections }: SummarySnapshot, name: string) =>
  sections.find((section) => section.name === name)?.items ?? [];

export const textsOf = (snapshot: SummarySnapshot, name: string): string[] =>
  itemsOf(snapshot, name).map(({ text, detail }) =>
    detail === null ? text : `${text} | ${detail}`,
  );

export const inBoth = (more: Partial<SummaryFacts>, name: string): string[][] =>
  (['en', 'it'] satisfies Language[]).map((language) => textsOf(build(more, { language }), name));
