import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { api } from './api';
import { lastContacts } from './last-contacts';
import { petOf } from './pet.fixture';
import { uploadPhoto } from './photos/upload-photo';
import { queryClient, usePets } from './queries';
import { refreshSession } from './session';
import { useSession } from './session.store';

const microtasks = async (): Promise<void> => {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
};

const signIn = (): void => {
  const user = { id: 1, email: null, username: 'Anna', photoURL: null };
  act(() =>
    useSession.getState().signIn({ ...user, subscriptionStatus: 'free', dailyQuestionCount: 0 }),
  );
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

it('keeps nothing of the owner whose session has ended without an event', async () => {
  signIn();
  const vet = { name: 'Dr Neri', phone: '051 123456' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ ...petOf(), vet }])));
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const pets = renderHook(usePets, { wrapper });
  await waitFor(() => expect(lastContacts()).toMatchObject([{ vet }]));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ authenticated: false })));
  await act(refreshSession);
  expect(pets.result.current.data).toBeUndefined();
  const next = renderHook(usePets, { wrapper });
  expect(next.result.current.data).toBeUndefined();
  expect(lastContacts()).toEqual([]);
});

it.each([
  ['POST of a form', '/api/pets', true],
  ["checkout's call, which is repeated", '/api/create-payment-intent', false],
])('asks who is signed in after a refused %s: %s', async (_, path, asked) => {
  signIn();
  const fetched = vi.fn((called: string) =>
    Promise.resolve(
      called === path
        ? Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 })
        : Response.json({ authenticated: false }),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  await act(() => api.post(path).catch(() => undefined));
  expect(useSession.getState().user === null).toBe(asked);
});

it('asks who is signed in after a refused photo', async () => {
  signIn();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 401;
      responseText = JSON.stringify({ code: 'UNAUTHENTICATED' });
      upload = {};
      onload = (): void => undefined;
      open = (): void => undefined;
      setRequestHeader = (): void => undefined;
      send = (): void => queueMicrotask(() => this.onload());
    },
  );
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ authenticated: false })));
  const photo = { file: new Blob(['photo']), type: 'image/jpeg' } as const;
  await act(() => uploadPhoto(photo).catch(() => undefined));
  await waitFor(() => expect(useSession.getState().user).toBeNull());
});
