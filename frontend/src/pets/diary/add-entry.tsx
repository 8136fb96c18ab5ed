import { includesPlan } from '@contract/plans';
import type { DiaryEntry, DiaryKind } from '@contract/diary';
import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { removeEntry } from '../../shared/diary.api';
import { useSession } from '../../shared/session.store';
import { useUnsavedState } from '../../shared/tab-draft';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { useDiary } from './diary.api';
import { draftOf, withDraft, withoutDraft, type EntryDrafts } from './entry-drafts';
import { EntryForm } from './entry-form';
import { EntrySending } from './entry-sending';
import type { Told } from './entry-values';
import { KindPicker } from './kind-picker';
import { toastWithUndo } from './toast-with-undo';

const NewEntries = ({ pet, onSaved }: { pet: Pet; onSaved: () => void }) => {
  const { diary } = useTexts();
  const [kind, setKind] = useUnsavedState<DiaryKind>(`new-entry-kind.${pet.id}`, 'weight');
  const [count, setCount] = useState(0);
  const [drafts, setDrafts] = useUnsavedState<EntryDrafts>(`new-entries.${pet.id}`, {});
  const [sending] = useState(() => new EntrySending(pet.id));
  const [isSaving, setSaving] = useState(false);
  const save = (told: Told): Promise<DiaryEntry> => {
    setSaving(true);
    return sending.send(kind, told).finally(() => setSaving(false));
  };
  return (
    <>
      {/* Another kind's form would take the place of one whose answer may ask something. */}
      <KindPicker kind={kind} onChange={setKind} disabled={isSaving} />
      <EntryForm
        name={null}
        key={`${kind} ${count}`}
        kind={kind}
        values={draftOf(drafts, kind, pet.weight)}
        save={save}
        onSaved={(entry) => {
          setDrafts((before) => withoutDraft(before, kind));
          setCount(count + 1);
          onSaved();
          toastWithUndo(diary.saved, () => removeEntry(entry));
        }}
        onEdit={(values) => setDrafts((before) => withDraft(before, kind, values))}
      />
    </>
  );
};

const LINK = 'inline-block py-2.5 font-medium text-green underline underline-offset-3';

const NotInPlan = ({ pet }: { pet: Pet }) => {
  const { diary, insights } = useTexts();
  const { data } = useDiary(pet.id);
  const hasEntries = (data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <>
      <p className="text-soft">{hasEntries ? diary.plan.ended : diary.plan.text(pet.name)}</p>
      <Button asChild variant="quiet" size="sm" className="mt-4">
        <Link to={`${PAGES.checkout}?plan=pro`}>{diary.plan.link}</Link>
      </Button>
      <p className="mt-2 text-[0.9375rem]">
        {hasEntries ? (
          <a href="/api/user/export" download className={LINK}>
            {diary.plan.download}
          </a>
        ) : (
          <Link to={PAGES.example} className={LINK}>
            {insights.example.invite}
          </Link>
        )}
      </p>
    </>
  );
};

/** Adds a diary entry in two taps. */
export const AddEntry = ({ pet }: { pet: Pet }) => {
  const { diary } = useTexts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // A new form takes the place of the one that was sent.
  const focusTitle = (): void => title.current?.focus({ preventScroll: true });
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  return (
    <Card className="p-[20px] sm:px-6 print:hidden">
      <section aria-labelledby={titleId}>
        <h2 ref={title} id={titleId} tabIndex={-1} className="mb-3 text-xl outline-none">
          {diary.add}
        </h2>
        {includesPlan(plan, 'pro') ? (
          <NewEntries pet={pet} onSaved={focusTitle} />
        ) : (
          <NotInPlan pet={pet} />
        )}
      </section>
    </Card>
  );
};
