import { useState } from 'react';
import { useTexts } from '../../shared/texts';
import { Dialog } from '../../shared/ui/dialog';
import { LoginForm } from '../login-form';
import { SocialButtons } from '../social-buttons';
import { useSignInForm } from '../use-sign-in-form';

interface SignInAgainDialogProps {
  email: string | null;
  /** There is a password to sign in with. */
  password: boolean;
  onClose: () => void;
}

/** What matters most takes a sign-in of a moment ago. */
export const SignInAgainDialog = ({ email, password, onClose }: SignInAgainDialogProps) => {
  const { again: texts } = useTexts().security;
  const form = useSignInForm();
  const [sending, setSending] = useState(false);
  const [entering, setEntering] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
    >
      <div className="mt-5">
        {password && (
          <fieldset disabled={entering}>
            <LoginForm email={email} onPending={setSending} {...form} />
          </fieldset>
        )}
        <SocialButtons
          disabled={sending || entering}
          onPending={setEntering}
          onSignedIn={form.onSignedIn}
        />
      </div>
    </Dialog>
  );
};
