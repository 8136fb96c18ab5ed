const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Reports a step on one line: title, duration and the text that `work` returns. A long step reports
 * its progress every ten seconds.
 */
export async function step(title, work) {
  const since = Date.now();
  const waiting = setInterval(() => say(`  ... ${title}: ${seconds(since)} so far`), 10_000);
  try {
    const result = await work();
    const detail = typeof result === 'string' ? result : '';
    say(`  ok   ${title.padEnd(14)} ${seconds(since).padStart(7)}  ${detail}`.trimEnd());
    return result;
  } catch (error) {
    say(`  FAIL ${title.padEnd(14)} ${seconds(since).padStart(7)}`);
    throw error;
  } finally {
    clearInterval(waiting);
  }
}
