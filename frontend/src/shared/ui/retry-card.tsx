import type { ReactNode } from 'react';
import { useFirstTexts } from '../texts/first';
import { Button } from './button';
import { StateCard, type StateCardProps } from './card';

/** The page takes the focus of a button that leaves while it has it. */
const leaveFocus = (button: HTMLElement | null) => () => {
  if (button?.matches(':focus')) button.closest('main')?.focus({ preventScroll: true });
};

interface RetryCardProps extends Omit<StateCardProps, 'title'> {
  title?: ReactNode;
  onRetry: () => unknown;
}

export const RetryCard = ({ title, onRetry, children, ...card }: RetryCardProps) => {
  const { connectionError, tryAgain } = useFirstTexts().common;
  return (
    <StateCard title={title ?? connectionError.title} {...card}>
      <Button ref={leaveFocus} onClick={() => void onRetry()}>
        {tryAgain}
      </Button>
      {children}
    </StateCard>
  );
};
