import {
  SUMMARY_DAYS,
  SUMMARY_SECTIONS,
  SUMMARY_ZONE,
  type NewSummary,
  type SummaryItem,
  type SummarySectionName,
  type SummarySnapshot,
} from '../../contract/summaries.js';
import { aboutItems } from './about.js';
import type { SummaryFacts } from './facts.js';
import { cut, timeless } from './item.js';
import { medicineItems } from './medicines.js';
import { timelineItems } from './timeline.js';
import { weightItems } from './weights.js';
import { Words } from './words.js';

const DAY = 86_400_000;

/** Characters shown of the question that raised an alarm. */
const LONGEST_ALARM = 160;

/** Findings from the diary, without those for which it has too few entries. */
const findingItems = ({ findings }: SummaryFacts): SummaryItem[] =>
  findings
    .filter(({ level }) => level !== 'unknown')
    .map(({ kind, level, text, evidence }) => {
      const first = String(evidence.entryIds[0] ?? 0);
      return timeless(`finding:${kind}:${level}:${first}`, text, evidence.text || null);
    });

const alarmItems = ({ alarms }: SummaryFacts, { texts }: Words): SummaryItem[] =>
  alarms.map(({ id, at, said, triage: { level, actions } }) => {
    const say = level === 'emergency' ? texts.alarms.emergency : texts.alarms.urgent;
    const [advised] = actions;
    const text = `"${cut(said.replace(/\s+/g, ' ').trim(), LONGEST_ALARM)}"`;
    return {
      key: `alarm:${String(id)}`,
      at: at.toISOString(),
      text,
      detail: advised === undefined ? null : say(advised),
    };
  });

const lineItems = (name: string, text: string | null | undefined): SummaryItem[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => timeless(`${name}:${String(index + 1)}`, line));

/**
 * The summary of a pet for a vet, in the vet's language; sections without items are left out. Pure:
 * the same facts and wishes at the same moment give the same summary.
 */
export function buildSummary(
  facts: SummaryFacts,
  wishes: NewSummary & { now: Date },
): SummarySnapshot {
  const { language, timeZone = SUMMARY_ZONE, now, leaveOut = [], why, questions } = wishes;
  const words = new Words(language, timeZone);
  const out = new Set(leaveOut);
  // A weight that is left out does not count for the change either.
  const entries = facts.entries.filter(({ id }) => !out.has(`diary:${String(id)}`));
  const known = { ...facts, entries };
  const items: Record<SummarySectionName, SummaryItem[]> = {
    about: aboutItems(known, words, now),
    why: lineItems('why', why),
    findings: findingItems(known),
    alarms: alarmItems(known, words),
    weights: weightItems(entries, words),
    medicines: medicineItems(known, words),
    timeline: timelineItems(entries, words),
    questions: lineItems('question', questions),
  };
  const { name } = facts.pet;
  const titles = words.texts.sections(name);
  const sections = SUMMARY_SECTIONS.map((section) => ({
    name: section,
    title: titles[section],
    items: items[section].filter(({ key }) => !out.has(key)),
  }));
  return {
    petName: name,
    language,
    title: words.texts.title(name),
    timeZone,
    from: words.isoDay(new Date(now.getTime() - SUMMARY_DAYS * DAY)),
    to: words.isoDay(now),
    sections: sections.filter((section) => section.items.length > 0 && !out.has(section.name)),
  };
}
