import type { Pet } from '@contract/pets';
import { useMutation } from '@tanstack/react-query';
import { wantAnswerNotices } from '../../shared/preferences.api';
import { switchOn } from '../../shared/notifications';
import { useConfig } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/late-chat';
import { toast, toastError } from '../../shared/ui/notices.store';
import { SuggestionCard } from '../suggestions/suggestion-card';

/** Offers notifications of answers that arrive unseen. */
export const AnswerNoticeCard = ({ pet, onClose }: { pet: Pet; onClose: () => void }) => {
  const { answerNotices: texts } = useTexts();
  const uid = useSession(({ user }) => user?.uid);
  const publicKey = useConfig().data?.vapidPublicKey ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: async (): Promise<boolean> => {
      if (uid === undefined || publicKey === null) return false;
      const isOn = (await switchOn(uid, publicKey)) === 'on';
      if (isOn) await wantAnswerNotices(true);
      return isOn;
    },
    onSuccess: (isOn) => {
      onClose();
      if (isOn) toast({ title: texts.done });
    },
    onError: () => toastError(texts.failed),
  });
  if (publicKey === null) return null;
  return (
    <SuggestionCard
      pet={pet}
      title={texts.title}
      text={texts.text(pet.name)}
      accept={{ label: texts.accept, run: () => mutate() }}
      decline={{ label: texts.decline, run: onClose }}
      pending={isPending}
    />
  );
};
