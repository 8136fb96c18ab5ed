import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./editing.store');
};

describe('a question that is being edited', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps its text across a tab reload until editing ends', async () => {
    const { beginEditing } = await load();
    beginEditing(7, 'How oft');
    beginEditing(7, 'How often?');
    const reloaded = await load();
    expect(reloaded.useEditing.getState()).toMatchObject({ messageId: 7, text: 'How often?' });
    reloaded.endEditing();
    expect((await load()).useEditing.getState()).toMatchObject({ messageId: null, text: '' });
  });

  it.each(['', 'x', '{"messageId":"7","text":"a"}', '{"messageId":7}', '[]'])(
    'is discarded when the stored value is invalid: %j',
    async (kept) => {
      sessionStorage.setItem('zampa.editing', kept);
      expect((await load()).useEditing.getState().messageId).toBeNull();
    },
  );
});
