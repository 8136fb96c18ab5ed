import { useEffect, useRef, useState } from 'react';
import type { Message } from '@contract/chat';
import { useChatStore } from '../chat.store';
import { FramePace, onNextFrame } from '../frame-pace';
import { advance, leap } from './reveal';
import { isFinal } from '../thread';

const FIRST_FRAME_MS = 16;

const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const arrivedText = (message: Message): string =>
  isFinal(message) ? message.content : (useChatStore.getState().live[message.id]?.text ?? '');

const isFrozen = (message: Message): boolean =>
  !isFinal(message) && useChatStore.getState().frozen[message.id] === true;

const commonLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** The text of a reply as shown so far: changes once per frame at most, and not once stopped. */
export const useReplyText = (message: Message): string => {
  const [shown, setShown] = useState(() => arrivedText(message));
  const last = useRef(shown);

  useEffect(() => {
    let cancelFrame: (() => void) | undefined;
    let drawnAt: number | undefined;
    const pace = new FramePace();
    let reveal = { length: last.current.length, speed: 0 };
    const still = prefersStillness();

    const draw = (now: number): void => {
      cancelFrame = undefined;
      if (isFrozen(message)) return;
      if (pace.skips(now)) {
        cancelFrame = onNextFrame(draw);
        return;
      }
      const arrived = arrivedText(message);
      if (!arrived.startsWith(last.current)) {
        reveal = { length: commonLength(arrived, last.current), speed: 0 };
      }
      const elapsed = drawnAt === undefined ? FIRST_FRAME_MS : now - drawnAt;
      reveal = still
        ? { length: leap(reveal.length, arrived), speed: 0 }
        : advance(reveal, arrived, elapsed);
      last.current = arrived.slice(0, reveal.length);
      setShown(last.current);
      const more = reveal.length < arrived.length;
      drawnAt = more ? now : undefined;
      if (!more) pace.pause();
      cancelFrame = more ? onNextFrame(draw) : undefined;
    };
    const wake = (): void => {
      if (cancelFrame === undefined && arrivedText(message) !== last.current) {
        cancelFrame = onNextFrame(draw);
      }
    };

    wake();
    const grows = !isFinal(message) || cancelFrame !== undefined;
    if (grows) window.addEventListener('keydown', pace.key, true);
    const unsubscribe = isFinal(message) ? undefined : useChatStore.subscribe(wake);
    return () => {
      window.removeEventListener('keydown', pace.key, true);
      unsubscribe?.();
      cancelFrame?.();
    };
  }, [message]);

  return shown;
};
