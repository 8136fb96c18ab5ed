import { MAX_VET_HOURS, WEEKDAYS, type VetDesk } from '@contract/vets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { localZone } from '../../shared/local-time';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Field, Select } from '../../shared/ui/field';
import { toast, toastError } from '../../shared/ui/notices.store';
import { saveHours, vetRefused } from '../vet.api';
import { useVetTexts } from '../vet-texts';
import { DayHours } from './day-hours';
import { fromEdited, newHours, toEdited, type EditedHours } from './hours-form';

/** Every time zone that this browser knows, and those in use in any case. */
const zonesWith = (...used: string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...used])].sort();

/** The hours in the form: the desk's newest ones, until the vet edits them. */
const useEditedHours = ({ hours, timeZone }: VetDesk) => {
  const newest = JSON.stringify([hours, timeZone]);
  const fresh = () => ({ edited: toEdited(hours), timeZone, of: newest });
  const [form, setForm] = useState(fresh);
  const [edits, setEdits] = useState(0);
  if (edits === 0 && form.of !== newest) setForm(fresh());
  const change = (next: Partial<Pick<typeof form, 'edited' | 'timeZone'>>): void => {
    setForm((now) => ({ ...now, ...next }));
    setEdits((now) => now + 1);
  };
  /** Returns a function to call once what is in the form now has been saved. */
  const saving = () => () => setEdits((now) => now - edits);
  return { ...form, change, saving };
};

/** A vet's week, in one time zone. */
export const HoursCard = ({ desk }: { desk: VetDesk }) => {
  const { hours: texts, notChanged } = useVetTexts();
  const { edited, timeZone, change, saving } = useEditedHours(desk);
  const [zones] = useState(() => zonesWith(desk.timeZone, localZone()));
  const { mutate, isPending } = useMutation({
    mutationFn: saveHours,
    onSuccess: () => toast({ title: texts.saved }),
    onError: (error) => {
      if (!vetRefused(error)) toastError(notChanged);
    },
  });
  const save = (): void => {
    const hours = fromEdited(edited);
    if (hours === null) toastError(texts.incomplete);
    else if (!isPending) mutate({ timeZone, hours }, { onSuccess: saving() });
  };
  const set = (next: EditedHours[]): void => change({ edited: next });
  return (
    <Card className="p-[20px] sm:p-6 lg:col-start-1 lg:row-span-3 lg:row-start-1">
      <h2 className="text-[1.1875rem]">{texts.title}</h2>
      <p className="mt-2 text-pretty text-soft">{texts.text}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {WEEKDAYS.map((day) => (
          <DayHours
            key={day}
            day={day}
            edited={edited.filter((one) => one.day === day)}
            onAdd={edited.length < MAX_VET_HOURS ? () => set([...edited, newHours(day)]) : null}
            onChange={(next) => set(edited.map((one) => (one.key === next.key ? next : one)))}
            onRemove={(key) => set(edited.filter((one) => one.key !== key))}
          />
        ))}
      </ul>
      <Field label={texts.zone} className="mt-5 max-w-[22rem]">
        {(control) => (
          <Select
            {...control}
            value={timeZone}
            onChange={({ target }) => change({ timeZone: target.value })}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button aria-disabled={isPending} onClick={save}>
        {texts.save}
      </Button>
    </Card>
  );
};
