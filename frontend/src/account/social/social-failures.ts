import { PROVIDER_NAMES, type Provider } from '@contract/config';
import type { SocialFailure } from '@contract/social';
import { currentTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';

/** Says why a provider's user was not let in. */
export const tellFailure = (provider: Provider, code: SocialFailure | 'closed'): void => {
  const { common, account } = currentTexts();
  const { failed, failures } = account.social;
  const text = failures[code] ?? failed;
  const description = text(PROVIDER_NAMES[provider]);
  toast({ title: common.error, description, tone: 'destructive' });
};
