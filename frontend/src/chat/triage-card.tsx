import type { Triage } from '@contract/chat';
import { Ban, Clock, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import { useTexts } from '../shared/texts';
import { CallButtons, CallNotes } from './call-buttons';
import { STAYS_IN_SIGHT } from './end-follower';
import { PinnedCall } from './pinned-call';

const LOOKS = {
  emergency: {
    card: 'border-red/45 border-l-red bg-red-wash',
    title: 'text-xl text-red',
    icon: TriangleAlert,
    number: 'border-red/55 text-red',
    first: 'text-lg font-semibold',
    ban: 'text-red',
  },
  urgent: {
    card: 'border-apricot/60 border-l-apricot bg-apricot-wash',
    title: 'text-lg text-apricot-ink',
    icon: Clock,
    number: 'border-apricot-ink/45 text-apricot-ink',
    first: 'font-semibold',
    ban: 'text-apricot-ink',
  },
} as const;

type Level = keyof typeof LOOKS;

interface PartProps {
  triage: Triage;
  level: Level;
}

const Actions = ({ triage, level, notesId }: PartProps & { notesId: string }) => {
  const { number, first } = LOOKS[level];
  return (
    <ol role="list" className="mt-3 grid gap-2.5">
      {triage.actions.map((action, index) => (
        <li key={action} className={`flex gap-3 leading-snug ${index === 0 ? first : ''}`}>
          <span
            aria-hidden
            className={`grid size-6 shrink-0 place-items-center rounded-full border text-[0.8125rem] font-semibold ${number}`}
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <p>{action}</p>
            {index === 0 && (
              <CallButtons contacts={triage.contacts} level={level} notesId={notesId} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
};

const Donts = ({ triage: { donts }, level }: PartProps) => {
  const { chat } = useTexts();
  return (
    donts.length > 0 && (
      <div className="mt-4 border-t border-ink/10 pt-3.5">
        <h3 className="font-sans text-base font-semibold tracking-normal">{chat.triage.donts}</h3>
        <ul role="list" className="mt-2 grid gap-2">
          {donts.map((dont) => (
            <li key={dont} className="flex gap-3 leading-snug">
              <Ban aria-hidden className={`size-6 p-0.5 ${LOOKS[level].ban}`} />
              <span className="min-w-0 flex-1">{dont}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  );
};

/** On a phone the keyboard would hide what has just become urgent. */
const putKeyboardAway = (): void => {
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/**
 * What to do now, before any answer. One that came while the page was watching (`live`) interrupts
 * a screen reader with an emergency, once, and is not scrolled away by the text under it.
 */
export const TriageCard = memo(({ triage, live }: { triage: Triage; live: boolean }) => {
  const { chat } = useTexts();
  const card = useRef<HTMLElement>(null);
  const notesId = useId();
  const { level, contacts, reasons } = triage;
  const alarming = live && level === 'emergency';
  useEffect(() => {
    if (alarming) putKeyboardAway();
  }, [alarming]);
  if (level === 'routine') return null;
  const { card: box, title, icon: Icon } = LOOKS[level];
  return (
    <>
      {level === 'emergency' && <PinnedCall card={card} contact={contacts[0]} />}
      <section
        ref={card}
        {...(alarming
          ? { role: 'alert', [STAYS_IN_SIGHT]: '' }
          : { 'aria-label': chat.triage[level] })}
        className={`mb-4 max-w-[68ch] rounded-card border border-l-4 px-4 py-4 sm:px-5 ${box}`}
      >
        <h2 className={`flex items-start gap-2.5 leading-snug ${title}`}>
          <Icon aria-hidden className="mt-0.5 size-5.5" />
          {chat.triage[level]}
        </h2>
        <Actions triage={triage} level={level} notesId={notesId} />
        <Donts triage={triage} level={level} />
        <div className="mt-4 text-sm leading-snug text-soft">
          {reasons.length > 0 && (
            <p>
              {chat.triage.why}: {reasons.join(' ')}
            </p>
          )}
          <CallNotes contacts={contacts} notesId={notesId} />
        </div>
      </section>
    </>
  );
});
