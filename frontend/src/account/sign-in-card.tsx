import { useState } from 'react';
import { useTexts } from '../shared/texts';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { ForgotPassword } from './forgot-password';
import { PageFrame } from './page-frame';
import { SignInWays } from './sign-in-ways';
import { useSignInForm } from './use-sign-in-form';

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
