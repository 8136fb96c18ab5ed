import { useTexts } from '../../shared/texts';
import { UserBubble } from '../message-bubbles';
import { withdrawQuestion } from '../send-question';
import { useChatStore } from '../chat.store';
import { keptPhotos, type Outgoing } from '../thread';
import { usePhotosAt, usePhotosStore } from './photos.store';

/** A question on its way: what it waits for, a network or its photos, and that it can be had back. */
export const OutgoingBubble = ({
  sessionId,
  question,
}: {
  sessionId: number;
  question: Outgoing;
}) => {
  const { chat, photos: texts } = useTexts();
  const { clientId, content, createdAt, state } = question;
  const photos = usePhotosAt(clientId);
  const kept = useChatStore(({ threads }) => {
    const thread = threads[sessionId];
    return thread && keptPhotos(thread, question);
  });
  const stored = photos.filter((photo) => photo.state === 'stored').length;
  const isGoing = stored < photos.length;
  const waits = isGoing ? texts.sending(stored, photos.length) : chat.waitingForNetwork;
  return (
    <UserBubble
      {...{ content, createdAt, clientId }}
      photos={kept}
      {...((state === 'waiting' || isGoing) && {
        note: state === 'waiting' ? chat.waitingForNetwork : waits,
        onTakeBack: () => withdrawQuestion(sessionId, question),
      })}
    />
  );
};

/** Whether an answer is awaited: the question has gone, with all of its photos. */
export const useIsAwaited = (outgoing: readonly Outgoing[]): boolean =>
  usePhotosStore(({ lists }) =>
    outgoing.some(
      ({ clientId, state }) =>
        state === 'sending' && (lists[clientId] ?? []).every((photo) => photo.state === 'stored'),
    ),
  );
