import { api } from '../shared/api';
import { currentTexts } from '../shared/texts';
import { toastAfterReload } from '../shared/ui/toast.store';

/** Ends the session and loads the page anew, also when the server could not be told. */
export const logOut = async (): Promise<void> => {
  const { account, common } = currentTexts();
  try {
    const { socket } = await import('../shared/socket');
    socket.disconnect();
    await api.post('/api/auth/logout');
    toastAfterReload({ title: account.loggedOut });
  } catch {
    toastAfterReload({
      title: common.error,
      description: account.logOutError,
      tone: 'destructive',
    });
  }
  location.reload();
};
