import { lifeStage } from '../../care/life-stage.js';
import { dayOf } from '../../contract/age.js';
import type { Language } from '../../contract/languages.js';
import type { ReminderProposal } from '../../contract/reminders.js';
import { localAt } from '../../platform/local-time.js';
import { checkNeeds } from './checks.js';
import { laterOf, plusDays, plusMonths } from './days.js';
import type { Need, ProposalHistory, ProposalPet } from './need.js';
import { parasiteNeeds } from './parasites.js';
import { routineNeeds } from './routine.js';
import { VERIFIED_ON } from './sources.js';
import { ENGLISH } from './texts/en.js';
import { ITALIAN } from './texts/it.js';
import { vaccineNeeds } from './vaccines.js';

const TEXTS = { en: ENGLISH, it: ITALIAN };

const MOST = 6;
/** Days allowed for arranging what is overdue. */
const OVERDUE = 14;
/** Days of the shortest month. */
const SHORTEST_MONTH = 28;
const AT = 'T09:00';

/** Kinds of which there are several, each with a key of its own. */
const KEYED: readonly string[] = ['vaccine', 'other'];

interface Asked {
  /** ISO 3166. */
  country: string | null;
  now: Date;
  timeZone: string;
  language: Language;
}

/**
 * What the care schedules find due for a pet, without what its owner has set up or declined: the
 * soonest first, at most six. Diary entries move the next date.
 */
export function proposeReminders(
  pet: ProposalPet,
  { past, active, declined }: ProposalHistory,
  { country, now, timeZone, language }: Asked,
): ReminderProposal[] {
  const today = dayOf(localAt(timeZone, now));
  const situation = { ...pet, stage: lifeStage(pet), past, today, country };
  const isCovered = ({ key, kind }: Need): boolean =>
    declined.includes(key) ||
    active.some(
      (reminder) =>
        reminder.proposalKey === key || (reminder.kind === kind && !KEYED.includes(kind)),
    );
  return [vaccineNeeds, parasiteNeeds, checkNeeds, routineNeeds]
    .flatMap((needs) => needs(situation))
    .filter((need) => !isCovered(need))
    .map((need) => proposal(need, today, language))
    .sort((one, other) => one.from.localeCompare(other.from))
    .slice(0, MOST);
}

/** An overdue need is due from today. */
function proposal(need: Need, today: string, language: Language): ReminderProposal {
  const { key, kind, rule, sources, text } = need;
  const from = laterOf(need.from, today);
  const to = need.to > today ? need.to : plusDays(today, OVERDUE);
  const startsAt = `${startOf(laterOf(from, plusDays(today, 1)), rule)}${AT}`;
  const window = { startsAt, from, to: laterOf(to, startsAt.slice(0, 10)) };
  return { key, kind, rule, ...TEXTS[language][text], ...window, sources, verifiedOn: VERIFIED_ON };
}

/** A monthly rule skips months without its start day, so it then starts on the next 1st. */
function startOf(day: string, rule: string | null): string {
  const isSafe =
    Number(day.slice(8)) <= SHORTEST_MONTH || !/FREQ=(MONTHLY|YEARLY)/.test(rule ?? '');
  return isSafe ? day : `${plusMonths(day, 1).slice(0, 8)}01`;
}
