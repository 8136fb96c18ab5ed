import { ReplyFrame } from './reply-frame';
import { TypingDots } from './typing-dots';

export const TypingRow = () => (
  <ReplyFrame>
    <TypingDots />
  </ReplyFrame>
);
