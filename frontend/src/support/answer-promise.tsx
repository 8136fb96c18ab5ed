import type { SupportThread } from '@contract/support';
import { Clock } from 'lucide-react';
import { formatDayOfYear, formatTime, formatWeekday } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useNow } from '../shared/use-now';
import { useHelpTexts } from './help-texts';

/** When support will answer what is waiting in a conversation; says so if it is late. */
export const AnswerPromise = ({ answerBy }: Pick<SupportThread, 'answerBy'>) => {
  const { promise } = useHelpTexts();
  const language = useLanguage();
  const now = useNow();
  if (answerBy === null) return null;
  const day = `${formatWeekday(answerBy, language)} ${formatDayOfYear(answerBy, language)}`;
  const say = new Date(answerBy) < now ? promise.late : promise.by;
  return (
    <p className="flex items-start gap-2 border-t border-line py-3 text-soft">
      <Clock aria-hidden className="mt-[0.3em] size-4 shrink-0" />
      {say(day, formatTime(answerBy))}
    </p>
  );
};
