import { PAGES } from '@contract/pages';
import { useLocation, useNavigate, Link } from 'react-router-dom';
import { operator } from '../shared/installation';
import { useSession, type ClientUser } from '../shared/session.store';
import { ContactLine } from '../shared/ui/contact-line';
import { Conversation } from './conversation';
import { useHelpTexts } from './help-texts';
import { MessageForm } from './message-form';
import { threadIn, threadPath } from './thread-path';
import { Threads } from './threads';

const LINK = 'inline-block min-h-6 font-medium text-green underline underline-offset-3';

/** For those who cannot write to support: the alternatives. */
const Everybody = ({ signedIn }: { signedIn: boolean }) => {
  const { contact: texts } = useHelpTexts();
  const { supportEmail, communityUrl } = operator();
  return (
    <div className="mt-3 grid gap-2.5 text-soft">
      {supportEmail === null ? (
        <ContactLine />
      ) : (
        <p>
          {texts.paid} {!signedIn && texts.signIn}{' '}
          <Link to={`${PAGES.home}#pricing`} className={LINK}>
            {texts.toPlans}
          </Link>
        </p>
      )}
      {communityUrl === null ? (
        <p>{texts.pagesOnly}</p>
      ) : (
        <p>
          {texts.community}{' '}
          <a href={communityUrl} className={LINK}>
            {texts.toCommunity}
          </a>
        </p>
      )}
    </div>
  );
};

/** On a paid plan: a form, and earlier conversations. */
const Writing = ({ email }: { email: string | null }) => {
  const { contact: texts } = useHelpTexts();
  const navigate = useNavigate();
  return (
    <>
      <h3 className="mt-6 text-lg">{texts.write}</h3>
      {email === null ? (
        <p className="mt-2 text-soft">
          {texts.noEmail}{' '}
          <Link to={PAGES.profile} className={LINK}>
            {texts.toProfile}
          </Link>
        </p>
      ) : (
        <MessageForm
          place="new"
          email={email}
          onSent={(threadId) => void navigate(threadPath(threadId))}
        />
      )}
    </>
  );
};

/** Earlier conversations stay readable, whatever the plan is now. */
const Support = ({ user }: { user: ClientUser | null }) => {
  const thread = threadIn(useLocation().search);
  const mayWrite =
    user !== null && user.subscriptionStatus !== 'free' && operator().supportEmail !== null;
  if (user !== null && thread !== null) {
    return <Conversation key={thread} id={thread} email={mayWrite ? user.email : null} />;
  }
  return (
    <>
      {mayWrite ? <Writing email={user.email} /> : <Everybody signedIn={user !== null} />}
      {user !== null && <Threads />}
    </>
  );
};

export const ContactSection = () => {
  const { contact: texts } = useHelpTexts();
  const user = useSession((state) => state.user);
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className="mt-12 scroll-mt-4 rounded-card bg-green-wash p-[20px] outline-none sm:p-7"
    >
      <h2 id="contact-title" className="text-[1.4375rem]">
        {texts.title}
      </h2>
      <p className="mt-2 text-soft">
        {texts.urgent}{' '}
        <Link to={PAGES.emergency} className={LINK}>
          {texts.emergency}
        </Link>
      </p>
      <p className="mt-2 text-soft">
        {texts.broken}{' '}
        <Link to={PAGES.status} className={LINK}>
          {texts.toStatus}
        </Link>
      </p>
      <Support user={user} />
    </section>
  );
};
