import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../texts';
import { Button } from './button';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** The title stays for screen readers when the content shows its own. */
  hideTitle?: boolean;
  /** Takes the focus at the end when what had it is gone; else the page does. */
  standIn?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** What can take the focus in an opener's place: a locked field's form, or the page. */
const placeOf = (opener: Element | null): Element | null => {
  const within = opener?.isConnected ? opener.closest('form')?.querySelector(':enabled') : null;
  return within ?? document.querySelector('main');
};

/** Gives the focus back to what had it: Radix does so only for a trigger of its own. */
const giveBack = (opener: Element | null, standIn: Element | null): void => {
  const usable = opener?.isConnected && !opener.matches(':disabled');
  const target = usable ? opener : (standIn ?? placeOf(opener));
  if (target instanceof HTMLElement) target.focus({ preventScroll: target.tagName === 'MAIN' });
};

interface PanelProps extends Pick<DialogProps, 'children' | 'standIn'> {
  described: boolean;
}

const Panel = ({ children, described, standIn }: PanelProps) => {
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Content
      className="relative w-full max-w-md animate-rise rounded-[22px] border border-line bg-card p-[24px] shadow-float outline-none sm:p-8"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        giveBack(opener, standIn?.current ?? null);
      }}
      {...(described ? {} : { 'aria-describedby': undefined })}
    >
      {children}
    </Radix.Content>
  );
};

export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  hideTitle = false,
  standIn,
  children,
}: DialogProps) => {
  const { common } = useTexts();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade grid-cols-1 place-items-center overflow-y-auto bg-shade p-[16px]">
          <Panel described={description !== undefined} standIn={standIn}>
            <Radix.Title className={hideTitle ? 'sr-only' : 'pr-[40px] text-2xl'}>
              {title}
            </Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
            )}
            {children}
            <Radix.Close asChild>
              <Button
                variant="ghost"
                size="icon"
                aria-label={common.close}
                className="absolute top-3 right-3"
              >
                <X aria-hidden className="size-5" />
              </Button>
            </Radix.Close>
          </Panel>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};
