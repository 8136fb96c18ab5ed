import { PAGES } from '@contract/pages';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, MailWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api';
import { useProfile } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Card, StateCard } from '../../shared/ui/card';
import { MarkDisc } from '../../shared/ui/mark-disc';
import { SignInCard } from '../sign-in-card';
import { verifyEmail } from '../account.api';
import { LinkOver, Waiting, useMailedKey } from './mailed-link';
import { SendLinkButton } from './send-link-button';

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
        {signedIn && (
          <Button variant="quiet" asChild>
            <Link to={PAGES.profile}>{texts.toProfile}</Link>
          </Button>
        )}
      </div>
    </StateCard>
  );
};

const ToProfile = () => {
  const { verify: texts } = useTexts().security;
  return (
    <Button variant="quiet" asChild>
      <Link to={PAGES.profile}>{texts.toProfile}</Link>
    </Button>
  );
};

/** The way on differs: a link that was used may have done its work. */
const Over = () => {
  const { common, security } = useTexts();
  const { verify: texts, email } = security;
  const { loading, user } = useSession();
  const { data: profile, isPending } = useProfile();
  if (loading || (user !== null && isPending)) return <Waiting label={common.loading} />;
  if (user === null) {
    return (
      <LinkOver title={texts.over} text={`${texts.overText} ${texts.overSignIn}`}>
        <Card className="p-6 sm:p-8">
          <SignInCard mode="modal" />
        </Card>
      </LinkOver>
    );
  }
  if (profile?.emailVerified && profile.pendingEmail === null) return <Confirmed signedIn />;
  return (
    <LinkOver title={texts.over} text={texts.overText}>
      <div className="flex flex-wrap justify-center gap-2.5">
        {profile !== undefined && <SendLinkButton profile={profile} text={email.send} />}
        <ToProfile />
      </div>
    </LinkOver>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { common, security } = useTexts();
  const { verify: texts } = security;
  return (
    <StateCard
      picture={<MarkDisc icon={MailWarning} size="lg" />}
      title={texts.failed}
      text={texts.failedText}
    >
      <Button onClick={onRetry}>{common.tryAgain}</Button>
    </StateCard>
  );
};

/** Confirms by itself: opening the link was the whole of the user's part. */
export const VerifyEmailPage = () => {
  const { verify: texts } = useTexts().security;
  const token = useMailedKey();
  const signedIn = useSession((state) => state.user !== null);
  const confirmation = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail({ token: token ?? '' }),
    enabled: token !== null,
  });

  if (token === null) return <Over />;
  if (confirmation.isFetching) return <Waiting label={texts.waiting} />;
  if (confirmation.isSuccess) return <Confirmed signedIn={signedIn} />;
  const { error } = confirmation;
  if (error instanceof ApiError && error.code === 'ACCOUNT_EXISTS') {
    return (
      <LinkOver title={texts.taken} text={texts.takenText}>
        <ToProfile />
      </LinkOver>
    );
  }
  if (error instanceof ApiError && error.status === 400) return <Over />;
  return <Failed onRetry={() => void confirmation.refetch()} />;
};
