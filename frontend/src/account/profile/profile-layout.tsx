import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card';
import { useTexts } from '../../shared/texts/pages';
import { Skeleton } from '../../shared/ui/loading';

interface ProfileCardProps {
  title: string;
  children: ReactNode;
}

export const ProfileCard = ({ title, children }: ProfileCardProps) => (
  <Card className="p-[20px] sm:p-[24px]">
    <h2 className="text-[1.1875rem]">{title}</h2>
    {children}
  </Card>
);

interface ProfileColumnsProps {
  head: ReactNode;
  facts: ReactNode;
  /** Beside the facts on wide screens; in one column, between them and the rest. */
  actions: ReactNode;
  rest?: ReactNode;
  end?: ReactNode;
}

const STACK = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5';

export const ProfileColumns = ({ head, facts, actions, rest, end }: ProfileColumnsProps) => (
  <div className="mx-auto w-full max-w-[1160px] px-[16px] pt-4 pb-16 sm:px-6 sm:pt-8">
    {head}
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:mt-8 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className={STACK}>{facts}</div>
      <div className={`${STACK} lg:col-start-2 lg:row-span-2 lg:row-start-1`}>{actions}</div>
      {rest && <div className={STACK}>{rest}</div>}
    </div>
    {end}
  </div>
);

const Lines = ({ widths }: { widths: readonly string[] }) => (
  <Card className="p-[20px] sm:p-6">
    <Skeleton className="h-6 w-40" />
    <div className="mt-5 grid gap-3">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-4.5 ${width}`} />
      ))}
    </div>
  </Card>
);

export const ProfileSkeleton = () => {
  const { common, profile: texts } = useTexts();
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      <ProfileColumns
        head={
          <>
            <Skeleton className="my-2.5 h-6 w-36" />
            <Skeleton className="mt-5.5 h-9 w-52 sm:h-11 sm:w-64" />
          </>
        }
        facts={
          <>
            <Card className="flex items-center gap-4 p-[20px] sm:p-6">
              <Skeleton className="size-16 shrink-0 rounded-full! sm:size-18" />
              <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2.5">
                <Skeleton className="h-6 w-40 max-w-full" />
                <Skeleton className="h-4.5 w-56 max-w-full" />
                <Skeleton className="h-4 w-36 max-w-full" />
              </div>
            </Card>
            <Lines widths={['w-2/5', 'w-3/5', 'w-1/2', 'w-2/3', 'w-full']} />
          </>
        }
        actions={
          <>
            <Lines widths={['w-full']} />
            <Lines widths={['w-1/2', 'w-2/5', 'w-3/5']} />
            <Lines widths={['w-4/5', 'w-11/12']} />
          </>
        }
      />
    </>
  );
};
