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
      className="flex min-h-[44px] items-center gap-[8px] rounded-full px-[8px] text-left leading-tight font-semibold text-red underline underline-offset-3"
    >
      <TriangleAlert aria-hidden className="size-[18px]" />
      {check.open}
    </button>
  );
};
