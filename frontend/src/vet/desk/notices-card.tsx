import { useMutation, useQuery } from '@tanstack/react-query';
import { knownState } from '../../shared/notification-state';
import { readState, switchOff, switchOn } from '../../shared/notifications';
import { queryClient, useConfig } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { Card } from '../../shared/ui/card';
import { toastError } from '../../shared/ui/notices.store';
import { Switch } from '../../shared/ui/switch';
import { useVetTexts } from '../vet-texts';

/** The profile's card has the same state. */
const STATE_KEY = ['notifications'];

/** Whether this device tells the vet of waiting cases and messages while the page is closed. */
export const NoticesCard = ({ className }: { className: string }) => {
  const { notices: texts, notChanged } = useVetTexts();
  const uid = useSession(({ user }) => user?.uid ?? '');
  const { data: state = knownState() } = useQuery({
    queryKey: STATE_KEY,
    queryFn: () => readState(uid),
    placeholderData: knownState,
    networkMode: 'always',
    staleTime: 0,
  });
  const publicKey = useConfig().data?.vapidPublicKey ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) =>
      on && publicKey !== null ? switchOn(uid, publicKey) : switchOff(),
    onSuccess: (next) => queryClient.setQueryData(STATE_KEY, next),
    onError: () => toastError(notChanged),
  });
  const isOn = state === 'on';
  return (
    <Card className={`p-[20px] sm:p-6 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="notices-label" className="min-w-0 flex-[1_1_9rem] text-[1.1875rem]">
          {texts.title}
        </h2>
        <Switch
          on={isOn}
          aria-labelledby="notices-label"
          aria-describedby="notices-words"
          disabled={!isOn && (state !== 'off' || publicKey === null)}
          aria-disabled={isPending}
          onChange={(on) => !isPending && mutate(on)}
        />
      </div>
      <p id="notices-words" aria-live="polite" className="mt-1 text-pretty text-soft">
        {texts.states[state]}
      </p>
    </Card>
  );
};
