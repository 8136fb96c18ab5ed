import { PAGES } from '@contract/pages';
import type { Plan } from '@contract/plans';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { queryClient, uncachePet } from '../shared/queries';
import { press, serveMicia, sessionEnded, signIn, write } from './page/pet-page.fixture';
import { petOf } from '../shared/pet.fixture';
import { PetsPage } from './pets-page';

/** Opens the page of an owner who has one pet, after the profile. */
const openPets = (
  plan: Plan,
  served: Parameters<typeof serveMicia>[0] = {},
  address: string = PAGES.pets,
) => {
  serveMicia(served);
  signIn(plan);
  const routes = [
    { path: PAGES.profile, element: <p>The profile</p> },
    { path: PAGES.pets, element: <PetsPage signIn={null} /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [PAGES.profile, address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

const banner = (): HTMLElement | null =>
  screen.queryByRole('region', { name: /^Your plan covers/ });

it.each<[string, () => void]>([
  ['the pet is removed', () => act(() => uncachePet(7))],
  ['Pro is bought in another tab', () => signIn('pro')],
  ['Expert is bought in another tab', () => signIn('expert')],
])('the banner goes as soon as %s', async (_, change) => {
  openPets('free');
  await press('Add New Pet (Upgrade needed)');
  expect(banner()).toBeTruthy();
  change();
  await waitFor(() => expect(banner()).toBeNull());
});

it('closing the form goes back, so that Back then leaves the page', async () => {
  const router = openPets('pro');
  await press('Add New Pet');
  await press('← Back to selection');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add New Pet' })).toBeTruthy());
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe(PAGES.profile);
});

it('a save that ends after its form was left leaves the page alone', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const router = openPets('pro', { answer: () => new Promise((resolve) => (arrive = resolve)) });
  await press('Edit Micia');
  write('Pet Name', 'Mimi');
  await press('Save');
  await press('← Back to selection');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add New Pet' })).toBeTruthy());
  await act(async () => {
    arrive(Response.json(petOf({ id: 7, name: 'Mimi' })));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(router.state.location.pathname).toBe(PAGES.pets);
});

it('after a form on a full plan comes the list, however the page was reached', async () => {
  openPets('free', {}, `${PAGES.pets}?edit=new`);
  await waitFor(() => expect(banner()).toBeTruthy());
  await press('Edit Micia');
  await press('← Back to selection');
  expect(await screen.findByRole('button', { name: 'Add New Pet (Upgrade needed)' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'New pet' })).toBeNull();
});

it('a save after the session has ended asks for a sign-in, and the form is there again', async () => {
  openPets('pro', sessionEnded());
  await press('Add New Pet');
  write('Pet Name', 'Luna');
  write('Species', 'cane');
  await press('Create Profile and Start Chat');
  expect(await screen.findByRole('heading', { name: 'Accesso Richiesto' })).toBeTruthy();
  signIn('pro');
  expect(await screen.findByDisplayValue('Luna')).toBeTruthy();
  await press('← Back to selection');
  await press('Add New Pet');
  expect(screen.queryByDisplayValue('Luna')).toBeNull();
});
