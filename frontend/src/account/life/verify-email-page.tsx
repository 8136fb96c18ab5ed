import { PAGES } from '@contract/pages';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, MailWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hasCode, hasStatus } from '../../shared/api';
import { useProfile } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Card, StateCard } from '../../shared/ui/card';
import { RetryCard } from '../../shared/ui/retry-card';
import { PageLoading } from '../../shared/ui/loading';
import { MarkDisc } from '../../shared/ui/mark-disc';
import { SignInCard } from '../sign-in-card';
import { verifyEmail } from '../account.api';
import { ExpiredLink, useMailedLink } from './mailed-link';
import { SendLinkButton } from './send-link-button';

const ToProfile = () => {
  const { verify: texts } = useTexts().security;
  return (
    <Button variant="quiet" asChild>
      <Link to={PAGES.profile}>{texts.toProfile}</Link>
    </Button>
  );
};

const Confirmed = ({ signedIn }: { signedIn: boolean }) => {
  const { verify: texts } = useTexts().security;
  return (
    <StateCard
      picture={<MarkDisc icon={MailCheck} size="lg" />}
      title={texts.done}
      text={texts.doneText}
    >
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button asChild>
          <Link to={PAGES.chat}>{texts.toChat}</Link>
        </Button>
        {signedIn && <ToProfile />}
      </div>
    </StateCard>
  );
};

/** A link that was already used may have confirmed the address. */
const Expired = () => {
  const { common, security } = useTexts();
  const { verify: texts, email } = security;
  const { loading, user } = useSession();
  const { data: profile, isPending } = useProfile();
  if (loading || (user !== null && isPending))
    return <PageLoading title={common.loading} label={common.loading} />;
  if (user === null) {
    return (
      <ExpiredLink title={texts.over} text={`${texts.overText} ${texts.overSignIn}`}>
        <Card className="p-[24px] sm:p-8">
          <SignInCard mode="modal" />
        </Card>
      </ExpiredLink>
    );
  }
  if (profile?.emailVerified && profile.pendingEmail === null) return <Confirmed signedIn />;
  return (
    <ExpiredLink title={texts.over} text={texts.overText}>
      <div className="flex flex-wrap justify-center gap-2.5">
        {profile !== undefined && <SendLinkButton profile={profile} text={email.send} />}
        <ToProfile />
      </div>
    </ExpiredLink>
  );
};

/** Confirms without a click: opening the link is all the user has to do. */
export const VerifyEmailPage = () => {
  const { verify: texts } = useTexts().security;
  const { key } = useMailedLink();
  const signedIn = useSession((state) => state.user !== null);
  const confirmation = useQuery({
    queryKey: ['verify-email', key],
    queryFn: () => verifyEmail({ token: key ?? '' }),
    enabled: key !== null,
  });

  if (key === null) return <Expired />;
  if (confirmation.isFetching) return <PageLoading title={texts.waiting} label={texts.waiting} />;
  if (confirmation.isSuccess) return <Confirmed signedIn={signedIn} />;
  const { error } = confirmation;
  if (hasCode(error, 'ACCOUNT_EXISTS')) {
    return (
      <ExpiredLink title={texts.taken} text={texts.takenText}>
        <ToProfile />
      </ExpiredLink>
    );
  }
  if (hasStatus(error, 400)) return <Expired />;
  return (
    <RetryCard
      picture={<MarkDisc icon={MailWarning} size="lg" />}
      title={texts.failed}
      text={texts.failedText}
      onRetry={confirmation.refetch}
    />
  );
};
