import type { Message } from '@contract/chat';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { calls, enterChat, messageOf, petOf, SESSION, show, TRIAGE } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import { useComposerStore } from '../composer/composer.store';
import { MessageLog } from './message-log';
import { EMPTY_THREAD } from '../thread';

const retry = vi.fn();

const Log = () => {
  const thread = useChatStore((state) => state.threads[SESSION]) ?? EMPTY_THREAD;
  const common = { sessionId: SESSION, pet: petOf(), focusInput: () => undefined };
  return <MessageLog {...common} thread={thread} onRetry={retry} />;
};

it.each<[string, Partial<Message>, string]>([
  ['Ask again', {}, 'Question 1?'],
  ['Retry', { status: 'failed', error: 'INTERRUPTED' }, 'Question 1?'],
  ['How often?', { followUps: ['How often?'] }, 'How often?'],
])("%s under Zampa's reply always asks Zampa, not the vet", async (name, more, content) => {
  enterChat(2, () => Promise.reject(new TypeError('failed')));
  useChatStore.getState().receiveNewestPage(SESSION, [messageOf(1), messageOf(2, more)], false);
  show(<Log />);
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `POST /api/chat-sessions/${SESSION}/messages`,
      body: expect.objectContaining({ content, to: 'assistant' }) as object,
    }),
  );
});

it.each<[string, Partial<Message>]>([
  ['Ask again', {}],
  ['Retry', { status: 'failed', error: 'INTERRUPTED' }],
])('%s names the question, whose photos go with it again', async (name, more) => {
  enterChat(2, () => Promise.reject(new TypeError('failed')));
  const photo = { id: 3, width: 1, height: 1, url: '', thumbnailUrl: '' };
  const asked = [messageOf(1, { photos: [photo] }), messageOf(2, more)];
  useChatStore.getState().receiveNewestPage(SESSION, asked, false);
  show(<Log />);
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ repeats: 1 }));
});

it('a question without photos is asked again as it was, without naming the earlier one', async () => {
  enterChat(2, () => Promise.reject(new TypeError('failed')));
  useChatStore.getState().receiveNewestPage(SESSION, [messageOf(1), messageOf(2)], false);
  show(<Log />);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).not.toHaveProperty('repeats');
});

it('a chat that failed to load still shows unsent questions and emergency advice', async () => {
  enterChat(2, () => Promise.resolve(Response.json({})));
  useChatStore.getState().failLoading(SESSION);
  const asked = { content: 'She ate a lily!', createdAt: '2026-01-01T10:00:00.000Z' };
  useChatStore.getState().addOptimistic(SESSION, { ...asked, clientId: 'a', state: 'waiting' });
  useChatStore.getState().receiveMessages([messageOf(1), messageOf(2, { triage: TRIAGE })]);
  show(<Log />);
  expect(screen.getByText('She ate a lily!')).toBeTruthy();
  expect(await screen.findByText('Call your vet now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('an example is added below what was typed, and replaces only another example', () => {
  enterChat(2, () => Promise.resolve(Response.json({})));
  useChatStore.getState().receiveNewestPage(SESSION, [], false);
  useComposerStore.getState().writeDraft(SESSION, 'Micia ate grapes');
  show(<Log />);
  const listed = screen.getAllByRole('listitem');
  const [first = '', second = ''] = listed.map(({ textContent }) => textContent);
  const draft = () => useComposerStore.getState().drafts[SESSION]?.text;
  fireEvent.click(screen.getByRole('button', { name: first }));
  expect(draft()).toBe(`Micia ate grapes\n${first}`);
  fireEvent.click(screen.getByRole('button', { name: second }));
  expect(draft()).toBe(`Micia ate grapes\n${second}`);
});
