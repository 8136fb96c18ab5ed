import type { Pet } from '@contract/pets';
import { useState } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { AddPetCard } from './add-pet-card';
import { EmptyBasket } from './empty-basket';
import { PetCard } from './pet-card';
import { RemovePetDialog } from './remove-pet-dialog';

interface PetGridProps {
  pets: Pet[];
  /** The plan holds no further pet. */
  full: boolean;
  onAdd: () => void;
  onEdit: (pet: Pet) => void;
}

const NoPets = ({ onAdd }: { onAdd: () => void }) => {
  const { pets } = useTexts();
  return (
    <div className="flex flex-col items-center py-8 text-center sm:py-12">
      <EmptyBasket />
      <h2 className="mt-7 text-2xl">{pets.emptyTitle}</h2>
      <p className="mt-2.5 text-soft">{pets.emptyText}</p>
      <Button className="mt-6" onClick={onAdd}>
        {pets.createFirst}
      </Button>
    </div>
  );
};

export const PetGrid = ({ pets, full, onAdd, onEdit }: PetGridProps) => {
  const [leaving, setLeaving] = useState<Pet | null>(null);
  if (pets.length === 0) return <NoPets onAdd={onAdd} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pets.map((pet) => (
          <li key={pet.id}>
            <PetCard pet={pet} onEdit={() => onEdit(pet)} onRemove={() => setLeaving(pet)} />
          </li>
        ))}
        <li>
          <AddPetCard full={full} onAdd={onAdd} />
        </li>
      </ul>
      {leaving !== null && <RemovePetDialog pet={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
