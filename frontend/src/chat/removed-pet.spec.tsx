import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterChat, petOf, serveReads, show } from './chat.fixture';
import { useComposerStore } from './composer/composer.store';
import { isRemoved } from './open-chat';
import { RemovedPet } from './removed-pet';

const OPEN = { petId: 7, name: 'Micia', sessionId: 70 };
const OTTO = petOf({ id: 8, name: 'Otto' });

beforeEach(() => {
  enterChat(2, () => Promise.reject(new Error('nothing is sent')));
  serveReads({ '/api/chat-sessions/pet/8': () => ({ id: 80 }) });
});

it.each([
  ['gone', [OTTO], {}, true],
  ['there', [OTTO, petOf()], {}, false],
  ['gone, and another is opened', [OTTO], { petId: 8 }, false],
  ['gone, opened by its own address', [OTTO], { petId: 7 }, true],
])('detects whether the open pet was removed: %s', (_, pets, address, removed) => {
  expect(isRemoved(OPEN, pets, { petId: undefined, sessionId: undefined, ...address })).toBe(
    removed,
  );
});

it('shows the unsent text, which can be used for another pet', async () => {
  useComposerStore.getState().writeDraft(80, 'And Otto?');
  useComposerStore.getState().writeDraft(70, 'How much may she eat?');
  show(<RemovedPet {...OPEN} pets={[OTTO]} variant="assistant" />);
  expect(screen.getByRole('heading', { name: 'Micia was removed' })).toBeTruthy();
  expect(screen.getByText('How much may she eat?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy your words' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use for Otto' }));
  await waitFor(() => expect(window.location.search).toBe('?petId=8'));
  expect(useComposerStore.getState().drafts[80]?.text).toBe('And Otto?\nHow much may she eat?');
  window.history.replaceState(null, '', '/');
});
