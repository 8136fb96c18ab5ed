import type { Triage } from '@contract/chat';
import { Ban, Clock, TriangleAlert } from 'lucide-react';
import { memo, useContext, useEffect, useId, useMemo, useRef } from 'react';
import { useTexts } from '../../shared/texts';
import { parseTriage, type TriageAdvice } from './triage-advice';
import { CallButtons, CallNotes } from './call-buttons';
import { withOwnContacts } from './own-contacts';
import { PetContext } from '../pet-context';
import { PINNED } from '../messages/use-follow-end';
import { PinnedCall } from './pinned-call';
import { speak } from '../../shared/ui/notices.store';

const URGENT = {
  card: 'border-apricot/60 border-l-apricot bg-apricot-wash',
  title: 'text-lg text-apricot-ink',
  icon: Clock,
  number: 'border-apricot-ink/45 text-apricot-ink',
  first: 'font-semibold',
  ban: 'text-apricot-ink',
} as const;

const STYLES = {
  emergency: {
    card: 'border-red/45 border-l-red bg-red-wash',
    title: 'text-xl text-red',
    icon: TriangleAlert,
    number: 'border-red/55 text-red',
    first: 'text-lg font-semibold',
    ban: 'text-red',
  },
  urgent: URGENT,
  unknown: URGENT,
} as const;

interface PartProps {
  alarm: TriageAdvice;
}

const Actions = ({ alarm, notesId }: PartProps & { notesId: string }) => {
  const { level, contacts, isCarried } = alarm;
  const actions = isCarried ? alarm.actions.slice(0, 1) : alarm.actions;
  const { number, first } = STYLES[level];
  return (
    <ol role="list" className="mt-3 grid gap-2.5">
      {actions.map((action, index) => (
        <li key={index} className={`flex gap-[12px] leading-snug ${index === 0 ? first : ''}`}>
          <span
            aria-hidden
            className={`grid size-[24px] shrink-0 place-items-center rounded-full border text-[13px] font-semibold ${number}`}
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <p>{action}</p>
            {index === 0 && <CallButtons contacts={contacts} level={level} notesId={notesId} />}
          </div>
        </li>
      ))}
    </ol>
  );
};

const Donts = ({ alarm: { donts, level, isCarried } }: PartProps) => {
  const { chat } = useTexts();
  return (
    donts.length > 0 &&
    !isCarried && (
      <div className="mt-4 border-t border-ink/10 pt-3.5">
        <h3 className="font-sans text-base font-semibold tracking-normal">{chat.triage.donts}</h3>
        <ul role="list" className="mt-2 grid gap-2">
          {donts.map((dont, index) => (
            <li key={index} className="flex gap-3 leading-snug">
              <Ban aria-hidden className={`size-6 p-0.5 ${STYLES[level].ban}`} />
              <span className="min-w-0 flex-1">{dont}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  );
};

/** Hides a phone's keyboard, which would cover the emergency. */
const hideKeyboard = (): void => {
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

const AdviceCard = ({ alarm, live }: PartProps & { live: boolean }) => {
  const { chat } = useTexts();
  const card = useRef<HTMLElement>(null);
  const notesId = useId();
  const { level, actions, contacts, reasons, isCarried } = alarm;
  const headlines = isCarried ? chat.triage.still : chat.triage;
  const headline = level === 'unknown' ? chat.triage.whatToDo : headlines[level];
  const isAlarming = live && level === 'emergency';
  const announcement = live && !isAlarming ? [`${headline}.`, ...actions].join(' ') : '';
  useEffect(() => {
    if (isAlarming) hideKeyboard();
  }, [isAlarming]);
  useEffect(() => {
    if (announcement !== '') speak(announcement);
  }, [announcement]);
  const { card: box, title, icon: Icon } = STYLES[level];
  return (
    <>
      <PinnedCall card={card} contact={contacts[0]} isEmergency={level === 'emergency'} />
      <section
        ref={card}
        {...(isAlarming
          ? // Not atomic: a link that comes later must not repeat the whole card.
            { role: 'alert', 'aria-atomic': false, [PINNED]: '' }
          : { 'aria-label': headline })}
        className={`mb-4 max-w-[68ch] rounded-card border border-l-4 px-[16px] py-4 sm:px-5 ${box}`}
      >
        <h2 className={`flex items-start gap-2.5 leading-snug ${title}`}>
          <Icon aria-hidden className="mt-0.5 size-5.5" />
          {headline}
        </h2>
        <Actions alarm={alarm} notesId={notesId} />
        <Donts alarm={alarm} />
        <div className="mt-4 text-sm leading-snug text-soft">
          {reasons.length > 0 && !isCarried && (
            <p>
              {chat.triage.why}: {reasons.join(' ')}
            </p>
          )}
          <CallNotes contacts={contacts} notesId={notesId} />
        </div>
      </section>
    </>
  );
};

/**
 * What to do now, before any answer, and whom to call, the pet's own vet first. A card that arrived
 * while the page was open (`live`) is announced once; an emergency interrupts the screen reader,
 * and stays in view above the text.
 */
export const TriageCard = memo(({ triage, live }: { triage: Triage; live: boolean }) => {
  const { chat } = useTexts();
  const pet = useContext(PetContext);
  const alarm = useMemo(() => {
    const parsed = parseTriage(triage);
    return parsed && { ...parsed, contacts: withOwnContacts(pet, parsed.contacts, chat.triage) };
  }, [triage, pet, chat]);
  return alarm && <AdviceCard alarm={alarm} live={live} />;
});
