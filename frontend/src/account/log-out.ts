import { PAGES } from '@contract/pages';
import { api } from '../shared/api';
import { currentTexts } from '../shared/texts';
import { toastAfterReload } from '../shared/ui/notices.store';

/** Ends the session and loads the page anew; the home page when the server could not be told. */
export const logOut = async (): Promise<void> => {
  const { account, common } = currentTexts();
  try {
    const { socket } = await import('../shared/socket');
    socket.disconnect();
    await api.post('/api/auth/logout');
    toastAfterReload({ title: account.loggedOut });
    location.reload();
  } catch {
    toastAfterReload({
      title: common.error,
      description: account.logOutError,
      tone: 'destructive',
    });
    location.assign(PAGES.home);
  }
};
