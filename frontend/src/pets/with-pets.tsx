import type { Pet } from '@contract/pets';
import type { ReactNode } from 'react';
import { usePets } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Card, StateCard } from '../shared/ui/card';
import { RetryCard } from '../shared/ui/retry-card';
import { PageLoading } from '../shared/ui/loading';

const Gate = ({ signIn }: { signIn: ReactNode }) => {
  const { pets } = useTexts();
  return (
    <StateCard title={<span lang="it">{pets.gateTitle}</span>} text={pets.gateText}>
      <Card className="mx-auto max-w-md p-[24px] sm:p-8">{signIn}</Card>
    </StateCard>
  );
};

interface WithPetsProps {
  signIn: ReactNode;
  /** While the pets load: the heading, for screen readers, and what is shown. */
  title: string;
  loading: string;
  children: (pets: Pet[]) => ReactNode;
}

/** Wraps what needs the user's pets: asks for a sign-in, waits, and offers a retry. */
export const WithPets = ({ signIn, title, loading, children }: WithPetsProps) => {
  const { common } = useTexts();
  const session = useSession();
  const { data, isError, isFetching, refetch } = usePets();
  if (!session.loading && session.user === null) return <Gate signIn={signIn} />;
  if (isError && data === undefined && !isFetching) {
    return <RetryCard text={common.connectionError.text} onRetry={refetch} />;
  }
  if (session.user === null || data === undefined) {
    return <PageLoading title={title} label={loading} />;
  }
  return children(data);
};
