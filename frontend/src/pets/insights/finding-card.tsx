import { FINDING_LEVELS, type Finding, type FindingLevel } from '@contract/insights';
import type { Pet } from '@contract/pets';
import { Check, Clock, Eye, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTexts } from '../../shared/texts/pages';
import type { Texts } from '../../shared/texts/en';
import type { CareTexts } from '../../shared/texts/en/care';
import { QUIET_LINK, SourceList } from '../source-list';
import { FindingCall } from './finding-call';

/** The contacts that an alarm may name. */
export type FindingPet = Pick<Pet, 'vet' | 'nightClinic'>;

interface Look {
  card: string;
  label: string;
  icon?: LucideIcon;
}

const ALARM = 'border-red/45 border-l-4 border-l-red bg-red-wash';

const APRICOT = 'border-apricot/60 bg-apricot-wash';

const LOOKS: Record<FindingLevel, Look> = {
  emergency: { card: ALARM, label: 'text-red', icon: TriangleAlert },
  urgent: { card: ALARM, label: 'text-red', icon: Clock },
  today: { card: APRICOT, label: 'text-apricot-ink', icon: Clock },
  vet: { card: APRICOT, label: 'text-apricot-ink' },
  watch: { card: 'border-line bg-card', label: 'text-soft', icon: Eye },
  good: { card: 'border-line bg-card', label: 'text-green', icon: Check },
  unknown: { card: 'border-dashed border-edge', label: '' },
};

const labelOf = (
  level: FindingLevel,
  { chat, insights }: Texts & CareTexts,
): string | undefined => {
  if (level === 'unknown') return undefined;
  return level === 'emergency' || level === 'urgent' ? chat.triage[level] : insights.levels[level];
};

/** The most urgent first; within a level, as they came. */
export const byLevel = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => FINDING_LEVELS.indexOf(a.level) - FINDING_LEVELS.indexOf(b.level));

const Sources = ({ sources }: Pick<Finding, 'sources'>) => {
  const { insights } = useTexts();
  return (
    <details className="open:w-full print:hidden">
      <summary className={`w-fit cursor-pointer list-none ${QUIET_LINK}`}>
        {insights.sources}
      </summary>
      <SourceList sources={sources} />
    </details>
  );
};

/** Links to the newest entry; the diary reads older pages until it has it. */
const Evidence = ({ evidence: { text, entryIds } }: Pick<Finding, 'evidence'>) => {
  const newest = entryIds.at(-1);
  if (newest === undefined) return <span className="py-1">{text}</span>;
  return (
    <a href={`#entry-${newest}`} className={QUIET_LINK}>
      {text}
    </a>
  );
};

interface FindingCardProps {
  finding: Finding;
  pet: FindingPet;
}

/** One thing that the diary shows: how much it matters, what it is, what to do, and why. */
export const FindingCard = ({ finding, pet }: FindingCardProps) => {
  const texts = useTexts();
  const { level, text, advice, evidence, sources } = finding;
  const { card, label: tone, icon: Icon } = LOOKS[level];
  const label = labelOf(level, texts);
  const isAlarm = level === 'emergency' || level === 'urgent';
  const isFirm = level !== 'unknown';
  return (
    <li className={`rounded-card border px-[20px] py-4 sm:px-6 print:break-inside-avoid ${card}`}>
      {label !== undefined && (
        <p className={`mb-1 flex items-center gap-1.5 text-sm font-semibold ${tone}`}>
          {Icon && <Icon aria-hidden className="size-4" />}
          {label}
        </p>
      )}
      <h3
        className={
          isFirm
            ? 'text-[1.1875rem] leading-tight [overflow-wrap:anywhere]'
            : 'font-sans text-base leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]'
        }
      >
        {text}
      </h3>
      <p
        className={`max-w-[60ch] text-pretty [overflow-wrap:anywhere] text-soft ${isFirm ? 'mt-1.5' : 'mt-0.5 text-[0.9375rem] leading-snug'}`}
      >
        {advice}
      </p>
      {isAlarm && <FindingCall vet={pet.vet} nightClinic={pet.nightClinic} />}
      {isFirm && (
        <div className="mt-2 flex flex-wrap gap-x-[18px] gap-y-1 text-sm text-soft">
          {evidence.text !== '' && <Evidence evidence={evidence} />}
          {sources.length > 0 && <Sources sources={sources} />}
        </div>
      )}
    </li>
  );
};
