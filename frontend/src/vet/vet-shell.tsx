import { useEffect, useState, type ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { hasStatus } from '../shared/api';
import { useTitleText } from '../shared/document';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';
import { useTexts } from '../shared/texts';
import { RetryCard } from '../shared/ui/retry-card';
import { PageLoading } from '../shared/ui/loading';
import { useQueue } from './cases/cases.api';
import { useCaseTexts } from './cases/case-texts';
import { useCaseEvents } from './cases/use-case-events';
import { EnrolPage } from './factor/enrol-page';
import { RecoveryCodesPage } from './factor/recovery-codes-page';
import { VerifyPage } from './factor/verify-page';
import type { Desk } from './use-desk';
import { invalidateVet, useVetMe } from './vet.api';
import { CASES_PATH, VET_PATH, vetRoutes } from './vet-routes';
import { useVetTexts } from './vet-texts';

const Menu = ({ waiting }: { waiting: number }) => {
  const texts = useVetTexts();
  const { news } = useCaseTexts();
  const named = vetRoutes.filter(({ label }) => label !== undefined);
  if (named.length < 2) return null;
  return (
    <nav aria-label={texts.menu} className="mb-5 flex flex-wrap gap-1.5">
      {named.map(({ path, label }) => (
        <NavLink
          key={path}
          end={path === ''}
          to={path === '' ? VET_PATH : `${VET_PATH}/${path}`}
          className="inline-flex min-h-[44px] items-center rounded-full border border-line bg-card px-4 font-medium aria-[current=page]:border-green aria-[current=page]:bg-green-wash"
        >
          {label?.(texts)}
          {path === CASES_PATH && waiting > 0 && (
            <span className="ml-2 min-w-[1.5rem] rounded-full bg-apricot-wash px-1.5 text-center text-sm font-semibold text-apricot-ink">
              <span aria-hidden>{waiting}</span>
              <span className="sr-only">{news(waiting)}</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
};

/** The vets' pages, or the steps of the second factor that come first. */
const Inside = ({ notFound }: { notFound: ReactNode }) => {
  const texts = useVetTexts();
  const { common } = useTexts();
  const me = useVetMe();
  const isNoVet = hasStatus(me.error, 404);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  // Nothing mentions vets until the server has said that this user is one.
  const isVet = me.data !== undefined && !isNoVet;
  const { data: queue } = useQueue(isVet && me.data.factor === 'passed');
  const waiting = queue?.waiting.length ?? 0;
  const title = waiting > 0 ? `(${waiting}) ${texts.title}` : texts.title;
  useTitleText(isVet ? title : common.titles.notFound);
  useCaseEvents();
  useEffect(() => {
    const readAgain = () => void invalidateVet();
    socket.on('profile-changed', readAgain);
    return () => void socket.off('profile-changed', readAgain);
  }, []);

  if (isNoVet) return notFound;
  if (me.data === undefined) {
    if (me.isError && !me.isFetching) {
      return <RetryCard onRetry={me.refetch} />;
    }
    return <PageLoading title={common.loading} label={common.loading} />;
  }
  if (codes !== null) return <RecoveryCodesPage codes={codes} onDone={() => setCodes(null)} />;
  const { name, factor, desk } = me.data;
  if (factor === 'verify') return <VerifyPage name={name} />;
  if (factor === 'enrol' || isRenewing || desk === null) {
    const onConfirmed = (fresh: string[]): void => {
      setCodes(fresh);
      setRenewing(false);
      void invalidateVet();
    };
    return (
      <EnrolPage
        name={name}
        onConfirmed={onConfirmed}
        {...(factor === 'passed' && { onCancel: () => setRenewing(false) })}
      />
    );
  }
  return (
    <div className="mx-auto w-full max-w-[1160px] px-[16px] pt-4 pb-16 sm:px-6 sm:pt-8">
      <Menu waiting={waiting} />
      <Outlet context={{ desk, renewFactor: () => setRenewing(true) } satisfies Desk} />
    </div>
  );
};

/** Wraps the vets' pages. To everyone else it is an unknown path. */
export const VetShell = ({ notFound }: { notFound: ReactNode }) => {
  const { loading, user } = useSession();
  const { common } = useTexts();
  if (loading) return <PageLoading title={common.loading} label={common.loading} />;
  return user === null ? notFound : <Inside key={user.uid} notFound={notFound} />;
};
