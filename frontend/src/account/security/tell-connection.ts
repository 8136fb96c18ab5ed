import { PROVIDERS } from '@contract/config';
import { currentTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/toast.store';
import { PROVIDER_NAMES } from './connect';

/**
 * Tells how a connection ended, which the provider's page led back from with `?social=...`, and
 * takes that out of the address. Leaves alone what is about signing in.
 */
export const tellConnection = (): void => {
  const query = new URLSearchParams(location.search);
  const [named, result] = query.get('social')?.split(':') ?? [];
  const provider = PROVIDERS.find((known) => known === named);
  if (provider === undefined || (result !== 'connected' && result !== 'identity-taken')) return;
  query.delete('social');
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  history.replaceState(history.state, '', location.pathname + rest);
  const { common, security } = currentTexts();
  const { connections: texts } = security;
  const name = PROVIDER_NAMES[provider];
  if (result === 'connected') toast({ title: texts.done(name), description: texts.doneText(name) });
  else toast({ title: common.error, description: texts.taken(name), tone: 'destructive' });
};
