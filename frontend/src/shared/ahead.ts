declare global {
  interface Window {
    /** Set by `ahead.js`: the responses requested while the code was loading, by path. */
    ahead?: Map<string, Promise<Response>>;
  }
}

/** A response that the page has already requested, for one call. */
export const takeAhead = (path: string): Promise<Response> | undefined => {
  const answer = window.ahead?.get(path);
  window.ahead?.delete(path);
  return answer;
};

/** Call it when the responses may be stale or belong to another owner. */
export const forgetAhead = (): void => {
  delete window.ahead;
};
