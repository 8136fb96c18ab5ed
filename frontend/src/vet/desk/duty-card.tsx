import type { VetDuty } from '@contract/vets';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatTime, formatWeekday } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useNow } from '../../shared/use-now';
import { Card } from '../../shared/ui/card';
import { toastError } from '../../shared/ui/notices.store';
import { Switch } from '../../shared/ui/switch';
import { invalidateVet, switchDuty, vetRefused } from '../vet.api';
import { useVetTexts } from '../vet-texts';

/** The longest delay that a timer supports, in ms. */
const LONGEST_WAIT = 2 ** 31 - 1;

const useWords = ({ onDuty, until }: VetDuty): string => {
  const { duty: texts } = useVetTexts();
  const language = useLanguage();
  const now = useNow();
  if (until === null) return onDuty ? texts.on : texts.off;
  const isToday = new Date(until).toDateString() === now.toDateString();
  const time = formatTime(until);
  const when = isToday ? time : `${formatWeekday(until, language)} ${time}`;
  return onDuty ? texts.onUntil(when) : texts.offUntil(when);
};

/** Whether the vet is on duty now, which they may change at any time. */
export const DutyCard = ({ duty }: { duty: VetDuty }) => {
  const texts = useVetTexts();
  const words = useWords(duty);
  const { mutate, isPending } = useMutation({
    mutationFn: switchDuty,
    onError: (error) => {
      if (!vetRefused(error)) toastError(texts.notChanged);
    },
  });
  const { until } = duty;
  useEffect(() => {
    if (until === null) return undefined;
    const wait = Math.min(Math.max(Date.parse(until) - Date.now(), 0) + 1000, LONGEST_WAIT);
    const timer = window.setTimeout(() => void invalidateVet(), wait);
    return () => window.clearTimeout(timer);
  }, [until]);
  return (
    <Card
      className={`p-[20px] sm:p-6 lg:col-start-2 lg:row-start-1 ${duty.onDuty ? 'border-green/40! bg-green-wash!' : ''}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="duty-label" className="text-[1.1875rem]">
          {texts.duty.label}
        </h2>
        <Switch
          on={duty.onDuty}
          aria-labelledby="duty-label"
          aria-describedby="duty-words"
          aria-disabled={isPending}
          onChange={(onDuty) => !isPending && mutate({ onDuty })}
        />
      </div>
      <p id="duty-words" role="status" className="mt-1 text-pretty text-soft">
        {words}
      </p>
    </Card>
  );
};
