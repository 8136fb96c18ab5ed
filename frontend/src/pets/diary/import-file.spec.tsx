import type { DiaryImport } from '@contract/diary-import';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNotices } from '../../shared/ui/notices.store';
import { openPet, press, sent } from '../page/pet-page.fixture';

const openDiary = (answer?: (call: string) => Response): void =>
  openPet({ plan: 'pro', reads: { '/api/pets/7/diary?limit=20': [] }, ...(answer && { answer }) });

const refused = (status: number, body: object) => () => Response.json(body, { status });

describe('an imported file', () => {
  const csv = new File(['Date,Weight\n2026-05-04,4.1'], 'weights.csv', { type: 'text/csv' });
  const preview: DiaryImport = {
    accepted: 1,
    refused: 1,
    added: 0,
    known: 0,
    rows: [
      {
        line: 2,
        entry: { kind: 'weight', at: '2026-05-04T10:00:00.000Z', value: 4.1, unit: 'kg' },
      },
      { line: 3, fault: 'value', cell: 'four' },
    ],
  };
  const chooseFile = async (file: File): Promise<void> => {
    await press('Import a file');
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  };

  it('is previewed with its errors before the import', async () => {
    const answer = (call: string) =>
      Response.json(call.includes('preview=true') ? preview : { ...preview, added: 1, known: 1 });
    openDiary(answer);
    await chooseFile(csv);
    expect(await screen.findByText("1 row is ready, 1 can't be read.")).toBeTruthy();
    expect(screen.getByText(/The amount is missing or not a number. "four"/)).toBeTruthy();
    await press('Import 1 entry');
    await waitFor(() =>
      expect(useNotices.getState().toast?.title).toBe('1 entry imported, 1 was already here.'),
    );
    expect(sent.map(({ call }) => new URL(call.slice(5), 'http://x').pathname)).toEqual([
      '/api/pets/7/diary/import',
      '/api/pets/7/diary/import',
    ]);
  });

  it('that does not fit into the diary says how many entries do', async () => {
    openDiary((call) =>
      call.includes('preview=true')
        ? Response.json(preview)
        : Response.json({ code: 'DIARY_LIMIT_REACHED', limit: 20_000 }, { status: 409 }),
    );
    await chooseFile(csv);
    await press('Import 1 entry');
    const description = 'The diary of a pet can have up to 20,000 entries. Remove some first.';
    await waitFor(() => expect(useNotices.getState().toast?.description).toBe(description));
  });

  it('that cannot be read shows why', async () => {
    const fields = { file: 'No column with the date' };
    openDiary(refused(400, { code: 'VALIDATION_FAILED', fields }));
    await chooseFile(csv);
    expect(await screen.findByText('No column is called "Date".')).toBeTruthy();
  });

  it('that is too large is not sent', async () => {
    openDiary();
    await chooseFile(new File([new Uint8Array(1024 * 1024 + 1)], 'all.csv'));
    expect(await screen.findByText('The file is larger than 1 MB. Please split it.')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
