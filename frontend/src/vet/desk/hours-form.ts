import { WEEKDAYS, type VetHours, type Weekday } from '@contract/vets';

/** Hours as they are being edited: a time may be missing. */
export interface EditedHours {
  /** The React key of its row. */
  key: number;
  day: Weekday;
  from: string;
  to: string;
}

let lastKey = 0;

const nextKey = (): number => (lastKey += 1);

/** A time input has no 24:00: the midnight that ends a day shows as 00:00. */
export const toEdited = (hours: VetHours[]): EditedHours[] =>
  hours.map((one) => ({ ...one, key: nextKey(), to: one.to === '24:00' ? '00:00' : one.to }));

export const newHours = (day: Weekday): EditedHours => ({
  key: nextKey(),
  day,
  from: '09:00',
  to: '18:00',
});

/** Null while a time is missing. */
export const fromEdited = (edited: EditedHours[]): VetHours[] | null =>
  edited.every(({ from, to }) => from !== '' && to !== '')
    ? WEEKDAYS.flatMap((weekday) =>
        edited
          .filter(({ day }) => day === weekday)
          .map(({ day, from, to }) => ({ day, from, to }))
          .sort((one, other) => one.from.localeCompare(other.from)),
      )
    : null;

export const endsNextDay = ({ from, to }: EditedHours): boolean =>
  from !== '' && to !== '' && to !== '00:00' && to <= from;
