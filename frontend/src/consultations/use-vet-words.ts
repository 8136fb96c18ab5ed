import type { UserEvents } from '@contract/socket-events';
import { useEffect, useState } from 'react';
import { socket } from '../shared/socket';
import { currentTexts } from '../shared/texts';
import { speak } from '../shared/ui/notices.store';

/** A vet who is typing says so every few seconds. */
const SILENCE_MS = 8_000;

/** Whether the vet is typing in this chat; also announces the vet's messages to screen readers. */
export const useVetWords = (sessionId: number): boolean => {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const set = (active: boolean): void => {
      window.clearTimeout(timer);
      setTyping(active);
      if (active) timer = window.setTimeout(() => setTyping(false), SILENCE_MS);
    };
    const onTyping = (event: UserEvents['typing']): void => {
      if (event.author && event.sessionId === sessionId) set(event.active);
    };
    const onMessage = ({ message }: UserEvents['message']): void => {
      const { author, content } = message;
      if (!author || message.sessionId !== sessionId) return;
      set(false);
      speak(currentTexts().consultations.bubble.says(author.name, content));
    };
    socket.on('typing', onTyping);
    socket.on('message', onMessage);
    return () => {
      window.clearTimeout(timer);
      socket.off('typing', onTyping);
      socket.off('message', onMessage);
    };
  }, [sessionId]);
  return typing;
};
