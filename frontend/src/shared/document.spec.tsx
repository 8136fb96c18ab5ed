import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePetTitle, useTitle } from './document';
import { usePreferences } from './preferences.store';

const PageTitle = () => {
  useTitle('pet');
  return null;
};

const PetPage = () => {
  usePetTitle('Micia');
  return null;
};

it("a pet's page keeps its name in the title in another language", async () => {
  const { rerender } = render(
    <>
      <PageTitle />
      <PetPage />
    </>,
  );
  expect(document.title).toBe('Micia · Zampa');
  act(() => usePreferences.getState().chooseLanguage('it'));
  await waitFor(() => expect(document.documentElement.lang).toBe('it'));
  expect(document.title).toBe('Micia · Zampa');
  rerender(<PageTitle />);
  expect(document.title).toBe('Animale · Zampa');
});
