import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/pages';
import { Card } from '../../../shared/ui/card';
import { DataTable, type TableData } from './data-table';
import type { Period } from './period';
import { PeriodPicker } from './period-picker';

interface ChartCardProps {
  title: string;
  period: Period;
  onPeriod: (period: Period) => void;
  /** Built on demand. */
  table: () => TableData;
  /** What the marks of the chart mean. */
  legend: ReactNode;
  children: ReactNode;
}

/** A chart with its name, a choice of period, its legend, and the same as a table. */
export const ChartCard = ({ title, period, onPeriod, table, legend, children }: ChartCardProps) => {
  const { insights } = useTexts();
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="px-[20px] py-5 sm:px-6 print:break-inside-avoid">
        <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="min-w-0 text-2xl [overflow-wrap:anywhere]">
            {title}
          </h2>
          <PeriodPicker chart={title} period={period} onPick={onPeriod} />
        </div>
        {asTable ? <DataTable name={title} {...table()} /> : children}
        <div className="mt-3 flex flex-wrap items-center gap-x-[18px] gap-y-1.5 text-sm leading-snug text-soft">
          {legend}
          <button
            type="button"
            className="min-h-[44px] text-left text-[0.9375rem] font-semibold text-green hover:underline sm:ml-auto print:hidden"
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? insights.showChart : insights.showTable}
          </button>
        </div>
      </Card>
    </section>
  );
};

/** What one mark of a chart means. `mark` is its classes. */
export const LegendItem = ({ mark, children }: { mark: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2 [overflow-wrap:anywhere]">
    <span aria-hidden className={`shrink-0 print:[print-color-adjust:exact] ${mark}`} />
    {children}
  </span>
);
