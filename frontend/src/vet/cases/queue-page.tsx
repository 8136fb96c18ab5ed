import type { OwnCase, WaitingCase } from '@contract/consultations';
import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasStatus } from '../../shared/api';
import { formatNearDay } from '../../shared/format';
import { formatNearTime } from '../../shared/near-time';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { RetryCard } from '../../shared/ui/retry-card';
import { Spinner } from '../../shared/ui/loading';
import { toastError } from '../../shared/ui/notices.store';
import { useNow } from '../../shared/use-now';
import { casePath } from './case-path';
import { invalidateCases, takeCase, useQueue } from './cases.api';
import { LevelBadge } from './level-badge';
import { useCaseTexts } from './case-texts';

const ROW =
  'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-3 sm:px-5';

const Named = ({ id, one, note }: { id?: string; one: WaitingCase; note: string }) => {
  const { common } = useTexts();
  const texts = useCaseTexts();
  return (
    <div id={id} className="min-w-0 flex-[1_1_11rem] leading-snug [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold">{one.petName}</span>
        <span className="text-soft">{common.species[one.species]}</span>
        <LevelBadge level={one.level} />
      </p>
      <p className="text-sm text-soft">
        {note}, {texts.speaks[one.language]}
      </p>
    </div>
  );
};

const minutesSince = (iso: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 60_000));

const WaitingRow = ({ one }: { one: WaitingCase }) => {
  const texts = useCaseTexts();
  const now = useNow();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      await takeCase(one.id);
      void navigate(casePath(one.id));
    } catch (error) {
      toastError(hasStatus(error, 404) ? texts.takenByOther : texts.failed);
      void invalidateCases();
      setBusy(false);
    }
  };
  return (
    <li className={ROW}>
      <Named one={one} note={texts.since(minutesSince(one.askedAt, now))} />
      <Button
        size="sm"
        aria-label={texts.takeNamed(one.petName)}
        disabled={busy}
        onClick={() => void take()}
      >
        {texts.take}
      </Button>
    </li>
  );
};

const OwnRow = ({ one, note }: { one: OwnCase; note: string }) => {
  const texts = useCaseTexts();
  const id = useId();
  return (
    <li>
      <Link
        to={casePath(one.id)}
        aria-label={texts.open(one.petName)}
        aria-describedby={id}
        className={`${ROW} transition-shadow hover:shadow-float`}
      >
        <Named {...{ id, one, note }} />
        <ChevronRight aria-hidden className="size-5 text-faint" />
      </Link>
    </li>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

const LIST = 'mt-3 grid grid-cols-1 gap-2';

/** Waiting cases, and those that this vet has taken. */
export const QueuePage = () => {
  const texts = useCaseTexts();
  const language = useLanguage();
  const { data, isError, refetch } = useQueue();
  if (data === undefined) {
    if (isError) return <RetryCard text={texts.unread} onRetry={refetch} />;
    return <Spinner label={texts.queue} />;
  }
  const { waiting, taken, closed } = data;
  return (
    <div className="max-w-3xl">
      <h1 className="text-3xl">{texts.queue}</h1>
      <p role="status" className="sr-only">
        {waiting.length > 0 && texts.news(waiting.length)}
      </p>
      {taken.length > 0 && (
        <Section title={texts.mine}>
          <ul className={LIST}>
            {taken.map((one) => (
              <OwnRow
                key={one.id}
                one={one}
                note={texts.takenAt(formatNearTime(one.takenAt, language))}
              />
            ))}
          </ul>
        </Section>
      )}
      <Section title={texts.waiting}>
        {waiting.length === 0 ? (
          <p className="mt-3 rounded-card border border-dashed border-line px-[20px] py-8 text-center text-soft">
            <span className="block font-semibold text-ink">{texts.nobodyWaits}</span>
            {texts.nobodyWaitsText}
          </p>
        ) : (
          <ul className={LIST}>
            {waiting.map((one) => (
              <WaitingRow key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Section>
      {closed.length > 0 && (
        <Section title={texts.closed}>
          <ul className={LIST}>
            {closed.map((one) => (
              <OwnRow
                key={one.id}
                one={one}
                note={texts.closedOn(formatNearDay(one.closedAt ?? one.takenAt, language))}
              />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
};
