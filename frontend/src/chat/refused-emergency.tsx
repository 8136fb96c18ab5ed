import { ReplyFrame } from './reply-frame';
import { TriageCard } from './triage-card';
import { useLimitStore } from './limit.store';

/** A question the plan refused and the safety rules call an emergency: what to do stays in sight. */
export const RefusedEmergency = () => {
  const triage = useLimitStore((state) => (state.shown === 'nothing' ? state.triage : null));
  if (!triage) return null;
  return (
    <div className="mt-5.5">
      <ReplyFrame>
        <TriageCard triage={triage} announced={false} />
      </ReplyFrame>
    </div>
  );
};
