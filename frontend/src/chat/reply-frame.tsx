import type { ReactNode } from 'react';
import { useTexts } from '../shared/texts';
import { ZampaMark } from '../shared/ui/zampa-mark';

/** The assistant's side of the conversation. */
export const ReplyFrame = ({ children }: { children: ReactNode }) => {
  const { common } = useTexts();
  return (
    <article
      aria-label={common.name}
      className="group grid grid-cols-[minmax(0,1fr)] gap-3.5 sm:grid-cols-[1.875rem_minmax(0,1fr)]"
    >
      <ZampaMark tone="assistant" className="hidden size-7.5 sm:block" />
      <div className="min-w-0">{children}</div>
    </article>
  );
};
