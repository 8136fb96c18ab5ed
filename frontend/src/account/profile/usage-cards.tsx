import { FREE_QUESTIONS } from '@contract/plans';
import { useId } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { Card } from '../../shared/ui/card';
import { ProfileCard } from './profile-layout';

interface StatisticsCardProps {
  pets: number;
  conversations: number;
}

export const StatisticsCard = ({ pets, conversations }: StatisticsCardProps) => {
  const { statistics: texts } = useTexts().profile;
  const rows = [
    { label: texts.pets, count: pets },
    { label: texts.conversations, count: conversations },
  ];
  return (
    <ProfileCard title={texts.title}>
      <dl className="mt-2">
        {rows.map(({ label, count }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0 last:pb-0"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </ProfileCard>
  );
};

/** The bar is capped at the limit, which the count may exceed. */
export const UsageCard = ({ used }: { used: number }) => {
  const { usage } = useTexts().profile;
  const titleId = useId();
  const shown = Math.min(Math.max(used, 0), FREE_QUESTIONS);
  const full = used >= FREE_QUESTIONS;
  return (
    <Card className="p-[20px] sm:p-6">
      <h2 id={titleId} className="text-[1.1875rem]">
        {usage.title(used, FREE_QUESTIONS)}
      </h2>
      <div
        role="progressbar"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={FREE_QUESTIONS}
        aria-valuenow={shown}
        className="mt-4 h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`h-full rounded-full transition-[width] ${full ? 'bg-apricot' : 'bg-green'}`}
          style={{ width: `${(shown / FREE_QUESTIONS) * 100}%` }}
        />
      </div>
      <p className={`mt-3 text-[0.9375rem] ${full ? 'font-medium text-apricot-ink' : 'text-soft'}`}>
        {full ? usage.reached : usage.left(FREE_QUESTIONS - shown)}
      </p>
    </Card>
  );
};
