import { LIMITS } from '@contract/limits';
import { WEBHOOK_EVENTS, type NewWebhook, type Webhook } from '@contract/webhooks';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasCode } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts/pages';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { toastError } from '../../shared/ui/notices.store';
import { useUnsavedForm } from '../../shared/unsaved-form';
import { DialogActions } from '../dialog-actions';
import { SecretShown } from './secret-shown';
import { changeWebhook, webhookAdder } from './webhooks.api';

const EventFields = ({ form }: { form: UseFormReturn<NewWebhook> }) => {
  const { webhooks: texts } = useTexts();
  const { error } = form.getFieldState('events', form.formState);
  return (
    <fieldset aria-describedby="webhook-events-note">
      <legend className="mb-1 text-[0.9375rem] font-semibold">{texts.form.events}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="flex min-h-[44px] cursor-pointer items-center gap-3 py-1">
          <input
            type="checkbox"
            value={event}
            className="size-[20px] shrink-0 accent-green"
            {...form.register('events', { validate: (chosen) => chosen.length > 0 })}
          />
          <span className="leading-snug">{texts.events[event].long}</span>
        </label>
      ))}
      <p
        id="webhook-events-note"
        role="status"
        className={`mt-1 min-h-5.5 text-sm text-pretty ${error ? 'font-medium text-red' : 'text-faint'}`}
      >
        {error ? texts.form.eventsNeeded : texts.form.ids}
      </p>
    </fieldset>
  );
};

interface FormProps {
  webhook: Webhook | null;
  /** Called with the secret of a new webhook, or null after a change. */
  onSaved: (secret: string | null) => void;
  onPending: (pending: boolean) => void;
  onClose: () => void;
}

const WebhookForm = ({ webhook, onSaved, onPending, onClose }: FormProps) => {
  const { webhooks: texts } = useTexts();
  const { url = '', events = [] } = webhook ?? {};
  const form = useUnsavedForm<NewWebhook>(`webhook.${webhook?.id ?? 'new'}`, {
    defaultValues: { url, events },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = webhook === null ? texts.form.submit : texts.form.save;

  const [add] = useState(webhookAdder);

  const onSubmit = useSubmit(form, async (values) => {
    onPending(true);
    try {
      if (webhook === null) onSaved(await add(values));
      else {
        await changeWebhook(webhook.id, values);
        onSaved(null);
      }
    } catch (error) {
      form.setError('root', {});
      if (hasCode(error, 'WEBHOOK_LIMIT_REACHED')) toastError(texts.form.full(LIMITS.webhooks));
      else if (showFieldErrors(form, error)) {
        form.setError('url', { message: texts.form.urlRefused }, { shouldFocus: true });
      } else toastError(texts.form.failed);
    } finally {
      onPending(false);
    }
  });
  return (
    <form noValidate className="mt-5" onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting}>
        <TextField
          label={texts.form.url}
          hint={texts.form.urlHint}
          error={errors.url && (errors.url.message || texts.form.urlNeeded)}
          autoFocus
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={LIMITS.webhookUrl.max}
          {...form.register('url', { validate: (written) => written.trim() !== '' })}
        />
        <EventFields form={form} />
        <DialogActions
          submit={isSubmitting ? texts.form.pending : submit}
          onCancel={onClose}
          className="mt-4"
        />
      </fieldset>
    </form>
  );
};

interface WebhookDialogProps {
  /** The webhook to change; null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
}

/** Asks what to call and when, then shows the secret of a new webhook once. */
export const WebhookDialog = ({ webhook, onClose }: WebhookDialogProps) => {
  const { webhooks: texts } = useTexts();
  const [secret, setSecret] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const title = webhook === null ? texts.make : texts.form.edit;
  const saved = (made: string | null): void => (made === null ? onClose() : setSecret(made));
  return (
    <Dialog
      open
      // The answer has the only copy of the secret.
      onOpenChange={(open) => !open && !pending && onClose()}
      title={secret === null ? title : texts.secret.made}
    >
      {secret === null ? (
        <WebhookForm webhook={webhook} onSaved={saved} onPending={setPending} onClose={onClose} />
      ) : (
        <SecretShown secret={secret} onClose={onClose} />
      )}
    </Dialog>
  );
};
