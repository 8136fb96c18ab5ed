import { useMutation } from '@tanstack/react-query';
import { useUsageReports, wantUsageReports } from '../../shared/answer-notices.api';
import { useTexts } from '../../shared/texts/pages';
import { toastError } from '../../shared/ui/notices.store';
import { Switch } from '../../shared/ui/switch';

const LABEL = 'usage-report-label';
const EXPLANATION = 'usage-report-explanation';

/** Whether a mail tells of each month's use; for owners on Expert. */
export const UsageReportSwitch = () => {
  const { report: texts } = useTexts().business;
  const wanted = useUsageReports();
  const { mutate, isPending } = useMutation({
    mutationFn: wantUsageReports,
    onError: () => toastError(texts.failed),
  });
  return (
    <div className="mt-3 border-t border-line pt-2">
      <div className="flex items-center justify-between gap-3">
        <span id={LABEL} className="min-w-0 leading-snug">
          {texts.label}
        </span>
        <Switch
          on={wanted === true}
          aria-labelledby={LABEL}
          aria-describedby={EXPLANATION}
          disabled={wanted === undefined}
          aria-disabled={isPending}
          onChange={(on) => !isPending && mutate(on)}
        />
      </div>
      <p id={EXPLANATION} className="mt-1 text-[0.9375rem] text-pretty text-soft">
        {texts.explanation}
      </p>
    </div>
  );
};
