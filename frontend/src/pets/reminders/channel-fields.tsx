import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import type { ReminderValues } from './reminder-values';

const ROW = 'flex min-h-[44px] cursor-pointer items-center gap-3';
const BOX = 'size-[20px] shrink-0 accent-green';

/** Channels besides the open tabs; only those that this browser and account have. */
export const ChannelFields = ({ form }: { form: UseFormReturn<ReminderValues> }) => {
  const { form: texts } = useTexts().reminders;
  const hasMail = useSession(({ user }) => user?.email != null);
  const hasPush = 'Notification' in window;
  const hintId = useId();
  const mailHintId = useId();
  const [mail, push] = form.watch(['mail', 'push']);
  if (!hasMail && !hasPush) return null;
  return (
    <fieldset className="mb-5">
      <legend className="mb-0.5 text-[0.9375rem] font-semibold">{texts.reach}</legend>
      {hasMail && (
        <label className={ROW}>
          <input
            type="checkbox"
            className={BOX}
            aria-describedby={mail ? mailHintId : undefined}
            {...form.register('mail')}
          />
          {texts.mail}
        </label>
      )}
      {hasMail && mail && (
        <p id={mailHintId} className="text-sm text-pretty text-soft">
          {texts.mailHint}
        </p>
      )}
      {hasPush && (
        <label className={ROW}>
          <input
            type="checkbox"
            className={BOX}
            aria-describedby={push ? hintId : undefined}
            {...form.register('push')}
          />
          {texts.push}
        </label>
      )}
      {hasPush && push && (
        <p id={hintId} className="text-sm text-pretty text-soft">
          {texts.pushHint}
        </p>
      )}
    </fieldset>
  );
};
