import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { useVisibility } from './password-fields';

export interface SignInFormProps<Values extends object> {
  /** Held by the card, so that what was typed stays while the other form is shown. */
  form: UseFormReturn<Values>;
  onSignedIn: (title: string, name: string) => void;
  /** Reports whether its request is pending: meanwhile, no other sign-in can begin. */
  onPending: (pending: boolean) => void;
  /** One toggle for the passwords of both forms. */
  visibility: ReturnType<typeof useVisibility>;
}

/** Reports whether a form's request is pending; false once the form is gone. */
export const useReportPending = (report: (pending: boolean) => void, pending: boolean): void =>
  useEffect(() => {
    report(pending);
    return () => report(false);
  }, [report, pending]);
