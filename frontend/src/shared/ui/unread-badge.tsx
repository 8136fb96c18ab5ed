import { useChatOf } from '../sessions.api';
import { UnreadCount } from './unread-count';

/** Nothing while every answer about the pet was seen. */
export const UnreadBadge = ({ petId }: { petId: number }) => {
  const count = useChatOf(petId)?.unread ?? 0;
  return <UnreadCount count={count} />;
};
