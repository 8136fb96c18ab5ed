import { useState } from 'react';
import { late, preparing } from '../../shared/late';
import { useTexts } from '../../shared/texts';
import { withTexts } from '../../shared/texts/first';
import { singleKeysAct } from './single-keys';

export const ShortcutsSheet = late(
  async () => (await withTexts(import('./shortcuts-sheet'))).ShortcutsSheet,
);

/**
 * Shown on devices that most likely have a keyboard, and wherever single keys are off: the key that
 * would lead to their switch is one of them. It then stays, since it gets the focus back from the
 * list in which they were switched on again.
 */
export const ShortcutsButton = ({ onClick }: { onClick: () => void }) => {
  const { chatTools } = useTexts();
  const [stays, setStays] = useState(false);
  if (!stays && !singleKeysAct()) setStays(true);
  return (
    <button
      type="button"
      onClick={onClick}
      {...preparing(ShortcutsSheet)}
      className={`min-h-6 rounded-full px-1.5 underline decoration-line underline-offset-3 hover:text-ink ${stays ? '' : 'hidden pointer-fine:inline'}`}
    >
      {chatTools.shortcuts}
    </button>
  );
};
