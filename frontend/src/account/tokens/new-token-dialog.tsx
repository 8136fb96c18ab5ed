import { LIMITS } from '@contract/limits';
import { TOKEN_DAYS, TOKEN_SCOPES, type TokenScopeName } from '@contract/tokens';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasCode } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Field, Select, TextField } from '../../shared/ui/field';
import { toastError } from '../../shared/ui/notices.store';
import { useUnsavedForm } from '../../shared/unsaved-form';
import { DialogActions } from '../dialog-actions';
import { ProofFields, useProof } from '../proof';
import { ShownOnce } from '../shown-once';
import { makeToken } from './tokens.api';

interface TokenValues {
  name: string;
  scopes: TokenScopeName[];
  days: string;
}

const DAYS = [7, 30, TOKEN_DAYS.standard, TOKEN_DAYS.max];

const ScopeFields = ({ form }: { form: UseFormReturn<TokenValues> }) => {
  const { tokens: texts } = useTexts();
  const { error } = form.getFieldState('scopes', form.formState);
  const message = error && texts.scopesNeeded;
  return (
    <fieldset aria-describedby="token-scopes-note">
      <legend className="mb-1 text-[0.9375rem] font-semibold">{texts.mayDo}</legend>
      {TOKEN_SCOPES.map((scope) => (
        <label key={scope} className="flex min-h-[44px] cursor-pointer items-center gap-3 py-1">
          <input
            type="checkbox"
            value={scope}
            className="size-[20px] shrink-0 accent-green"
            {...form.register('scopes', { validate: (chosen) => chosen.length > 0 })}
          />
          <span className="leading-snug">{texts.scopes[scope].long}</span>
        </label>
      ))}
      <p id="token-scopes-note" role="status" className="min-h-5.5 text-sm font-medium text-red">
        {message}
      </p>
    </fieldset>
  );
};

interface FormProps {
  onMade: (secret: string) => void;
  onClose: () => void;
}

const NewTokenForm = ({ onMade, onClose }: FormProps) => {
  const { tokens: texts } = useTexts();
  const days = String(TOKEN_DAYS.standard);
  const form = useUnsavedForm<TokenValues>('new-token', {
    defaultValues: { name: '', scopes: [], days },
  });
  const { errors, isSubmitting } = form.formState;
  const proof = useProof();

  const onSubmit = useSubmit(form, async (values) => {
    try {
      onMade(await makeToken({ ...values, days: Number(values.days), ...proof.body }));
    } catch (error) {
      form.setError('root', {});
      if (proof.handles(error) || showFieldErrors(form, error)) return;
      toastError(hasCode(error, 'TOKEN_LIMIT_REACHED') ? texts.full(LIMITS.tokens) : texts.failed);
    }
  });
  return (
    <form noValidate className="mt-5" onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={errors.name && (errors.name.message || texts.nameNeeded)}
          autoFocus
          autoComplete="off"
          maxLength={LIMITS.tokenName.max}
          {...form.register('name', { validate: (name) => name.trim() !== '' })}
        />
        <ScopeFields form={form} />
        <Field label={texts.expiry} className="mt-2">
          {(control) => (
            <Select {...control} {...form.register('days')}>
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {count === TOKEN_DAYS.max ? texts.year : texts.days(count)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ProofFields proof={proof} pending={isSubmitting} className="mt-1" />
        <DialogActions submit={isSubmitting ? texts.pending : texts.submit} onCancel={onClose} />
      </fieldset>
    </form>
  );
};

/** Asks what the token is for, then shows it once. */
export const NewTokenDialog = ({ onClose }: { onClose: () => void }) => {
  const { tokens: texts } = useTexts();
  const [secret, setSecret] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={secret === undefined ? texts.make : texts.made}
    >
      {secret === undefined ? (
        <NewTokenForm onMade={setSecret} onClose={onClose} />
      ) : (
        <>
          <ShownOnce className="mt-4" value={secret} texts={texts.shown} />
          <div className="mt-6 flex justify-end">
            <Button variant="quiet" size="sm" onClick={onClose}>
              {texts.done}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
};
