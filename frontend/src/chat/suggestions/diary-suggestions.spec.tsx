import type { DiarySuggestion, NewDiaryEntry } from '@contract/diary';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { press } from '../../shared/render.fixture';
import { zoneQuery } from '../../shared/local-time';
import { invalidateDiary, useDiarySuggestions } from '../../shared/queries';
import { useNotices } from '../../shared/ui/notices.store';
import { calls, enterChat, messageOf, petOf, serveReads, SESSION, show } from '../chat.fixture';
import { MessageList } from '../messages/message-list';
import { DiarySuggestionsContext, PetContext } from '../pet-context';
import { EMPTY_THREAD } from '../thread';

const MICIA = petOf();
const AT = new Date(new Date().setHours(8, 10, 0, 0)).toISOString();

const suggestionOf = (entry: Partial<NewDiaryEntry>): DiarySuggestion => ({
  id: 40,
  petId: 7,
  messageId: 1,
  createdAt: AT,
  entry: { kind: 'weight', at: AT, ...entry },
});

const WEIGHT = suggestionOf({ value: 4.1, unit: 'kg' });

const Chat = () => {
  const { data = [] } = useDiarySuggestions(MICIA.id, true);
  return (
    <PetContext value={MICIA}>
      <DiarySuggestionsContext value={data}>
        <MessageList
          sessionId={SESSION}
          thread={{ ...EMPTY_THREAD, messages: [1, 2, 3, 4].map((id) => messageOf(id)) }}
          atEnd
          onAsk={() => undefined}
        />
      </DiarySuggestionsContext>
    </PetContext>
  );
};

let stored: DiarySuggestion[];

/** Opens Micia's chat; the server no longer returns a suggestion once it is answered. */
const open = (suggested: DiarySuggestion[], status = 200): void => {
  stored = suggested;
  enterChat(3, (call) => {
    if (status < 300) stored = [];
    if (call.startsWith('DELETE')) return Promise.resolve(new Response(null, { status: 204 }));
    const body = { code: 'PLAN_REQUIRED', ...WEIGHT.entry, id: 90, petId: 7, version: 1 };
    return Promise.resolve(Response.json(body, { status }));
  });
  serveReads({ [`/api/pets/7/diary/suggestions?${zoneQuery()}`]: () => stored });
  show(<Chat />);
};

const card = () => screen.findByRole('region', { name: "Add to Micia's diary?" });
const isGone = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());
beforeEach(() => useNotices.setState({ toast: null }));

describe('a diary suggestion', () => {
  it('is shown under its answer, added when accepted, and can be undone', async () => {
    open([WEIGHT]);
    expect((await card()).closest('article')?.textContent).toContain('Answer 2.');
    expect((await card()).textContent).toContain('Weight: 4.1 kg · Today, 08:10');
    press('Add');
    await isGone();
    const accepted = `POST /api/diary/suggestions/40/accept?${zoneQuery()}`;
    expect(calls).toEqual([{ call: accepted, body: null }]);
    const { toast } = useNotices.getState();
    expect(toast).toMatchObject({ title: "Added to Micia's diary.", action: { label: 'Undo' } });
    act(() => toast?.action?.run());
    await waitFor(() => expect(calls.at(-1)).toEqual({ call: 'DELETE /api/diary/90', body: null }));
  });

  it('can be declined', async () => {
    open([WEIGHT]);
    await card();
    press('Not now');
    await isGone();
    expect(calls).toEqual([{ call: 'DELETE /api/diary/suggestions/40', body: null }]);
  });

  it('stays when it cannot be added, and shows why', async () => {
    open([WEIGHT], 403);
    await card();
    press('Add');
    await waitFor(() =>
      expect(useNotices.getState().toast?.description).toMatch(/New entries are part of Pro/),
    );
    expect(await card()).toBeTruthy();
  });

  it('disappears when answered in another tab', async () => {
    open([WEIGHT]);
    await card();
    stored = [];
    await act(() => invalidateDiary(7));
    await isGone();
  });

  it.each<[Partial<NewDiaryEntry>, string]>([
    [{ kind: 'visit' }, 'Vet visit · Today'],
    [{ kind: 'symptom', text: 'vomited twice' }, 'Symptom: Vomited twice · Today'],
    [
      { kind: 'medicine', text: 'meloxicam', value: 2, unit: 'ml' },
      'Medicine: Meloxicam, 2 ml · Today',
    ],
    [{ kind: 'breaths', value: 28, unit: 'breaths' }, 'Sleeping breaths: 28 a minute · Today'],
  ])('is described in words: %o', async (entry, words) => {
    open([suggestionOf(entry)]);
    expect((await card()).textContent).toContain(words);
  });
});
