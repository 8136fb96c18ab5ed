import { PET_LIMITS } from '@contract/plans';
import type { ReactNode } from 'react';
import { usePets } from '../shared/pets.query';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Card, StateCard } from '../shared/ui/card';
import { Spinner } from '../shared/ui/spinner';
import { PetsView } from './pets-view';

const Gate = ({ signIn }: { signIn: ReactNode }) => {
  const { pets } = useTexts();
  return (
    <StateCard title={pets.gateTitle} text={pets.gateText}>
      <Card className="mx-auto max-w-md p-6 sm:p-8">{signIn}</Card>
    </StateCard>
  );
};

/** `signIn` is the form a signed-out visitor gets. */
export const PetsPage = ({ signIn }: { signIn: ReactNode }) => {
  const { common, pets: texts } = useTexts();
  const { loading, user } = useSession();
  const pets = usePets();

  if (!loading && user === null) return <Gate signIn={signIn} />;
  if (pets.isError && pets.data === undefined && !pets.isFetching) {
    return (
      <StateCard title={common.connectionError.title} text={common.connectionError.text}>
        <Button onClick={() => void pets.refetch()}>{common.tryAgain}</Button>
      </StateCard>
    );
  }
  if (user === null || pets.data === undefined) {
    return (
      <>
        <h1 className="sr-only">{texts.title}</h1>
        <Spinner label={texts.loading} />
      </>
    );
  }
  const plan = user.subscriptionStatus;
  const limit = PET_LIMITS[plan];
  return (
    <PetsView pets={pets.data} plan={plan} full={limit !== null && pets.data.length >= limit} />
  );
};
