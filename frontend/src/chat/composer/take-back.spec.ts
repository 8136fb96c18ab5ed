import { beforeEach, describe, expect, it } from 'vitest';
import { useNotices } from '../../shared/ui/notices.store';
import { useChatStore } from '../chat.store';
import { addToOutbox, readOutbox } from './outbox';
import { type Attachment, photosAt, usePhotosStore } from '../photos/photos.store';
import { ask, sendOutbox } from './send-question';
import {
  answerWith,
  beOnline,
  draft,
  enter,
  gonePhotos,
  refuse,
  SESSION,
  stored,
} from './send-question.fixture';
import { endEditing, useEditing } from '../versions/editing.store';

beforeEach(enter);

describe('a refused edit of a question', () => {
  const refused = async (...[status, code]: Parameters<typeof refuse>): Promise<void> => {
    answerWith(refuse(status, code));
    await ask(SESSION, 1, 'How often?', { replaces: 1 });
  };

  beforeEach(() => {
    endEditing();
    useChatStore.getState().openThread(SESSION);
  });

  it('can be continued in place', async () => {
    useChatStore.getState().receiveMessage(stored(1, {}));
    await refused(503, 'BUSY');
    expect(useEditing.getState()).toMatchObject({ messageId: 1, text: 'How often?' });
    expect(draft()).toBeUndefined();
  });

  it('moves its text to the composer when the original question is gone', async () => {
    await refused(503, 'BUSY');
    expect(draft()).toBe('How often?');
  });

  it('moves its text to the composer, with a notice, when edited elsewhere', async () => {
    useChatStore.getState().receiveMessage(stored(1, {}));
    await refused(404, 'NOT_FOUND');
    expect(draft()).toBe('How often?');
    expect(useEditing.getState().messageId).toBeNull();
    expect(useNotices.getState().toast).toMatchObject({
      description: 'This question can no longer be edited. Your words are in the field below.',
    });
  });
});

const attached = (id: number): Attachment => ({
  key: `photo-${id}`,
  preview: null,
  state: 'stored',
  progress: 1,
  failure: null,
  photo: { id, url: '', thumbnailUrl: '', width: 1, height: 1 },
});

it('a question with stored photos is queued once, with its photos, when the network is lost', async () => {
  usePhotosStore.getState().put(SESSION, [attached(1)]);
  answerWith(() => {
    beOnline(false);
    return new TypeError('failed');
  });
  await ask(SESSION, 1, 'What is this?', { withPhotos: true });
  expect(readOutbox('1')).toMatchObject([{ content: 'What is this?', photos: [1] }]);
});

describe('a question with photos that fails with 404', () => {
  const failures = () => photosAt(SESSION).map(({ photo, failure }) => [photo?.id, failure]);

  const refused = async (): Promise<void> => {
    usePhotosStore.getState().put(SESSION, [attached(1), attached(2)]);
    answerWith(refuse(404, 'NOT_FOUND'));
    await ask(SESSION, 1, 'What is this?', { withPhotos: true });
  };

  it('marks the missing photo, and keeps the others', async () => {
    gonePhotos.add(2);
    await refused();
    expect(draft()).toBe('What is this?');
    expect(failures()).toEqual([
      [1, null],
      [2, 'gone'],
    ]);
    expect(useNotices.getState().toast).toMatchObject({
      description: 'A photo is no longer there. Try it again, or remove it.',
    });
  });

  it('keeps all photos when the pet is missing', async () => {
    await refused();
    expect(failures()).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(useNotices.getState().toast).toMatchObject({
      description: 'No active session or pet selected',
    });
  });

  it('reports the missing photo even after a reload', async () => {
    gonePhotos.add(2);
    answerWith(refuse(404, 'NOT_FOUND'));
    addToOutbox({
      uid: '1',
      sessionId: SESSION,
      petId: 1,
      clientId: 'a',
      content: 'What is this?',
      createdAt: '2026-01-01T10:00:00.000Z',
      photos: [1, 2],
    });
    await sendOutbox('1');
    expect(draft()).toBe('What is this?');
    expect(useNotices.getState().toast?.description).toContain('A photo is no longer there.');
  });
});
