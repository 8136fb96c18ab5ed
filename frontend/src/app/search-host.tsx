import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { isMac } from '../shared/is-mac';
import { closeSearch, openSearch, useSearch } from '../shared/search.store';
import { useSession } from '../shared/session.store';
import { currentTexts } from '../shared/texts';
import { toastError } from '../shared/ui/notices.store';
import { areaOf } from './header';

/** Ctrl+K, on a Mac Cmd+K: there Ctrl+K deletes the rest of a line. */
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

/** The search of the chat and the pets page; its code loads when it is opened first. */
export const SearchHost = () => {
  const area = areaOf(useLocation().pathname);
  const signedIn = useSession(({ user }) => user !== null);
  const open = useSearch((state) => state.open);
  const [SearchDialog, setSearchDialog] = useState<ComponentType | null>(null);
  useSearchKey(signedIn && (area === 'chat' || area === 'pets'));
  useEffect(() => {
    if (!open || SearchDialog !== null) return;
    import('../chat/search/search-dialog').then(
      (module) => setSearchDialog(() => module.SearchDialog),
      () => {
        closeSearch();
        toastError(currentTexts().common.connectionError.text);
      },
    );
  }, [open, SearchDialog]);
  return open && SearchDialog !== null && <SearchDialog />;
};
