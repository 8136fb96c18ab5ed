import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { late } from '../../shared/late';
import { useTexts } from '../../shared/texts';
import { withTexts } from '../../shared/texts/first';

export const EmergencyCheck = late(
  async () => (await withTexts(import('./emergency-check'))).EmergencyCheck,
);

/** Available whatever the limits. */
export const EmergencyButton = ({ onClick }: { onClick: () => void }) => {
  const { check } = useTexts().chat;
  useEffect(() => EmergencyCheck.prepare(), []);
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
