import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import { useForm } from 'react-hook-form';
import { hasCode } from '../shared/api';
import { showFieldErrors, useSubmit } from '../shared/form';
import { operator } from '../shared/installation';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Field, TextField, Textarea } from '../shared/ui/field';
import { toast, toastError } from '../shared/ui/notices.store';
import { newUuid } from '../shared/uuid';
import { forgetDraft, keepDraft, readDraft, type DraftPlace } from './drafts';
import { useHelpTexts } from './help-texts';
import { addMessage, openThread } from './support.api';

interface MessageFormProps {
  /** The conversation it goes to. */
  place: DraftPlace;
  email: string;
  onSent: (threadId: number) => void;
}

/** A message to support; what is typed survives a reload. */
export const MessageForm = ({ place, email, onSent }: MessageFormProps) => {
  const { common } = useTexts();
  const { contact: texts, promise } = useHelpTexts();
  const plan = useSession(({ user }) => user?.subscriptionStatus);
  const hours = operator().answerHours[plan === 'expert' ? 'expert' : 'pro'];
  const { subject: typedSubject, text: typedText } = readDraft(place);
  const form = useForm({ defaultValues: { subject: typedSubject, text: typedText } });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = useSubmit(form, async (values) => {
    const [subject, text] = [values.subject.trim(), values.text.trim()];
    const { clientId = newUuid() } = readDraft(place);
    keepDraft(place, { ...values, clientId });
    try {
      const message = { text, clientId };
      const sending =
        place === 'new' ? openThread({ ...message, subject }) : addMessage(place, message);
      const threadId = await sending;
      forgetDraft(place);
      form.reset({ subject: '', text: '' });
      toast({ title: texts.sent, description: texts.sentText(email) });
      onSent(threadId);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      if (hasCode(error, 'TOO_MANY_REQUESTS')) toastError(texts.tooMany);
      else toastError(hasCode(error, 'PLAN_REQUIRED') ? texts.ended : texts.failed);
    }
  });
  const within = (max: number) => (text: string) => {
    const over = countCharacters(text.trim()) - max;
    return over <= 0 || common.tooLong(over);
  };
  const required = (text: string) => text.trim() !== '' || texts.required;
  const onChange = (): void => keepDraft(place, form.getValues());
  const rules = (max: number) => ({ onChange, validate: { required, within: within(max) } });
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4">
      <fieldset disabled={isSubmitting} className="min-w-0">
        {place === 'new' && (
          <TextField
            label={texts.subject}
            error={errors.subject?.message}
            {...form.register('subject', rules(LIMITS.supportSubject.max))}
          />
        )}
        <Field
          label={texts.text}
          error={errors.text?.message}
          hint={`${promise.within(hours)} ${texts.hint(email)}`}
        >
          {(control) => (
            <Textarea
              rows={5}
              {...control}
              {...form.register('text', rules(LIMITS.supportText.max))}
            />
          )}
        </Field>
        <Button type="submit" className="mt-2">
          {isSubmitting ? texts.sending : texts.send}
        </Button>
      </fieldset>
    </form>
  );
};
