import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import { Button } from './button';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** The title stays for screen readers when the content shows its own. */
  hideTitle?: boolean;
  children: ReactNode;
}

export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  hideTitle = false,
  children,
}: DialogProps) => {
  const { common } = useTexts();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade place-items-center overflow-y-auto bg-shade p-4">
          <Radix.Content
            className="relative w-full max-w-md animate-rise rounded-[22px] border border-line bg-card p-6 shadow-float outline-none sm:p-8"
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <Radix.Title className={hideTitle ? 'sr-only' : 'pr-10 text-2xl'}>{title}</Radix.Title>
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
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};
