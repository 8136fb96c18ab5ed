import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../shared/api';
import { showFieldErrors } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';
import type { ProofState } from '../proof/use-proof';
import { toastFailure } from '../sign-in.failures';
import { changePassword, rereadSecurity } from './security.api';

export interface ChangePasswordValues {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

interface Way {
  /** There is a password, which has to be told. */
  known: boolean;
  /** Stands for the current password where there is none. */
  proof: ProofState;
  onClose: () => void;
}

/** Sends a new password, and says what came of it. */
export const useChangePassword = (
  form: UseFormReturn<ChangePasswordValues>,
  { known, proof, onClose }: Way,
): ((values: ChangePasswordValues) => Promise<void>) => {
  const { password: texts } = useTexts().security;

  const refused = (error: unknown): void => {
    if (proof.takes(error) || showFieldErrors(form, error)) return;
    if (known && error instanceof ApiError && error.code === 'INVALID_CREDENTIALS') {
      form.setError('currentPassword', { message: texts.wrong });
      return;
    }
    const { failed } = texts;
    toastFailure(error, { title: texts.change, fallback: failed, unreachable: failed });
  };

  return async ({ currentPassword, password }) => {
    try {
      await changePassword(known ? { currentPassword, password } : { password });
      toast({ title: texts.changed, description: texts.changedText });
      onClose();
      void rereadSecurity();
    } catch (error) {
      refused(error);
    }
  };
};
