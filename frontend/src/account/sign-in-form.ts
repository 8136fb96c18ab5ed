import { useEffect } from 'react';

export interface SignInFormProps {
  onSignedIn: (title: string, name: string) => void;
  /** Its request is under way: nothing else can be begun. */
  onPending: (pending: boolean) => void;
  passwordShown: boolean;
  onTogglePassword: () => void;
}

export interface LoginFormProps extends SignInFormProps {
  /** As it was typed before; null where nothing was. */
  email: string | null;
  /** Leads to the mail for those who forgot the password, with the address typed so far; not everywhere. */
  onForgot?: (email: string) => void;
}

/** Tells what surrounds a form whether its request is under way; never once the form is gone. */
export const useTellPending = (tell: (pending: boolean) => void, pending: boolean): void =>
  useEffect(() => {
    tell(pending);
    return () => tell(false);
  }, [tell, pending]);
