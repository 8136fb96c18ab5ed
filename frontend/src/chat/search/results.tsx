import type { Pet } from '@contract/pets';
import type { SearchReply } from '@contract/search';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatNearDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { PetFace } from '../../shared/ui/pet-photo';
import { Highlighted } from './highlighted';

interface OptionProps {
  id: string;
  active: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** The focus stays in the field, which points to the active option. */
export const Option = ({ id, active, onChoose, children }: OptionProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-2.5 py-2 hover:bg-sunk aria-selected:bg-green-wash"
    >
      {children}
    </div>
  );
};

export const OptionGroup = ({ name, children }: { name: string; children: ReactNode }) => (
  <div role="group" aria-label={name} className="mb-3">
    <div
      aria-hidden
      className="px-2.5 pb-1 text-[0.8125rem] font-semibold [overflow-wrap:anywhere] text-faint"
    >
      {name}
    </div>
    {children}
  </div>
);

export const FoundPet = ({ pet }: { pet: Pet }) => {
  const { common } = useTexts();
  return (
    <>
      <PetFace pet={pet} seat="disc" size={44} />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold [overflow-wrap:anywhere]">{pet.name}</span>
        <span className="block text-sm text-soft">{common.animal(pet)}</span>
      </span>
    </>
  );
};

export const FoundMessage = ({ message }: { message: SearchReply['items'][number] }) => {
  const { chat, common, search } = useTexts();
  const language = useLanguage();
  const { role, author, createdAt, snippet, hidden } = message;
  return (
    <span className="min-w-0 leading-snug">
      <span className="block text-[0.8125rem] text-soft">
        {role === 'user' ? chat.you : (author ?? common.name)},{' '}
        <time dateTime={createdAt}>{formatNearDay(createdAt, language)}</time>
        {hidden && `, ${search.otherVersion}`}
      </span>
      <span className="block [overflow-wrap:anywhere]">
        <Highlighted {...snippet} />
      </span>
    </span>
  );
};
