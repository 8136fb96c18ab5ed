import { late, preparing } from '../../shared/late';
import { useTexts } from '../../shared/texts';
import { withTexts } from '../../shared/texts/first';
import { singleKeysAct } from './single-keys';

export const ShortcutsSheet = late(
  async () => (await withTexts(import('./shortcuts-sheet'))).ShortcutsSheet,
);

/**
 * Shown on devices that most likely have a keyboard, and wherever single keys are off: the key that
 * would lead to their switch is one of them.
 */
export const ShortcutsButton = ({ onClick }: { onClick: () => void }) => {
  const { chatTools } = useTexts();
  return (
    <button
      type="button"
      onClick={onClick}
      {...preparing(ShortcutsSheet)}
      className={`min-h-6 rounded-full px-1.5 underline decoration-line underline-offset-3 hover:text-ink ${singleKeysAct() ? 'hidden pointer-fine:inline' : ''}`}
    >
      {chatTools.shortcuts}
    </button>
  );
};
