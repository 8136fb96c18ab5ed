import { PLANS } from '@contract/plans';
import { LogOut } from 'lucide-react';
import type { ComponentProps } from 'react';
import { logOut } from '../account/log-out';
import type { ClientUser } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Avatar } from '../shared/ui/avatar';
import { Badge } from '../shared/ui/badge';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../shared/ui/menu';

const BadgeButton = ({ user, ...props }: { user: ClientUser } & ComponentProps<'button'>) => {
  const { common } = useTexts();
  const plan = PLANS.find((known) => known === user.subscriptionStatus) ?? 'free';
  return (
    <button
      type="button"
      className="ml-1 flex min-h-11 min-w-0 items-center gap-2.5 rounded-full py-1 pr-2 pl-1 transition-colors hover:bg-sunk"
      {...props}
    >
      <Avatar name={user.displayName} url={user.photoURL} />
      <span className="max-w-44 truncate font-medium max-sm:sr-only">{user.displayName}</span>
      <Badge>{common.plans[plan]}</Badge>
    </button>
  );
};

export const AccountMenu = ({ user }: { user: ClientUser }) => {
  const { common } = useTexts();
  return (
    <Menu trigger={<BadgeButton user={user} />}>
      <MenuLabel>
        <span className="block font-semibold">{user.displayName}</span>
        {user.email !== null && (
          <span className="block max-w-64 truncate text-sm text-faint">{user.email}</span>
        )}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem onSelect={() => void logOut()}>
        <LogOut aria-hidden className="size-4.5 text-faint" />
        {common.logOut}
      </MenuItem>
    </Menu>
  );
};
