import { late, preparing } from '../../shared/late';
import { useTexts } from '../../shared/texts';
import { withTexts } from '../../shared/texts/first';

export const ShortcutsSheet = late(
  async () => (await withTexts(import('./shortcuts-sheet'))).ShortcutsSheet,
);

/** Shown on devices that most likely have a keyboard. */
export const ShortcutsButton = ({ onClick }: { onClick: () => void }) => {
  const { chatTools } = useTexts();
  return (
    <button
      type="button"
      onClick={onClick}
      {...preparing(ShortcutsSheet)}
      className="hidden min-h-6 rounded-full px-1.5 underline decoration-line underline-offset-3 hover:text-ink pointer-fine:inline"
    >
      {chatTools.shortcuts}
    </button>
  );
};
