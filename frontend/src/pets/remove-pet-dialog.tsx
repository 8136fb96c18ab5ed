import type { Pet } from '@contract/pets';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Dialog } from '../shared/ui/dialog';
import { toast, toastError } from '../shared/ui/notices.store';
import { removePet } from './pets.api';

export const RemovePetDialog = ({ pet, onClose }: { pet: Pet; onClose: () => void }) => {
  const { common, pets } = useTexts();
  const confirm = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: removePet,
    onSuccess: () => {
      toast({ title: pets.removed(pet.name) });
      onClose();
    },
    onError: () => toastError(pets.removeFailed),
  });

  // The button lost the focus when it was disabled.
  useEffect(() => {
    if (isError) confirm.current?.focus();
  }, [isError]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={pets.removeTitle(pet.name)}
      description={pets.removeText}
    >
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" size="sm" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button
          ref={confirm}
          variant="danger"
          size="sm"
          disabled={isPending}
          onClick={() => mutate(pet.id)}
        >
          {isPending ? pets.removing : pets.removeConfirm}
        </Button>
      </div>
    </Dialog>
  );
};
