import type { Pet } from '@contract/pets';
import type { SummarySectionName, SummarySnapshot } from '@contract/summaries';
import { PAGES } from '@contract/pages';
import { generatePath, Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/pages';

/** Sections that come from records or events. */
const KEPT: readonly SummarySectionName[] = [
  ...(['findings', 'alarms', 'weights', 'medicines', 'timeline'] as const),
];

/** For an empty diary: what a summary would contain. */
export const NothingYet = ({ pet, snapshot }: { pet: Pet; snapshot: SummarySnapshot }) => {
  const { summary } = useTexts();
  if (snapshot.sections.some(({ name }) => KEPT.includes(name))) return null;
  return (
    <div className="mb-5 rounded-card bg-apricot-wash px-[20px] py-4">
      <p className="max-w-[60ch] text-pretty">{summary.empty(pet.name)}</p>
      <Link
        to={generatePath(PAGES.pet, { petId: String(pet.id) })}
        className="mt-1 inline-block min-h-6 py-2.5 font-medium text-green underline underline-offset-3"
      >
        {summary.toDiary}
      </Link>
    </div>
  );
};
