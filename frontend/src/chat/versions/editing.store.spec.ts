import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./editing.store');
};

describe('a question that is being edited', () => {
  beforeEach(() => sessionStorage.clear());

  it('has its words after a reload of the tab, until it is asked or given up', async () => {
    const { beginEditing } = await load();
    beginEditing(7, 'How oft');
    beginEditing(7, 'How often?');
    const reloaded = await load();
    expect(reloaded.useEditing.getState()).toMatchObject({ messageId: 7, text: 'How often?' });
    reloaded.endEditing();
    expect((await load()).useEditing.getState()).toMatchObject({ messageId: null, text: '' });
  });

  it.each(['', 'x', '{"messageId":"7","text":"a"}', '{"messageId":7}', '[]'])(
    'is forgotten when what was kept is no such thing: %j',
    async (kept) => {
      sessionStorage.setItem('zampa.editing', kept);
      expect((await load()).useEditing.getState().messageId).toBeNull();
    },
  );
});
