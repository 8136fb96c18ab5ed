import { useEffect, type RefObject } from 'react';
import { useChatStore } from '../chat.store';
import { stoppingReply } from '../composer/await-stop';
import { editLastQuestion } from '../composer/edit-last';
import { withdrawQuestion } from '../composer/take-back';
import { stop } from '../reply/reply-actions';
import { openReply } from '../thread';
import { singleKeysAct } from './single-keys';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(EDITABLE) !== null;

const SHORTCUTS = ['Escape', 'ArrowUp', '/', '?'];

/** Whether a key is meant to write something, or has been handled elsewhere. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.getModifierState('AltGraph') ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

interface Keys {
  sessionId: number;
  input: RefObject<HTMLTextAreaElement | null>;
  onHelp: () => void;
}

/** Stops the answer; once that is on its way, takes back the question that waits for it. */
const stopAnswer = (sessionId: number): boolean => {
  const thread = useChatStore.getState().threads[sessionId];
  const reply = openReply(thread);
  const held = thread?.outgoing.at(-1);
  if (!reply) return false;
  if (!stoppingReply(sessionId)) void stop(reply.id);
  else if (held) withdrawQuestion({ sessionId, ...held });
  else return false;
  return true;
};

const focusInput = ({ input }: Keys): boolean => {
  input.current?.focus();
  return input.current !== null;
};

const help = ({ onHelp }: Keys): boolean => {
  onHelp();
  return true;
};

const editLast = ({ input, sessionId }: Keys): boolean => {
  const field = input.current;
  return field?.value === '' && !field.disabled && editLastQuestion(sessionId);
};

/** What a key does here; `false` leaves it to the browser. */
const act = (event: KeyboardEvent, keys: Keys): boolean => {
  if (event.key === 'Escape') return stopAnswer(keys.sessionId);
  if (event.target === keys.input.current) {
    return event.key === 'ArrowUp' && !event.shiftKey && editLast(keys);
  }
  if (isTyped(event) || !singleKeysAct()) return false;
  if (event.key === '/') return focusInput(keys);
  return event.key === '?' && help(keys);
};

/** Handles the chat's shortcuts, which never swallow a character that someone types. */
export const useShortcuts = ({ sessionId, input, onHelp }: Keys): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Looking for a dialog takes milliseconds in a long chat, so other keys are ruled out first.
      if (!SHORTCUTS.includes(event.key) || isTaken(event)) return;
      if (act(event, { sessionId, input, onHelp })) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [sessionId, input, onHelp]);
};
