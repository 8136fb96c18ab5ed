import { PAGES } from '@contract/pages';
import { includesPlan } from '@contract/plans';
import { wantsReminder } from '@contract/wishes';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts';

/** Says which plan has reminders, below the answer to a question that asks for one. */
export const ReminderOffer = ({ question = '' }: { question: string | undefined }) => {
  const { reminder: texts } = useTexts().chat;
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const wants = useMemo(() => wantsReminder(question), [question]);
  if (includesPlan(plan, 'pro') || !wants) return null;
  return (
    <p className="mt-3 text-[0.9375rem] text-soft">
      {texts.plan}{' '}
      <Link
        to={`${PAGES.help}#reminders`}
        className="underline decoration-current/30 decoration-1 underline-offset-3 hover:decoration-current"
      >
        {texts.planLink}
      </Link>
    </p>
  );
};
