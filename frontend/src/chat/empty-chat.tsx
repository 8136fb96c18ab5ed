import type { Pet } from '@contract/pets';
import { useTexts } from '../shared/texts';
import { SpeciesMark } from '../shared/ui/species-mark';

export const EmptyChat = ({
  pet,
  onChoose,
}: {
  pet: Pet;
  onChoose: (question: string) => void;
}) => {
  const { chat } = useTexts();
  return (
    <div className="m-auto flex w-full max-w-lg animate-fade flex-col items-center py-4 text-center">
      <SpeciesMark species={pet.species} size="lg" />
      <h2 className="mt-5 text-2xl [overflow-wrap:anywhere]">{chat.empty.title(pet.name)}</h2>
      <p className="mt-2 text-balance text-soft">{chat.empty.text}</p>
      <ul className="mt-6 grid w-full gap-2">
        {chat.empty.examples[pet.species](pet.name).map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="min-h-12 w-full rounded-card border border-line bg-card px-4 py-2.5 text-left leading-snug font-medium [overflow-wrap:anywhere] transition-colors hover:border-green"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
