import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../render.fixture';
import { RetryCard } from './retry-card';

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
