import { LIMITS } from '@contract/limits';
import { useMutation } from '@tanstack/react-query';
import { hasCode } from '../../shared/api';
import { currentTexts } from '../../shared/texts';
import { toast, toastError } from '../../shared/ui/notices.store';

/** What a refused call is told as. */
export const failureText = (error: unknown): string => {
  const { reminders } = currentTexts();
  if (hasCode(error, 'NETWORK')) return reminders.offline;
  if (hasCode(error, 'PLAN_REQUIRED')) return reminders.plan.ended;
  if (hasCode(error, 'REMINDER_LIMIT_REACHED')) {
    return reminders.full(error.body?.limit ?? LIMITS.reminders);
  }
  return reminders.failed;
};

interface Answer<T> {
  call: (subject: T) => Promise<unknown>;
  /** Said once it is stored. */
  said?: string;
  onDone?: () => void;
}

/** One tap that changes something: not twice at a time, and told when it is refused. */
export const useAnswer = <T>({ call, said, onDone }: Answer<T>) => {
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: () => {
      onDone?.();
      if (said !== undefined) toast({ title: said });
    },
    onError: (error) => toastError(failureText(error)),
  });
  const run = (subject: T): void => {
    if (!isPending) mutate(subject);
  };
  return { run, isPending };
};
