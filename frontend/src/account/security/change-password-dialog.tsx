import type { Profile } from '@contract/accounts';
import { useTexts } from '../../shared/texts';
import { Dialog } from '../../shared/ui/dialog';
import { ChangePasswordForm } from './change-password-form';

interface ChangePasswordDialogProps {
  profile: Profile;
  /** There is a password, which has to be told. */
  known: boolean;
  onClose: () => void;
}

export const ChangePasswordDialog = ({ onClose, ...form }: ChangePasswordDialogProps) => {
  const { password: texts } = useTexts().security;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={form.known ? texts.change : texts.choose}
      description={texts.text}
    >
      <ChangePasswordForm onClose={onClose} {...form} />
    </Dialog>
  );
};
