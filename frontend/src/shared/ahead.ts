declare global {
  interface Window {
    /** Set by `ahead.js`: what was asked for while the code was on its way, by path. */
    ahead?: Map<string, Promise<Response>>;
  }
}

/** An answer that the page has asked for already; it is for one call. */
export const takeAhead = (path: string): Promise<Response> | undefined => {
  const answer = window.ahead?.get(path);
  window.ahead?.delete(path);
  return answer;
};

/** From now on they are too old, or another owner's. */
export const forgetAhead = (): void => {
  delete window.ahead;
};
