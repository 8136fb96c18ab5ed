/** Runs a command-line tool: prints its result, or prints its error and exits with code 1. */
export async function runTool(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    // An application that failed while starting keeps connections that nobody closes.
    process.stderr.write(`${reasonOf(error)}\n`, () => process.exit(1));
  }
}

/** The reason to print: a connection refused at several addresses has a code but no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
}
