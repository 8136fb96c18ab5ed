import { useMutation } from '@tanstack/react-query';
import { useAnswerNotices, wantAnswerNotices } from '../../shared/answer-notices.api';
import { useTexts } from '../../shared/texts';
import { toastError } from '../../shared/ui/notices.store';
import { Switch } from '../../shared/ui/switch';

const LABEL = 'answer-notices-label';
const EXPLANATION = 'answer-notices-explanation';

/** Whether notifications also tell of answers that nobody saw arrive. */
export const AnswerNotices = ({ enabled }: { enabled: boolean }) => {
  const { answerNotices: texts } = useTexts().manners;
  const wanted = useAnswerNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: wantAnswerNotices,
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
          disabled={!enabled || wanted === undefined}
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
