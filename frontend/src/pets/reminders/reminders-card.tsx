import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { includesPlan } from '@contract/plans';
import type { Reminder, ReminderSuggestion } from '@contract/reminders';
import { Bell, ChevronDown, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SUGGESTION_QUERY, useReminders, useReminderSuggestions } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/loading';
import { TryAgain } from '../../shared/ui/retry-card';
import { groupReminders, isDone } from './due';
import { ElsewhereNote } from './elsewhere-note';
import { Proposals } from './proposals';
import { ReminderDialog } from './reminder-dialog';
import { ReminderRow, type ReminderRowProps } from './reminder-row';
import { useProposals } from './reminders.api';
import { useNow } from '../../shared/use-now';

type RowsProps = Omit<ReminderRowProps, 'reminder'> & { reminders: readonly Reminder[] };

const Rows = ({ reminders, ...props }: RowsProps) => (
  <ul className="divide-y divide-line">
    {reminders.map((reminder) => (
      <ReminderRow key={reminder.id} reminder={reminder} {...props} />
    ))}
  </ul>
);

const Folded = ({ title, ...rows }: RowsProps & { title: string }) => {
  if (rows.reminders.length === 0) return null;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-[44px] cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{title}</span>
        <span className="text-sm font-normal text-soft tabular-nums">{rows.reminders.length}</span>
        <ChevronDown
          aria-hidden
          className="size-4.5 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <Rows {...rows} />
    </details>
  );
};

const NotInPlan = ({ pet, hasSome }: { pet: Pet; hasSome: boolean }) => {
  const { plan } = useTexts().reminders;
  return (
    <div className={hasSome ? 'mb-3' : ''}>
      <p className="text-soft">{hasSome ? plan.ended : plan.text(pet.name)}</p>
      <Button asChild variant="quiet" size="sm" className="mt-4">
        <Link to={`${PAGES.checkout}?plan=pro`}>{plan.link}</Link>
      </Button>
    </div>
  );
};

const Unread = ({ onRetry }: { onRetry: () => void }) => {
  const { reminders } = useTexts();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {reminders.unread}
      <TryAgain variant="quiet" size="sm" onRetry={onRetry} />
    </p>
  );
};

/** What a dialog is open for. */
type Editing = 'new' | Reminder | null;

interface ListsProps {
  pet: Pet;
  all: readonly Reminder[];
  canWrite: boolean;
  now: Date;
  onEdit: (editing: Editing) => void;
  onGone: () => void;
}

const Lists = ({ pet, all, canWrite, now, onEdit, onGone }: ListsProps) => {
  const { reminders } = useTexts();
  const proposals = useProposals(pet.id, { enabled: canWrite });
  const { week, later, ended } = groupReminders(all, now);
  const rows = { now, canWrite, onGone, onChange: onEdit };
  return (
    <>
      {canWrite && <ElsewhereNote pet={pet} reminders={all} onMoved={onGone} />}
      {!canWrite && <NotInPlan pet={pet} hasSome={all.length > 0} />}
      {week.length > 0 && <Rows reminders={week} {...rows} />}
      {canWrite && week.length === 0 && (
        <p className="pb-3 text-soft">
          {(all.length === 0 ? reminders.empty : reminders.nothing)(pet.name)}
        </p>
      )}
      <Folded title={reminders.later} reminders={later} {...rows} />
      <Folded title={reminders.ended} reminders={ended} {...rows} />
      {canWrite && (
        <>
          <Proposals pet={pet} proposals={proposals.data ?? []} onAnswered={onGone} />
          <div className="mt-2 flex flex-wrap justify-between gap-x-4 print:hidden">
            <Button variant="ghost" size="sm" className="-ml-4.5" onClick={() => onEdit('new')}>
              <Plus aria-hidden className="size-4.5" />
              {reminders.add}
            </Button>
            <Link
              to={PAGES.profile}
              className="inline-flex min-h-[44px] items-center gap-2 text-[0.9375rem] font-semibold text-green"
            >
              <Bell aria-hidden className="size-4.5" />
              {reminders.how}
            </Link>
          </div>
        </>
      )}
    </>
  );
};

/** The suggestion that the address names, for its owner to change first. */
const useSuggestion = (petId: number, canWrite: boolean) => {
  const [query, setQuery] = useSearchParams();
  const id = Number(query.get(SUGGESTION_QUERY));
  const { data } = useReminderSuggestions(petId, canWrite && id > 0);
  const found = data?.find((one) => one.id === id);
  // A suggestion that is being changed stays when another tab answers it.
  const [kept, setKept] = useState<ReminderSuggestion | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  if (found && found.id !== kept?.id) setKept(found);
  const suggestion = kept?.id === id && id !== closed ? kept : null;
  const forget = (): void => {
    setClosed(id);
    setQuery(
      (query) => {
        query.delete(SUGGESTION_QUERY);
        return query;
      },
      { replace: true },
    );
  };
  return { suggestion, forget };
};

/** What is due for a pet this week and later, and what is suggested. */
export const RemindersCard = ({ pet }: { pet: Pet }) => {
  const { reminders } = useTexts();
  const { data: all, isError, refetch } = useReminders(pet.id);
  const [editing, setEditing] = useState<Editing>(null);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const canWrite = includesPlan(plan, 'pro');
  const { suggestion, forget } = useSuggestion(pet.id, canWrite);
  const now = useNow();
  const { week } = groupReminders(all ?? [], now);
  const done = week.filter((reminder) => isDone(reminder, now)).length;
  return (
    <Card className="px-[20px] py-5 sm:px-6">
      <section aria-labelledby={titleId}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl outline-none">
            {canWrite || week.length > 0 ? reminders.title : reminders.reminders}
          </h2>
          {week.length > 0 && (
            <p className="text-sm text-soft tabular-nums">{reminders.count(done, week.length)}</p>
          )}
        </div>
        {all === undefined && !isError && <Skeleton className="h-5 w-3/5" />}
        {isError && all === undefined && <Unread onRetry={() => void refetch()} />}
        {all !== undefined && (
          <Lists
            pet={pet}
            all={all}
            canWrite={canWrite}
            now={now}
            onEdit={setEditing}
            onGone={() => title.current?.focus()}
          />
        )}
        {editing !== null && (
          <ReminderDialog
            pet={pet}
            reminder={editing === 'new' ? null : editing}
            fallbackFocus={title}
            onClose={() => setEditing(null)}
          />
        )}
        {suggestion !== null && (
          <ReminderDialog
            pet={pet}
            suggestion={suggestion}
            reminder={null}
            fallbackFocus={title}
            onClose={forget}
          />
        )}
      </section>
    </Card>
  );
};
