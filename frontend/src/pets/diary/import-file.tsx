import type { DiaryEntry, NewDiaryEntry } from '@contract/diary';
import { FILE_FAULTS, type DiaryImport, type ImportRow } from '@contract/diary-import';
import { LIMITS } from '@contract/limits';
import type { Pet } from '@contract/pets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../shared/api';
import { diaryFailure } from '../../shared/diary-failure';
import { titleOf } from '../../shared/entry-title';
import { formatNearDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import type { CareTexts } from '../../shared/texts/en/care';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Field } from '../../shared/ui/field';
import { toast, toastError } from '../../shared/ui/notices.store';
import { importFile } from './diary.api';

/** What is wrong with a file as a whole, in words for the owner. */
const fileFault = (error: unknown, texts: CareTexts['diary']['import'], failed: string): string => {
  if (hasCode(error, 'PAYLOAD_TOO_LARGE')) return texts.tooLarge;
  const said = hasCode(error, 'VALIDATION_FAILED') ? error.body?.fields?.file : undefined;
  const faults = Object.keys(FILE_FAULTS) as (keyof typeof FILE_FAULTS)[];
  const fault = faults.find((one) => FILE_FAULTS[one] === said);
  return fault === undefined ? failed : texts.fileFaults[fault];
};

const shown = (entry: NewDiaryEntry): DiaryEntry =>
  ({ ...entry, id: 0, petId: 0, version: 1 }) as DiaryEntry;

const Row = ({ row }: { row: ImportRow }) => {
  const { diary } = useTexts();
  const language = useLanguage();
  const { line, entry, fault, cell } = row;
  return (
    <tr className="border-t border-line align-top">
      <td className="py-2 pr-3 text-faint tabular-nums">{line}</td>
      <td className="py-2 [overflow-wrap:anywhere]">
        {entry !== undefined && (
          <>
            {`${formatNearDay(entry.at, language)}: ${diary.kinds[entry.kind]}, `}
            <strong>{titleOf(shown(entry), diary, language)}</strong>
          </>
        )}
        {fault !== undefined && (
          <span className="text-red">
            {diary.import.faults[fault]}{' '}
            {cell !== undefined && cell !== '' && diary.import.cell(cell)}
          </span>
        )}
      </td>
    </tr>
  );
};

const Preview = ({ preview }: { preview: DiaryImport }) => {
  const { import: texts } = useTexts().diary;
  return (
    <>
      <p role="status" className="font-semibold">
        {texts.counts(preview.accepted, preview.refused)}
      </p>
      <div
        tabIndex={0}
        role="region"
        aria-label={texts.title}
        className="my-3 max-h-80 overflow-y-auto rounded-xl border border-line px-3"
      >
        <table className="w-full text-left text-[0.9375rem]">
          <thead className="text-sm text-faint">
            <tr>
              <th className="py-2 pr-3 font-semibold">{texts.line}</th>
              <th className="py-2 font-semibold">{texts.entry}</th>
            </tr>
          </thead>
          <tbody>
            {preview.rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

/** Shows what a file would add, row by row, and adds it. */
export const ImportFile = ({ pet, onClose }: { pet: Pet; onClose: () => void }) => {
  const { common, diary } = useTexts();
  const { import: texts } = diary;
  const [file, setFile] = useState<File | null>(null);
  const read = useMutation({
    mutationFn: (chosen: File) => importFile(pet.id, chosen, { preview: true }),
  });
  const add = useMutation({
    mutationFn: (chosen: File) => importFile(pet.id, chosen, { preview: false }),
    onSuccess: ({ added, known }) => {
      toast({ title: texts.done(added, known) });
      onClose();
    },
    onError: (error) => toastError(diaryFailure(error)),
  });
  const isTooLarge = file !== null && file.size > LIMITS.diaryImport.bytes;
  const error = isTooLarge
    ? texts.tooLarge
    : read.error
      ? fileFault(read.error, texts, diary.failed)
      : undefined;
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    read.reset();
    if (chosen && chosen.size <= LIMITS.diaryImport.bytes) read.mutate(chosen);
  };
  const ready = read.data?.accepted ?? 0;
  return (
    <Card className="my-3 p-[20px]">
      <p className="mb-3 text-soft">{texts.text}</p>
      <Field label={texts.choose} error={error} hint={read.isPending ? texts.reading : undefined}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className="w-full max-w-full text-[0.9375rem] file:mr-3 file:min-h-[44px] file:rounded-full file:border file:border-line file:bg-card file:px-4 file:font-semibold"
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {read.data && <Preview preview={read.data} />}
      <div className="flex flex-wrap gap-2">
        {ready > 0 && (
          <Button
            size="sm"
            aria-disabled={add.isPending}
            onClick={() => file && !add.isPending && add.mutate(file)}
          >
            {add.isPending ? common.saving : texts.store(ready)}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Card>
  );
};
