import { SignInCard } from '../account/sign-in-card';
import { useTexts } from '../shared/texts';
import { Dialog } from '../shared/ui/dialog';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const SignInDialog = (props: SignInDialogProps) => {
  const { common } = useTexts();
  return (
    <Dialog title={common.signIn} hideTitle {...props}>
      <SignInCard mode="modal" />
    </Dialog>
  );
};
