import { useTexts } from '../../../shared/texts/pages';
import { PERIODS, type Period } from './period';

interface PeriodPickerProps {
  /** The chart's name. */
  chart: string;
  period: Period;
  onPick: (period: Period) => void;
}

/** Chooses how far back a chart reaches. */
export const PeriodPicker = ({ chart, period, onPick }: PeriodPickerProps) => {
  const { range } = useTexts().insights;
  return (
    <div
      role="group"
      aria-label={`${chart}: ${range.label}`}
      className="flex rounded-full bg-sunk p-[3px] print:hidden"
    >
      {PERIODS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === period}
          aria-label={range[each].long}
          onClick={() => onPick(each)}
          className="min-h-[44px] min-w-[44px] rounded-full px-[12px] text-sm whitespace-nowrap font-semibold text-soft transition-colors hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-[0_1px_3px_oklch(0_0_0/0.14)]"
        >
          {range[each].short}
        </button>
      ))}
    </div>
  );
};
