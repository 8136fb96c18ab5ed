import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../shared/reminder-failure';
import { toast, toastError } from '../../shared/ui/notices.store';

interface Answer<T> {
  call: (subject: T) => Promise<unknown>;
  /** The toast shown once it is stored. */
  said?: string;
  onDone?: () => void;
}

/** Makes a change with one tap: never sends it twice at a time, and reports a refusal. */
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
