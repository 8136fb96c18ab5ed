import { Tabs } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { expectSession } from '../shared/session';
import { useTexts } from '../shared/texts';
import { Card } from '../shared/ui/card';
import { toastAfterReload } from '../shared/ui/toast.store';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { SocialButtons } from './social-buttons';
import type { SignInFormProps } from './sign-in-form.props';

interface SignInCardProps {
  /** `modal` leaves the frame to what surrounds it; `page` fills the screen. */
  mode: 'modal' | 'page';
  onSuccess?: () => void;
}

const TAB =
  'min-h-11 flex-1 rounded-full text-[0.9375rem] font-semibold text-soft transition-colors data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-sm';

const PageFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh flex-1 place-items-center bg-[radial-gradient(ellipse_at_top,var(--color-apricot-wash),var(--color-ground)_70%)] px-4 py-10">
    <Card className="w-full max-w-md p-6 shadow-float sm:p-8">{children}</Card>
  </div>
);

export const SignInCard = ({ mode, onSuccess }: SignInCardProps) => {
  const { account, common } = useTexts();
  const [passwordShown, setPasswordShown] = useState(false);
  const [sending, setSending] = useState(false);
  const [entering, setEntering] = useState(false);
  const Title = mode === 'page' ? 'h1' : 'h2';

  const onSignedIn = (title: string, name: string): void => {
    expectSession();
    toastAfterReload({ title, description: account.welcome(name) });
    onSuccess?.();
    location.reload();
  };
  const form: SignInFormProps = {
    passwordShown,
    onTogglePassword: () => setPasswordShown((shown) => !shown),
    onPending: setSending,
    onSignedIn,
  };

  const card = (
    <div className="text-left">
      <div className="mb-6 flex items-center gap-3.5">
        <ZampaMark className="size-11" />
        <div>
          <Title className="text-2xl">{common.name}</Title>
          <p className="text-[0.9375rem] leading-snug text-soft">{account.subtitle}</p>
        </div>
      </div>
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
            <LoginForm {...form} />
          </Tabs.Content>
          <Tabs.Content value="register" tabIndex={-1}>
            <RegisterForm {...form} />
          </Tabs.Content>
        </fieldset>
      </Tabs.Root>
      <SocialButtons
        disabled={sending || entering}
        onPending={setEntering}
        onSignedIn={onSignedIn}
      />
    </div>
  );
  return mode === 'page' ? <PageFrame>{card}</PageFrame> : card;
};
