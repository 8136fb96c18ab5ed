import type { Triage } from '@contract/chat';
import { Clock, TriangleAlert } from 'lucide-react';
import { useTexts } from '../shared/texts';

const LOOKS = {
  emergency: {
    card: 'border-red/45 border-l-red bg-red-wash',
    title: 'text-red',
    icon: TriangleAlert,
  },
  urgent: {
    card: 'border-apricot/60 border-l-apricot bg-apricot-wash',
    title: 'text-apricot-ink',
    icon: Clock,
  },
} as const;

/** What to do now, before any answer; `announced` interrupts a screen reader with an emergency. */
export const TriageCard = ({ triage, announced }: { triage: Triage; announced: boolean }) => {
  const { chat } = useTexts();
  if (triage.level === 'routine') return null;
  const { card, title, icon: Icon } = LOOKS[triage.level];
  const alert = announced && triage.level === 'emergency';
  return (
    <section
      {...(alert ? { role: 'alert' } : { 'aria-label': chat.triage[triage.level] })}
      className={`mb-3.5 max-w-[68ch] rounded-card border border-l-4 px-4.5 py-4 ${card}`}
    >
      <p className={`flex items-center gap-2 leading-snug font-[660] ${title}`}>
        <Icon aria-hidden className="size-5" />
        {chat.triage[triage.level]}
      </p>
      {triage.actions.length > 0 && (
        <ol className="mt-2 grid list-decimal gap-1 pl-5">
          {triage.actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ol>
      )}
      {triage.reasons.length > 0 && (
        <p className="mt-2.5 text-sm text-soft">
          {chat.triage.why}: {triage.reasons.join(' · ')}
        </p>
      )}
    </section>
  );
};
