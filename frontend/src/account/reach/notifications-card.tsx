import { useMutation } from '@tanstack/react-query';
import { hasCode } from '../../shared/api';
import { knownState } from '../../shared/notification-state';
import { switchOff, switchOn } from '../../shared/notifications';
import { useConfig } from '../../shared/queries';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { Switch } from '../../shared/ui/switch';
import { ProfileCard } from '../profile/profile-layout';
import { AnswerNotices } from './answer-notices';
import { cacheNotificationState, sendTest, useNotificationState } from './reach.api';

const LABEL = 'notifications-label';
const EXPLANATION = 'notifications-explanation';

const TestButton = ({ uid, enabled }: { uid: string; enabled: boolean }) => {
  const { notifications: texts } = useTexts().reach;
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendTest(uid),
    onSuccess: () => toast({ title: texts.tested }),
    onError: (error) =>
      toastError(hasCode(error, 'TOO_MANY_REQUESTS') ? texts.throttled : texts.notTested),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="mt-3"
      disabled={!enabled}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {texts.test}
    </Button>
  );
};

/** Whether this browser shows reminders. Off until the owner turns them on. */
export const NotificationsCard = ({ uid }: { uid: string }) => {
  const { notifications: texts } = useTexts().reach;
  const { data: state = knownState() } = useNotificationState(uid);
  const publicKey = useConfig().data?.vapidPublicKey ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) =>
      on && publicKey !== null ? switchOn(uid, publicKey) : switchOff(),
    onSuccess: cacheNotificationState,
    onError: () => toastError(texts.failed),
  });
  const isOn = state === 'on';
  const able = isOn || (state === 'off' && publicKey !== null);
  return (
    <ProfileCard title={texts.title}>
      <div className="mt-2 flex items-center justify-between gap-3">
        <span id={LABEL} className="min-w-0 leading-snug">
          {texts.label}
        </span>
        <Switch
          on={isOn}
          aria-labelledby={LABEL}
          aria-describedby={EXPLANATION}
          disabled={!able}
          aria-disabled={isPending}
          onChange={(on) => !isPending && mutate(on)}
        />
      </div>
      <p
        id={EXPLANATION}
        aria-live="polite"
        className="mt-1 text-[0.9375rem] text-pretty text-soft"
      >
        {texts.states[state]}
      </p>
      {(state === 'on' || state === 'off') && <AnswerNotices enabled={isOn} />}
      {(state === 'on' || state === 'off') && <TestButton uid={uid} enabled={isOn} />}
    </ProfileCard>
  );
};
