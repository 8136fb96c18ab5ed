import { useTexts } from '../../shared/texts';
import type { Strength } from './strength';

const STEPS = [1, 2, 3, 4] as const;

/** For the eye: four bars and a word. What is heard stands beside it. */
export const StrengthMeter = ({ strength }: { strength: Strength }) => {
  const { words } = useTexts().security.strength;
  const fill = strength > 2 ? 'bg-green' : 'bg-apricot';
  return (
    <span aria-hidden className="flex h-5.5 items-center gap-3">
      <span className="grid flex-1 grid-cols-4 gap-1.5">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full transition-colors ${step <= strength ? fill : 'bg-line'}`}
          />
        ))}
      </span>
      <span className="min-w-14 text-right font-medium text-soft">{words[strength]}</span>
    </span>
  );
};
