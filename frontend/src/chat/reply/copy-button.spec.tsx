import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../shared/render.fixture';
import { enterChat, show } from '../chat.fixture';
import { CitedContext } from './citation';
import { Markdown } from '../markdown/markdown';
import { useNotices } from '../../shared/ui/notices.store';

const TABLE = '| Goal | kcal |\n|---|---|\n| Keep **3.8** [1] | <b>190 |\n| a & b | 155 |';
const CODE = '```\nnpm start\n  indented\n```';

const written: Record<string, string>[] = [];

class Item {
  constructor(readonly parts: Record<string, Blob>) {}
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

const readItem = async ({ parts }: Item): Promise<Record<string, string>> => ({
  'text/plain': await textOf(parts['text/plain'] as Blob),
  'text/html': await textOf(parts['text/html'] as Blob),
});

const putClipboard = (value: unknown): void => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
};

beforeEach(() => {
  enterChat(2, () => Promise.reject(new Error('nothing is sent')));
  written.length = 0;
  vi.stubGlobal('ClipboardItem', Item);
  putClipboard({
    write: async ([item]: Item[]) => written.push(await readItem(item as Item)),
    writeText: (text: string) => Promise.resolve(written.push({ 'text/plain': text })),
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('copies a table as tab-separated text and as escaped HTML, without Markdown marks', async () => {
  show(
    <CitedContext value={{ messageId: 2, sources: 1 }}>
      <Markdown text={TABLE} growing={false} />
    </CitedContext>,
  );
  press('Copy table');
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.['text/plain']).toBe('Goal\tkcal\nKeep 3.8\t<b>190\na & b\t155');
  expect(written[0]?.['text/html']).toContain('<td>&lt;b&gt;190</td>');
  expect(written[0]?.['text/html']).toMatch(/^<table><tr><th>Goal<\/th>/);
  expect(useNotices.getState().spoken).toBe('Copied');
});

it('falls back to copying a table as text when the browser supports nothing else', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  Reflect.deleteProperty(window, 'ClipboardItem');
  show(<Markdown text={TABLE} growing={false} />);
  press('Copy table');
  await waitFor(() => expect(written).toHaveLength(1));
  expect(Object.keys(written[0] ?? {})).toEqual(['text/plain']);
});

it('copies code verbatim, and confirms it on the button', async () => {
  show(<Markdown text={CODE} growing={false} />);
  press('Copy code');
  await screen.findByRole('button', { name: 'Copied' });
  expect(written).toEqual([{ 'text/plain': 'npm start\n  indented' }]);
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
  ['has no clipboard', undefined],
])('suggests copying by hand when the browser %s', async (_, clipboard) => {
  putClipboard(clipboard);
  show(<Markdown text={CODE} growing={false} />);
  press('Copy code');
  await waitFor(() =>
    expect(useNotices.getState().toast?.description).toContain('copy it by hand'),
  );
});
