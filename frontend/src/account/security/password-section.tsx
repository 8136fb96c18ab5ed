import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';
import { type ProofState, ProofFields, useProof } from '../proof';
import { toastFailure } from '../failures';
import { changePassword, rereadSecurity } from '../account.api';
import type { Profile, SignInWays } from '@contract/accounts';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { passwordRules } from '../account.rules';
import {
  PasswordInput,
  newPasswordFields,
  ConfirmPasswordField,
  NewPasswordField,
} from '../password-fields';
import { Dialog } from '../../shared/ui/dialog';
import { Row, Section } from './section';

interface ChangePasswordValues {
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
const useChangePassword = (
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

interface ChangePasswordFormProps {
  profile: Profile;
  known: boolean;
  onClose: () => void;
}

const EMPTY: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

const ChangePasswordForm = ({ profile, ...way }: ChangePasswordFormProps) => {
  const { account, common, security } = useTexts();
  const [shown, setShown] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY });
  const password = useWatch({ control: form.control, name: 'password' });
  const proof = useProof();
  const { errors, isSubmitting } = form.formState;
  const onSubmit = useSubmit(form, useChangePassword(form, { ...way, proof }));
  const visibility = { shown, onToggle: () => setShown(!shown) };
  const fields = newPasswordFields(form, account.invalid);
  return (
    <form noValidate className="mt-5" onSubmit={onSubmit}>
      {/* For password managers: whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={profile.email ?? ''} />
      <fieldset disabled={isSubmitting} className="grid gap-1">
        {way.known && (
          <Field label={security.password.current} error={errors.currentPassword?.message}>
            {(wiring) => (
              <PasswordInput
                autoComplete="current-password"
                {...visibility}
                {...wiring}
                {...form.register('currentPassword', passwordRules(account.invalid))}
              />
            )}
          </Field>
        )}
        <NewPasswordField
          label={security.password.next}
          error={errors.password?.message}
          field={fields.password}
          password={password}
          personal={[profile.username, profile.email ?? '']}
          {...visibility}
        />
        <ConfirmPasswordField
          error={errors.confirmPassword?.message}
          field={fields.confirmPassword}
          {...visibility}
        />
        <ProofFields proof={proof} pending={isSubmitting} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" size="sm" onClick={way.onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" size="sm">
            {isSubmitting ? common.saving : common.save}
          </Button>
        </div>
      </fieldset>
    </form>
  );
};

interface ChangePasswordDialogProps {
  profile: Profile;
  /** There is a password, which has to be told. */
  known: boolean;
  onClose: () => void;
}

const ChangePasswordDialog = ({ onClose, ...form }: ChangePasswordDialogProps) => {
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

interface PasswordSectionProps {
  profile: Profile;
  ways: SignInWays;
}

export const PasswordSection = ({ profile, ways }: PasswordSectionProps) => {
  const { password: texts } = useTexts().security;
  const [open, setOpen] = useState(false);
  return (
    <Section title={texts.title}>
      <Row text={ways.password ? texts.set : texts.none}>
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {ways.password ? texts.change : texts.choose}
        </Button>
        {open && (
          <ChangePasswordDialog
            profile={profile}
            known={ways.password}
            onClose={() => setOpen(false)}
          />
        )}
      </Row>
    </Section>
  );
};
