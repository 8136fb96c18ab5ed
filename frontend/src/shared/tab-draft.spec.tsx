import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from './session.store';
import { useTabDraft } from './tab-draft';
import { useUnsavedForm, useVersionedForm } from './unsaved-form';

const signIn = (id: number): void =>
  act(() =>
    useSession.getState().signIn({
      id,
      email: null,
      username: 'Anna',
      photoURL: null,
      subscriptionStatus: 'pro',
      dailyQuestionCount: 0,
    }),
  );

/** Opens a form, and types into it. */
const type = (changed: { title?: string; note?: string }, opened = { title: '', note: '' }) => {
  const { result, unmount } = renderHook(() =>
    useUnsavedForm('reminder.1', { defaultValues: opened }),
  );
  act(() => result.current.reset({ ...result.current.getValues(), ...changed }));
  return { values: () => result.current.getValues(), unmount };
};

const endSession = (unmount: () => void): void => {
  act(() => useSession.getState().signOut());
  unmount();
};

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  signIn(1);
});

describe('a form', () => {
  it('has what its owner typed again after its session has ended, and only once', () => {
    endSession(type({ title: 'Drops' }).unmount);
    signIn(1);
    const again = type({});
    expect(again.values()).toEqual({ title: 'Drops', note: '' });
    again.unmount();
    expect(type({}).values()).toEqual({ title: '', note: '' });
  });

  it('keeps only what was changed, as the rest may change elsewhere', () => {
    endSession(type({ note: 'With food' }, { title: 'Drops', note: '' }).unmount);
    signIn(1);
    const newer = type({}, { title: 'Ear drops', note: '' });
    expect(newer.values()).toEqual({ title: 'Ear drops', note: 'With food' });
  });

  it('is saved with the version that its words changed, however often the session ends', () => {
    const open = (version: number, text: string) =>
      renderHook(() => useVersionedForm('entry.1', { defaultValues: { text }, version }));
    const first = open(1, 'a');
    act(() => first.result.current.form.reset({ text: 'b' }));
    endSession(first.unmount);
    signIn(1);
    const second = open(2, 'c');
    expect(second.result.current.version).toBe(1);
    endSession(second.unmount);
    signIn(1);
    const third = open(3, 'd');
    expect(third.result.current.form.getValues()).toEqual({ text: 'b' });
    expect(third.result.current.version).toBe(1);
    third.unmount();
    expect(open(3, 'd').result.current.version).toBe(3);
  });

  it('is empty again if it was closed', () => {
    type({ title: 'Drops' }).unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps nothing that nobody typed', () => {
    endSession(type({}).unmount);
    expect(sessionStorage).toHaveLength(0);
  });

  it("never shows one owner's words to another", () => {
    endSession(type({ title: 'Drops' }).unmount);
    signIn(2);
    expect(type({}).values().title).toBe('');
  });
});

it('a draft for the tab is its own for each user', () => {
  const draft = () => renderHook(() => useTabDraft('case-message.3')).result;
  const first = draft();
  act(() => first.current[1]('Check the gums'));
  expect(draft().current[0]).toBe('Check the gums');
  act(() => useSession.getState().signOut());
  signIn(2);
  expect(draft().current[0]).toBe('');
});

it('a form leaves nothing behind if another user takes its place', () => {
  const { unmount } = type({ title: 'Drops' });
  signIn(2);
  unmount();
  expect(sessionStorage).toHaveLength(0);
});

it('a sign-in removes what another user left in the tab, and only that', () => {
  endSession(type({ title: 'Drops' }).unmount);
  sessionStorage.setItem('zampa.photos.7', '[]');
  signIn(1);
  expect(sessionStorage).toHaveLength(2);
  act(() => useSession.getState().signOut());
  signIn(12);
  expect(Object.keys(sessionStorage)).toEqual(['zampa.photos.7']);
});

describe('words typed in the release before, whose keys had no user', () => {
  const OLD = 'zampa.tab-draft.case-message.3';
  const text = () => renderHook(() => useTabDraft('case-message.3')).result.current[0];

  beforeEach(() => {
    act(() => useSession.getState().signOut());
    sessionStorage.setItem(OLD, 'Check the gums');
  });

  it('are still there after the update', () => {
    signIn(1);
    expect(text()).toBe('Check the gums');
    expect(sessionStorage.getItem(OLD)).toBeNull();
  });

  it('come after what was typed since, if that release was shown once more', () => {
    sessionStorage.setItem('zampa.tab-draft.1.case-message.3', 'Any fever?');
    signIn(1);
    expect(text()).toBe('Any fever?\n\nCheck the gums');
    expect(sessionStorage).toHaveLength(1);
  });

  it('go for one release to whoever signs in first, and are not shown to the next user', () => {
    signIn(1);
    act(() => useSession.getState().signOut());
    signIn(2);
    expect(text()).toBe('');
  });
});

const FORMS = import.meta.glob<string>(['../**/*.tsx', '!../**/*.{spec,fixture}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every form keeps its words, but those of nobody, of secrets and of support', () => {
  const plain = Object.entries(FORMS).filter(([, source]) => /\buseForm\b/.test(source));
  expect(plain.map(([file]) => file.slice(3)).sort()).toEqual([
    'account/forgot-password.tsx',
    'account/life/reset-password-page.tsx',
    'account/profile/delete-account.tsx',
    'account/security/connection-dialogs.tsx',
    'account/security/password-section.tsx',
    'account/sign-in-card.tsx',
    // Its drafts outlive the tab.
    'support/message-form.tsx',
    'vet/factor/code-form.tsx',
  ]);
});
