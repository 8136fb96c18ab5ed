import type { Finding } from '@contract/insights';
import { useId } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { byLevel, FindingCard, type FindingPet } from './finding-card';

interface FindingsProps {
  findings: readonly Finding[];
  pet: FindingPet;
}

/** What stands out in the diary, the most urgent first. */
export const Findings = ({ findings, pet }: FindingsProps) => {
  const { insights } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">
        {insights.title}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {byLevel(findings).map((finding) => (
          <FindingCard
            key={`${finding.kind} ${finding.level} ${finding.text}`}
            finding={finding}
            pet={pet}
          />
        ))}
      </ul>
    </section>
  );
};
