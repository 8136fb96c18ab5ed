import type { Pet } from '@contract/pets';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { summaryPath } from './summary-path';

/** Leads from the pet's page to its summary for the vet. */
export const SummaryLinkButton = ({ pet }: { pet: Pet }) => (
  <Button asChild>
    <Link to={summaryPath(pet)}>
      <FilePlus2 aria-hidden className="size-5" />
      {useTexts().summary.title}
    </Link>
  </Button>
);
