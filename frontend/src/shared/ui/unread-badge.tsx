import { useChatOf } from '../sessions.api';
import { UnreadCount } from './unread-count';

/** Nothing while every answer about the pet has been read. */
export const UnreadBadge = ({ petId }: { petId: number }) => {
  const count = useChatOf(petId)?.unread ?? 0;
  return <UnreadCount count={count} />;
};
