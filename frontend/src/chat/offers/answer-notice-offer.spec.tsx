import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as notificationState from '../../shared/notification-state';
import * as notifications from '../../shared/notifications';
import { setConfig } from '../../shared/render.fixture';
import { AnswerNoticeOffer } from './answer-notice-offer';
import { calls, enterChat, messageOf, petOf, serveReads, SESSION, show } from '../chat.fixture';
import { useChatStore } from '../chat.store';

const NONE = { language: null, theme: null, answerNotices: false, usageReports: true };
const PATH = '/api/user/preferences';

const answerWhile = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    useChatStore.getState().receiveMessage(messageOf(2, { status: 'streaming', content: '' }));
    useChatStore.getState().finish(messageOf(2));
  });
};

const open = () => show(<AnswerNoticeOffer sessionId={SESSION} pet={petOf()} />);
const accept = () => screen.findByRole('button', { name: 'Notify me' });

beforeEach(() => {
  enterChat(2, () => Promise.resolve(Response.json({ ...NONE, answerNotices: true })));
  serveReads({ [PATH]: () => NONE });
  setConfig({ vapidPublicKey: 'key' });
  vi.spyOn(notificationState, 'knownState').mockReturnValue('off');
});

it('offers notifications when an answer ends in a hidden tab, and enables them only on click', async () => {
  const on = vi.spyOn(notifications, 'switchOn').mockResolvedValue('on');
  open();
  answerWhile('hidden');
  const button = await accept();
  expect(on).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() =>
    expect(calls).toEqual([{ call: `PATCH ${PATH}`, body: { answerNotices: true } }]),
  );
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('offers nothing to a user who saw the answer arrive', async () => {
  open();
  answerWhile('visible');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers notifications only once', async () => {
  const { unmount } = open();
  answerWhile('hidden');
  fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  useChatStore.setState({ threads: {} });
  open();
  answerWhile('hidden');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('button')).toBeNull();
});
