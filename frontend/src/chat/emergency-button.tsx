import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../shared/texts';

/** The way to help that no limit closes. */
export const EmergencyButton = ({ onClick }: { onClick: () => void }) => {
  const { check } = useTexts().chat;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-11 items-center gap-2 rounded-full px-2 text-left leading-tight font-semibold text-red underline underline-offset-3"
    >
      <TriangleAlert aria-hidden className="size-4.5" />
      {check.open}
    </button>
  );
};
