import type { Pet } from '@contract/pets';
import { useEffect, useState } from 'react';
import { useAnswerNotices } from '../../shared/preferences.api';
import { late } from '../../shared/late';
import { knownState } from '../../shared/notification-state';
import { readStored, store } from '../../shared/storage';
import { withTexts } from '../../shared/texts/first';
import { useChatStore } from '../chat.store';
import { openReply } from '../thread';

const AnswerNoticeCard = late(
  async () => (await withTexts(import('./answer-notice-card'))).AnswerNoticeCard,
);

/** Owners who have answered are not asked again in this browser. */
const ASKED_KEY = 'zampa.answer-notices.asked';

/** Whether an answer has ended while this tab was hidden. */
const useMissedAnswer = (sessionId: number): boolean => {
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    let awaited: number | undefined;
    return useChatStore.subscribe(({ threads }) => {
      const thread = threads[sessionId];
      const open = openReply(thread);
      const ended = open ? undefined : thread?.messages.find(({ id }) => id === awaited);
      if (ended?.status === 'complete' && document.visibilityState === 'hidden') setMissed(true);
      awaited = open?.id;
    });
  }, [sessionId]);
  return missed;
};

const useOffer = (missed: boolean) => {
  const [asked, setAsked] = useState(() => readStored('local', ASKED_KEY) !== null);
  const may = missed && !asked && knownState() === 'off';
  const wanted = useAnswerNotices(may);
  return {
    offered: may && wanted === false,
    close: () => {
      store('local', ASKED_KEY, 'yes');
      setAsked(true);
    },
  };
};

/**
 * A quiet offer below the first answer that arrived unseen; the browser asks only after a click.
 */
export const AnswerNoticeOffer = ({ sessionId, pet }: { sessionId: number; pet: Pet }) => {
  const { offered, close } = useOffer(useMissedAnswer(sessionId));
  return offered && <AnswerNoticeCard pet={pet} onClose={close} />;
};
