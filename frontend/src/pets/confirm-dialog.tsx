import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Dialog } from '../shared/ui/dialog';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirm: string;
  /** The label while the removal runs; unchanged by default. */
  pending?: string;
  act: () => Promise<void>;
  onDone: () => void;
  onError: (error: unknown) => void;
  onClose: () => void;
}

/** Asks before something is removed. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, confirm, pending = confirm, act, onDone, onError, onClose } = props;
  const { common } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: act,
    onSuccess: () => {
      onClose();
      onDone();
    },
    onError,
  });
  // The button lost the focus when it was disabled.
  useEffect(() => {
    if (isError) button.current?.focus();
  }, [isError]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" size="sm" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button
          ref={button}
          variant="danger"
          size="sm"
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? pending : confirm}
        </Button>
      </div>
    </Dialog>
  );
};
