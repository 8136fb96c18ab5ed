import type { Profile, SignInWays } from '@contract/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Field } from '../../shared/ui/field';
import { toast } from '../../shared/ui/notices.store';
import { changePassword } from '../account.api';
import { passwordRules } from '../account.rules';
import { DialogActions } from '../dialog-actions';
import { toastFailure } from '../failures';
import { NewPasswordFields, PasswordInput, useVisibility } from '../password-fields';
import { ProofFields, useProof } from '../proof';
import { refreshAccess } from './refresh-access';
import { Row, Section } from './section';

interface ChangePasswordProps {
  profile: Profile;
  /** Whether there is a password, which must then be entered; otherwise a proof replaces it. */
  hasPassword: boolean;
  onClose: () => void;
}

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

const ChangePasswordForm = ({ profile, hasPassword, onClose }: ChangePasswordProps) => {
  const { account, common, security } = useTexts();
  const { password: texts } = security;
  const visibility = useVisibility();
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY });
  const proof = useProof();
  const { errors, isSubmitting } = form.formState;

  const onSubmit = useSubmit(form, async ({ currentPassword, password }) => {
    try {
      await changePassword(hasPassword ? { currentPassword, password } : { password });
      toast({ title: texts.changed, description: texts.changedText });
      onClose();
      void refreshAccess();
    } catch (error) {
      if (proof.handles(error) || showFieldErrors(form, error)) return;
      if (hasPassword && hasCode(error, 'INVALID_CREDENTIALS')) {
        form.setError('currentPassword', { message: texts.wrong });
      } else toastFailure(error, { title: texts.change, fallback: texts.failed });
    }
  });
  return (
    <form noValidate className="mt-5" onSubmit={onSubmit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={profile.email ?? ''} />
      <fieldset disabled={isSubmitting} className="grid gap-1">
        {hasPassword && (
          <Field label={texts.current} error={errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput
                autoComplete="current-password"
                {...visibility}
                {...control}
                {...form.register('currentPassword', passwordRules(account.invalid))}
              />
            )}
          </Field>
        )}
        <NewPasswordFields
          form={form}
          label={texts.next}
          personal={[profile.username, profile.email ?? '']}
          visibility={visibility}
        />
        <ProofFields proof={proof} pending={isSubmitting} />
        <DialogActions
          submit={isSubmitting ? common.saving : common.save}
          onCancel={onClose}
          className="mt-2"
        />
      </fieldset>
    </form>
  );
};

interface PasswordSectionProps {
  profile: Profile;
  ways: SignInWays;
}

export const PasswordSection = ({ profile, ways }: PasswordSectionProps) => {
  const { password: texts } = useTexts().security;
  const [open, setOpen] = useState(false);
  const onClose = (): void => setOpen(false);
  const action = ways.password ? texts.change : texts.choose;
  return (
    <Section title={texts.title}>
      <Row text={ways.password ? texts.set : texts.none}>
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {action}
        </Button>
        {open && (
          <Dialog open onOpenChange={onClose} title={action} description={texts.text}>
            <ChangePasswordForm profile={profile} hasPassword={ways.password} onClose={onClose} />
          </Dialog>
        )}
      </Row>
    </Section>
  );
};
