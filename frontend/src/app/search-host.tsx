import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isMac } from '../shared/is-mac';
import { late } from '../shared/late';
import { closeSearch, openSearch, useSearch } from '../shared/search.store';
import { useSession } from '../shared/session.store';
import { withTexts } from '../shared/texts/first';
import { areaOf } from './header';

const SearchDialog = late(
  async () => (await withTexts(import('../chat/search/search-dialog'))).SearchDialog,
);

/** Ctrl+K, or Cmd+K on a Mac, where Ctrl+K deletes to the end of the line. */
const asksForSearch = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !(event.shiftKey || event.altKey || event.defaultPrevented || event.isComposing) &&
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null;

const useSearchKey = (active: boolean): void => {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      closeSearch();
    };
  }, [active]);
};

/** The search of the chat and the pets page; its code loads when it is first needed. */
export const SearchHost = () => {
  const area = areaOf(useLocation().pathname);
  const signedIn = useSession(({ user }) => user !== null);
  const open = useSearch((state) => state.open);
  useSearchKey(signedIn && (area === 'chat' || area === 'pets'));
  const near = useSearch((state) => state.near);
  useEffect(() => {
    if (near) SearchDialog.prepare();
  }, [near]);
  return open && <SearchDialog onFailed={closeSearch} />;
};
