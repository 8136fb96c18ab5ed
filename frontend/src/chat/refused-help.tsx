import { useTexts } from '../shared/texts';
import { useComposerStore } from './composer.store';
import { ReplyFrame } from './reply-frame';
import { TriageCard } from './triage-card';

/** The triage of a refused question, which comes before any offer. */
export const RefusedHelp = ({ sessionId }: { sessionId: number }) => {
  const { chat } = useTexts();
  const help = useComposerStore((state) => state.help);
  if (help?.sessionId !== sessionId) return null;
  const { triage, offer } = help;
  return (
    <div className="mt-5.5">
      <ReplyFrame>
        <TriageCard triage={triage} live />
        {offer && (
          <p className="flex max-w-[68ch] flex-wrap items-center gap-x-2 text-sm text-soft">
            {offer === 'card' ? chat.limit.text : chat.overlay.text}
            <button
              type="button"
              className="min-h-11 rounded-full font-semibold text-green underline underline-offset-3"
              onClick={() => useComposerStore.getState().open(offer)}
            >
              {chat.composer.seePlans}
            </button>
          </p>
        )}
      </ReplyFrame>
    </div>
  );
};
