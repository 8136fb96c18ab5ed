/** Trailing marks, which may be incomplete. */
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

/** Loads the code that closes open marks; answers that are complete do not need it. */
export const prepareMarks = (): Promise<void> => (loading ??= load());

/** Closes open marks, and drops incomplete ones that would flash as plain characters. */
export const closedSoFar = (text: string): string => close(text);
