import type { LoginBody } from '@contract/accounts';
import { PROVIDER_NAMES } from '@contract/config';
import { Tabs } from 'radix-ui';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useConfig } from '../shared/queries';
import { expectSession } from '../shared/session';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { Dialog } from '../shared/ui/dialog';
import { prepareToasts, toastAfterReload } from '../shared/ui/notices.store';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { ForgotPassword } from './forgot-password';
import { LoginForm } from './login-form';
import { useVisibility } from './password-fields';
import { RegisterForm, type Registration } from './register-form';
import { ProviderMark } from './social/provider-mark';
import { signInWith, type SocialCard } from './social/social-sign-in';

/** A card in the middle of the screen, with a heading if its content has none. */
export const PageFrame = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className="-mt-(--header) grid min-h-dvh flex-1 grid-cols-1 place-items-center bg-[radial-gradient(46rem_36rem_at_top,var(--color-apricot-wash),var(--color-ground))] px-[16px] pt-[calc(var(--header)+2.5rem)] pb-10 short:pt-[calc(var(--header)+1rem)]">
    <Card className="w-full max-w-md p-[24px] shadow-float sm:p-8">
      {title !== undefined && (
        <div className="mb-5 flex flex-wrap items-center gap-3.5">
          <ZampaMark className="size-[44px]" />
          <h1 className="min-w-0 flex-[1_1_9rem] text-2xl">{title}</h1>
        </div>
      )}
      {children}
    </Card>
  </div>
);

interface SocialButtonsProps extends SocialCard {
  disabled: boolean;
}

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
  'min-h-11 flex-1 rounded-full text-[0.9375rem] font-semibold text-soft transition-colors disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-sm';

interface SignInWaysProps extends Pick<ComponentProps<typeof LoginForm>, 'email' | 'onForgot'> {
  onSuccess: (() => void) | undefined;
  register: boolean;
}

/** Both forms, which share the address that was typed last. */
const useForms = (email: string) => {
  const login = useForm<LoginBody>({
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  const register = useForm<Registration>({
    mode: 'onTouched',
    defaultValues: { username: '', email, password: '', confirmPassword: '' },
  });
  const onChange = (next: string): void => {
    const typed = next === 'login' ? register.getValues('email') : login.getValues('email');
    if (typed === '') return;
    login.setValue('email', typed, { shouldValidate: true });
    register.setValue('email', typed, { shouldValidate: true });
  };
  return { login, register, onChange };
};

/** Login, registration and the providers; a sign-in reloads the page. */
const SignInWays = ({ email, onForgot, onSuccess, register }: SignInWaysProps) => {
  const { account } = useTexts();
  const forms = useForms(email ?? '');
  const visibility = useVisibility();
  const [formPending, setFormPending] = useState(false);
  const [providerPending, setProviderPending] = useState(false);
  const onSignedIn = (title: string, name: string): void => {
    expectSession();
    toastAfterReload({ title, description: account.welcome(name) });
    onSuccess?.();
    location.reload();
  };
  const props = { visibility, onSignedIn, onPending: setFormPending };
  const pending = formPending || providerPending;
  return (
    <>
      <Tabs.Root defaultValue={register ? 'register' : 'login'} onValueChange={forms.onChange}>
        <Tabs.List className="mb-6 flex rounded-full bg-sunk p-1">
          <Tabs.Trigger value="login" disabled={pending} className={TAB}>
            {account.tabs.login}
          </Tabs.Trigger>
          <Tabs.Trigger value="register" disabled={pending} className={TAB}>
            {account.tabs.register}
          </Tabs.Trigger>
        </Tabs.List>
        <fieldset disabled={providerPending}>
          <Tabs.Content value="login" tabIndex={-1}>
            <LoginForm form={forms.login} email={email} onForgot={onForgot} {...props} />
          </Tabs.Content>
          <Tabs.Content value="register" tabIndex={-1}>
            <RegisterForm form={forms.register} {...props} />
          </Tabs.Content>
        </fieldset>
      </Tabs.Root>
      <SocialButtons disabled={pending} onPending={setProviderPending} onSignedIn={onSignedIn} />
    </>
  );
};

interface SignInCardProps {
  /** `modal` has no frame of its own; `page` fills the screen. */
  mode: 'modal' | 'page';
  onSuccess?: () => void;
  note?: string;
  /** Starts with the password-reset request. */
  forgot?: boolean;
  /** Starts with the registration, for newcomers. */
  register?: boolean;
}

export const SignInCard = ({
  mode,
  onSuccess,
  note,
  forgot = false,
  register = false,
}: SignInCardProps) => {
  const { account, common, security } = useTexts();
  const [forgotten, setForgotten] = useState(forgot);
  const [email, setEmail] = useState<string | null>(null);
  const Title = mode === 'page' ? 'h1' : 'h2';
  const showForgotten = (next: boolean) => (typed: string) => {
    setEmail(typed);
    setForgotten(next);
  };

  const card = (
    <div className="text-left">
      <div className="mb-6 flex flex-wrap items-center gap-3.5">
        <ZampaMark className="size-[44px]" />
        <div className="min-w-0 flex-[1_1_9rem]">
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
        <ForgotPassword email={email ?? ''} onBack={showForgotten(false)} />
      ) : (
        <SignInWays
          email={email}
          onForgot={showForgotten(true)}
          onSuccess={onSuccess}
          register={register}
        />
      )}
    </div>
  );
  return mode === 'page' ? <PageFrame>{card}</PageFrame> : card;
};

export const SignInDialog = (
  props: Pick<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange'>,
) => {
  const { common } = useTexts();
  useEffect(prepareToasts, []);
  return (
    <Dialog title={common.signIn} hideTitle {...props}>
      <SignInCard mode="modal" />
    </Dialog>
  );
};
