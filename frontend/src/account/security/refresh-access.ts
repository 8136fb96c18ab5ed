import { renewNotifications } from '../../shared/notifications';
import { useSession } from '../../shared/session.store';
import { invalidateTokens } from '../../shared/tokens.api';
import { refreshSecurity } from '../account.api';
import { invalidateCalendar } from '../reach/reach.api';
import { invalidateWebhooks } from '../webhooks/webhooks.api';

/** Ignores failures: the next visit tries again. */
const renewOwnNotifications = async (): Promise<void> => {
  const { user } = useSession.getState();
  if (user !== null) await renewNotifications(user.uid).catch(() => undefined);
};

/**
 * A new password also revokes tokens and the calendar feed, switches webhooks off, and ends the
 * notifications of all devices, which this one gets again.
 */
export const refreshAccess = async (): Promise<void> => {
  const refreshes = [
    refreshSecurity,
    invalidateTokens,
    invalidateWebhooks,
    invalidateCalendar,
    renewOwnNotifications,
  ];
  await Promise.all(refreshes.map((refresh) => refresh()));
};
