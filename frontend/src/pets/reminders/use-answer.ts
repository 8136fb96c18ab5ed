import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../shared/reminder-failure';
import { toast, toastError } from '../../shared/ui/notices.store';

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
