import { useEffect, useState } from 'react';
import { useTexts } from '../shared/texts';
import { useChatStore } from './chat.store';
import { useSpoken } from './spoken.store';
import { isFinal, openReply } from './thread';

type Said = 'nothing' | 'writing' | 'answerReady' | 'answerStopped' | 'answerFailed';

const END = {
  complete: 'answerReady',
  stopped: 'answerStopped',
  failed: 'answerFailed',
} as const;

/**
 * Tells a screen reader that writing began and that it ended, never the tokens between; and what
 * was confirmed, like a copy.
 */
export const Announcer = ({ sessionId }: { sessionId: number }) => {
  const { chat } = useTexts();
  const confirmed = useSpoken((state) => state.text);
  const [said, setSaid] = useState<Said>('nothing');

  useEffect(() => {
    let awaited: number | undefined;
    return useChatStore.subscribe(({ threads, live }) => {
      const thread = threads[sessionId];
      const open = openReply(thread);
      if (open) {
        awaited = open.id;
        setSaid(live[open.id] ? 'writing' : 'nothing');
        return;
      }
      const ended = thread?.messages.find(({ id }) => id === awaited);
      if (!ended || !isFinal(ended)) return;
      awaited = undefined;
      if (ended.status !== 'pending' && ended.status !== 'streaming') setSaid(END[ended.status]);
    });
  }, [sessionId]);

  return (
    <>
      <p role="status" className="sr-only">
        {said === 'nothing' ? '' : chat[said]}
      </p>
      <p aria-live="polite" className="sr-only">
        {confirmed}
      </p>
    </>
  );
};
