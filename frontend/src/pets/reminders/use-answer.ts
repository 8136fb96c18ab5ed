import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../shared/reminder-failure';
import { toast, toastError } from '../../shared/ui/notices.store';

interface Answer<T> {
  call: (subject: T) => Promise<unknown>;
  /** The toast shown once it is stored. */
  said?: string;
  onDone?: () => void;
}

/** A change by one tap: never sent twice at a time, and a refusal is reported. */
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
