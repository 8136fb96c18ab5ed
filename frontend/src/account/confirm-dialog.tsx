import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { Dialog } from '../shared/ui/dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** The label of the button that changes nothing. */
  keep: string;
  action: string;
  pending: boolean;
  fallbackFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
  onClose: () => void;
  onConfirm: () => void;
}

export const ConfirmDialog = ({ keep, action, pending, ...props }: ConfirmDialogProps) => {
  const { subscription } = useTexts().profile;
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={props.title}
      description={props.text}
      fallbackFocus={props.fallbackFocus}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onConfirm();
        }}
      >
        {props.children}
        <div className="mt-7 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" size="sm" className="max-sm:flex-auto" onClick={props.onClose}>
            {keep}
          </Button>
          <Button type="submit" size="sm" className="max-sm:flex-auto" aria-disabled={pending}>
            {pending ? subscription.pending : action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
