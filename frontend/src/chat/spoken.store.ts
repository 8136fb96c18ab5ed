import { create } from 'zustand';

/** A short confirmation for screen readers: the announcer says it. */
export const useSpoken = create<{ text: string }>()(() => ({ text: '' }));

export const speak = (text: string): void => useSpoken.setState({ text });
