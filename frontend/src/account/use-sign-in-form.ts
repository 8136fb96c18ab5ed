import { useState } from 'react';
import { expectSession } from '../shared/session';
import { useTexts } from '../shared/texts';
import { toastAfterReload } from '../shared/ui/notices.store';
import type { SignInFormProps } from './sign-in-form.props';

/** What each form that signs in needs: afterwards the page is loaded anew. */
export const useSignInForm = (onSuccess?: () => void): Omit<SignInFormProps, 'onPending'> => {
  const { account } = useTexts();
  const [passwordShown, setPasswordShown] = useState(false);
  return {
    passwordShown,
    onTogglePassword: () => setPasswordShown((shown) => !shown),
    onSignedIn: (title, name) => {
      expectSession();
      toastAfterReload({ title, description: account.welcome(name) });
      onSuccess?.();
      location.reload();
    },
  };
};
