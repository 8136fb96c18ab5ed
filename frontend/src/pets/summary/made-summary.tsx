import type { Pet } from '@contract/pets';
import type { Summary } from '@contract/summaries';
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { toast } from '../../shared/ui/notices.store';
import { ConfirmDialog } from '../confirm-dialog';
import { showFailure } from './failure';
import { Paper } from './paper';
import { pdfOf, removeSummary } from './summary.api';
import { summaryPath } from './summary-path';
import { SummarySharing } from './summary-sharing';

interface MadeSummaryProps {
  pet: Pet;
  summary: Summary;
  /** Whether the plan includes summaries and links. */
  canMake: boolean;
}

const RemoveButton = ({ pet, summary }: Omit<MadeSummaryProps, 'canMake'>) => {
  const { remove } = useTexts().summary;
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4.5" />
        {remove.button}
      </Button>
      {asking && (
        <ConfirmDialog
          title={remove.title}
          text={remove.text}
          confirm={remove.confirm}
          act={() => removeSummary(summary)}
          onDone={() => {
            toast({ title: remove.done });
            void navigate(summaryPath(pet), { replace: true });
          }}
          onError={(error) => showFailure(pet.id, error)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** A finished summary and its actions. */
export const MadeSummary = ({ pet, summary, canMake }: MadeSummaryProps) => {
  const texts = useTexts().summary;
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button or link that led here is gone or far below.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[348px_minmax(0,1fr)]">
      <Card className="p-[20px] sm:px-6">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {texts.madeOn(formatDay(summary.createdAt, language))}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-soft">{texts.stays}</p>
        <Button asChild className="mt-4 w-full">
          <a href={pdfOf(summary)} download>
            <Download aria-hidden className="size-5" />
            {texts.download}
          </a>
        </Button>
        <SummarySharing summary={summary} canShare={canMake} />
        <div className="-mx-4.5 mt-5 flex flex-wrap justify-between gap-2 pt-3 before:mx-4.5 before:w-full before:border-t before:border-line">
          {canMake && (
            <Button asChild variant="ghost" size="sm">
              <Link to={summaryPath(pet)}>{texts.another}</Link>
            </Button>
          )}
          <RemoveButton pet={pet} summary={summary} />
        </div>
      </Card>
      <Paper snapshot={summary.snapshot} />
    </div>
  );
};
