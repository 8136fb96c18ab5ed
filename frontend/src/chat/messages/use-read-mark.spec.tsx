import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cacheLastMessage, useChatOf } from '../../shared/sessions.api';
import { queryClient } from '../../shared/queries';
import { calls, enterChat, messageOf, SESSION, show } from '../chat.fixture';
import { useReadMark } from './use-read-mark';

const PET = 7;

const Mark = ({ newest, atEnd }: { newest: number; atEnd: boolean }) => {
  useReadMark(SESSION, newest, atEnd);
  return <p>{useChatOf(PET)?.unread}</p>;
};

const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));

const READ = { call: `PUT /api/chat-sessions/${SESSION}/read`, body: { upTo: 4 } };

const enter = (unread: number, answer: () => Promise<Response>): void => {
  enterChat(2, answer);
  const sessions = [{ id: SESSION, petId: PET, unread, last: null }];
  queryClient.setQueryData(['api', 'chat-sessions'], sessions);
};

const accept = () => Promise.resolve(new Response(null, { status: 204 }));

beforeEach(() => enter(1, accept));

it('an answer counts as unread until its end is seen in a visible tab', async () => {
  see('hidden');
  const { container, rerender } = show(<Mark newest={4} atEnd={false} />);
  act(() => cacheLastMessage(messageOf(4)));
  await waitFor(() => expect(container.textContent).toBe('2'));
  rerender(<Mark newest={4} atEnd />);
  await act(pause);
  expect(calls).toEqual([]);
  see('visible');
  await waitFor(() => expect(calls).toEqual([READ]));
  expect(container.textContent).toBe('0');
  see('hidden');
  see('visible');
  await act(pause);
  expect(calls).toEqual([READ]);
});

it('an answer is not marked as read while the reader is further up', async () => {
  see('visible');
  show(<Mark newest={4} atEnd={false} />);
  await act(pause);
  expect(calls).toEqual([]);
});

it('the read mark is sent even if the outdated chat list shows nothing unread', async () => {
  enter(0, accept);
  see('visible');
  show(<Mark newest={6} atEnd />);
  await waitFor(() => expect(calls).toEqual([{ ...READ, body: { upTo: 6 } }]));
});

it('the read mark is sent again after a network failure', async () => {
  enter(1, () => Promise.reject(new TypeError('failed')));
  see('visible');
  show(<Mark newest={8} atEnd />);
  const told = { ...READ, body: { upTo: 8 } };
  await waitFor(() => expect(calls).toEqual([told]));
  see('hidden');
  see('visible');
  await waitFor(() => expect(calls).toEqual([told, told]));
});
