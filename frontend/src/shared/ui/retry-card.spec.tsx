import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../render.fixture';
import { Dialog } from './dialog';
import { RetryCard, TryAgain } from './retry-card';

const Page = () => {
  const [tries, setTries] = useState(0);
  return (
    <main tabIndex={-1}>
      {tries < 2 && <RetryCard text={`Tries: ${tries}`} onRetry={() => setTries(tries + 1)} />}
    </main>
  );
};

it('the page has the focus once the button that tries again has left, and not before', () => {
  show(<Page />);
  const button = screen.getByRole('button', { name: 'Try Again' });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByText('Tries: 1')).toBeTruthy();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a button that leaves without the focus lets it be', () => {
  show(
    <>
      <input aria-label="Search" />
      <Page />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Try Again' });
  fireEvent.click(button);
  screen.getByLabelText('Search').focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('a button in a list or a dialog that leaves passes its focus on, too', () => {
  const Part = () => {
    const [tried, setTried] = useState(false);
    return !tried && <TryAgain variant="quiet" size="sm" onRetry={() => setTried(true)} />;
  };
  const press = (): void => {
    const button = screen.getByRole('button', { name: 'Try Again' });
    button.focus();
    fireEvent.click(button);
  };
  const { unmount } = show(
    <main tabIndex={-1}>
      <Part />
    </main>,
  );
  press();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  unmount();
  show(
    <Dialog open onOpenChange={() => undefined} title="Search">
      <Part />
    </Dialog>,
  );
  press();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});
