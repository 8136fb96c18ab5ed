import { create } from 'zustand';

/** Long enough for a screen reader to take a text in. */
export const HEARD_MS = 10_000;

/** A short confirmation for screen readers: the announcer says it. */
export const useSpoken = create<{ text: string }>()(() => ({ text: '' }));

let forgetting: number | undefined;

/** Says a text once; an empty one withdraws what was said. */
export const speak = (text: string): void => {
  window.clearTimeout(forgetting);
  useSpoken.setState({ text });
  if (text !== '') forgetting = window.setTimeout(() => speak(''), HEARD_MS);
};
