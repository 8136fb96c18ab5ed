import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../shared/texts';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import type { LoginFormProps } from './sign-in-form.props';
import { SocialButtons } from './social-buttons';

const TAB =
  'min-h-11 flex-1 rounded-full text-[0.9375rem] font-semibold text-soft transition-colors data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-sm';

type SignInWaysProps = Required<Omit<LoginFormProps, 'onPending'>>;

/** With an account, without one yet, or by a provider. */
export const SignInWays = ({ email, onForgot, ...props }: SignInWaysProps) => {
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
