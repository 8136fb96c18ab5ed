import { LIMITS } from '@contract/limits';
import { useEffect, useRef } from 'react';
import { useSearch } from '../../shared/search.store';
import { currentTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';
import { hasCode } from '../../shared/api';
import { fetchMessages, showMessage } from '../chat.api';
import { useChatStore } from '../chat.store';
import { onNextFrame } from '../frame-pace';
import { EMPTY_THREAD } from '../thread';
import { useSoughtMessage } from '../variant';
import { anchorOf } from './anchor';
import './found.css';

/** The most older pages read to reach a message: 2,000 messages. */
const MAX_PAGES = 10;
const MARKED_MS = 2_000;
/** The view has settled once nothing moves for this many frames; messages above still render. */
const STILL_FRAMES = 3;
const MAX_FRAMES = 30;

type Outcome = 'reached' | 'gone' | 'tooFarBack' | 'unreachable' | 'beingAnswered';

interface Reading {
  signal: AbortSignal;
  holdPlace: () => void;
}

/** Reads older messages until the one sought is loaded. */
const reach = async (
  sessionId: number,
  messageId: number,
  { signal, holdPlace }: Reading,
): Promise<Outcome> => {
  for (let pages = 0; !signal.aborted; pages += 1) {
    const { threads, prependOlder } = useChatStore.getState();
    const { messages, hasOlder } = threads[sessionId] ?? EMPTY_THREAD;
    const oldest = messages[0]?.id;
    if (messages.some(({ id }) => id === messageId)) return 'reached';
    if (oldest === undefined || oldest < messageId || !hasOlder) return 'gone';
    if (pages === MAX_PAGES) return 'tooFarBack';
    const page = await fetchMessages(sessionId, { before: oldest, limit: LIMITS.page.max });
    const held = useChatStore.getState().threads[sessionId]?.messages[0]?.id;
    if (held !== oldest) continue;
    holdPlace();
    prependOlder(sessionId, page.items, page.hasMore);
  }
  return 'unreachable';
};

/** Shows the version of a question that contains a message, which looks gone until then. */
const showItsVersion = async (sessionId: number, messageId: number): Promise<Outcome> => {
  try {
    await showMessage(messageId);
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return 'gone';
    return hasCode(error, 'REPLY_IN_PROGRESS') ? 'beingAnswered' : 'unreachable';
  }
  const { threads, receiveNewestPage } = useChatStore.getState();
  const heldBefore = threads[sessionId]?.messages;
  const { items, hasMore } = await fetchMessages(sessionId);
  receiveNewestPage(sessionId, items, hasMore, heldBefore);
  return 'reached';
};

/** Reaches a message, even one that another version of a question hides. */
const reachInVersions = async (
  sessionId: number,
  messageId: number,
  reading: Reading,
): Promise<Outcome> => {
  const outcome = await reach(sessionId, messageId, reading);
  if (outcome !== 'gone' || reading.signal.aborted) return outcome;
  const shown = await showItsVersion(sessionId, messageId);
  return shown === 'reached' ? reach(sessionId, messageId, reading) : shown;
};

/** Keeps an element in the middle of the view until the layout around it has settled. */
const settle = (element: HTMLElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let [still, frames, last] = [0, 0, NaN];
    const place = (): void => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top } = element.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
      frames += 1;
      if (signal.aborted || still === STILL_FRAMES || frames === MAX_FRAMES) resolve();
      else onNextFrame(place);
    };
    place();
  });

/** Focuses the element, for a screen reader to go on from there, and marks it for a moment. */
const pointAt = (element: HTMLElement): void => {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.dataset['found'] = '';
  window.setTimeout(() => delete element.dataset['found'], MARKED_MS);
};

interface Place {
  follow: () => void;
  leave: () => void;
  holdPlace: () => void;
}

/** Leads the reader to the message that the address names, then removes it from the address. */
export const useSoughtPlace = (sessionId: number, ready: boolean, place: Place): void => {
  const [messageId, forget] = useSoughtMessage();
  const searching = useSearch(({ open }) => open);
  const { follow, leave, holdPlace } = place;
  const forgetLater = useRef(forget);
  useEffect(() => {
    forgetLater.current = forget;
  });
  useEffect(() => {
    if (messageId === undefined || !ready || searching) return;
    const stop = new AbortController();
    const { signal } = stop;
    const lead = async (): Promise<void> => {
      leave();
      const outcome = await reachInVersions(sessionId, messageId, { signal, holdPlace }).catch(
        (): Outcome => 'unreachable',
      );
      // The messages read last are not rendered yet.
      await new Promise<void>((resolve) => onNextFrame(() => resolve()));
      const element = document.getElementById(anchorOf(messageId));
      if (outcome === 'reached' && element) await settle(element, signal);
      if (signal.aborted) return;
      if (outcome === 'reached' && element) pointAt(element);
      else follow();
      if (outcome !== 'reached') toast({ title: currentTexts().search[outcome] });
      forgetLater.current();
    };
    void lead();
    return () => stop.abort();
  }, [sessionId, messageId, ready, searching, follow, leave, holdPlace]);
};
