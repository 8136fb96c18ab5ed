import { portraitOf, type Face } from '@contract/portraits';
import { Lamp } from '../shared/ui/lamp';
import { PetFace, type Photographed } from '../shared/ui/pet-photo';

interface PetStageProps {
  face: Face & Photographed;
  /** Whether the pet has a name; it then looks up. */
  named: boolean;
  lit: boolean;
  /** Whether it has just been created. */
  born: boolean;
}

/** Above the form: the pet as described so far, in the dark until it is stored. */
export const PetStage = ({ face, named, lit, born }: PetStageProps) => {
  const light = lit
    ? 'before:opacity-100 before:transition-opacity before:duration-700'
    : 'before:opacity-0 [--lamp-bulb:var(--color-line)]';
  const mood = born ? 'waking' : named ? undefined : 'resting';
  return (
    <div
      className={`-mx-5 -mt-5 mb-6 flex justify-center overflow-hidden border-b border-line bg-ground pt-12 lamplight [--glow-h:78%] [--glow-w:48%] [--glow-x:53%] [--glow-y:52%] sm:-mx-8 sm:-mt-8 ${light}`}
    >
      <Lamp className="top-[-38px] left-1/2 ml-[10px] w-[92px]" />
      <PetFace
        key={portraitOf(face)}
        pet={face}
        seat="sill"
        size={150}
        mood={mood}
        className="-mb-px animate-fade"
      />
    </div>
  );
};
