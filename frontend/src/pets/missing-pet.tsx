import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';

/** Shown for a pet that does not exist, or is someone else's. */
export const MissingPet = () => {
  const { petPage } = useTexts();
  return (
    <StateCard title={petPage.missingTitle} text={petPage.missingText}>
      <Button asChild>
        <Link to={PAGES.pets}>{petPage.toPets}</Link>
      </Button>
    </StateCard>
  );
};
