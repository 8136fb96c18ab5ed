import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { Link } from 'react-router-dom';
import { dialOf } from '../../shared/format';
import { useTexts } from '../../shared/texts/pages';
import { CallLink } from '../../shared/ui/call-link';

const LOOKS = {
  first: 'border-transparent bg-red text-red-ink hover:bg-red/90',
  other: 'border-red/45 bg-card text-ink hover:border-red',
} as const;

/** Whom to call about an alarm: the pet's own vet and night clinic, then all other numbers. */
export const FindingCall = ({ vet, nightClinic }: Pick<Pet, 'vet' | 'nightClinic'>) => {
  const { chat, insights } = useTexts();
  const own = [vet, nightClinic].filter((contact) => contact !== null);
  return (
    <div className="mt-3">
      {own.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          {own.map(({ name, phone }, index) => (
            <li key={phone} className="min-w-0">
              <CallLink
                name={name}
                phone={phone}
                verb={chat.triage.call}
                dial={dialOf(phone)}
                className={LOOKS[index === 0 ? 'first' : 'other']}
              />
            </li>
          ))}
        </ul>
      )}
      <Link
        to={PAGES.emergency}
        className="mt-1 inline-flex min-h-[44px] items-center font-semibold text-red underline underline-offset-3"
      >
        {insights.allNumbers}
      </Link>
    </div>
  );
};
