import { useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from './queries';

const microtasks = async (): Promise<void> => {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
};

it('disables a button before the second click of a double click', async () => {
  // As in a browser: React renders by itself, between two events, without `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const send = vi.fn(() => new Promise<never>(() => undefined));
  const Send = () => {
    const { mutate, isPending } = useMutation({ mutationFn: send }, queryClient);
    return (
      <button disabled={isPending} onClick={() => mutate()}>
        Send
      </button>
    );
  };
  render(<Send />);
  const button = await screen.findByRole('button');
  for (let click = 0; click < 2; click += 1) {
    button.click();
    await microtasks();
  }
  expect(send).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
