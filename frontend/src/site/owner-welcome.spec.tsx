import type { Pet } from '@contract/pets';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { petOf } from '../shared/pet.fixture';
import { queryClient } from '../shared/queries';
import { show } from '../shared/render.fixture';
import { useSession, type ClientUser } from '../shared/session.store';
import { OwnerWelcome } from './owner-welcome';

const ANNA: ClientUser = {
  uid: '1',
  email: 'anna@example.org',
  displayName: 'Anna',
  photoURL: null,
  subscriptionStatus: 'free',
  dailyQuestionCount: 0,
};

const welcome = (pets: readonly Pet[]): void => {
  queryClient.clear();
  useSession.setState({ loading: false, user: ANNA });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(pets)));
  show(<OwnerWelcome user={ANNA} />);
};

it('an owner without a pet sees a first welcome and how to begin', async () => {
  welcome([]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome, Anna');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const begin = screen.getByRole('link', { name: 'Add your first pet' });
  expect(begin.getAttribute('href')).toBe('/pets?edit=new');
});

it('an owner of a pet is welcomed back', async () => {
  welcome([petOf()]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome back, Anna');
  expect(screen.getByRole('link', { name: 'Continue with Micia' })).toBeTruthy();
});
