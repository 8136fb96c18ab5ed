import { FINDING_LEVELS, type Finding } from '@contract/insights';
import type { Pet } from '@contract/pets';
import { includesPlan } from '@contract/plans';
import { Link } from 'react-router-dom';
import { petPath } from '../../shared/address';
import { useInsights } from '../../shared/insights.api';
import { useLanguage } from '../../shared/preferences.store';
import { useLatestEntries, useMemories, useReminders } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/care';
import { Skeleton } from '../../shared/ui/loading';
import { useChatStore } from '../chat.store';
import { isNamed } from './named';
import { storyOf, type Moment } from './story';

const DOT = 'block size-[11px] rounded-full border-[1.75px]';
const LIT = 'border-apricot-ink bg-apricot shadow-[0_0_0_4px] shadow-apricot/25';

const dotOf = ({ isNext }: Moment, isLit: boolean): string =>
  isLit ? LIT : isNext === true ? 'border-green bg-green-wash' : 'border-edge bg-ground';

const Point = ({ moment, isLit }: { moment: Moment; isLit: boolean }) => {
  const { story } = useTexts().petPage;
  const { when, title, detail } = moment;
  return (
    <li className="group relative grid grid-cols-[11px_3rem_minmax(0,1fr)] gap-x-[11px] py-[7px] leading-snug">
      <span aria-hidden className="relative">
        <span className="absolute top-4 left-[5px] h-full w-px bg-line group-last:hidden" />
        <span className={`relative mt-[5px] ${DOT} ${dotOf(moment, isLit)}`} />
      </span>
      <span className="pt-px text-[0.8125rem] text-faint tabular-nums">{when}</span>
      <span className="min-w-0">
        <span
          className={`block text-[0.9375rem] [overflow-wrap:anywhere] ${isLit ? 'font-semibold' : 'font-medium'}`}
        >
          {title}
          {isLit && <span className="sr-only">{` (${story.lit})`}</span>}
        </span>
        {detail !== null && <span className="block text-[0.8125rem] text-faint">{detail}</span>}
      </span>
    </li>
  );
};

/** The pet's page has the others. */
const SHOWN = 2;

const openOf = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter(({ level }) => level !== 'good' && level !== 'unknown')
    .sort((a, b) => FINDING_LEVELS.indexOf(a.level) - FINDING_LEVELS.indexOf(b.level))
    .slice(0, SHOWN);

const OpenFinding = ({ pet, finding: { level, text } }: { pet: Pet; finding: Finding }) => {
  const { chat, insights } = useTexts();
  const isAlarm = level === 'emergency' || level === 'urgent';
  const isForVet = level === 'today' || level === 'vet';
  const label = isAlarm ? chat.triage[level] : insights.levels[isForVet ? level : 'watch'];
  const look = isAlarm
    ? 'border-red/45 bg-red-wash text-red'
    : isForVet
      ? 'border-apricot/60 bg-apricot-wash text-apricot-ink'
      : 'border-line bg-card text-soft';
  return (
    <li>
      <Link
        to={petPath(pet.id)}
        className={`block rounded-card border px-3.5 py-2.5 leading-snug hover:border-current ${look}`}
      >
        <span className="block text-[0.8125rem] font-semibold">{label}</span>
        <span className="mt-0.5 block text-[0.9375rem] font-medium [overflow-wrap:anywhere] text-ink">
          {text}
        </span>
      </Link>
    </li>
  );
};

/** What the story is made of; diary, findings and reminders only if the plan has them. */
const useKnown = (pet: Pet) => {
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const enabled = includesPlan(plan, 'pro');
  const memories = useMemories(pet.id);
  const entries = useLatestEntries(pet.id, { enabled });
  const insights = useInsights(pet.id, { enabled });
  const reminders = useReminders(pet.id, { enabled });
  return {
    isLoading: [memories, entries, insights, reminders].some((query) => query.isLoading),
    memories: memories.data ?? [],
    entries: (enabled && entries.data) || [],
    reminders: (enabled && reminders.data) || [],
    findings: openOf((enabled && insights.data?.findings) || []),
  };
};

/** The last complete answer. */
const useLastAnswer = (sessionId: number): string =>
  useChatStore(
    ({ threads }) =>
      threads[sessionId]?.messages.findLast(
        ({ role, status }) => role === 'assistant' && status === 'complete',
      )?.content ?? '',
  );

interface StoryProps {
  pet: Pet;
  sessionId: number;
}

/** What is known of the pet, with what the last answer mentioned highlighted. */
export const StoryMoments = ({ pet, sessionId }: StoryProps) => {
  const texts = useTexts();
  const { story } = texts.petPage;
  const language = useLanguage();
  const { isLoading, findings, ...known } = useKnown(pet);
  const answer = useLastAnswer(sessionId);
  const moments = storyOf({ pet, ...known }, { texts, language });
  const named = moments.filter((moment) => isNamed(moment, answer));
  if (isLoading) return <Skeleton className="mt-4 h-5 w-3/5" />;
  return (
    <>
      {named.length > 0 && (
        <p className="mt-1.5 flex items-center gap-2.5 text-[0.84375rem] text-faint">
          <span aria-hidden className={`ml-1 ${DOT} ${LIT}`} />
          {story.lit}
        </p>
      )}
      {findings.length > 0 && (
        <ul className="mt-3.5 grid gap-2">
          {findings.map((finding) => (
            <OpenFinding key={finding.text} pet={pet} finding={finding} />
          ))}
        </ul>
      )}
      {moments.length === 0 && <p className="mt-2 text-soft">{story.empty(pet.name)}</p>}
      <ol className="mt-3.5">
        {moments.map((moment) => (
          <Point key={moment.key} moment={moment} isLit={named.includes(moment)} />
        ))}
      </ol>
    </>
  );
};
