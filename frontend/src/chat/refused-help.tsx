import { useTexts } from '../shared/texts';
import { useComposerStore } from './composer.store';
import { useIsLocked } from './free-plan';
import { ReplyFrame } from './reply-frame';
import { TriageCard } from './triage-card';
import { VetQuestion } from './vet-question';

/** The triage of a refused question, which comes before any offer. */
export const RefusedHelp = ({ sessionId }: { sessionId: number }) => {
  const help = useComposerStore((state) => state.help);
  if (help?.sessionId !== sessionId) return null;
  return (
    <div className="mt-5.5">
      <ReplyFrame>
        <TriageCard triage={help.triage} live />
        <VetQuestion />
      </ReplyFrame>
    </div>
  );
};

/** Why the question came back: stands by the composer, since its card may fill a phone's screen. */
export const RefusedWhy = ({ sessionId }: { sessionId: number }) => {
  const { chat } = useTexts();
  const help = useComposerStore((state) => state.help);
  const locked = useIsLocked();
  if (help?.sessionId !== sessionId || !help.offer || locked) return null;
  const { offer } = help;
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2 px-2 text-sm leading-snug text-soft">
      {offer === 'card' ? chat.limit.text : chat.overlay.text}
      <button
        type="button"
        className="min-h-11 rounded-full font-semibold text-green underline underline-offset-3"
        onClick={() => useComposerStore.getState().open(offer)}
      >
        {chat.composer.seePlans}
      </button>
    </p>
  );
};
