import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface MenuProps {
  /** One button. */
  trigger: ReactNode;
  children: ReactNode;
}

/** Its list stays beside its button in the page, inside the landmark that holds both. */
export const Menu = ({ trigger, children }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      className="z-30 min-w-56 animate-rise rounded-card border border-line bg-card p-1.5 shadow-float outline-none"
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

export const MenuItem = (props: ComponentProps<typeof DropdownMenu.Item>) => (
  <DropdownMenu.Item
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 font-medium outline-none data-highlighted:bg-sunk"
    {...props}
  />
);

export const MenuLabel = (props: ComponentProps<typeof DropdownMenu.Label>) => (
  <DropdownMenu.Label className="px-3 py-2" {...props} />
);

export const MenuSeparator = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;
