import { PAGES } from '@contract/pages';
import { includesPlan, type Plan } from '@contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { ProfileCard } from '../profile/profile-layout';
import { Unread } from '../security/section';
import { ShownOnce } from '../shown-once';
import { makeCalendar, revokeCalendar, useCalendarFeed } from './reach.api';

/** Reminders in the owner's own calendar, through an address that only they know. */
export const CalendarCard = ({ plan }: { plan: Plan }) => {
  const { calendar: texts } = useTexts().reach;
  const language = useLanguage();
  const about = useRef<HTMLParagraphElement>(null);
  const { data: feed, dataUpdatedAt, isFetching, refetch } = useCalendarFeed();
  const onError = () => toastError(texts.failed);
  const making = useMutation({ mutationFn: makeCalendar, onError });
  const revoking = useMutation({
    mutationFn: revokeCalendar,
    onSuccess: () => {
      making.reset();
      toast({ title: texts.revoked });
      // The button that was pressed is gone.
      about.current?.focus();
    },
    onError,
  });
  const mayMake = includesPlan(plan, 'pro');
  const isBusy = making.isPending || revoking.isPending;
  const exists = feed?.exists === true;
  // A new password revokes the address.
  const isRevoked = feed?.exists === false && dataUpdatedAt > making.submittedAt;
  const created = feed?.createdAt ?? null;
  const offer = mayMake ? texts.text : texts.plan;
  const isUnread = feed === undefined && !isFetching;
  return (
    <ProfileCard title={texts.title}>
      <p ref={about} tabIndex={-1} className="mt-2 text-pretty text-soft outline-none">
        {created === null ? offer : texts.since(formatDay(created, language))}
        {exists && mayMake && ` ${texts.replaces}`}
      </p>
      {making.data !== undefined && !isRevoked && (
        <ShownOnce
          className="mt-3"
          value={making.data}
          texts={{ ...texts, label: texts.address }}
        />
      )}
      {isUnread && <Unread onRetry={refetch} />}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {mayMake && !isUnread && (
          <Button
            variant="quiet"
            size="sm"
            disabled={feed === undefined}
            aria-disabled={isBusy}
            onClick={() => !isBusy && making.mutate()}
          >
            {exists ? texts.renew : texts.make}
          </Button>
        )}
        {exists && (
          <Button
            variant="quiet"
            size="sm"
            aria-disabled={isBusy}
            onClick={() => !isBusy && revoking.mutate()}
          >
            {texts.revoke}
          </Button>
        )}
        {!mayMake && (
          <Button variant="quiet" size="sm" asChild>
            <Link to={`${PAGES.checkout}?plan=pro`}>{texts.toPlan}</Link>
          </Button>
        )}
      </div>
    </ProfileCard>
  );
};
