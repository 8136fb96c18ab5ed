import { useEffect } from 'react';
import { useChatStore } from './chat.store';
import type { Stretch } from './stretches';
import { isBusy, type Thread } from './thread';

/** A page keeps at least so much of a chat, and hardly more: some hundred usual messages. */
const KEPT_CHARACTERS = 100_000;
/** The end of an answer is still being shown for a while. */
const CALM_MS = 1_000;

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce(
    (total, { messages }) =>
      messages.reduce((length, { content }) => length + content.length, total),
    0,
  );

/**
 * Bounds the memory of a chat that goes on and on: while its end is read, its oldest stretches go,
 * one after another. They are loaded again when the reader goes up to them.
 */
export const useLettingGo = (
  { thread, stretches, atEnd }: { thread: Thread; stretches: readonly Stretch[]; atEnd: boolean },
  sessionId: number,
): void => {
  const kept = stretches.slice(1);
  const first = kept[0]?.messages[0]?.id;
  const may = atEnd && !isBusy(thread) && lengthOf(kept) > KEPT_CHARACTERS;
  useEffect(() => {
    if (!may || first === undefined) return;
    const timer = setTimeout(() => useChatStore.getState().letGo(sessionId, first), CALM_MS);
    return () => clearTimeout(timer);
  }, [sessionId, may, first]);
};
