import type { Pet } from '@contract/pets';
import { useTexts } from '../../shared/texts';
import { PetFace } from '../../shared/ui/pet-photo';
import { addToDraft } from '../composer/composer.store';

interface EmptyChatProps {
  sessionId: number;
  pet: Pet;
  focusInput: () => void;
}

export const EmptyChat = ({ sessionId, pet, focusInput }: EmptyChatProps) => {
  const { chat } = useTexts();
  const examples = chat.empty.examples[pet.species](pet.name);
  const choose = (question: string): void => {
    addToDraft(sessionId, question, examples);
    focusInput();
  };
  return (
    <div className="m-auto flex w-full max-w-lg animate-fade flex-col items-center pb-4 text-center">
      <div className="lamp-on flex w-full justify-center border-b border-line pt-4 lamplight sm:pt-9 short:hidden [--glow-h:62%] [--glow-w:44%] [--glow-x:57%] [--glow-y:58%]">
        <PetFace pet={pet} seat="sill" size={150} phone={128} className="-mb-px" />
      </div>
      <h2 className="mt-5 text-2xl [overflow-wrap:anywhere]">{chat.empty.title(pet.name)}</h2>
      <p className="mt-2 text-balance text-soft">{chat.empty.text}</p>
      <ul className="mt-6 grid w-full gap-2">
        {examples.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => choose(question)}
              className="min-h-12 w-full rounded-card border border-line bg-card px-4 py-2.5 text-left leading-snug font-medium text-balance [overflow-wrap:anywhere] transition-colors hover:border-green"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
