import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { toastError } from '../shared/ui/notices.store';
import { Switch } from '../shared/ui/switch';

interface PreferenceSwitchProps {
  texts: { label: string; explanation: string; failed: string };
  /** Undefined until it is known. */
  wanted: boolean | undefined;
  enabled?: boolean;
  save: (wanted: boolean) => Promise<void>;
}

/** One of the owner's settings, with an explanation. */
export const PreferenceSwitch = ({
  texts,
  wanted,
  enabled = true,
  save,
}: PreferenceSwitchProps) => {
  const id = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: () => toastError(texts.failed),
  });
  return (
    <div className="mt-3 border-t border-line pt-2">
      <div className="flex items-center justify-between gap-3">
        <span id={id} className="min-w-0 leading-snug">
          {texts.label}
        </span>
        <Switch
          on={wanted === true}
          aria-labelledby={id}
          aria-describedby={`${id}-explanation`}
          disabled={!enabled || wanted === undefined}
          aria-disabled={isPending}
          onChange={(on) => !isPending && mutate(on)}
        />
      </div>
      <p id={`${id}-explanation`} className="mt-1 text-[0.9375rem] text-pretty text-soft">
        {texts.explanation}
      </p>
    </div>
  );
};
