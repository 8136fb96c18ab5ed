/** Runs a command-line tool: prints its result, or its error and ends with 1. */
export async function runTool(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    // A program that was not composed to the end keeps connections that nobody closes.
    process.stderr.write(`${reasonOf(error)}\n`, () => process.exit(1));
  }
}

/** What to tell the operator: a connection refused at several addresses has a code but no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
}
