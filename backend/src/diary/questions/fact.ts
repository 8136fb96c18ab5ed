import { daysBetween, type DiaryFact } from '../insights/diary-fact.js';
import { capitalized, fold } from '../../language/text.js';
import type { DiaryQuestion } from './diary-question.js';
import type { Period } from './period.js';
import { type Wording } from './wording.js';

/** Days in which events are counted if no period is given. */
const USUAL_DAYS = 30;

/** Maximum age in days of the earlier weight that the last one is compared with. */
const COMPARED = 190;

/** Maximum of lines in a list. */
const MOST_LINES = 8;

const DAY_MS = 86_400_000;

interface Told {
  /** The entries asked about, oldest first; at least one. */
  about: readonly DiaryFact[];
  now: Date;
}

const inside = (facts: readonly DiaryFact[], { from, to }: Period): DiaryFact[] =>
  facts.filter(({ at }) => at >= from && at <= to);

const usual = (now: Date, { texts }: Wording): Period => ({
  from: new Date(now.getTime() - USUAL_DAYS * DAY_MS),
  to: now,
  label: texts.lastDays(USUAL_DAYS),
});

/** The entry in short: its amount if it has no text, otherwise the whole entry. */
const short = (fact: DiaryFact, wording: Wording): string =>
  fact.text === null ? (wording.amount(fact) ?? wording.entry(fact)) : wording.entry(fact);

function lastWeight(facts: readonly DiaryFact[], question: DiaryQuestion, wording: Wording) {
  const last = facts.at(-1) as DiaryFact;
  const { texts } = wording;
  const weighed = texts.weighed(wording.amount(last) ?? '', wording.when(last.at));
  if (question.want !== 'trend') return `${weighed}.`;
  const first = facts.find(({ at }) => daysBetween(at, last.at) <= COMPARED);
  const earlier = first === last ? undefined : first;
  if (earlier === undefined) return `${weighed}.`;
  return `${weighed}; ${texts.before(wording.amount(earlier) ?? '', wording.when(earlier.at))}.`;
}

/** Several values of a period, each with its day. */
function values(facts: readonly DiaryFact[], label: string, wording: Wording): string {
  const shown = facts.slice(-MOST_LINES).map((fact) => {
    return `**${wording.amount(fact) ?? ''}** (${wording.date(fact.at)})`;
  });
  return `${capitalized(label)}: ${shown.join(', ')}.`;
}

function newest(question: DiaryQuestion, { about }: Told, wording: Wording): string {
  const { period, about: topic } = question;
  const { texts } = wording;
  const found = period === null ? about : inside(about, period);
  const last = about.at(-1) as DiaryFact;
  if (period !== null && found.length === 0) {
    const said = texts.theLast(wording.when(last.at), short(last, wording));
    return `${texts.notNoted(period.label)} ${said}`;
  }
  if (topic === 'weight' && (period === null || question.want === 'trend')) {
    return lastWeight(found, question, wording);
  }
  const newestFound = found.at(-1) as DiaryFact;
  const when = wording.when(newestFound.at);
  if (period !== null && newestFound.value !== null && topic !== 'medicine') {
    return values(found, period.label, wording);
  }
  const what = short(newestFound, wording);
  const isGiven = period !== null && topic === 'medicine';
  return isGiven ? texts.noted(when, what) : texts.named(capitalized(when), what);
}

function counted(question: DiaryQuestion, { about, now }: Told, wording: Wording): string {
  const { texts } = wording;
  const period = question.period ?? usual(now, wording);
  const found = inside(about, period);
  const last = about.at(-1) as DiaryFact;
  if (found.length === 0) {
    const said = texts.theLast(wording.when(last.at), short(last, wording));
    return `${texts.notNoted(period.label)} ${said}`;
  }
  const days = new Set(found.map(({ at }) => wording.dayNumber(at))).size;
  const name = capitalized(question.what ?? '');
  const when = wording.when((found.at(-1) as DiaryFact).at);
  const isOneDay = days === 1 && when === period.label;
  const said = texts.onDays(name, days, period.label);
  return `${said}${isOneDay ? '' : `, ${texts.lastTime(when)}`}.`;
}

/** Each thing once, with how often it occurred. */
function grouped(facts: readonly DiaryFact[], wording: Wording): string[] {
  const groups = new Map<string, DiaryFact[]>();
  for (const fact of facts) {
    const key = fold(fact.text ?? '').trim();
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].map((entries) => {
    const last = entries.at(-1) as DiaryFact;
    const name = wording.own(last) || wording.texts.kinds[last.kind];
    return `- **${capitalized(name)}**: ${wording.texts.times(entries.length, wording.when(last.at))}`;
  });
}

const listed = (lines: readonly string[], { texts }: Wording): string =>
  [
    ...lines.slice(0, MOST_LINES),
    ...(lines.length > MOST_LINES ? [`- ${texts.more(lines.length - MOST_LINES)}`] : []),
  ].join('\n');

function list(question: DiaryQuestion, { about, now }: Told, wording: Wording): string {
  const { texts } = wording;
  const { about: topic } = question;
  const isAll = question.period === null && (topic === 'vaccine' || topic === 'parasites');
  const period = question.period ?? usual(now, wording);
  const found = isAll ? about : inside(about, period);
  if (found.length === 0 && question.period !== null) {
    const last = about.at(-1) as DiaryFact;
    const said = texts.theLast(wording.when(last.at), wording.labelled(last));
    return `${texts.notNoted(period.label)} ${said}`;
  }
  if (topic === 'medicine' || topic === 'vaccine') {
    const given = found.length > 0 ? found : about;
    const label = isAll ? '' : found.length > 0 ? period.label : texts.newest;
    const lines = grouped(given, wording).toReversed();
    return label === '' ? listed(lines, wording) : `${label}:\n\n${listed(lines, wording)}`;
  }
  const shown = found.length > 0 ? found : about.slice(-MOST_LINES);
  const head = found.length > 0 ? texts.entries(found.length, period.label) : texts.newest;
  const lines = shown
    .toReversed()
    .map((fact) => `- ${wording.date(fact.at)}: ${wording.labelled(fact)}`);
  return `${head}:\n\n${listed(lines, wording)}`;
}

/** What is recorded about the question, in a sentence or a short list. */
export function factOf(question: DiaryQuestion, told: Told, wording: Wording): string {
  if (question.want === 'count') return counted(question, told, wording);
  return question.want === 'list' ? list(question, told, wording) : newest(question, told, wording);
}
