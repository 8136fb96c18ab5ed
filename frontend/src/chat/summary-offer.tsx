import { PAGES } from '@contract/pages';
import { useContext } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { PetContext } from './pet-context';

/** "Make a summary for my vet", "un riassunto per il veterinario". */
const ASKED =
  /\b(?:summary|summari[sz]e|report|overview)\b.{0,60}\b(?:vet|vets|veterinarian|clinic)\b|\b(?:vet|veterinarian|clinic)\b.{0,60}\b(?:summary|report|overview)\b|\b(?:riassunt\w+|riepilog\w+|sintesi|relazione|resoconto)\b.{0,60}\b(?:vet|veterinari\w+|clinica)\b/iu;

export const asksForSummary = (question: string): boolean => ASKED.test(question);

/** Where the summary is made, below the answer to a question that asks for one. */
export const SummaryOffer = ({ question }: { question: string | undefined }) => {
  const { summary: texts } = useTexts().chat;
  const pet = useContext(PetContext);
  if (pet === null || question === undefined || !asksForSummary(question)) return null;
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
