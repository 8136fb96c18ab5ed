import type { Species } from '@contract/species';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../shared/ui/button';
import { SpeciesMark } from '../shared/ui/species-mark';

interface SuggestionCardProps {
  species: Species;
  title: string;
  text: string;
  accept: { label: string; run: () => void };
  /** Where it can be changed before. */
  change?: { label: string; to: string };
  decline: { label: string; run: () => void };
  /** An answer is on its way. */
  pending: boolean;
}

/** Something that a question told, to be kept by one tap. */
export const SuggestionCard = (props: SuggestionCardProps) => {
  const { species, title, text, accept, change, decline, pending } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mt-4 max-w-[34rem] animate-fade rounded-card border border-line bg-card bg-radial-[ellipse_16rem_7rem_at_0%_0%] from-apricot-wash to-transparent p-4"
    >
      <div className="flex items-start gap-3">
        <SpeciesMark species={species} />
        <div className="min-w-0 leading-snug">
          <h3 id={titleId} className="text-[1.0625rem] leading-snug">
            {title}
          </h3>
          <p className="mt-0.5 [overflow-wrap:anywhere] text-soft">{text}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Button size="sm" aria-disabled={pending} onClick={() => !pending && accept.run()}>
          {accept.label}
        </Button>
        {change && (
          <Button asChild size="sm" variant="quiet">
            <Link to={change.to}>{change.label}</Link>
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={pending}
          onClick={() => !pending && decline.run()}
        >
          {decline.label}
        </Button>
      </div>
    </section>
  );
};
