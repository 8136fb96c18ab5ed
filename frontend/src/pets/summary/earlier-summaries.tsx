import type { Pet } from '@contract/pets';
import type { Summary } from '@contract/summaries';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatTime } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { summaryPath } from './summary-path';

interface EarlierSummariesProps {
  pet: Pet;
  summaries: readonly Summary[];
  /** The summary that is shown. */
  openId: number | undefined;
}

/** All summaries made so far, to open again. */
export const EarlierSummaries = ({ pet, summaries, openId }: EarlierSummariesProps) => {
  const { common, summary: texts } = useTexts();
  const language = useLanguage();
  const titleId = useId();
  if (summaries.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="text-2xl">
        {texts.earlier}
      </h2>
      <Card className="mt-4 overflow-hidden">
        <ul className="divide-y divide-line">
          {summaries.map((summary) => (
            <li key={summary.id}>
              <Link
                to={summaryPath(pet, summary.id)}
                {...(summary.id === openId && { 'aria-current': 'true' as const })}
                className="flex min-h-[56px] items-center gap-3 px-[20px] py-3 transition-colors -outline-offset-2 hover:bg-sunk aria-current:bg-sunk"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-semibold">
                    {`${formatDay(summary.createdAt, language)}, ${formatTime(summary.createdAt)} `}
                  </span>
                  <span className="text-soft">{`${common.language[summary.language]} `}</span>
                  {summary.link !== null && (
                    <Badge>{texts.link.until(formatDay(summary.link.expiresAt, language))}</Badge>
                  )}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-faint" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
};
