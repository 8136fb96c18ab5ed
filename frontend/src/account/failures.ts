import { ApiError } from '../shared/api';
import { currentTexts } from '../shared/texts';
import { toast } from '../shared/ui/notices.store';
import { PROVIDER_NAMES, type Provider } from '@contract/config';
import type { SocialFailure } from '@contract/social';

interface FailureTexts {
  title: string;
  /** When the server gives no text of its own. */
  fallback: string;
  unreachable: string;
}

/** Says why a sign-in or a registration did not work. */
export const toastFailure = (error: unknown, { title, fallback, unreachable }: FailureTexts) => {
  const { account } = currentTexts();
  if (!(error instanceof ApiError) || error.code === 'NETWORK') {
    toast({ title: account.connectionError, description: unreachable, tone: 'destructive' });
    return;
  }
  const description = account.serverErrors[error.code] ?? error.body?.error ?? fallback;
  toast({ title, description, tone: 'destructive' });
};

/** Says why a provider's user was not let in. */
export const tellFailure = (provider: Provider, code: SocialFailure | 'closed'): void => {
  const { common, account } = currentTexts();
  const { failed, failures } = account.social;
  const text = failures[code] ?? failed;
  const description = text(PROVIDER_NAMES[provider]);
  toast({ title: common.error, description, tone: 'destructive' });
};
