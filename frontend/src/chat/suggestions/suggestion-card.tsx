import type { Pet } from '@contract/pets';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button';
import { PetFace } from '../../shared/ui/pet-photo';

interface SuggestionCardProps {
  pet: Pet;
  title: string;
  text: string;
  accept: { label: string; run: () => void };
  /** A link for changing it first. */
  change?: { label: string; to: string };
  decline: { label: string; run: () => void };
  /** Whether a response is pending. */
  pending: boolean;
}

/** Something that a question mentioned, to keep with one tap. */
export const SuggestionCard = (props: SuggestionCardProps) => {
  const { pet, title, text, accept, change, decline, pending } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mt-4 max-w-[34rem] lamplight animate-fade overflow-hidden rounded-[18px] border border-line bg-card p-4 [--glow-h:110%] [--glow-w:180px] [--glow-x:34px] [--glow-y:0%]"
    >
      <div className="flex items-start gap-3">
        <PetFace pet={pet} seat="disc" size={44} />
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
