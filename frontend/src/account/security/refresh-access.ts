import { invalidateTokens } from '../../shared/tokens.api';
import { refreshSecurity } from '../account.api';
import { invalidateCalendar } from '../reach/reach.api';
import { invalidateWebhooks } from '../webhooks/webhooks.api';

/** A new password also revokes tokens and the calendar feed, and switches webhooks off. */
export const refreshAccess = async (): Promise<void> => {
  const refreshes = [refreshSecurity, invalidateTokens, invalidateWebhooks, invalidateCalendar];
  await Promise.all(refreshes.map((refresh) => refresh()));
};
