import { PAGES } from '@contract/pages';
import { wantsSummary } from '@contract/wishes';
import { useContext } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { PetContext } from '../pet-context';

/** Leads to the summary, below the answer to a question that asks for one. */
export const SummaryOffer = ({ question }: { question: string | undefined }) => {
  const { summary: texts } = useTexts().chat;
  const pet = useContext(PetContext);
  if (pet === null || question === undefined || !wantsSummary(question)) return null;
  return (
    <section className="mt-4 max-w-[34rem] rounded-card border border-line bg-card p-4">
      <h3 className="text-[1.0625rem] leading-snug">{texts.title(pet.name)}</h3>
      <p className="mt-0.5 text-soft">{texts.text}</p>
      <Button asChild size="sm" className="mt-3">
        <Link to={generatePath(PAGES.summary, { petId: String(pet.id) })}>{texts.make}</Link>
      </Button>
    </section>
  );
};
