import { useTexts } from '../../shared/texts';
import { ProfileCard } from './profile-card';

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
