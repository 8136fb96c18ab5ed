/**
 * Returns the result of the work if it arrives in time, otherwise what `late` returns or throws.
 * Late work goes on, and its outcome is ignored.
 * @param ms how long to wait.
 */
export function within<T, Late>(ms: number, work: Promise<T>, late: () => Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, timeout.then(late)]).finally(() => clearTimeout(timer));
}
