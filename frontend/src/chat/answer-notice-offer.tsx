import type { Pet } from '@contract/pets';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAnswerNotices, wantAnswerNotices } from '../shared/answer-notices.api';
import { knownState, switchOn } from '../shared/notifications';
import { useConfig } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { readStored, store } from '../shared/storage';
import { useTexts } from '../shared/texts';
import { toast, toastError } from '../shared/ui/notices.store';
import { useChatStore } from './chat.store';
import { SuggestionCard } from './suggestion-card';
import { openReply } from './thread';

/** Whoever has answered is not asked again in this browser. */
const ASKED_KEY = 'zampa.answer-notices.asked';

/** Whether an answer has ended here while nobody could see the tab. */
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

/** A quiet offer below the first answer that nobody saw arrive; the browser asks after a click only. */
export const AnswerNoticeOffer = ({ sessionId, pet }: { sessionId: number; pet: Pet }) => {
  const { answerNotices: texts } = useTexts().manners;
  const uid = useSession(({ user }) => user?.uid);
  const publicKey = useConfig().data?.vapidPublicKey ?? null;
  const { offered, close } = useOffer(useMissedAnswer(sessionId));
  const { mutate, isPending } = useMutation({
    mutationFn: async (): Promise<boolean> => {
      if (uid === undefined || publicKey === null) return false;
      const isOn = (await switchOn(uid, publicKey)) === 'on';
      if (isOn) await wantAnswerNotices(true);
      return isOn;
    },
    onSuccess: (isOn) => {
      close();
      if (isOn) toast({ title: texts.done });
    },
    onError: () => toastError(texts.failed),
  });
  if (!offered || publicKey === null) return null;
  return (
    <SuggestionCard
      pet={pet}
      title={texts.title}
      text={texts.text(pet.name)}
      accept={{ label: texts.accept, run: () => mutate() }}
      decline={{ label: texts.decline, run: close }}
      pending={isPending}
    />
  );
};
