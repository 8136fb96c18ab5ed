import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Takes effect at once. Name it with `aria-label` or `aria-labelledby`. */
export const Switch = ({ on, onChange, ...props }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    className="group -mr-1 inline-flex h-[44px] w-[56px] shrink-0 items-center justify-center rounded-full disabled:cursor-not-allowed disabled:opacity-55"
    onClick={() => onChange(!on)}
    {...props}
  >
    <span className="flex h-[28px] w-[48px] items-center rounded-full border border-faint bg-sunk p-[3px] transition-colors group-aria-checked:border-green group-aria-checked:bg-green">
      <span className="size-[20px] rounded-full bg-faint transition-transform group-aria-checked:translate-x-[20px] group-aria-checked:bg-green-ink" />
    </span>
  </button>
);
