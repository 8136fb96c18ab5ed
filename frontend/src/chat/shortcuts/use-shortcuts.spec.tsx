import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../shared/ui/dialog';
import { calls, enterChat, messageOf, petOf, SESSION, show } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import { Composer } from '../composer/composer';
import { useComposerStore } from '../composer/composer.store';
import { useEditing } from '../versions/editing.store';
import { ShortcutsButton } from './shortcuts-button';
import { ShortcutsSheet } from './shortcuts-sheet';
import { switchSingleKeys as storeSingleKeys } from './single-keys';
import { EMPTY_THREAD } from '../thread';
import { useShortcuts } from './use-shortcuts';

const Chat = () => {
  const input = useRef<HTMLTextAreaElement>(null);
  const [helped, setHelped] = useState(false);
  const [asked, setAsked] = useState(false);
  const thread = useChatStore(({ threads }) => threads[SESSION]) ?? EMPTY_THREAD;
  useShortcuts({ sessionId: SESSION, input, onHelp: () => setHelped(true) });
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Elsewhere
      </button>
      <Composer sessionId={SESSION} pet={petOf()} thread={thread} input={input} />
      <ShortcutsButton onClick={() => setHelped(true)} />
      {helped && <ShortcutsSheet onClose={() => setHelped(false)} />}
      <Dialog open={asked} onOpenChange={setAsked} title="Sure?">
        <p>Text</p>
      </Dialog>
    </>
  );
};

const field = (): HTMLTextAreaElement => screen.getByLabelText('Your question');
const elsewhere = (): HTMLElement => screen.getByRole('button', { name: 'Elsewhere' });

/** Presses a key. Returns whether the browser's default action was prevented. */
const press = (target: Element, key: string, more: KeyboardEventInit = {}): boolean =>
  !fireEvent.keyDown(target, { key, bubbles: true, cancelable: true, ...more });

beforeEach(() => {
  enterChat(2, () => Promise.resolve(Response.json(messageOf(2, { status: 'stopped' }))));
  show(<Chat />);
  elsewhere().focus();
});

afterEach(() => {
  vi.restoreAllMocks();
  storeSingleKeys(true);
});

it('a slash focuses the composer, and is typed as text once there', () => {
  expect(press(elsewhere(), '/', { shiftKey: true })).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(press(field(), '/')).toBe(false);
  expect(press(field(), '?')).toBe(false);
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['AltGr', { modifierAltGraph: true }],
  ['an input method', { isComposing: true }],
])('a key with %s is ignored', (_, more) => {
  expect(press(elsewhere(), '/', more)).toBe(false);
  expect(document.activeElement).toBe(elsewhere());
});

it('a question mark shows all shortcuts, and Escape closes them', async () => {
  press(elsewhere(), '?', { shiftKey: true });
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  press(document.activeElement ?? document.body, 'Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Escape stops the answer once, even from the composer, but only closes an open dialog', async () => {
  useChatStore.getState().receiveMessage(messageOf(1));
  useChatStore.getState().receiveMessage(messageOf(2, { status: 'streaming', content: '' }));
  fireEvent.click(elsewhere());
  press(screen.getByRole('dialog'), 'Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([]);
  press(field(), 'Escape');
  press(field(), 'Escape');
  await waitFor(() => expect(calls).toMatchObject([{ call: 'POST /api/chat-messages/2/stop' }]));
});

it('Escape takes back the question that waits for the answer to be stopped', async () => {
  useComposerStore.setState({ drafts: {} });
  useChatStore.getState().receiveMessage(messageOf(2, { status: 'streaming', content: '' }));
  press(field(), 'Escape');
  fireEvent.change(field(), { target: { value: 'And food?' } });
  press(field(), 'Enter');
  expect(field().value).toBe('');
  expect(press(field(), 'Escape')).toBe(true);
  expect(field().value).toBe('And food?');
  await waitFor(() => expect(useChatStore.getState().frozen).toEqual({}));
  expect(calls).toHaveLength(1);
});

it('arrow up in an empty composer edits the last question, if asking is allowed', async () => {
  expect(press(field(), 'ArrowUp')).toBe(false);
  useChatStore.getState().receiveMessage(messageOf(1));
  useChatStore.getState().receiveMessage(messageOf(2));
  expect(press(field(), 'ArrowUp')).toBe(false);
  // The question is part of a vet's case, or came before one.
  useComposerStore.setState({ mayAsk: true, busy: false, toldTo: 2 });
  expect(press(field(), 'ArrowUp')).toBe(false);
  useComposerStore.setState({ toldTo: 0 });
  expect(press(field(), 'ArrowUp')).toBe(true);
  expect(useEditing.getState()).toMatchObject({ messageId: 1, text: 'Question 1?' });
  useComposerStore.getState().writeDraft(SESSION, 'Another');
  await waitFor(() => expect(field().value).toBe('Another'));
  expect(press(field(), 'ArrowUp')).toBe(false);
  expect(field().value).toBe('Another');
});

/** Opens the list of shortcuts by its key, presses the switch of single keys, and closes it. */
const switchSingleKeys = async (open = () => press(elsewhere(), '?')): Promise<HTMLElement> => {
  open();
  const singleKeys = await screen.findByRole('switch', { name: 'Single-key shortcuts' });
  fireEvent.click(singleKeys);
  press(singleKeys, 'Escape');
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  return singleKeys;
};

const button = (): HTMLElement =>
  screen.getByRole('button', { name: 'Keyboard shortcuts', hidden: true });

it('single keys can be switched off, for those who dictate', async () => {
  const singleKeys = await switchSingleKeys();
  expect(singleKeys.getAttribute('aria-checked')).toBe('false');
  expect(press(elsewhere(), '/')).toBe(false);
  expect(press(elsewhere(), '?')).toBe(false);
  expect(document.activeElement).not.toBe(field());
});

it('single keys can be switched on again where only a keyboard showed their list', async () => {
  expect(button().classList).toContain('hidden');
  await switchSingleKeys();
  expect(button().classList).not.toContain('hidden');
  await switchSingleKeys(() => fireEvent.click(button()));
  expect(press(elsewhere(), '/')).toBe(true);
});

it('the button stays where it was shown, so that it has the focus again', async () => {
  await switchSingleKeys();
  await switchSingleKeys(() => {
    button().focus();
    return fireEvent.click(button());
  });
  expect(button().classList).not.toContain('hidden');
  expect(document.activeElement).toBe(button());
});

it('single keys stay off until the page is left if the browser forbids storage', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  await switchSingleKeys();
  expect(press(elsewhere(), '/')).toBe(false);
  await switchSingleKeys(() => fireEvent.click(button()));
  expect(press(elsewhere(), '/')).toBe(true);
});
