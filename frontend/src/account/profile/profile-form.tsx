import type { Profile } from '@contract/accounts';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Field, Input } from '../../shared/ui/field';
import { toast } from '../../shared/ui/toast.store';
import { emailRules, usernameRules } from '../account.rules';
import { changesOf, unlessKept, type ProfileFormValues } from './profile-form.values';
import { saveProfile } from './profile.api';

interface ProfileFormProps {
  profile: Profile;
  onClose: () => void;
}

export const ProfileForm = ({ profile, onClose }: ProfileFormProps) => {
  const { account, common, profile: texts } = useTexts();
  const now: ProfileFormValues = { username: profile.username, email: profile.email ?? '' };
  const form = useForm<ProfileFormValues>({ mode: 'onTouched', defaultValues: now });
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: ProfileFormValues): Promise<void> => {
    try {
      await saveProfile(changesOf(now, values));
      toast({ title: texts.savedTitle, description: texts.savedText });
      onClose();
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const taken = error instanceof ApiError && error.code === 'ACCOUNT_EXISTS';
      const said = taken ? (account.serverErrors.ACCOUNT_EXISTS ?? error.body?.error) : undefined;
      toast({
        title: common.error,
        description: said ?? texts.saveFailed,
        tone: 'destructive',
      });
    }
  };

  const fields = {
    username: form.register('username', unlessKept(now.username, usernameRules(account.invalid))),
    email: form.register('email', unlessKept(now.email, emailRules(account.invalid))),
  };
  const onSubmit = useSubmit(form, submit);
  return (
    <form noValidate className="mt-6 border-t border-line pt-5" onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <Field label={account.username} error={errors.username?.message}>
          {(wiring) => <Input autoFocus autoComplete="nickname" {...wiring} {...fields.username} />}
        </Field>
        <Field label={account.email} error={errors.email?.message}>
          {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...fields.email} />}
        </Field>
        <div className="mt-1 flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" size="sm">
            {isSubmitting ? common.saving : texts.saveChanges}
          </Button>
          <Button variant="quiet" size="sm" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </fieldset>
    </form>
  );
};
