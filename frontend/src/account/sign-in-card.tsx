import { type ReactNode, useState } from 'react';
import { Card } from '../shared/ui/card';
import { expectSession } from '../shared/session';
import { useTexts } from '../shared/texts';
import { toastAfterReload } from '../shared/ui/notices.store';
import type { SignInFormProps, LoginFormProps } from './sign-in-form';
import { PROVIDER_NAMES } from '@contract/config';
import { useConfig } from '../shared/queries';
import { Button } from '../shared/ui/button';
import { ProviderMark } from './social/provider-mark';
import { signInWith, type SocialCard } from './social/social-sign-in';
import { Tabs } from 'radix-ui';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { ForgotPassword } from './forgot-password';

/** A card that stands for itself, in the middle of the screen. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh flex-1 grid-cols-1 place-items-center bg-[radial-gradient(ellipse_at_top,var(--color-apricot-wash),var(--color-ground)_70%)] px-4 py-10">
    <Card className="w-full max-w-md p-6 shadow-float sm:p-8">{children}</Card>
  </div>
);

/** What each form that signs in needs: afterwards the page is loaded anew. */
const useSignInForm = (onSuccess?: () => void): Omit<SignInFormProps, 'onPending'> => {
  const { account } = useTexts();
  const [passwordShown, setPasswordShown] = useState(false);
  return {
    passwordShown,
    onTogglePassword: () => setPasswordShown((shown) => !shown),
    onSignedIn: (title, name) => {
      expectSession();
      toastAfterReload({ title, description: account.welcome(name) });
      onSuccess?.();
      location.reload();
    },
  };
};

interface SocialButtonsProps extends SocialCard {
  disabled: boolean;
}

/** One button for each provider the server offers; nothing when it offers none. */
const SocialButtons = ({ disabled, ...card }: SocialButtonsProps) => {
  const { account } = useTexts();
  const { providers = [] } = useConfig().data ?? {};
  if (providers.length === 0) return null;
  return (
    <>
      <p className="mt-5 flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {account.or}
      </p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2.5">
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="quiet"
            disabled={disabled}
            className="px-1!"
            onClick={() => void signInWith(provider, card)}
          >
            <ProviderMark provider={provider} />
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
    </>
  );
};

const TAB =
  'min-h-11 flex-1 rounded-full text-[0.9375rem] font-semibold text-soft transition-colors data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-sm';

type SignInWaysProps = Required<Omit<LoginFormProps, 'onPending'>>;

/** With an account, without one yet, or by a provider. */
const SignInWays = ({ email, onForgot, ...props }: SignInWaysProps) => {
  const { account } = useTexts();
  const [sending, setSending] = useState(false);
  const [entering, setEntering] = useState(false);
  const form = { ...props, onPending: setSending };
  return (
    <>
      <Tabs.Root defaultValue="login">
        <Tabs.List className="mb-6 flex rounded-full bg-sunk p-1">
          <Tabs.Trigger value="login" className={TAB}>
            {account.tabs.login}
          </Tabs.Trigger>
          <Tabs.Trigger value="register" className={TAB}>
            {account.tabs.register}
          </Tabs.Trigger>
        </Tabs.List>
        <fieldset disabled={entering}>
          <Tabs.Content value="login" tabIndex={-1}>
            <LoginForm email={email} onForgot={onForgot} {...form} />
          </Tabs.Content>
          <Tabs.Content value="register" tabIndex={-1}>
            <RegisterForm {...form} />
          </Tabs.Content>
        </fieldset>
      </Tabs.Root>
      <SocialButtons
        disabled={sending || entering}
        onPending={setEntering}
        onSignedIn={props.onSignedIn}
      />
    </>
  );
};

interface SignInCardProps {
  /** `modal` leaves the frame to what surrounds it; `page` fills the screen. */
  mode: 'modal' | 'page';
  onSuccess?: () => void;
  /** What has just happened. */
  note?: string;
  /** Begins with the mail for those who forgot their password. */
  forgot?: boolean;
}

export const SignInCard = ({ mode, onSuccess, note, forgot = false }: SignInCardProps) => {
  const { account, common, security } = useTexts();
  const form = useSignInForm(onSuccess);
  const [forgotten, setForgotten] = useState(forgot);
  const [email, setEmail] = useState<string | null>(null);
  const Title = mode === 'page' ? 'h1' : 'h2';
  const turn = (next: boolean) => (typed: string) => {
    setEmail(typed);
    setForgotten(next);
  };

  const card = (
    <div className="text-left">
      <div className="mb-6 flex items-center gap-3.5">
        <ZampaMark className="size-11" />
        <div>
          <Title className="text-2xl">{common.name}</Title>
          <p className="text-[0.9375rem] leading-snug text-soft">
            {forgotten ? security.forgot.title : account.subtitle}
          </p>
        </div>
      </div>
      {note !== undefined && !forgotten && (
        <p
          role="status"
          className="-mt-1 mb-5 rounded-xl bg-green-wash px-4 py-3 text-[0.9375rem] leading-snug font-medium text-green"
        >
          {note}
        </p>
      )}
      {forgotten ? (
        <ForgotPassword email={email ?? ''} onBack={turn(false)} />
      ) : (
        <SignInWays email={email} onForgot={turn(true)} {...form} />
      )}
    </div>
  );
  return mode === 'page' ? <PageFrame>{card}</PageFrame> : card;
};
