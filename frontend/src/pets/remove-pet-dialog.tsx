import type { Pet } from '@contract/pets';
import { useTexts } from '../shared/texts';
import { toast, toastError } from '../shared/ui/notices.store';
import { ConfirmDialog } from './confirm-dialog';
import { removePet } from './pets.api';

export const RemovePetDialog = ({ pet, onClose }: { pet: Pet; onClose: () => void }) => {
  const { pets } = useTexts();
  return (
    <ConfirmDialog
      title={pets.removeTitle(pet.name)}
      text={pets.removeText}
      confirm={pets.removeConfirm}
      pending={pets.removing}
      act={() => removePet(pet.id)}
      onDone={() => toast({ title: pets.removed(pet.name) })}
      onError={() => toastError(pets.removeFailed)}
      onClose={onClose}
    />
  );
};
