import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@contract/config';
import { SOCIAL_ENTRIES, SOCIAL_FAILURES, type SocialResult } from '@contract/social';
import { useSession } from '../../shared/session.store';
import { currentTexts } from '../../shared/texts/pages';
import { track } from '../../shared/tracking';
import { toast } from '../../shared/ui/notices.store';
import { confirmIdentity } from './social-sign-in';
import { toastProviderFailure } from '../failures';

const named = <Name extends string>(names: readonly Name[], text: string | undefined) =>
  names.find((name) => name === text);

const parse = (text: string): { provider: Provider; result: SocialResult } | null => {
  const [first, second, ...rest] = text.split(':');
  const provider = named(PROVIDERS, first);
  const [status, code] = [named(SOCIAL_ENTRIES, second), named(SOCIAL_FAILURES, second)];
  if (provider === undefined) return null;
  if (code !== undefined) return { provider, result: { status: 'failed', code } };
  if (status === undefined) return null;
  return { provider, result: { status, uid: rest.join(':') } };
};

/**
 * Finishes a sign-in on the provider's own page, which returned its result in the address
 * (`google:signed-in:<uid>`, `google:denied`). Unless someone signed in, the caller reads the
 * session.
 */
export const finishReturn = async (text: string): Promise<void> => {
  const returned = parse(text);
  if (returned === null) return;
  const { provider, result } = returned;
  const { account, security } = currentTexts();
  if (result.status === 'failed') {
    toastProviderFailure(provider, result.code);
    return;
  }
  if (result.status === 'connected') {
    const { done, doneText } = security.connections;
    const name = PROVIDER_NAMES[provider];
    toast({ title: done(name), description: doneText(name) });
    return;
  }
  const { user, synced } = await confirmIdentity(result.uid);
  if (user !== null) {
    if (synced && result.status === 'registered') track('CompleteRegistration', {});
    toast({ title: account.loginSuccess, description: account.welcome(user.username) });
    return;
  }
  const { user: kept, failed } = useSession.getState();
  if (kept === null && !failed) toastProviderFailure(provider, 'failed');
};
