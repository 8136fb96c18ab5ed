/** A part that does not answer in this time is away. Milliseconds. */
const PATIENCE = 2500;

/** What a part answers; `undefined` when it fails, or does not answer in time. */
export async function answerInTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  const settled = answer.catch(() => undefined);
  return Promise.race([settled, timeout]).finally(() => clearTimeout(timer));
}
