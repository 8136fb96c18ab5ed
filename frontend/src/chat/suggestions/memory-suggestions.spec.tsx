import type { Memory } from '@contract/memories';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient, useSuggestions } from '../../shared/queries';
import { useNotices } from '../../shared/ui/notices.store';
import { calls, enterChat, messageOf, petOf, serveReads, SESSION, show } from '../chat.fixture';
import { MessageList } from '../messages/message-list';
import { PetContext, MemorySuggestionsContext } from '../pet-context';
import { EMPTY_THREAD, type Thread } from '../thread';

const MICIA = petOf();
const SUGGESTED = '/api/pets/7/memories/suggested';

const CHICKEN: Memory = {
  id: 40,
  petId: 7,
  text: 'Allergic to chicken',
  kind: 'allergy',
  messageId: 1,
  said: 'She is allergic to chicken.',
  createdAt: '2026-01-01T10:00:00.000Z',
};

const Chat = ({ thread }: { thread: Thread }) => {
  const { data = [] } = useSuggestions(MICIA.id);
  return (
    <PetContext value={MICIA}>
      <MemorySuggestionsContext value={data}>
        <MessageList sessionId={SESSION} thread={thread} atEnd onAsk={() => undefined} />
      </MemorySuggestionsContext>
    </PetContext>
  );
};

let stored: Memory[];

/** Opens Micia's chat; the server no longer returns a suggestion once it is answered. */
const open = (suggested: Memory[], status = 200, messages = [1, 2, 3, 4]): void => {
  stored = suggested;
  enterChat(3, () => {
    if (status < 300) stored = [];
    const body =
      status === 204 ? null : JSON.stringify({ code: 'MEMORY_LIMIT_REACHED', ...CHICKEN });
    return Promise.resolve(new Response(body, { status }));
  });
  serveReads({ [SUGGESTED]: () => stored });
  const thread = { ...EMPTY_THREAD, messages: messages.map((id) => messageOf(id)) };
  show(<Chat thread={thread} />);
};

const card = () => screen.findByRole('region', { name: 'Remember this about Micia?' });
const isGone = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());

beforeEach(() => useNotices.setState({ toast: null }));

describe('a memory suggestion', () => {
  it('is shown under its answer, and kept when accepted', async () => {
    open([CHICKEN], 200);
    expect((await card()).closest('article')?.textContent).toContain('Answer 2.');
    expect((await card()).textContent).toContain('Allergic to chicken');
    fireEvent.click(screen.getByRole('button', { name: 'Remember' }));
    await isGone();
    expect(calls).toEqual([{ call: 'POST /api/memories/40/keep', body: null }]);
    expect(useNotices.getState().toast?.title).toBe("Remembered. You'll find it on Micia's page.");
  });

  it('can be declined', async () => {
    open([CHICKEN], 204);
    await card();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await isGone();
    expect(calls).toEqual([{ call: 'DELETE /api/memories/40', body: null }]);
  });

  it('stays when it cannot be stored, and shows why', async () => {
    open([CHICKEN], 409);
    await card();
    fireEvent.click(screen.getByRole('button', { name: 'Remember' }));
    await waitFor(() =>
      expect(useNotices.getState().toast?.description).toMatch(/^Zampa can't remember any more/),
    );
    expect(await card()).toBeTruthy();
  });

  it('disappears when answered in another tab', async () => {
    open([CHICKEN]);
    await card();
    stored = [];
    await act(() => queryClient.invalidateQueries({ queryKey: ['api', 'pets', '7', 'memories'] }));
    await isGone();
  });

  it('waits for its own answer, and is not shown under another one', async () => {
    open([{ ...CHICKEN, messageId: 9 }]);
    await screen.findByText('Question 3?');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
