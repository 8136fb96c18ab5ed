import { create } from 'zustand';

/** Whether the search is open. It is opened from several pages and shown by the application. */
export const useSearch = create<{ open: boolean }>()(() => ({ open: false }));

export const openSearch = (): void => useSearch.setState({ open: true });

export const closeSearch = (): void => useSearch.setState({ open: false });
