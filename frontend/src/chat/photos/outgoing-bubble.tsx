import { useTexts } from '../../shared/texts';
import { UserBubble } from '../messages/message-bubbles';
import { focusComposer } from '../composer/focus-composer';
import { withdrawQuestion } from '../composer/take-back';
import { useChatStore } from '../chat.store';
import { keptPhotos, type Outgoing } from '../thread';
import { usePhotosAt, usePhotosStore } from './photos.store';

/** A question being sent: what it is waiting for, network or photos, and a way to take it back. */
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
      content={content}
      createdAt={createdAt}
      clientId={clientId}
      photos={kept}
      {...((state === 'waiting' || isGoing) && {
        note: state === 'waiting' ? chat.waitingForNetwork : waits,
        onTakeBack: () => {
          withdrawQuestion({ sessionId, ...question });
          focusComposer();
        },
      })}
    />
  );
};

/** Whether an answer is awaited: a question is being sent, with all of its photos stored. */
export const useIsAwaited = (outgoing: readonly Outgoing[]): boolean =>
  usePhotosStore(({ lists }) =>
    outgoing.some(
      ({ clientId, state }) =>
        state === 'sending' && (lists[clientId] ?? []).every((photo) => photo.state === 'stored'),
    ),
  );
