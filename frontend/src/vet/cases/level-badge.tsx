import type { TriageLevel } from '@contract/chat';
import { useCaseTexts } from './case-texts';

const TONES: Record<TriageLevel, string> = {
  emergency: 'bg-red text-red-ink',
  urgent: 'bg-apricot-wash text-apricot-ink',
  routine: 'bg-sunk text-soft',
};

/** The level that the safety rules gave the question. */
export const LevelBadge = ({ level }: { level: TriageLevel }) => (
  <span
    className={`rounded-full px-2.5 py-0.5 text-[0.8125rem] font-semibold whitespace-nowrap ${TONES[level]}`}
  >
    {useCaseTexts().levels[level]}
  </span>
);
