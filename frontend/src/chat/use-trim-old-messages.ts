import { useEffect, useRef } from 'react';
import { useChatStore } from './chat.store';
import type { Stretch } from './stretches';
import { isBusy, type Thread } from './thread';

/** A page keeps at least so much of a chat, and hardly more: some hundred usual messages. */
const KEPT_CHARACTERS = 100_000;
/** First the answer that has just ended is shown to its end; then a stretch at a time goes. */
const FIRST_MS = 2_000;
const NEXT_MS = 250;

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
export const useTrimOldMessages = (
  { thread, stretches, atEnd }: { thread: Thread; stretches: readonly Stretch[]; atEnd: boolean },
  sessionId: number,
): void => {
  const kept = stretches.slice(1);
  const oldestKept = useRef<number>(undefined);
  const may = atEnd && !isBusy(thread) && lengthOf(kept) > KEPT_CHARACTERS;

  useEffect(() => {
    oldestKept.current = kept[0]?.messages[0]?.id;
  });
  useEffect(() => {
    if (!may) return;
    const goOn = (): void => {
      if (oldestKept.current !== undefined) {
        useChatStore.getState().dropOlder(sessionId, oldestKept.current);
      }
      timer = setTimeout(goOn, NEXT_MS);
    };
    let timer = setTimeout(goOn, FIRST_MS);
    return () => clearTimeout(timer);
  }, [sessionId, may]);
};
