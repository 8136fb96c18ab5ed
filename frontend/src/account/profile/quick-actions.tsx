import { PAGES } from '@contract/pages';
import type { Plan } from '@contract/plans';
import { CircleHelp, LogOut, MessageCircle, Plus, Sparkles, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api';
import { forgetOwner } from '../../shared/session.store';
import { currentTexts, useTexts } from '../../shared/texts/pages';
import { toastAfterReload } from '../../shared/ui/notices.store';
import { ProfileCard } from './profile-layout';

/**
 * Logs out and reloads the page. If the server cannot be reached, opens the home page instead,
 * where nothing of the owner can be read without a network.
 */
const logOut = async (): Promise<void> => {
  const { account, common } = currentTexts();
  try {
    const { socket } = await import('../../shared/socket');
    socket.disconnect();
    await api.post('/api/auth/logout');
    toastAfterReload({ title: account.loggedOut });
    location.reload();
  } catch {
    await forgetOwner();
    toastAfterReload({
      title: common.error,
      description: account.logOutError,
      tone: 'destructive',
    });
    location.assign(PAGES.home);
  }
};

interface Way {
  to: string;
  text: string;
  icon: LucideIcon;
}

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 text-left font-medium transition-colors hover:bg-sunk';

const ICON = 'size-4.5 text-faint';

export const QuickActions = ({ plan }: { plan: Plan }) => {
  const { common, profile } = useTexts();
  const { actions: texts } = profile;
  const upgrade = { to: `${PAGES.checkout}?plan=expert`, text: texts.upgrade, icon: Sparkles };
  const ways: Way[] = [
    { to: `${PAGES.pets}?edit=new`, text: texts.addPet, icon: Plus },
    { to: PAGES.chat, text: texts.newChat, icon: MessageCircle },
    ...(plan === 'expert' ? [] : [upgrade]),
    { to: PAGES.help, text: common.titles.help, icon: CircleHelp },
  ];
  return (
    <ProfileCard title={texts.title}>
      <ul className="-mx-3 mt-2 -mb-2">
        {ways.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={ROW}>
              <Icon aria-hidden className={ICON} />
              {text}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={ROW} onClick={() => void logOut()}>
            <LogOut aria-hidden className={ICON} />
            {common.logOut}
          </button>
        </li>
      </ul>
    </ProfileCard>
  );
};
