import type { Pet } from '@contract/pets';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Dialog } from '../shared/ui/dialog';
import { toast } from '../shared/ui/notices.store';
import { removePet } from './pets.api';

export const RemovePetDialog = ({ pet, onClose }: { pet: Pet; onClose: () => void }) => {
  const { common, pets } = useTexts();
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);
  const confirm = useRef<HTMLButtonElement>(null);

  // Disabled while it is sent, the button dropped the focus.
  useEffect(() => {
    if (failures > 0) confirm.current?.focus();
  }, [failures]);

  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      await removePet(pet.id);
      toast({ title: pets.removed(pet.name) });
      onClose();
    } catch {
      toast({ title: common.error, description: pets.removeFailed, tone: 'destructive' });
      setPending(false);
      setFailures((count) => count + 1);
    }
  };

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
        <Button ref={confirm} size="sm" disabled={pending} onClick={() => void remove()}>
          {pending ? pets.removing : pets.removeConfirm}
        </Button>
      </div>
    </Dialog>
  );
};
