import type { ReactNode } from 'react';

interface ProfileColumnsProps {
  head: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
  end?: ReactNode;
}

/** Two columns on a wide screen; one, in the same order, on a phone. */
export const ProfileColumns = ({ head, facts, actions, end }: ProfileColumnsProps) => (
  <div className="mx-auto w-full max-w-[1160px] px-4 pt-4 pb-16 sm:px-6 sm:pt-8">
    {head}
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:mt-8 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">{facts}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">{actions}</div>
    </div>
    {end}
  </div>
);
