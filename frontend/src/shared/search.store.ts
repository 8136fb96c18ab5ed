import { create } from 'zustand';

interface Search {
  open: boolean;
  /** Whether its code should load: the pointer or the focus is near. */
  near: boolean;
}

/** Whether the search is open. It is opened from several pages and shown by the application. */
export const useSearch = create<Search>()(() => ({ open: false, near: false }));

export const openSearch = (): void => useSearch.setState({ open: true });

export const closeSearch = (): void => useSearch.setState({ open: false });

/** For `preparing`, on controls that open the search. */
export const searchCode = {
  prepare: (): void => useSearch.setState({ near: true }),
};
