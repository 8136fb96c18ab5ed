import type { Pet } from '@contract/pets';
import { Link } from 'react-router-dom';
import { formatShortDay, formatTime } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useChatOf } from '../shared/sessions.api';
import { PetFace } from '../shared/ui/pet-photo';
import { UnreadBadge } from '../shared/ui/unread-badge';
import { plainText } from './reply/plain-text';
import { chatPath, type Variant } from './variant';

const isToday = (moment: string): boolean =>
  new Date(moment).toDateString() === new Date().toDateString();

/** Another of the owner's pets: the last message about it, its time, and the unread count. */
export const OtherPet = ({ pet, variant }: { pet: Pet; variant: Variant }) => {
  const language = useLanguage();
  const last = useChatOf(pet.id)?.last;
  const when = last && (isToday(last.at) ? formatTime : formatShortDay)(last.at, language);
  return (
    <div className="relative grid min-h-15 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-xl px-2 py-2 leading-snug transition-colors hover:bg-card">
      <PetFace pet={pet} seat="disc" size={44} dimmed className="row-span-2" />
      <Link
        to={chatPath(variant, pet.id)}
        className={`flex min-w-0 items-center justify-between gap-2 font-semibold outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-green ${last ? '' : 'row-span-2'}`}
      >
        <span className="truncate">{pet.name}</span>
      </Link>
      <span className="text-[0.8125rem] text-faint tabular-nums">{when}</span>
      {last && (
        <span className="truncate text-sm text-soft">
          {plainText(last.text).replaceAll(/\s+/g, ' ')}
        </span>
      )}
      <span className="justify-self-end">
        <UnreadBadge petId={pet.id} />
      </span>
    </div>
  );
};
