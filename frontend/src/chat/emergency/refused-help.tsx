import { useComposerStore } from '../composer/composer.store';
import { ReplyFrame } from '../reply/reply-frame';
import { TriageCard } from './triage-card';
import { VetQuestion } from './late-vet-question';

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
