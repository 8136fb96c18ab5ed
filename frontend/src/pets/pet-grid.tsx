import type { Pet } from '@contract/pets';
import { Plus } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { PetCard } from './pet-card';
import { RemovePetDialog } from './remove-pet-dialog';

interface AddPetCardProps extends Pick<PetGridProps, 'full' | 'add' | 'onAdd'> {
  focused: boolean;
}

const AddPetCard = ({ full, add, focused, onAdd }: AddPetCardProps) => {
  const { pets } = useTexts();
  return (
    <button
      ref={add}
      type="button"
      autoFocus={focused}
      onClick={onAdd}
      className="flex min-h-28 w-full flex-col items-center justify-center gap-2.5 rounded-card border border-dashed border-edge p-[20px] font-semibold text-soft transition-colors hover:border-green hover:text-ink sm:h-full sm:min-h-49"
    >
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-full bg-green-wash text-green"
      >
        <Plus className="size-5.5" />
      </span>
      <span>
        {pets.add}
        {full && (
          <>
            {' '}
            <span className="block text-sm font-medium text-faint">{pets.upgradeNeeded}</span>
          </>
        )}
      </span>
    </button>
  );
};

const EmptyBasket = () => (
  <svg
    aria-hidden
    viewBox="0 0 240 150"
    className="w-[240px] max-w-full fill-none stroke-soft"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path className="fill-apricot-wash stroke-none" d="m104 38-48 94h128l-48-94Z" />
    <path d="M120 4v16" />
    <path className="fill-card" d="M102 38a18 18 0 0 1 36 0Z" />
    <path className="stroke-apricot" d="M114 43a6 6 0 0 0 12 0" strokeWidth="2.5" />
    <path
      className="fill-card"
      d="M68 108c0-9 23-15 52-15s52 6 52 15l-5 18c-2 7-8 10-15 10H88c-7 0-13-3-15-10Z"
    />
    <path d="M68 108c0 8 23 14 52 14s52-6 52-14" />
    <path d="M86 108c6-6 20-8 34-8s28 2 34 8" />
    <path d="M18 136h204" />
  </svg>
);

interface PetGridProps {
  pets: Pet[];
  full: boolean;
  /** The button that adds a pet. */
  add: RefObject<HTMLButtonElement | null>;
  /** The form that has just been closed, if one was: `new` or a pet's id. */
  last: string | null;
  onAdd: () => void;
  onEdit: (pet: Pet) => void;
}

const NoPets = ({ last, onAdd }: Pick<PetGridProps, 'last' | 'onAdd'>) => {
  const { pets } = useTexts();
  return (
    <div className="flex flex-col items-center py-8 text-center sm:py-12">
      <EmptyBasket />
      <h2 className="mt-7 text-2xl">{pets.emptyTitle}</h2>
      <p className="mt-2.5 text-balance text-soft">{pets.emptyText}</p>
      <Button className="mt-6" autoFocus={last !== null} onClick={onAdd}>
        {pets.createFirst}
      </Button>
    </div>
  );
};

export const PetGrid = ({ pets, full, add, last, onAdd, onEdit }: PetGridProps) => {
  const [leaving, setLeaving] = useState<Pet | null>(null);
  if (pets.length === 0) return <NoPets {...{ last, onAdd }} />;
  const isOfPet = pets.some(({ id }) => String(id) === last);
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pets.map((pet) => (
          <li key={pet.id}>
            <PetCard
              pet={pet}
              focused={last === String(pet.id)}
              onEdit={() => onEdit(pet)}
              onRemove={() => setLeaving(pet)}
            />
          </li>
        ))}
        <li>
          <AddPetCard {...{ full, add, onAdd }} focused={last !== null && !isOfPet} />
        </li>
      </ul>
      {leaving !== null && <RemovePetDialog pet={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
