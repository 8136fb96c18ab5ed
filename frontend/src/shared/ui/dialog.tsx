import { Dialog as Radix } from 'radix-ui';
import { useState, type ReactNode, type RefObject } from 'react';
import { CloseButton } from './button';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** The title stays for screen readers when the content shows its own. */
  hideTitle?: boolean;
  /** Takes the focus on closing when the element that had it is gone; otherwise `main` does. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** Excludes what a page hides, such as a file input. */
const REACHABLE = ':enabled:not([hidden], [type=hidden], [tabindex="-1"], [hidden] *, [inert] *)';

/** Takes the focus in place of an opener that is gone or disabled: its form, or the page. */
const fallbackFor = (opener: Element | null): Element | null => {
  const within = opener?.isConnected ? opener.closest('form')?.querySelector(REACHABLE) : null;
  return within ?? document.querySelector('main');
};

/** Radix returns the focus only to a trigger of its own. */
const restoreFocus = (opener: Element | null, fallbackFocus: Element | null): void => {
  const usable = opener?.isConnected && !opener.matches(':disabled');
  const target = usable ? opener : (fallbackFocus ?? fallbackFor(opener));
  if (target instanceof HTMLElement) target.focus({ preventScroll: target.tagName === 'MAIN' });
};

interface PanelProps extends Pick<DialogProps, 'children' | 'fallbackFocus'> {
  described: boolean;
}

const Panel = ({ children, described, fallbackFocus }: PanelProps) => {
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Content
      className="relative w-full max-w-md animate-rise rounded-[22px] border border-line bg-card p-[24px] shadow-float outline-none sm:p-8"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        restoreFocus(opener, fallbackFocus?.current ?? null);
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
  fallbackFocus,
  children,
}: DialogProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade grid-cols-1 place-items-center overflow-y-auto bg-shade p-[16px]">
        <Panel described={description !== undefined} fallbackFocus={fallbackFocus}>
          <Radix.Title className={hideTitle ? 'sr-only' : 'pr-[40px] text-2xl'}>
            {title}
          </Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
          )}
          {children}
          <Radix.Close asChild>
            <CloseButton className="absolute top-3 right-3" />
          </Radix.Close>
        </Panel>
      </Radix.Overlay>
    </Radix.Portal>
  </Radix.Root>
);
