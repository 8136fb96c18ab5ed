/** Runs a command-line tool: prints its result, or its error and sets the exit code. */
export async function runTool(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    // A refused connection may have a code but no message.
    const { message, code } = error as NodeJS.ErrnoException;
    // A program that was not composed to the end keeps connections that nobody closes.
    process.stderr.write(`${message || String(code)}\n`, () => process.exit(1));
  }
}
