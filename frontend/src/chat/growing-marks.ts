/** Marks at the very end, which may be half of something. */
const HALF = /[*_~`]+$/;

const dropHalf = (text: string): string => text.replace(HALF, '');

let close = dropHalf;
let loading: Promise<void> | undefined;

const load = async (): Promise<void> => {
  try {
    const { default: remend } = await import('remend');
    close = (text) => remend(dropHalf(text), { linkMode: 'text-only' });
  } catch {
    loading = undefined;
  }
};

/** Loads what closes open marks: no answer needs it that has been written to its end. */
export const prepareMarks = (): Promise<void> => (loading ??= load());

/** Closes open marks, and drops half a mark that would flash as plain characters. */
export const closedSoFar = (text: string): string => close(text);
