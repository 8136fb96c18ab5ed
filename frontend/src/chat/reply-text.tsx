import type { Message } from '@contract/chat';
import { useMemo } from 'react';
import './answer.css';
import { CitedContext } from './citation';
import { Markdown } from './markdown';
import { isFinal } from './thread';
import { TypingDots } from './typing-dots';
import { useReplyText } from './use-reply-text';

/** The words of a reply as they come: alone in being drawn again with each frame. */
export const ReplyText = ({ message }: { message: Message }) => {
  const text = useReplyText(message);
  const over = isFinal(message);
  const growing = !over || text !== message.content;
  const sources = over ? (message.sources?.length ?? 0) : undefined;
  const cited = useMemo(() => ({ messageId: message.id, sources }), [message.id, sources]);
  if (text === '') return over ? null : <TypingDots />;
  return (
    <div data-role="assistant" className="answer max-w-[68ch] sm:max-w-[min(70%,68ch)]">
      <CitedContext value={cited}>
        <Markdown text={text} growing={growing} />
      </CitedContext>
    </div>
  );
};
