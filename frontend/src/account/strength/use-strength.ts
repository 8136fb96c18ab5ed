import { useDeferredValue, useMemo, useState } from 'react';
import type { Strength, strengthOf } from './strength';

interface Measured {
  /** Null for an empty password, and as long as nothing can be said. */
  strength: Strength | null;
  /** Fetches what measures; without it the form works all the same. */
  prepare: () => void;
}

/** How strong a password is while it is typed. */
export const useStrength = (password: string, personal: readonly string[]): Measured => {
  const [measure, setMeasure] = useState<typeof strengthOf | null>(null);
  const typed = useDeferredValue(password);
  const known = personal.join('\n');
  const strength = useMemo(
    () => (measure === null || typed === '' ? null : measure(typed, known.split('\n'))),
    [measure, typed, known],
  );
  const prepare = (): void => {
    import('./strength').then(
      (module) => setMeasure(() => module.strengthOf),
      () => undefined,
    );
  };
  return { strength, prepare };
};
