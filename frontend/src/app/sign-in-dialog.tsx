import { useEffect } from 'react';
import { SignInCard } from '../account/sign-in-card';
import { useTexts } from '../shared/texts';
import { Dialog } from '../shared/ui/dialog';
import { prepareToasts } from '../shared/ui/notices.store';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const SignInDialog = (props: SignInDialogProps) => {
  const { common } = useTexts();
  useEffect(prepareToasts, []);
  return (
    <Dialog title={common.signIn} hideTitle {...props}>
      <SignInCard mode="modal" />
    </Dialog>
  );
};
