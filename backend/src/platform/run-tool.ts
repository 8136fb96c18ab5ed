/** Runs what ends by itself: says on standard output what was done, or on standard error why not. */
export async function runTool(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    // A refused connection may have a code and no message.
    const { message, code } = error as NodeJS.ErrnoException;
    process.stderr.write(`${message || String(code)}\n`);
    process.exitCode = 1;
  }
}
