import type { ComponentProps, ReactNode } from 'react';
import { useFirstTexts } from '../texts/first';
import { Button } from './button';
import { StateCard, type StateCardProps } from './card';

/** The page, or the dialog, takes the focus of a button that leaves while it has it. */
export const leaveFocus = (button: HTMLElement | null) => () => {
  if (!button?.matches(':focus')) return;
  button.closest<HTMLElement>('main, [role="dialog"]')?.focus({ preventScroll: true });
};

interface TryAgainProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  onRetry: () => unknown;
}

/** A button that may leave as soon as it is pressed. */
export const TryAgain = ({ onRetry, ...button }: TryAgainProps) => (
  <Button ref={leaveFocus} onClick={() => void onRetry()} {...button}>
    {useFirstTexts().common.tryAgain}
  </Button>
);

interface RetryCardProps extends Omit<StateCardProps, 'title'> {
  title?: ReactNode;
  onRetry: () => unknown;
}

export const RetryCard = ({ title, onRetry, children, ...card }: RetryCardProps) => {
  const { connectionError } = useFirstTexts().common;
  return (
    <StateCard title={title ?? connectionError.title} {...card}>
      <TryAgain onRetry={onRetry} />
      {children}
    </StateCard>
  );
};
