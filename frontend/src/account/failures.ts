import { PROVIDER_NAMES, type Provider } from '@contract/config';
import type { SocialFailure } from '@contract/social';
import { ApiError } from '../shared/api';
import { currentTexts } from '../shared/texts/pages';
import { toast, toastError } from '../shared/ui/notices.store';

interface FailureTexts {
  title: string;
  /** Used when the server gives no text of its own. */
  fallback: string;
  /** Used when the server cannot be reached; `fallback` by default. */
  unreachable?: string;
}

/** Whether a proxy answered because its server is unavailable. */
const isOfProxy = ({ status, body }: ApiError): boolean => status >= 502 && body === null;

export const toastFailure = (
  error: unknown,
  { title, fallback, unreachable = fallback }: FailureTexts,
) => {
  const { account } = currentTexts();
  if (!(error instanceof ApiError) || error.code === 'NETWORK' || isOfProxy(error)) {
    toast({ title: account.connectionError, description: unreachable, tone: 'destructive' });
    return;
  }
  const description = account.serverErrors[error.code] ?? error.body?.error ?? fallback;
  toast({ title, description, tone: 'destructive' });
};

export const toastProviderFailure = (provider: Provider, code: SocialFailure | 'closed'): void => {
  const { failed, failures } = currentTexts().account.social;
  toastError((failures[code] ?? failed)(PROVIDER_NAMES[provider]));
};
