import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useSession } from '../shared/session.store';
import { useFirstTexts } from '../shared/texts/first';
import { Button } from '../shared/ui/button';
import { UnreadCount } from '../shared/ui/unread-count';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { useUnreadElsewhere } from '../shared/unread.store';
import { ThemeSwitch } from './preferences';
import { UserBadge } from './user-badge';

type Area = 'home' | 'chat' | 'pets' | 'elsewhere';

const CHAT = [PAGES.chat, PAGES.simpleChat, PAGES.oldChat];

export const areaOf = (pathname: string): Area => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (path === PAGES.home) return 'home';
  if (path === PAGES.pets) return 'pets';
  const isChat = CHAT.some((page) => path === page) || /^\/chat\/[^/]+$/.test(path);
  return isChat ? 'chat' : 'elsewhere';
};

/** For narrow screens: a wide chat has the count beside each pet. */
const UnreadElsewhere = () => {
  const count = useUnreadElsewhere();
  return (
    count > 0 && (
      <span className="flex max-sm:absolute max-sm:-top-[2px] max-sm:-right-[8px] max-sm:scale-80 sm:ml-1 lg:hidden">
        <UnreadCount count={count} />
      </span>
    )
  );
};

const Navigation = ({ area }: { area: Area }) => {
  const { common } = useFirstTexts();
  const signedIn = useSession((state) => state.user !== null);
  if (area === 'home') {
    return (
      <Button variant="quiet" size="sm" asChild>
        <Link to={PAGES.chat}>{common.nav.startChat}</Link>
      </Button>
    );
  }
  const links = [
    ...(signedIn ? [{ to: PAGES.pets, text: common.nav.pets }] : []),
    ...(area === 'elsewhere' ? [{ to: PAGES.chat, text: common.nav.chat }] : []),
    { to: PAGES.home, text: common.nav.home },
  ];
  return links.map(({ to, text }) => (
    <Link
      key={to}
      to={to}
      className="relative flex min-h-[44px] items-center rounded-full px-[8px] font-medium text-soft transition-colors hover:text-ink aria-[current=page]:text-ink max-[22rem]:px-1 max-[22rem]:text-[0.9375rem] sm:px-3.5"
      aria-current={area === 'pets' && to === PAGES.pets ? 'page' : undefined}
    >
      {text}
      {to === PAGES.pets && area !== 'pets' && <UnreadElsewhere />}
    </Link>
  ));
};

export const Header = ({ area }: { area: Area }) => {
  const { common } = useFirstTexts();
  const frame = area === 'chat' ? 'border-b border-line' : 'mx-auto max-w-[1160px]';
  return (
    <header
      className={`relative z-1 flex min-h-(--header) w-full shrink-0 flex-wrap items-center justify-end pr-[12px] pl-[16px] max-[22rem]:px-[8px] sm:px-6 ${frame}`}
    >
      <Link
        to={PAGES.home}
        className="mr-auto flex min-h-[44px] min-w-[44px] items-center gap-2.5 rounded-xl font-display text-[1.375rem] font-[650] tracking-[-0.02em]"
      >
        <ZampaMark />
        <span className={area === 'home' ? 'max-[26rem]:sr-only' : 'max-sm:sr-only'}>
          {common.name}
        </span>
      </Link>
      <nav aria-label={common.nav.main} className="flex flex-wrap items-center justify-end">
        <Navigation area={area} />
      </nav>
      <ThemeSwitch />
      <UserBadge />
    </header>
  );
};
